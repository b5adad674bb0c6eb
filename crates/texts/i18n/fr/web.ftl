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
web-log = Journal
web-log-empty = Rien ne s’est encore passé.
web-log-earlier = Lignes précédentes
web-since = Depuis votre dernier tour
web-chat = Discussion
web-chat-all = toute la table la lit
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-stand-in = Laisser un bot jouer
web-return = Reprendre la place
web-why-not = Pourquoi pas ?
web-why-label = Un coup, tel qu’il s’écrit
web-why-ask = Demander
web-why-about = Écrivez un coup dans sa notation, et Loup nomme la règle qui s’y oppose.
web-why-legal = Rien ne s’y oppose : ce coup est possible maintenant.
web-back-to-table = Retour à la table

## After the game

web-won =
    { $seat-is ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    }
# $names is a list of players.
web-won-shared = La victoire est partagée entre { $names }
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
web-hound-order = rose, noir, blanc
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
