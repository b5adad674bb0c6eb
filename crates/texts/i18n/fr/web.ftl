### The pages in the browser.
###
### A seat $x comes with $x-is (you / other). Names, codes and counts come in as parameters.
### The reader is addressed as « vous ». In French 0 counts as [one].

## The frame

web-skip = Aller au contenu
web-brand = Loup, tous les jeux
web-nav = Pages
web-nav-games = Jeux
web-nav-mine = Mes tables
web-nav-about = À propos
web-nav-rules = Règles
web-me = À propos de vous
# $name is text.
web-me-named = Vous êtes { $name }
web-settings = Réglages
web-language = Langue
web-theme = Lumière
web-theme-system = Comme le système
web-theme-light = Jour
web-theme-dark = Nuit
web-sound = Un son quand c’est votre tour
web-speed = Coups des autres
web-speed-slow = Lents
web-speed-normal = Tranquilles
web-speed-fast = Rapides
web-speed-none = D’un coup
web-title-mark = Marquer l’onglet quand c’est votre tour
web-chat-shown = Montrer la discussion
web-keys = Touches
web-keys-escape = abandonner un choix commencé, ou sauter ce qui se joue
web-keys-hint = demander un conseil quand c’est votre tour
web-keys-arrows = avancer ou reculer dans une partie rejouée
web-keys-help = cette liste
web-net-lost = Connexion perdue. Nouvel essai…
web-net-back = Connexion rétablie.
web-unofficial = Loup est une édition non officielle, faite par des joueurs avec leurs propres mots et dessins. Les jeux appartiennent à leurs auteurs et éditeurs : s’ils vous plaisent, achetez les boîtes.
web-rule-open = Lire cette règle
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
web-home-lead = Entre amis, ou contre des bots en leur absence.
web-home-description = Jouez à The Wolves, Wolf & Hound et Triqueta dans votre navigateur, entre amis ou contre des bots honnêtes.
web-players = Joueurs
web-game-players = { $least }–{ $most } joueurs
web-play-now = Jouer
web-new-table = Inviter des amis
web-home-mine = Mes tables
web-home-mine-none = Vous n’êtes encore à aucune table. Un clic ci-dessus suffit pour en ouvrir une.
web-home-waiting =
    { $open } en cours, { $yours ->
        [0] aucune ne vous attend
        [one] { $yours } vous attend
       *[other] { $yours } vous attendent
    }
web-home-join = Rejoindre une table
web-home-join-label = Code de table ou lien d’invitation
web-home-join-go = Rejoindre
web-home-join-about = Vous avez reçu un lien ? Ouvrez-le, ou collez-le ici.
web-home-upload = Revoir une partie enregistrée
web-home-upload-label = Un fichier de partie
web-home-upload-go = Revoir
web-home-upload-about = Tout fichier écrit par Loup, ici ou dans le terminal.
web-home-open = Tables ouvertes
web-home-open-none = Personne ne cherche de compagnie pour l’instant. Une table que vous affichez apparaît ici.
web-home-finished = Parties terminées
web-about-title = À propos de Loup
web-about-what = Loup est une table pour trois jeux de loups : The Wolves, Wolf & Hound, et Triqueta avec Hidden Wolves. Il connaît toutes les règles des boîtes, ne refuse rien sans nommer la règle, et n’oublie rien : chaque partie peut être rejouée, poursuivie et vérifiée.
web-about-fair = La donne est juste et cela se prouve : son empreinte est montrée avant la partie, la graine après. Les bots voient ce que leur place peut voir, et rien de plus.

## Tables in lists

# $code is the table’s code (text).
web-table-name = Table { $code }
web-table-continue = Continuer
web-table-open = Ouvrir
web-table-join = Rejoindre
web-table-look = Revoir
web-free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-state-lobby = On s’installe
web-state-yours = À vous de jouer
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
web-new-problem = Cela ne va pas ensemble :
web-new-refresh = Réafficher
web-new-seats-about = Chaque ami reçoit son propre lien. Les personnes à cet écran y jouent à tour de rôle ; ce qui est caché reste derrière un rideau.
web-seats = Places
web-sit-me = Moi
web-sit-friend = Un ami, par lien
web-sit-here = Quelqu’un à cet écran
web-sit-here-name = Son nom
# $level is the level’s name.
web-sit-bot = Bot : { $level }
web-presets = Ensembles tout prêts
web-options = Options
web-options-usual = Tout comme le propose la règle.
web-option-first = Qui commence
web-option-file = Ou depuis un fichier
web-option-own-text = un texte à vous
web-new-table-kind = La table
web-new-private = Privée
web-new-listed = Affichée
web-new-listed-about = Une table affichée figure sur la première page, et chacun peut y prendre une place libre. À une table privée, on vient par lien.
web-limit = Temps par tour
web-limit-none = Sans limite
web-limit-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-limit-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
web-limit-about = Passé ce temps, toute personne à la table peut laisser un bot jouer à sa place. Qui revient reprend sa place.
web-new-make = Ouvrir la table

## Bots

bot-cub = Louveteau
bot-scout = Éclaireur
bot-hunter = Chasseur
bot-alpha = Alpha
web-bot-level = Le niveau du bot

## Before the start

web-lobby-ready = Tout le monde est là
web-lobby-waiting = On attend du monde
web-lobby-host = Envoyez les liens, donnez des places aux bots, et commencez quand tout le monde est là.
web-lobby-guest = Prenez une place libre. La personne qui a ouvert la table lance la partie.
web-lobby-missing = Il faut d’abord que chaque place soit prise.
web-lobby-start = Commencer la partie
web-lobby-code = Code de cette table : { $code }
web-seat-free = Libre
web-seat-sit = S’asseoir ici
web-seat-leave = Quitter la place
web-seat-clear = Libérer cette place
web-seat-bot = Mettre un bot ici
web-seat-swap = Échanger avec la place { $number }
web-rename = Renommer
web-sits-free = encore personne
web-sits-you = vous
web-sits-here = présent
web-sits-away = absent
web-sits-guest = à un écran partagé
# $level is the level’s name.
web-sits-bot = bot, { $level }
web-sits-stand-in = bot remplaçant, { $level }
web-invite-link = Lien d’invitation
web-invite-label = Invitation à la place { $number }
web-qr = Code à scanner
# $host and $game are text.
web-invitation = { $host } vous invite à { $game }
web-invitation-seat = Votre place
web-invitation-accept = Prendre la place
web-invitation-watch = Seulement regarder

## At the table

web-board = Le plateau
web-own = Votre espace
web-undo = Reprendre le coup
web-reset = Recommencer le tour
web-turn = à jouer
web-idle-player = Ce n’est pas votre tour. Profitez-en pour regarder la table.
web-idle-spectator = Vous regardez. Ce qui est caché aux joueurs l’est aussi pour vous.
web-curtain-title = Cet écran est partagé
web-curtain-about = Passez-le. Ce qu’une seule personne peut voir s’affiche quand elle l’ouvre.
# $name is text.
web-curtain-open = Je suis { $name }
web-curtain-close = Cacher mes affaires
web-choice-clear = Abandonner le choix
web-text-view = Le plateau en texte
web-text-open = Lire le plateau en texte
web-text-again = Regarder à nouveau
web-text-back = Vers l’image
web-log = Journal
web-log-empty = Rien ne s’est encore passé.
web-log-earlier = Lignes précédentes
web-since = Depuis votre dernier tour
web-chat = Discussion
web-chat-all = toute la table la lit
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-chat-off = désactivée
web-chat-about = Ce qui se dit à vos tables. Vous pouvez la désactiver ; les autres ne le remarquent pas.
web-hint = Conseil
web-hint-wait = Réflexion…
web-hints = Les meilleurs coups
web-hints-about = D’après ce que vous pouvez savoir. Le conseiller ne voit ni carte ni jeton caché.
# $percent is a whole number.
web-hint-share = { $percent } % de chances de gagner
web-hint-best = le meilleur trouvé
web-hint-equal = tout aussi bon
# $percent is a whole number greater than 0.
web-hint-change = { $percent } % de moins que le meilleur
web-hints-rule = Conseils
web-hints-allowed = autorisés
web-hints-forbidden = non autorisés
web-hints-auto = Seulement contre des bots
web-hints-on = Autorisés
web-hints-off = Non autorisés
web-hints-rule-about = Un conseil nomme les trois meilleurs coups et dit pourquoi. La barre qui montre qui mène suit la même règle. Tout le monde à la table voit ce qui a été choisi.
web-bar = Qui mène
web-bar-auto = Seulement contre des bots
web-bar-about = Les chances de gagner de chaque joueur, d’après ce que vous pouvez savoir.
web-bar-where = Elle apparaît aux tables qui autorisent les conseils.
# $percent is a whole number.
web-bar-share = { $percent } %
web-stand-in = Laisser un bot jouer
web-return = Reprendre la place
web-why-not = Pourquoi pas ?
web-why-label = Un coup, tel qu’il s’écrit
web-why-ask = Demander
web-why-about = Écrivez un coup dans sa notation, et Loup nomme la règle qui s’y oppose.
web-why-legal = Rien ne s’y oppose : ce coup est possible maintenant.
web-back-to-table = Retour à la table
# $version and $known are whole numbers; $known is 0 when the game itself is not known.
web-archive-about = { $known ->
        [0] Cette table a été jouée avec des règles que ce serveur ne connaît pas. On ne peut ici ni la poursuivre ni la revoir, mais rien n’est perdu : voici ce qui a été noté.
       *[other] Cette table a été jouée avec la version { $version } des règles, et ce serveur connaît la version { $known }. On ne peut ici ni la poursuivre ni la revoir, mais rien n’est perdu : voici ce qui a été noté.
    }
web-archive-result = Résultat
web-archive-open = La partie n’était pas terminée.
web-archive-over = La partie était terminée.
# $names is text.
web-archive-won = Gagné : { $names }
web-archive-moves = Les coups tels qu’ils ont été notés

## After the game

web-won =
    { $seat-is ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    }
# $names is a list of players.
web-won-shared = La victoire est partagée entre { $names }
# $team is the name of a team, $names the list of its people.
web-won-team = L’équipe { $team } gagne : { $names }
web-scores = Scores
web-score-total = Total
web-score-place = Rang
web-download = Fichier
web-rematch = Rejouer
web-rematch-go = Vers la partie suivante
web-fair = La donne vérifiable
web-fair-about = Cette empreinte de la graine a été fixée avant le premier coup. La graine est montrée à la fin de la partie : chacun peut alors vérifier la donne.
web-fair-over = La graine correspond à l’empreinte montrée avant le premier coup, et décide de toute la donne.
web-fair-verify = Pour vérifier, téléchargez le fichier et lancez :
web-fair-none = Cette partie a commencé par une position choisie : il n’y a pas de graine.
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
web-replay-as = Vu par
web-replay-as-all = tous, à découvert
web-replay-as-public = un spectateur
web-ply-of = coup { $ply } sur { $plies }
web-fork = Continuer à partir d’ici
web-fork-seat = À la place de qui
web-fork-go = Jouer la suite
web-fork-about = Une nouvelle table contre des bots. Ce que cette personne ne pouvait pas savoir est redistribué.

## You

web-me-saved = Enregistré.
web-me-name-about = Les autres le voient à chaque table. Il n’y a ni compte ni mot de passe : ce navigateur est reconnu.
web-personal = Votre lien personnel
web-personal-about = Ouvrez-le sur un autre appareil pour y être la même personne, avec toutes vos tables. Qui le possède est vous : gardez-le pour vous.
web-personal-show = Montrer le lien
# $name is text.
web-become = Être { $name } sur cet appareil ?
web-become-about = Vous avez ouvert un lien personnel. Ce navigateur aura alors le nom et les tables de cette personne au lieu des siens.
web-become-yes = Oui, c’est moi

## Rules

# $game is text.
web-rules-title = { $game } : les règles
web-rules-contents = Sommaire
web-rules-none = Les règles de ce jeu ne sont pas encore rédigées.

## When something goes wrong

web-error-missing = Il n’y a rien ici
web-error-forbidden = Cela ne vous revient pas
web-error-stale = La table a avancé
web-error-large = C’est trop
web-error-often = Doucement
web-error-request = Cela n’avait pas de sens
web-error-server = Loup a trébuché
web-error-home = Vers la première page
web-error-again = Réessayer
web-error-status = Statut { $status }
web-advice-missing = Le lien est peut-être incomplet, ou la table a été rangée. Vos tables sont sur la première page.
web-advice-forbidden = Ouvrez la table avec le navigateur, ou le lien personnel, avec lequel vous avez pris votre place.
web-advice-stale = Rechargez la page et regardez ce qui s’est passé.
web-advice-large = Envoyez quelque chose de plus court.
web-advice-often = Attendez quelques secondes, puis réessayez.
web-advice-request = Revenez en arrière, rechargez la page et réessayez.
web-advice-server = Rien de ce qui a été confirmé n’est perdu. Réessayez dans un instant.

## The board of Triqueta

# $round is a number.
web-triqueta-round = Manche { $round } sur 4
web-triqueta-final = Après la manche 4
web-triqueta-tower = Tour
# $light and $shadow tokens are left in the open tower.
web-triqueta-left =
    reste { $light ->
        [one] { $light } clair
       *[other] { $light } clairs
    }, { $shadow ->
        [one] { $shadow } ombre
       *[other] { $shadow } ombres
    }
web-triqueta-left-light = reste { $light }
web-triqueta-tower-empty = vide
# What stands above a column.
web-triqueta-cap-light =
    { $light ->
        [one] { $light } clair
       *[other] { $light } clairs
    }
web-triqueta-cap-shadow = ombre
web-triqueta-cap-empty = vide
# A column’s name: $below tokens lie below the one on top.
web-triqueta-column-light =
    { $below ->
        [0] colonne { $column } : un jeton clair, le dernier
        [one] colonne { $column } : jeton clair au sommet, { $below } jeton dessous
       *[other] colonne { $column } : jeton clair au sommet, { $below } jetons dessous
    }
web-triqueta-column-shadow = colonne { $column } : un jeton ombre, le dernier
web-triqueta-column-empty = colonne { $column } : vide
# $from is a column’s name.
web-triqueta-draw = Piocher dans la { $from }
web-triqueta-covered = Tours couvertes
# A covered tower with its round.
web-triqueta-covered-round = manche { $round }
web-triqueta-covered-name = La tour de la manche { $round } est couverte par sa tuile Arbre
web-triqueta-drawn =
    { $seat-is ->
        [you] Pioché par vous
       *[other] Pioché par { $seat }
    }
web-triqueta-first = à présent
web-triqueta-then = puis
web-triqueta-unseen = pas encore regardé
web-triqueta-light = jeton clair, face cachée
web-triqueta-shadow = jeton ombre, face cachée
# $animal is text. A token that lies face down and that the reader has seen.
web-triqueta-light-known = { $animal } sur un jeton clair, face cachée
web-triqueta-shadow-known = { $animal } sur un jeton ombre, face cachée
# $change is a signed difference.
web-triqueta-one-more = un de plus rapporte { $change }
web-triqueta-rows = Rangées
web-triqueta-rows-about = ce que chacune changerait pour vous
web-triqueta-rows-all = ce que chacune changerait
web-triqueta-row = Rangée { $row }
web-triqueta-row-empty = vide
web-triqueta-row-taken =
    { $seat-is ->
        [you] prise par vous
       *[other] prise par { $seat }
    }
web-triqueta-take = Prendre la rangée { $row }
web-triqueta-put = Dans la rangée { $row }
# $change is a signed difference, $then the same when the drawn token is put there.
web-triqueta-for =
    { $seat-is ->
        [you] vous { $change }
       *[other] { $seat } { $change }
    }
web-triqueta-for-then =
    { $seat-is ->
        [you] vous { $change }, puis { $then }
       *[other] { $seat } { $change }, puis { $then }
    }
# $change is what the row would change without the token that is being decided.
web-triqueta-now = à présent { $change }
web-triqueta-yours = pour vous
web-triqueta-with-hidden = { $change } avec vos jetons face cachée
web-triqueta-points = points
web-triqueta-reach = { $reach } avec les jetons face cachée
web-triqueta-in = en jeu
web-triqueta-out = a pris la rangée { $row }
# What stands under an animal: $now is its score, $next with one more.
web-triqueta-group = { $animal } : { $count }, vaut { $now }, avec un de plus { $next }
web-triqueta-face-down = Face cachée
web-triqueta-face-down-of =
    { $light ->
        [one] { $light } clair sur 2
       *[other] { $light } clairs sur 2
    }
web-triqueta-face-down-both =
    { $light ->
        [one] { $light } clair sur 2
       *[other] { $light } clairs sur 2
    } · { $shadow ->
        [one] { $shadow } ombre
       *[other] { $shadow } ombres
    }
web-triqueta-each = +1 chacun
web-triqueta-rock = rocher
web-triqueta-tree = tuile Arbre
web-triqueta-seen = Jetons vus
web-triqueta-seen-by-you = par vous
web-triqueta-seen-by-all = par tous
web-triqueta-of = sur { $tokens }
web-triqueta-scoring = Décompte
web-triqueta-per-animal = par animal
web-triqueta-value = valeur
web-triqueta-one = un
web-triqueta-two = deux
web-triqueta-three = trois
web-triqueta-four = quatre
web-triqueta-five = cinq
web-triqueta-tiles = Chaque tuile Arbre et le rocher : +1.
web-triqueta-collections = Les animaux
# What a final decision leads to: $points is the score.
web-triqueta-final-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-triqueta-fact-turn = Le jeton marqué est le prochain. Vous seul le regardez ; puis il va dans une rangée ou face cachée devant vous.
web-triqueta-fact-column = Touchez le sommet d’une colonne pour piocher. Un jeton ombre est toujours gardé face cachée.
web-triqueta-fact-pair = Vous regardez les deux jetons après le second. Les jetons ombre sont gardés ; deux jetons clairs prennent deux chemins différents.
web-triqueta-fact-keep =
    { $kept ->
        [one] { $kept } jeton clair sur 2 est face cachée devant vous.
       *[other] { $kept } jetons clairs sur 2 sont face cachée devant vous.
    }
# $way is where the first of two tokens went.
web-triqueta-fact-used = Le premier jeton est allé { $way } : celui-ci prend un autre chemin.
web-triqueta-fact-final = Les deux scores comptent vos jetons ombre.

## Le plateau de The Wolves
## $terrain, $shown and $hidden are terrains, $phase a phase of the moon, $piece a piece, $hex a hex’s name.

web-wolves-map = Carte de { $regions } régions
web-wolves-names = Afficher les noms des cases
web-wolves-zoom-in = Agrandir
web-wolves-zoom-out = Réduire
web-wolves-zoom-fit = Voir toute la carte
web-wolves-fit = Tout
# A hex to which the chosen wolf can go. $region is 0 on the start board; $how is push, join or free.
web-wolves-walk =
    { $hex }, { $terrain }, { $region ->
        [0] plateau de départ
       *[other] région { $region }
    }, permis, { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }{ $how ->
        [push] , repousse : { $pushed }
        [join] , rejoint la figurine présente
       *[free] { "" }
    }
web-wolves-steps = { $steps } pas sur { $speed }
web-wolves-pick = Choisir en { $hex } : { $piece }
web-wolves-put-down = Ne plus choisir en { $hex } : { $piece }
web-wolves-range = { $piece } en { $hex }, portée du hurlement { $range }
web-wolves-gain = +{ $vp } PV
web-wolves-act-move = Bouger
web-wolves-act-howl = Hurler
web-wolves-act-den = Tanière
web-wolves-act-lair = Antre
web-wolves-act-dominate = Dominer
web-wolves-cost = coûte { $cost }
web-wolves-not-possible = (impossible : pourquoi ?)
web-wolves-which-terrain = vers quel terrain ?
web-wolves-which-hex = choisissez une case marquée
web-wolves-which-piece = laquelle des deux figurines ?
web-wolves-stop = Fin du déplacement
web-wolves-end = Fin du tour
web-wolves-actions-left =
    { $count ->
        [0] plus d’action
        [one] { $count } action restante
       *[other] { $count } actions restantes
    }
# The name of a player’s board.
web-wolves-pack = { $pack }
web-wolves-you = Vous
web-wolves-vp = PV
web-wolves-terrain-tokens =
    { $count ->
        [one] { $count } jeton Terrain bonus
       *[other] { $count } jetons Terrain bonus
    }
web-wolves-action-tokens =
    { $count ->
        [one] { $count } jeton Action bonus
       *[other] { $count } jetons Action bonus
    }
web-wolves-terrain-token = jetons Terrain bonus
web-wolves-action-token = jetons Action bonus
web-wolves-dens = tanières construites
web-wolves-tiles = Tuiles Terrain
web-wolves-tiles-about = le verso dépasse
web-wolves-tiles-shown = Tuiles : { $tiles }
web-wolves-home = origine
web-wolves-pays = paie
web-wolves-attributes = Attributs
web-wolves-points = Points de victoire
web-wolves-region-points = régions { $vp }
web-wolves-values = Déploiement { $spread }, vitesse { $speed }, portée du hurlement { $howl }
web-wolves-calendar = Calendrier lunaire
web-wolves-to = avant { $phase }
web-wolves-dates =
    { $left ->
        [0] { $phase } : décompte à la fin de ce tour
        [one] { $left } date avant { $phase }
       *[other] { $left } dates avant { $phase }
    }
web-wolves-dates-over = Toutes les lunes sont décomptées
web-wolves-regions = Régions
web-wolves-regions-about = contrôle, prochain décompte d’abord
web-wolves-regions-done = Toutes les régions sont décomptées.
# What the first and the second in a region are paid.
web-wolves-prizes = { $first } / { $second } PV
web-wolves-nobody = personne encore
web-wolves-you-lead = vous menez
web-wolves-you-second = vous êtes 2e
web-wolves-you-share = vous partagez
web-wolves-second-open = 2e place libre
web-turn-order = ordre du tour
web-wolves-third = { $pack } : sur la carte, sans jamais agir

## The board of Wolf & Hound. $is says who a message is about: you, a person called $name, or a dummy whose
## number is $name.

# The letters on the teams’ badges.
web-hound-blue = B
web-hound-yellow = J
web-hound-name =
    { $is ->
        [you] Vous
        [dummy] Mannequin { $name }
       *[person] { $name }
    }
web-hound-at =
    { $is ->
        [you] chez vous
        [dummy] chez le mannequin { $name }
       *[person] chez { $name }
    }
web-hound-to =
    { $is ->
        [you] jusqu’à vous
        [dummy] jusqu’au mannequin { $name }
       *[person] jusqu’à { $name }
    }
# $team is text.
web-hound-team-sheep =
    { $sheep ->
        [one] { $team } : { $sheep } mouton
       *[other] { $team } : { $sheep } moutons
    }
web-hound-cards-played =
    { $played ->
        [one] { $played } carte jouée sur { $cards }
       *[other] { $played } cartes jouées sur { $cards }
    }
web-hound-turn-number = tour { $turn }
web-hound-now = joue
web-hound-next = joue ensuite
web-hound-partner = joue avec vous
web-hound-decides =
    { $is ->
        [you] vous décidez
       *[person] { $name } décide
    }
web-hound-seat = { $team }, place { $number }
web-hound-sheep =
    { $sheep ->
        [one] { $sheep } mouton à l’abri sur { $most }
       *[other] { $sheep } moutons à l’abri sur { $most }
    }
web-hound-hand-count =
    { $count ->
        [0] aucune carte en main
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
web-hound-deck-count =
    { $count ->
        [0] aucune carte dans le paquet
        [one] { $count } carte dans le paquet
       *[other] { $count } cartes dans le paquet, à partir du dessus
    }
# $cards is a list.
web-hound-list = { $cards }
web-hound-back = inconnue
web-hound-played = jouées, de la plus ancienne à la dernière : { $cards }
web-hound-you-played = Vous avez joué
web-hound-hand = Votre main
web-hound-no-cards = Vous n’avez plus de carte.
# $card is text.
web-hound-of-them = { $card }, en { $count } exemplaires
web-hound-selected = choisie
web-hound-forbidden = pas ce tour
# The last card that lies at a place shows a symbol.
web-hound-meat =
    { $is ->
        [you] Votre dernière carte montre de la viande : les animaux noirs que les autres déplacent s’arrêtent chez vous
        [dummy] La dernière carte du mannequin { $name } montre de la viande : les animaux noirs que les autres déplacent s’y arrêtent
       *[person] La dernière carte de { $name } montre de la viande : les animaux noirs que les autres déplacent s’y arrêtent
    }
web-hound-bone =
    { $is ->
        [you] Votre dernière carte montre un os : les animaux blancs que les autres déplacent s’arrêtent chez vous
        [dummy] La dernière carte du mannequin { $name } montre un os : les animaux blancs que les autres déplacent s’y arrêtent
       *[person] La dernière carte de { $name } montre un os : les animaux blancs que les autres déplacent s’y arrêtent
    }
web-hound-pile = pioche
web-hound-pile-count =
    { $count ->
        [0] La pioche est vide
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
web-hound-pile-known = Connues dans la pioche, à partir du dessus :
web-hound-last = dernière
web-hound-turned-up-pile = de la pioche
web-hound-turned-up-deck = du paquet
# $animal and $how are text.
web-hound-step-of = { $animal } : { $how }.
web-hound-step =
    { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }, { $to }{ $stopped ->
        [yes] , où le symbole l’arrête
       *[no] { "" }
    }{ $flips ->
        [yes] , se retourne
       *[no] { "" }
    }
web-hound-step-stays = reste
web-hound-step-turns = se retourne
web-hound-nothing-moves = Aucun animal ne bouge.
web-hound-nothing-lost = Au tour suivant, personne ne perdrait ni ne retrouverait de mouton.
web-hound-unknown = On ne sait pas ce que cela donne.
web-hound-then-lose =
    { $is ->
        [you] Vous perdriez
        [dummy] Le mannequin { $name } perdrait
       *[person] { $name } perdrait
    } { $count ->
        [one] { $count } mouton
       *[other] { $count } moutons
    }{ $left ->
        [0] , le dernier
       *[other] { "" }
    }.
web-hound-then-regain =
    { $is ->
        [you] Vous retrouveriez
        [dummy] Le mannequin { $name } retrouverait
       *[person] { $name } retrouverait
    } { $count ->
        [one] { $count } mouton
       *[other] { $count } moutons
    }.
web-hound-then-skip =
    { $is ->
        [you] Votre tour serait sauté.
        [dummy] Le tour du mannequin { $name } serait sauté.
       *[person] Le tour de { $name } serait sauté.
    }
# $values is a list of numbers.
web-hound-then-forbid =
    { $is ->
        [you] Vous ne pourriez pas jouer de { $values }.
        [dummy] Le mannequin { $name } ne pourrait pas jouer de { $values }.
       *[person] { $name } ne pourrait pas jouer de { $values }.
    }
web-hound-then-end = La partie serait finie : victoire pour { $team }.
web-hound-black-moves = Les noires déplacent : { $animals }.
web-hound-white-moves = Les blanches déplacent : { $animals }.
web-hound-ending =
    { $is ->
        [you] La partie finit quand les animaux devant vous ont agi.
        [dummy] La partie finit quand les animaux devant le mannequin { $name } ont agi.
       *[person] La partie finit quand les animaux devant { $name } ont agi.
    }
web-hound-animals = Animaux en jeu
web-hound-stands = { $animal } { $at }
web-hound-acts-next = Agit au tour suivant.
# $amount is a formula with the card’s number n.
web-hound-motion =
    { $by ->
        [black] Les cartes noires le déplacent de
        [white] Les cartes blanches le déplacent de
        [none] Aucune carte ne le déplace de
       *[both] Toutes les cartes le déplacent de
    } { $amount } { $way ->
        [ccw] dans le sens contraire des aiguilles d’une montre
       *[cw] dans le sens des aiguilles d’une montre
    }{ $halves ->
        [yes] , arrondi vers le bas
       *[no] { "" }
    }{ $late ->
        [yes] , un tour plus tard
       *[no] { "" }
    }.
web-hound-drift =
    Aucune carte ne le déplace : à chaque tour il avance de { $spaces } { $way ->
        [ccw] dans le sens contraire des aiguilles d’une montre
       *[cw] dans le sens des aiguilles d’une montre
    }.
web-hound-still = Aucune carte ne le déplace.
# $targets is a list of the four aims below.
web-hound-takes =
    { $count ->
        [one] Prend { $count } mouton à { $targets }.
       *[other] Prend { $count } moutons à { $targets }.
    }
web-hound-brings =
    { $count ->
        [one] Ramène { $count } mouton à { $targets }.
       *[other] Ramène { $count } moutons à { $targets }.
    }
web-hound-aim-current = qui commence son tour avec lui
web-hound-aim-left = son voisin de gauche
web-hound-aim-across = son partenaire
web-hound-aim-right = son voisin de droite
web-hound-forbids = Qui commence son tour avec lui ne peut pas jouer de { $values }.
web-hound-skips = Qui commence son tour avec lui passe son tour.
web-hound-harmless = Ne fait rien.
web-hound-other-side = Autre face :
web-hound-reading = notre lecture
web-hound-reading-note = Les images du livret nous manquent : { $aspects }.
web-hound-reading-counts = Le nombre d’exemplaires de chaque carte est notre choix.
web-hound-unseen = Pas encore vues
web-hound-unseen-of =
    { $unseen ->
        [one] { $unseen } carte sur { $total }
       *[other] { $unseen } cartes sur { $total }
    }
web-hound-unseen-about = Combien de chaque carte vous n’avez pas vues, sur combien
web-hound-value = Carte
web-hound-suit-black = noire
web-hound-suit-meat = noire, viande
web-hound-suit-white = blanche
web-hound-suit-bone = blanche, os

# La galerie
web-gallery = Galerie
web-gallery-about = Chaque pièce, chaque carte et chaque état une fois, de jour et de nuit.
web-gallery-symbols = Symboles
web-gallery-scenes = Images
web-gallery-states = États
web-gallery-button = Reprendre
web-gallery-cards = Cartes de Wolf & Hound
