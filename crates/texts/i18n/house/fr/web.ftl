### The pages in the browser, whatever is played.
###
### A seat $x comes with $x-is (you / other). Names, codes and counts come in as parameters.
### The reader is addressed as « vous ». In French 0 counts as [one].

## The frame

web-skip = Aller au contenu
web-brand = Loup, tous les jeux
web-nav = Pages
web-nav-games = Jeux
web-nav-learn = Apprendre
web-learn-rules = Chaque règle avec son numéro, dans nos propres mots. Les trois références répondent à ce qu’une table laisse ouvert.
web-nav-about = À propos
web-nav-rules = Règles
web-me = Profil
# $name is text.
web-me-named = Vous êtes { $name }
web-settings = Réglages
web-language = Langue
web-theme = Apparence
web-theme-system = Comme le système
web-theme-light = Jour
web-theme-dark = Nuit
web-sound = Son
web-volume = Volume
web-speed = Coups des autres
web-speed-slow = Lents
web-speed-normal = Normaux
web-speed-fast = Rapides
web-speed-none = Instantanés
web-title-mark = Signaler mon tour dans l’onglet
web-chat-shown = Montrer la discussion
web-keys = Touches
web-keys-escape = annuler le choix, ou passer l’animation
web-keys-on = Touches simples (lettres sur le plateau, chiffres, + et −)
web-keys-hint = demander un conseil à votre tour
web-keys-arrows = avancer ou reculer dans une partie rejouée
web-keys-numbers = les actions, ou les cartes de votre main
web-keys-next = chose suivante ou précédente à jouer
web-keys-tiles = vos tuiles
web-keys-end = finir le déplacement ou le tour
web-keys-again = revoir
web-keys-map = vers la case voisine sur la carte
web-keys-zoom = agrandir, réduire, carte entière
web-keys-help = cette liste
web-net-lost = Connexion perdue. Nouvel essai…
web-net-back = Connexion rétablie.
web-net-sending = Envoi…
web-net-unsure = Pas encore de réponse. On ne sait pas si votre coup est arrivé.
web-net-unsent = Votre coup n’a pas été envoyé.
web-net-arrived = Votre coup a été joué.
web-net-again = Réessayer
web-unofficial = Loup est une édition non officielle, faite par des joueurs avec leurs propres mots et dessins. Les jeux appartiennent à leurs auteurs et éditeurs : s’ils vous plaisent, achetez-les.
web-rule-open = Lire cette règle
# What the small signs of a board mean.
web-signs = Ce que disent les signes
web-choose = Choisir
# Beside “Log” and “Chat”, on low screens.
web-more = Plus
web-cancel = Annuler
web-save = Enregistrer
web-copy = Copier
web-copied = Copié
web-your-name = Votre nom
# A list of names: $names is already joined.
web-list = { $names }
# A number with a true minus sign.
web-number = { $number }

## Home

web-home-title = Trois jeux de loups, une table tranquille
web-home-lead = Entre amis, ou contre des bots quand personne n’est libre.
web-home-description = Jouez au Clan des Loups, à Wolf & Hound et à Triqueta dans votre navigateur, entre amis ou contre des bots honnêtes.
web-players = Joueurs
web-play-now = Jouer
web-new-table = Inviter des amis
web-home-mine = Mes tables
web-home-mine-none = Vous n’êtes encore à aucune table. Ouvrez-en une ci-dessus, en un clic.
web-hello = Bon retour, { $name }
web-hello-morning = Bonjour, { $name }
web-hello-day = Bonjour, { $name }
web-hello-evening = Bonsoir, { $name }
web-home-waits =
    { $count ->
        [one] Une table vous attend.
       *[other] { $count } tables vous attendent.
    }
web-home-waits-label = Tables qui vous attendent
web-home-waits-more =
    { $count ->
        [one] { $count } autre attend
       *[other] { $count } autres attendent
    }
web-home-mine-no-others = Toutes vos autres parties sont terminées.
web-home-past = Toutes les parties finies
web-home-all-options = Toutes les options
web-bots = Bots
web-name-ask = Comment vous appeler ?
web-name-ask-about = Les autres à la table voient ce nom. Ni compte, ni e-mail.
web-name-ask-hint = Un nom que vos amis connaissent
web-name-ask-yes = C’est moi
web-name-ask-later = Plus tard
web-home-join = Rejoindre une table
web-home-join-label = Nom, code ou lien d’une table
web-home-join-go = Rejoindre
web-home-join-about = Vous avez reçu un lien ? Ouvrez-le, ou collez-le ici.
web-home-upload = Revoir une partie enregistrée
web-home-upload-label = Un fichier de partie
web-home-upload-go = Revoir
web-home-upload-about = Tout fichier écrit par Loup, ici ou dans le terminal.
web-home-open = Tables ouvertes
web-home-open-none = Personne ne cherche de joueurs pour l’instant. Votre table publique apparaîtra ici.
web-home-finished = Parties terminées
web-about-title = À propos de Loup
web-about-what = Loup est une table pour trois jeux de loups : Le Clan des Loups (The Wolves), Wolf & Hound, et Triqueta avec Hidden Wolves. Il connaît toutes les règles des boîtes, cite la règle chaque fois qu’il refuse un coup, et n’oublie aucune partie : chacune peut être revue, poursuivie et vérifiée.
web-about-fair = La donne est juste et cela se prouve : son empreinte est montrée avant la partie, la graine après. Les bots voient ce que leur place peut voir, et rien de plus.

## Tables in lists

web-table-open = Ouvrir
web-table-invite = Inviter
web-table-join = Rejoindre
web-table-look = Revoir
web-free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-state-lobby = En attente de joueurs
web-state-yours = À vous de jouer
web-state-you-won = Vous avez gagné
web-state-playing = À { $name } de jouer
# $names is a list, $count how many they are.
web-state-won =
    { $count ->
        [one] Gagnée par { $names }
       *[other] Gagnée ensemble par { $names }
    }

## A new table

# $game is the game’s name (text).
web-new-title = Nouvelle table : { $game }
web-new-problem = Ces choix sont incompatibles :
web-new-refresh = Actualiser
web-new-seats-about = Chaque ami reçoit son propre lien. Les personnes à cet écran y jouent à tour de rôle ; ce qui est caché reste derrière un rideau.
web-seats = Places
web-sit-me = Moi
web-sit-friend = Un ami, par lien
web-sit-here = Quelqu’un à cet écran
web-sit-here-name = Son nom
# $level is the level’s name.
web-sit-bot = Bot : { $level }
web-presets = Configurations proposées
# $cards is a list.
web-presets-cards = { $cards }
web-presets-more = { $count } de plus
web-options = Options
web-options-usual = Tout suit la règle du jeu.
web-option-first = Qui commence
web-option-file = Ou depuis un fichier
web-option-own-text = un texte à vous
web-new-table-kind = La table
web-new-private = Privée
web-new-listed = Publique
web-new-listed-about = Une table publique figure sur la page d’accueil, et chacun peut y prendre une place libre. À une table privée, on joue et on regarde par lien.
web-new-make = Ouvrir la table

## Bots

web-bot-level = Le niveau du bot

## Before the start

web-lobby-ready = Tout le monde est là
web-lobby-waiting = En attente de joueurs
web-lobby-host = Envoyez les liens, donnez des places aux bots, et commencez quand tout le monde est là.
web-lobby-guest = Prenez une place libre. La personne qui a ouvert la table lance la partie.
web-lobby-missing = Il faut d’abord que chaque place soit prise.
web-lobby-here = À la table : { $names }. Places libres : { $free }.
web-lobby-start = Commencer la partie
web-lobby-dealing = La donne se prépare
# $names is a list of players.
web-lobby-parts = Chaque navigateur ajoute sa part de hasard, afin que personne ne choisisse la donne. En attente de { $names } : la partie commence dès que leur page est ouverte.
web-lobby-promises = Chaque part de la donne est promise par son SHA-256 avant que quiconque la connaisse. Pour vérifier la donne plus tard, notez ces valeurs : à la fin de la partie, les parts sont montrées à côté.
web-part-promised = Ajoutera sa part à la donne
web-part-given = A ajouté sa part à la donne
web-lobby-code = Code de cette table : { $code }
web-seat-free = Libre
web-seat-sit = S’asseoir ici
web-seat-leave = Quitter la place
web-seat-kick = Renvoyer { $name } définitivement
web-seat-more = À propos de { $name }
web-seat-mute = Fermer le chat à { $name }
web-seat-unmute = Rouvrir le chat à { $name }
web-kick-reason = Raison, si vous voulez
web-seat-clear = Libérer la place
web-seat-bot = Placer un bot
web-seat-swap = Échanger avec la place { $number }
web-rename = Renommer
web-sits-free = encore personne
web-sits-you = vous
web-sits-here = en ligne
web-sits-away = hors ligne
web-sits-guest = à un écran partagé
# $level is the level’s name.
web-sits-bot = bot, { $level }
web-sits-stand-in = bot remplaçant, { $level }
web-invite-label = Invitation à la place { $number }
web-qr = Code à scanner
# $host and $game are text.
web-invitation = { $host } vous invite à jouer à « { $game } »
web-invitation-seat = Votre place
web-invitation-accept = Prendre la place
web-invitation-watch = Seulement regarder

## At the table

web-board = Le plateau
web-own = Votre espace
web-undo = Reprendre le coup
web-reset = Recommencer le tour
web-turn = joue
web-turn-order = ordre du tour
web-idle-player = Ce n’est pas votre tour. Profitez-en pour regarder la table.
web-idle-spectator = Vous regardez. Ce qui est caché aux joueurs l’est aussi pour vous.
web-curtain-title = Cet écran est partagé
web-curtain-about = Passez l’appareil. Ce qu’une seule personne peut voir ne s’affiche que lorsqu’elle l’ouvre.
# $name is text.
web-curtain-open = Je suis { $name }
web-curtain-close = Cacher mon jeu
web-choice-clear = Annuler le choix
web-text-view = Le plateau en texte
web-text-open = Lire le plateau en texte
web-text-changes = Ce que les autres ont fait depuis votre dernier tour
web-text-ask = Une question sur la table, par exemple { "near 3F" }
web-text-answer = Répondre
web-text-again = Actualiser
web-text-back = Retour au plateau
web-log = Journal
web-log-empty = Rien ne s’est encore passé.
web-taken-back = Repris :
web-becomes = devient
web-log-earlier = Lignes précédentes
web-since = Depuis votre dernier tour
web-chat = Discussion
web-chat-all = toute la table la lit
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-chat-off = désactivée
web-chat-about = Ce qui se dit à vos tables. Vous pouvez désactiver la discussion ; personne ne le remarquera.
web-hint = Conseil
web-hint-wait = Réflexion…
web-hints = Les meilleurs coups
web-hints-about = D’après ce que vous pouvez savoir. Un conseil ne regarde jamais une carte ou un jeton cachés.
# $percent is a whole number.
web-hint-share = { $percent } % de chances de gagner
web-hint-best = le meilleur trouvé
web-hint-equal = tout aussi bon
web-hint-only = le seul coup possible
# $percent is a whole number greater than 0.
web-hint-change = { $percent ->
        [one] { $percent } point
       *[other] { $percent } points
    } de pourcentage sous le meilleur
web-hint-close = moins d’un point de pourcentage sous le meilleur
web-hints-rule = Conseils
web-hints-allowed = autorisés
web-hints-forbidden = non autorisés
web-hints-auto = Seulement contre des bots
web-hints-on = Autorisés
web-hints-off = Non autorisés
web-hints-rule-about = Un conseil nomme les trois meilleurs coups et dit pourquoi. La barre qui montre qui mène suit la même règle. Toute la table voit ce choix.
web-bar = Qui mène
web-bar-auto = Seulement contre des bots
web-bar-about = Les chances de gagner de chaque joueur, d’après ce que vous pouvez savoir.
web-bar-where = La barre apparaît aux tables qui autorisent les conseils.
# $percent is a whole number.
web-bar-share = { $percent } %
web-stand-in = Laisser un bot jouer
web-return = Reprendre la place
web-ask-back = Demander à reprendre votre dernier tour
web-asks-back =
    { $seat-is ->
        [you] Vous demandez à reprendre votre dernier tour et tout ce qui a suivi.
       *[other] { $seat } demande à reprendre un tour et tout ce qui a suivi.
    }
# $names is text.
web-asks-awaited = Sans réponse pour l’instant : { $names }.
web-agree = D’accord
web-refuse = Refuser
web-withdraw = Tant pis
web-leave-game = Quitter la partie
web-pause = Laisser un bot jouer pour moi
web-pause-about = Un bot joue pour vous jusqu’à ce que vous repreniez votre place.
web-resign = Abandonner
web-resign-sure = Oui, j’abandonne.
web-resign-ends = Si vous abandonnez, l’autre camp gagne aussitôt.
web-resign-about = Si vous abandonnez, un bot continue à votre place, et vous terminez dernier. Vous ne pourrez pas reprendre la place.
web-gone = a abandonné
web-why-not = Pourquoi pas ?
web-why-label = Un coup en notation
web-why-ask = Demander
web-why-about = Écrivez un coup en notation, et Loup cite la règle qui l’interdit.
web-why-legal = Aucune règle ne l’interdit : ce coup est possible maintenant.
# $version and $known are whole numbers; $known is 0 when the game itself is not known.
web-archive-about = { $known ->
        [0] Cette table a été jouée avec des règles que ce serveur ne connaît pas. On ne peut ici ni la poursuivre ni la revoir, mais rien n’est perdu : voici ce qui a été noté.
       *[other] Cette table a été jouée avec la version { $version } des règles, et ce serveur connaît la version { $known }. On ne peut ici ni la poursuivre ni la revoir, mais rien n’est perdu : voici ce qui a été noté.
    }
web-archive-result = Résultat
web-archive-open = La partie n’était pas terminée.
web-archive-over = La partie était terminée.
# $names is text.
web-archive-won = Gagnée par { $names }
web-archive-moves = Les coups tels qu’ils ont été notés

## After the game

web-won =
    { $seat-is ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    }
# $names is a list of players.
web-won-shared = Victoire partagée : { $names }
# $team is the name of a team, $names the list of its people.
web-won-team = L’équipe { $team } gagne : { $names }
web-scores = Scores
web-score-total = Total
web-score-place = Rang
web-download = Télécharger
web-rematch = Rejouer
web-rematch-go = Partie suivante
web-fair = La donne vérifiable
web-fair-about = Cette empreinte de la graine a été fixée avant le premier coup. La graine est montrée à la fin de la partie : chacun peut alors vérifier la donne.
web-fair-over = La graine correspond à l’empreinte montrée avant le premier coup, et décide de toute la donne.
web-fair-verify = Pour vérifier, téléchargez le fichier et lancez :
web-fair-none = Cette partie a commencé par une position choisie : il n’y a pas de graine.
web-fair-parts = La graine est l’empreinte de ce que chacun a ajouté. Chacun a promis sa part par son SHA-256 avant qu’aucune ne soit connue ; les parts elles-mêmes suivent à la fin de la partie.
# $name is a player.
web-fair-part-seat = Promis par { $name }
web-fair-part-house = Promis par le serveur
web-commitment = Empreinte (SHA-256)
web-seed = Graine

## Replay

web-replay = Revoir
web-replay-steps = Étapes
web-replay-first = Au début
web-replay-previous = Reculer d’un coup
web-replay-next = Avancer d’un coup
web-replay-last = À la fin
web-replay-ply = Coup
web-replay-go = Aller
web-replay-start = Le début
web-replay-as = Vue
web-replay-as-all = tout à découvert
web-replay-bar-about = Les chances de gagner de chaque joueur à cette étape, d’après ce que l’observateur choisi pouvait savoir.
web-replay-as-public = spectateur
web-ply-of = coup { $ply } sur { $plies }
web-fork = Continuer d’ici
web-fork-seat = Jouer à la place de
web-fork-go = Jouer la suite
web-fork-about = Une nouvelle table contre des bots. Ce que cette personne ne pouvait pas savoir est redistribué.

## You

web-me-saved = Enregistré.
web-me-name-about = Les autres le voient à chaque table. Il n’y a ni compte ni mot de passe : ce navigateur est reconnu.
web-personal = Votre lien personnel
web-personal-about = Ouvrez-le sur un autre appareil pour y être la même personne, avec toutes vos tables. Quiconque a ce lien peut jouer à votre place : ne le donnez à personne.
web-personal-show = Montrer le lien
web-personal-new = Créer un nouveau lien
web-personal-new-about = L’ancien ne fonctionnera plus. Ce qui est connecté le reste.
web-devices = Appareils connectés
web-devices-about = Les navigateurs et les programmes qui jouent en votre nom. Déconnectez ce que vous n’utilisez plus ou ne connaissez pas.
web-device-program = Un programme, ou un navigateur plus ancien
web-device-here = ce navigateur
web-device-seen = vu pour la dernière fois
web-device-out = Déconnecter
web-me-signed-out = C’est déconnecté.
web-me-new-link = Vous avez un nouveau lien personnel. L’ancien ne fonctionne plus.
# $name is text.
web-become = Continuer en tant que { $name } sur cet appareil ?
web-become-about = Vous avez ouvert un lien personnel. Ce navigateur aura alors le nom et les tables de cette personne au lieu des siens.
web-become-yes = Oui, c’est moi

## Rules

# $game is text.
web-rules-title = { $game } : les règles
web-rules-contents = Sommaire
web-rules-none = Les règles de ce jeu ne sont pas encore rédigées.

## When something goes wrong

web-error-missing = Rien ici
web-error-forbidden = Vous ne pouvez pas faire cela ici
web-error-stale = La table a avancé
web-error-large = C’est trop gros
web-error-often = Doucement, s’il vous plaît
web-error-request = Cette demande n’a pas été comprise
web-error-server = Loup a trébuché
web-error-home = Retour à l’accueil
web-error-again = Réessayer
web-error-status = Statut { $status }
web-advice-missing = Le lien est peut-être incomplet, ou la table a été supprimée. Vos tables sont sur la page d’accueil.
web-advice-forbidden = Ouvrez la table avec le navigateur, ou le lien personnel, avec lequel vous avez pris votre place.
web-advice-stale = Rechargez la page et regardez ce qui s’est passé.
web-advice-large = Envoyez quelque chose de plus court.
web-advice-often = Attendez quelques secondes, puis réessayez.
web-advice-request = Revenez en arrière, rechargez la page et réessayez.
web-advice-server = Rien de ce qui a été confirmé n’est perdu. Réessayez dans un instant.

## The gallery

web-gallery = Galerie
web-gallery-about = Chaque pièce, chaque carte et chaque état une fois, de jour et de nuit.
web-gallery-symbols = Symboles
web-gallery-scenes = Images
web-gallery-states = États
web-gallery-button = Reprendre
web-gallery-cards = Cartes de Wolf & Hound

## Le flux

web-feed = Flux
web-feed-about = Vos tours dans un lecteur de flux : un flux Atom des tables qui vous attendent, sans rien de caché. Quiconque connaît l’adresse peut le lire ; un nouveau lien personnel annule l’ancienne adresse.
web-feed-show = Afficher l’adresse
web-feed-title = Loup : à vous de jouer
# $table et $game sont des noms.
web-feed-turn = À vous de jouer : { $table } ({ $game })

## What is kept about people

web-privacy-title = Vie privée
web-privacy-about = Ce que ce serveur garde de vous. Loup ne demande ni compte, ni adresse électronique, ni mot de passe, ne montre aucune publicité, et ses pages ne chargent rien d’autres sites.
web-privacy-kept = Ce qui est gardé
web-privacy-kept-you = De vous : le nom que vous vous êtes donné, votre langue, vos réglages, qui vous masquez dans la discussion, et la date de votre première venue.
web-privacy-kept-devices = De chaque navigateur ou programme que vous utilisez : l’empreinte de sa clé, les noms du navigateur et du système, la date de sa première venue et l’heure à laquelle il a été vu pour la dernière fois.
web-privacy-kept-tables = De chaque table : qui était assis où, tous les coups, et les lignes du chat avec leur nom et leur heure. Une ligne signalée est gardée pour les hôtes, avec dix lignes autour d’elle au plus, jusqu’à ce qu’ils aient traité le signalement.
web-privacy-kept-browser = Dans votre navigateur : un cookie avec votre clé, qui reste un an ; vos préférences d’affichage ; et vos propres parts des graines des parties. Qui ne fait que regarder ne reçoit pas de cookie, sauf en ouvrant sa propre page.
web-privacy-kept-address = Votre adresse réseau n’est ni gardée ni journalisée. Tant que le serveur fonctionne, il compte en mémoire combien de fois chaque adresse demande quelque chose, et sait de quel réseau chacun est venu en dernier. Si un hôte exclut une adresse, une empreinte à clé en est gardée jusqu’à la fin de l’exclusion, 90 jours au plus.
web-privacy-kept-hosts = Ce que font les hôtes est noté pendant un an : qui l’a fait, et envers qui. Une exclusion ou un silence est conservé avec votre nom et sa raison jusqu’à son terme. Quand vous êtes oublié, ces sanctions disparaissent, et les notes ne disent plus qui vous étiez.
web-privacy-seen = Qui peut le voir
web-privacy-seen-players = Chacun peut regarder une table publique, et qui y est invité une table privée, sans ce qui est caché ; la table voit qui regarde. Une partie finie est visible pour qui a son lien ; qui n’était pas à la table n’apprend les noms que si toute la table en a un. La donne et tous les coups sont visibles une fois la partie finie.
web-privacy-seen-host = La personne qui tient ce serveur a le fichier où tout cela est gardé. Un serveur mandataire placé devant peut tenir ses propres journaux.
web-privacy-long = Pendant combien de temps
web-privacy-long-host = Jusqu’à ce que la personne qui tient ce serveur l’efface, à la main ou après un délai qu’elle a fixé. Des sauvegardes peuvent le garder plus longtemps.
web-privacy-gone = Comment le faire effacer
web-privacy-gone-devices = Votre profil montre vos navigateurs et programmes : déconnectez-en un, et sa clé est effacée aussitôt.
web-privacy-gone-name = Vous pouvez y changer de nom ; les lignes du chat gardent le nom sous lequel elles ont été écrites.
web-privacy-gone-you = Votre profil vous remet tout ce qui vous concerne en un seul fichier, et vous oublie quand vous tapez votre nom : vos parties sans autre personne sont supprimées, et les autres gardent les leurs, avec « quelqu’un » à votre place.
web-privacy-gone-tables = Demandez à la personne qui tient ce serveur d’effacer une table : ses coups, ses places et son chat disparaissent aussitôt, sauf des sauvegardes.

# The page of a person: what they have played.
web-me-private = Cette page n’est visible que par vous.
web-me-private-about = Les autres voient votre nom à la table.
web-me-since = ici pour la première fois
# $count games are over, $week of them within a week.
web-me-games = { $count ->
    [0] aucune partie terminée
    [one] une partie
   *[other] { $count } parties
}{ $week ->
    [0] {""}
   *[other] , dont { $week } cette semaine
}
web-lately = Dernièrement
web-lately-running = { $count } victoires d’affilée.
# $level is a bot's name, $game a game.
web-lately-beat = { $count ->
    [1] Vous avez battu { $level } à { $game } pour la première fois.
    [2] Vous avez battu { $level } à { $game } pour la deuxième fois.
    [3] Vous avez battu { $level } à { $game } pour la troisième fois.
   *[other] Vous avez battu { $level } { $count } fois à { $game }.
}
web-lately-best = Votre meilleur score à { $game } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-results = Résultats
web-results-about = victoires / parties
web-results-players = joueurs
web-results-none = aucune
web-results-which = Selon le nombre de joueurs, et contre chaque sorte de bots. Les parties guidées et celles qui en continuent une autre ne comptent pas.
web-favourites = Favoris
web-favourites-in = { $won ->
    [0] dans { $games } parties sur { $all }
    [1] dans { $games } parties sur { $all }, dont 1 gagnée
   *[other] dans { $games } parties sur { $all }, dont { $won } gagnées
}
web-past = Parties jouées
web-past-all = Toutes ({ $count })
web-past-filter = Chercher
web-past-none = Aucune partie n’est encore terminée.
web-past-begin = En commencer une
web-past-with = avec { $names }
# $place of $of players.
web-past-place-points = Place { $place } sur { $of }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-past-won = gagnée
web-past-lost = perdue
web-past-game = Jeu
web-past-all-games = Tous
web-past-with-whom = Avec qui
web-past-anybody = avec n’importe qui
web-past-result = Résultat
web-past-both = gagnées et perdues
web-past-only-won = gagnées
web-past-only-lost = perdues
web-past-show = Afficher
web-past-found = { $count ->
    [0] Aucune partie
    [one] Une partie
   *[other] { $count } parties
}
web-past-no-match = Aucune partie ne correspond.
web-past-everything = Tout afficher
web-past-pages = Pages
web-past-page = Page { $page } sur { $pages }
web-past-newer = Plus récentes
web-past-older = Plus anciennes

# Everything in one file, and the way out.
web-data = Vos données
web-data-export = Tout emporter
web-data-export-about = { $count ->
    [one] { $count } partie, vos réglages et ce que vous avez écrit, en un seul fichier.
   *[other] { $count } parties, vos réglages et ce que vous avez écrit, en un seul fichier.
}
web-data-delete = Me supprimer
web-data-delete-about = C’est irréversible.
web-data-delete-own = Les parties jouées sans autre personne ou contre des bots, et les fichiers de partie que vous avez apportés, sont supprimés. De même votre nom, vos réglages, ce que vous avez écrit dans la discussion et les clés de tous vos appareils.
web-data-delete-others = Les parties jouées avec d’autres leur restent ; vous y êtes appelé « quelqu’un ».
web-data-delete-running = Aux tables qui ne sont pas finies, un bot continue à votre place.
web-data-delete-kept = Les sauvegardes, et les fichiers que d’autres ont enregistrés, restent tels quels. Qui est exclu par un hôte le reste. Les lignes signalées restent aux hôtes jusqu’à ce qu’ils aient traité le signalement.
web-data-delete-type = Tapez { $name } pour continuer
web-data-delete-go = Supprimer
web-data-not-deleted = Rien n’a été supprimé : ce n’est pas votre nom.
web-data-deleted = Vous êtes oublié
web-data-deleted-about = Plus rien ici ne vous connaît. Merci d’avoir joué.
web-data-deleted-home = Vers l’accueil
