### The board of The Wolves in the browser.
###
### $terrain, $shown and $hidden are terrains, $phase a phase of the moon, $piece a piece, $hex a hex’s name.
### The reader is addressed as « vous ». In French 0 counts as [one].

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
    }, permis, { $steps } pas{ $how ->
        [push] , fait fuir : { $pushed }
        [join] , rejoint le pion présent
       *[free] { "" }
    }
web-wolves-steps = { $steps } pas sur { $speed }
web-wolves-pick =
    { $piece } sur { $hex }, { $terrain } : peut bouger, { $hexes ->
        [one] { $hexes } case
       *[other] { $hexes } cases
    }
web-wolves-put-down = Reposer le { $piece } en { $hex }
web-wolves-gain = +{ $vp } PV
web-wolves-act-move = Déplacer
web-wolves-act-howl = Hurler
web-wolves-act-den = Tanière
web-wolves-act-lair = Antre
web-wolves-act-dominate = Dominer
web-wolves-cost =
    { $cost ->
        [one] coûte { $cost } tuile ou jeton
       *[other] coûte { $cost } tuiles ou jetons
    }
web-wolves-not-possible = (impossible : pourquoi ?)
web-wolves-which-terrain = vers quel terrain ?
web-wolves-which-hex = choisissez une case marquée
web-wolves-stop = Arrêter là
web-wolves-end = Fin du tour
web-wolves-actions-left =
    { $count ->
        [0] aucune action restante
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
web-wolves-tiles-about = appuyez : ce qu’elle peut payer s’éclaire
web-wolves-tiles-shown = Tuiles : { $tiles }
web-wolves-home = meute
web-wolves-pays = paie
web-wolves-attributes = Capacités
web-wolves-points = Points de victoire
web-wolves-region-points = régions { $vp }
web-wolves-values = Déploiement { $spread }, vitesse { $speed }, portée du hurlement { $howl }
web-wolves-calendar = Cycle lunaire
web-wolves-to =
    { $left ->
        [one] date { $until }
       *[other] dates { $until }
    }
web-wolves-dates =
    { $left ->
        [0] { $phase } : décompte à la fin de ce tour
        [one] { $left } date { $until }
       *[other] { $left } dates { $until }
    }
web-wolves-dates-over = Toutes les lunes sont décomptées
web-wolves-region = Région { $region }
web-wolves-regions = Régions
web-wolves-regions-about = contrôle, prochain décompte d’abord
web-wolves-regions-done = Toutes les régions sont décomptées.
# What the first and the second in a region are paid.
web-wolves-prizes = { $first } / { $second } PV
web-wolves-nobody = encore personne
web-wolves-you-lead = vous menez
web-wolves-you-second = vous êtes 2e
web-wolves-you-share = à égalité
web-wolves-second-open = 2e place libre
web-wolves-third = { $pack } : sur la carte, sans jamais agir

## Playing by hand

web-wolves-idle = À vous de jouer : choisissez une pièce ou une action.
web-wolves-act-what =
    { $verb ->
        [move] Quel loup se déplace, ou vers quel terrain ?
        [howl] Vers quel loup solitaire hurlez-vous ?
        [den] Où construisez-vous une tanière ?
        [lair] Quelle tanière devient un antre ?
       *[dominate] Que dominez-vous ?
    }
web-wolves-possible =
    { $wolves ->
        [one] { $wolves } loup
       *[other] { $wolves } loups
    }, { $targets ->
        [one] { $targets } cible
       *[other] { $targets } cibles
    }, { $sites ->
        [one] { $sites } emplacement
       *[other] { $sites } emplacements
    }
web-wolves-where = Où va cette pièce ? { $piece } sur { $hex }
web-wolves-reach =
    { $hexes ->
        [one] { $hexes } case ; elle montre la tuile à retourner
       *[other] { $hexes } cases ; chacune montre la tuile à retourner
    }
# After a finger’s first touch.
web-wolves-touch-move = Touchez encore pour aller en { $hex } ({ $piece }).
web-wolves-touch-that = Touchez encore : { $move }.
web-wolves-move-to = Aller en { $hex }
web-wolves-how-pay = Comment payez-vous { $cost } × { $terrain } ?
# $how is push or free.
web-wolves-goes =
    { $piece } vers { $hex }{ $how ->
        [push] , fait fuir : { $pushed }
       *[free] { "" }
    }
# Why an action is not possible, for the hex that comes nearest to it.
web-wolves-why-at = { $action }, { $hex } : { $reason }
web-wolves-howl-how = Hurler sur { $hex } : comment payez-vous ?
web-wolves-den-how = Tanière sur { $hex } : comment payez-vous ?
web-wolves-den-track = Tanière sur { $hex } : de quelle piste ?
web-wolves-lair-how = Antre sur { $hex } : comment payez-vous ?
web-wolves-dominate-how = Dominer sur { $hex } ({ $piece }) : comment payez-vous ?
web-wolves-dominate-track = Dominer sur { $hex } ({ $piece }) : de quelle piste ?
# What stands there after an action; $kind is alpha, wolf, den or lair.
web-wolves-becomes =
    { $kind ->
        [alpha] Un alpha
        [wolf] Un loup de meute
        [den] Une tanière
       *[lair] Un antre
    } à vous en { $hex }
web-wolves-date-of = date { $date } sur { $of }
web-wolves-price = { $cost } × { $terrain }
# What pays for a Move, after the hex.
web-wolves-flips = retourne { $from } vers { $to }
web-wolves-home-pays = tuile de meute, reste
web-wolves-can-pay = { $count } tuiles peuvent payer
web-wolves-takes-tokens =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
# A way to pay, on its button.
web-wolves-flip = retourner { $from } → { $to }
web-wolves-home-stays = tuile de meute, reste
web-wolves-tokens =
    { $count ->
        [one] { $count } jeton, reste { $left }
       *[other] { $count } jetons, reste { $left }
    }
web-wolves-tile = { $shown } → { $hidden }
web-wolves-home-tile = Tuile de meute
web-wolves-a-token = Un jeton Terrain bonus
web-wolves-pays-for =
    { $tile } : paie pour { $hexes ->
        [one] { $hexes } case
       *[other] { $hexes } cases
    }{ $actions ->
        [0] { "" }
        [one] { " " }et participe à { $actions } autre action
       *[other] { " " }et participe à { $actions } autres actions
    }.
# $moved wolves have gone to this terrain in this Move.
web-wolves-who-goes =
    { $moved ->
        [0] Quel loup se déplace ({ $terrain }) ?
       *[other] Déplacez un autre loup ({ $terrain }) ou arrêtez-vous.
    }
web-wolves-nth = loup { $next } sur { $spread }, { $speed } pas au plus
web-wolves-which-wolf = Quel loup va vers { $hex } ?
web-wolves-wolf-on = { $piece } { $hex }
web-wolves-den-here = Construire une tanière ici
web-wolves-cancel = Annuler
web-wolves-put-back = Reposer
web-wolves-names-short = Noms
web-wolves-since = Depuis votre dernier tour
web-wolves-since-steps =
    { $count ->
        [one] { $count } étape : { $by }
       *[other] { $count } étapes : { $by }
    }
web-wolves-again = Revoir
web-wolves-hide = Masquer
web-wolves-since-again = Depuis votre dernier tour : revoir
web-wolves-touch-again = touchez encore pour jouer
web-wolves-touch-once-more = touchez encore
# What the signs on the map mean.
web-wolves-sign-mine = vos loups qui peuvent bouger
web-wolves-sign-howl = un loup solitaire à appeler
web-wolves-sign-den = une tanière peut être construite ici
web-wolves-sign-lair = votre tanière peut devenir un antre
web-wolves-sign-dominate = peut être dominé
web-wolves-sign-price = ce que montrera la tuile qui paie
web-wolves-sign-push = fait fuir le loup qui s’y trouve
web-wolves-sign-join = rejoint la pièce qui s’y trouve
web-wolves-sign-pieces = alpha, loup de meute, tanière, antre ; la lettre et sa forme disent la meute
web-wolves-sign-tokens = un loup solitaire, et une proie avec les tuiles qui restent
web-wolves-sign-moon = le numéro d’une région et la lune à laquelle elle est décomptée ; la prochaine brille
web-wolves-sign-cost = combien de tuiles ou de jetons cela coûte
web-wolves-sign-bonus = jetons bonus : un terrain au choix, une action de plus
web-wolves-sign-values = déploiement, vitesse et portée du hurlement
# What the first and the second in a region are paid.
web-wolves-prizes-about = pour la première et la deuxième place dans la région
# A track from which no den can be taken any more.
web-wolves-track-bare = plus de tanière
web-wolves-no-token = Aucun jeton Terrain bonus : les antres et certaines tanières en donnent.
# A track: its value, and what each den that leaves it brings. $bonus is terrain, action or none.
web-wolves-track-now = { $track } : { $value }
web-wolves-track-next =
    puis { $value }{ $bonus ->
        [terrain] , avec un jeton Terrain bonus
        [action] , avec un jeton Action bonus
       *[none] { "" }
    }{ $vp ->
        [0] { "" }
       *[other] , pour { $vp } PV
    }
# $next lists the next values, of which there are $left.
web-wolves-points-words =
    { $name } : { $vp } PV{ $left ->
        [0] { "" }
       *[other] , puis { $next }
    }

## Sur la page d’accueil

web-wolves-own-pack = Votre meute
web-wolves-any = Au choix

## L’écran du vainqueur. $winner et $rival sont des joueurs, $points l’avance du rival.

# $pack est le nom d’une meute.
web-wolves-ending-label =
    { $pack } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-wolves-story-last =
    { $points ->
        [one] { $rival } avait un point d’avance jusqu’au lever de la dernière lune ; ses régions sont allées à { $winner }.
       *[other] { $rival } avait { $points } points d’avance jusqu’au lever de la dernière lune ; ses régions sont allées à { $winner }.
    }
web-wolves-story-behind =
    { $points ->
        [one] Bon dernier à la demi-lune, à un point de { $rival }, { $winner } a dépassé tout le monde.
       *[other] Bon dernier à la demi-lune, à { $points } points de { $rival }, { $winner } a dépassé tout le monde.
    }
web-wolves-story-led = { $winner } menait à chaque lune, du croissant à la fin.

## Le décompte d’une lune, pas à pas

web-wolves-date = Date { $date }
# $phase vaut crescent, quarter ou full.
web-wolves-moon-rises =
    { $phase ->
        [crescent] Le croissant de lune se lève
        [quarter] La demi-lune se lève
       *[full] La pleine lune se lève
    }
