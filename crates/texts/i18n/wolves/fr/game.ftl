### The Wolves.
###
### A seat $seat comes with $seat-is (you / other). Hexes are named by board and letter (3F): $hex, $from, $to.
### Commands and lines of set-up files stand as { "literals" }. The reader is addressed as « vous ».
### In French 0 counts as [one].

wolves-name = Le Clan des Loups
wolves-about = Menez une meute, hurlez, chassez et tenez les régions quand la lune les décompte.

## Terrains, packs, pieces

wolves-terrain-forest = forêt
wolves-terrain-rock = montagne
wolves-terrain-grass = prairie
wolves-terrain-tundra = neige
wolves-terrain-desert = désert
wolves-terrain-water = point d’eau
wolves-terrain-chasm = canyon
wolves-pack-forest = Loups des Forêts
wolves-pack-rocky = Loups des Rocheuses
wolves-pack-grass = Loups des Prairies
wolves-pack-tundra = Loups des Neiges
wolves-pack-desert = Loups du Désert
# A pack as its pieces are called after it: « tanière des Forêts ».
wolves-whose-forest = des Forêts
wolves-whose-rocky = des Rocheuses
wolves-whose-grass = des Prairies
wolves-whose-tundra = des Neiges
wolves-whose-desert = du Désert
# A pack in a list of packs.
wolves-short-forest = Forêts
wolves-short-rocky = Rocheuses
wolves-short-grass = Prairies
wolves-short-tundra = Neiges
wolves-short-desert = Désert
wolves-piece-alpha = loup alpha
wolves-piece-wolf = loup de meute
wolves-piece-den = tanière
wolves-piece-lair = antre
wolves-piece-lone = loup solitaire
# $pack is one of wolves-whose-….
wolves-owned-alpha = loup alpha { $pack }
wolves-owned-wolf = loup de meute { $pack }
wolves-owned-den = tanière { $pack }
wolves-owned-lair = antre { $pack }
wolves-prey-moose = élan
wolves-prey-deer = cerf
wolves-prey-raccoon = raton laveur
wolves-prey-boar = sanglier
wolves-prey-rabbit = lapin
wolves-phase-crescent = croissant
wolves-phase-quarter = quartier
wolves-phase-full = pleine lune
# After a number of dates.
wolves-until-crescent = avant le croissant
wolves-until-quarter = avant le quartier
wolves-until-full = avant la pleine lune
wolves-track-spread = déploiement
wolves-track-speed = vitesse des loups
wolves-track-howl = portée du hurlement
wolves-bonus-action = un jeton Action bonus
wolves-bonus-terrain = un jeton Terrain bonus
wolves-bonus-none = aucun jeton
# A tile that pays, by its two sides: what it shows and what it will show.
wolves-pay-tile = { $from } (puis { $to })
wolves-pay-home = { $terrain } (tuile de meute)
wolves-pay-tokens =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
wolves-winner =
    { $seat-is ->
        [you] vous
       *[other] { $seat }
    }

## Letters on the text map and on badges, as the language’s names suggest them: one each, two for prey

wolves-letter-ground-forest = f
wolves-letter-ground-rock = m
wolves-letter-ground-grass = p
wolves-letter-ground-tundra = n
wolves-letter-ground-desert = d
wolves-letter-pack-forest = F
wolves-letter-pack-rocky = R
wolves-letter-pack-grass = P
wolves-letter-pack-tundra = N
wolves-letter-pack-desert = D
wolves-letter-piece-alpha = A
wolves-letter-piece-wolf = m
wolves-letter-piece-den = t
wolves-letter-piece-lair = N
wolves-letter-moon-crescent = C
wolves-letter-moon-quarter = Q
wolves-letter-moon-full = P
wolves-letter-prey-moose = él
wolves-letter-prey-deer = ce
wolves-letter-prey-raccoon = ra
wolves-letter-prey-boar = sa
wolves-letter-prey-rabbit = la

## Options

wolves-option-first = Premier joueur
wolves-option-first-about = Qui pose ses loups et joue en premier.
wolves-option-packs = Meutes
wolves-option-packs-about = La meute de chaque place. Chaque meute a son terrain d’origine.
wolves-option-third = Troisième meute
wolves-option-third-about = La meute qui occupe la carte à deux joueurs et n’agit jamais.
wolves-option-tiles = Tuiles Terrain au départ
wolves-option-tiles-about = La face visible des cinq tuiles, pour chaque place.
wolves-option-tiles-fronts = rectos visibles
wolves-option-tiles-backs = versos visibles
wolves-option-boards = Plateaux Région
wolves-option-boards-about = L’orientation des plateaux Région à leur emplacement.
wolves-option-boards-fixed = comme sur nos cartes
wolves-option-boards-turned = tournés au hasard
wolves-option-push = Case la plus proche
wolves-option-push-about = Comment se mesure la distance pour un loup que l’on fait fuir.
wolves-option-push-walking = en pas, en contournant l’eau et le canyon
wolves-option-push-straight = en ligne droite
wolves-option-push-to = Où finit la fuite
wolves-option-push-to-about = La case vide la plus proche et la case amie la plus proche forment-elles un choix ou deux ?
wolves-option-push-to-nearest = la plus proche de toutes
wolves-option-push-to-either = la plus proche de chaque sorte
wolves-option-den-on-token = Tanière auprès d’un loup solitaire ou d’une proie
wolves-option-den-on-token-about = Peut-on construire une tanière sur une case qui porte un tel jeton ?
wolves-option-den-on-token-forbidden = interdite
wolves-option-den-on-token-allowed = permise
wolves-option-den-under-wolf = Tanière sous le loup d’un tiers
wolves-option-den-under-wolf-about = Une telle tanière peut-elle être dominée ?
wolves-option-den-under-wolf-open = peut être dominée
wolves-option-den-under-wolf-safe = est protégée
wolves-option-replacement = Loup qui remplace un loup dominé
wolves-option-replacement-about = Lequel de vos loups en attente entre en jeu.
wolves-option-replacement-next = le suivant, même un alpha
wolves-option-replacement-pack-wolf = le loup de meute suivant
wolves-option-second-place = Égalités pour la seconde place
wolves-option-second-place-about = Les alphas les départagent-ils aussi ?
wolves-option-second-place-alphas = départagées par les alphas
wolves-option-second-place-control = non départagées
wolves-problem-players = Le Clan des Loups se joue de 2 à 5 joueurs, pas à { $given }.
wolves-problem-same-pack = La meute « { $pack } » est choisie deux fois. Il faut une meute différente pour chacun.

## What has to be decided

wolves-prompt-draft =
    { $seat-is ->
        [you] Posez un loup alpha et un loup de meute sur une case.
       *[other] { $seat } pose un loup alpha et un loup de meute.
    }
# $count actions are left in this turn.
wolves-prompt-action =
    { $seat-is ->
        [you] À vous : choisissez une action (encore { $count }).
       *[other] { $seat } choisit une action (encore { $count }).
    }
# $action is the label of the action, such as wolves-move-den.
wolves-prompt-pay =
    { $seat-is ->
        [you] { $action } : comment payez-vous { $cost } fois { $terrain } ?
       *[other] { $action } : { $seat } choisit comment payer { $cost } fois { $terrain }.
    }
wolves-prompt-track =
    { $seat-is ->
        [you] De quelle piste prenez-vous la tanière ?
       *[other] { $seat } choisit la piste de la tanière.
    }
# The wolf that moves next is number $next of $spread; $speed is wolf speed.
wolves-prompt-wolves =
    { $seat-is ->
        [you] Déplacez un loup ({ $terrain }) ou arrêtez-vous : loup { $next } sur { $spread }, { $speed } pas au plus.
       *[other] { $seat } déplace ses loups ({ $terrain }) : loup { $next } sur { $spread }, { $speed } pas au plus.
    }
wolves-prompt-push =
    { $seat-is ->
        [you] Où faites-vous fuir le { $piece } de { $hex } ?
       *[other] { $seat } fait fuir le { $piece } de { $hex }.
    }
wolves-prompt-prey =
    { $seat-is ->
        [you] Dans quelle pile prenez-vous la proie ({ $prey }) ?
       *[other] { $seat } choisit sa proie ({ $prey }).
    }
# $tokens bonus action tokens are left.
wolves-prompt-end =
    { $seat-is ->
        [you] { $tokens ->
            [0] Terminez votre tour.
           *[other] Terminez votre tour ou faites une action bonus (jetons : { $tokens }).
        }
       *[other] { $seat } peut terminer son tour.
    }
wolves-prompt-won =
    { $seat-is ->
        [you] Vous gagnez avec { $vp } PV.
       *[other] { $seat } gagne avec { $vp } PV.
    }
wolves-prompt-shared = Victoire partagée avec { $vp } PV : { $seats }.

## Moves

wolves-move-draft = Poser des loups en { $hex } ({ $terrain })
wolves-move-move = Se déplacer ({ $terrain })
wolves-move-howl = Hurler vers { $hex } ({ $terrain })
wolves-move-den = Construire une tanière en { $hex } ({ $terrain })
wolves-move-lair = Transformer en antre la tanière de { $hex } ({ $terrain })
wolves-move-dominate = Dominer en { $hex } ({ $terrain }) : { $piece }
# $price is a list of tiles and tokens.
wolves-move-pay = Payer : { $price }
# The track gets the value $value; $bonus is a token or wolves-bonus-none.
wolves-move-track = La prendre sur la piste { $track } : désormais { $value }, { $bonus }
wolves-move-walk = Déplacer le { $piece } de { $from } en { $to }
wolves-move-walk-push = Déplacer le { $piece } de { $from } en { $to } et faire fuir le { $pushed }
wolves-move-push = Le faire fuir en { $hex } ({ $terrain })
wolves-move-stop = Ne plus déplacer de loup
wolves-move-prey = Prendre la proie de { $hex } ({ $prey })
wolves-move-bonus = Faire une action bonus
wolves-move-end = Terminer le tour

## What happened

wolves-event-drafted =
    { $seat-is ->
        [you] Vous posez un loup alpha et un loup de meute en { $hex }.
       *[other] { $seat } pose un loup alpha et un loup de meute en { $hex }.
    }
wolves-event-turn =
    { $seat-is ->
        [you] Tour { $round } : à vous.
       *[other] Tour { $round } : à { $seat }.
    }
wolves-event-second-token =
    { $seat-is ->
        [you] Vous jouez en second et recevez
       *[other] { $seat } joue en second et reçoit
    } un jeton Action bonus.
# $price is a list of tiles and tokens.
wolves-event-moves =
    { $seat-is ->
        [you] Vous déplacez des loups ({ $terrain }) ; coût : { $price }.
       *[other] { $seat } déplace des loups ({ $terrain }) ; coût : { $price }.
    }
wolves-event-howls =
    { $seat-is ->
        [you] Vous hurlez ; coût : { $price }.
       *[other] { $seat } hurle ; coût : { $price }.
    }
wolves-event-builds =
    { $seat-is ->
        [you] Vous construisez une tanière ; coût : { $price }.
       *[other] { $seat } construit une tanière ; coût : { $price }.
    }
wolves-event-upgrades =
    { $seat-is ->
        [you] Vous transformez une tanière en antre ; coût : { $price }.
       *[other] { $seat } transforme une tanière en antre ; coût : { $price }.
    }
wolves-event-dominates =
    { $seat-is ->
        [you] Vous dominez ; coût : { $price }.
       *[other] { $seat } domine ; coût : { $price }.
    }
wolves-event-walked =
    { $seat-is ->
        [you] Votre { $piece } va
       *[other] { $seat } : { $piece }
    } de { $from } en { $to } ({ $steps } pas).
wolves-event-pushed =
    { $seat-is ->
        [you] Vous faites
       *[other] { $seat } fait
    } fuir le { $piece } de { $from } en { $to }.
wolves-event-howled =
    { $seat-is ->
        [you] Vous ralliez le loup solitaire de { $hex } : { $piece }.
       *[other] { $seat } rallie le loup solitaire de { $hex } : { $piece }.
    }
wolves-event-built = Nouvelle tanière en { $hex } : { $track } { $value }, { $bonus }.
wolves-event-upgraded = La tanière de { $hex } devient un antre : { $bonus }.
# $lost is the piece that was replaced.
wolves-event-dominated-wolf =
    { $seat-is ->
        [you] Vous remplacez le { $lost } en { $hex } par votre { $piece }.
       *[other] { $seat } remplace le { $lost } en { $hex } par son { $piece }.
    }
wolves-event-dominated-den =
    { $seat-is ->
        [you] Vous remplacez la { $lost } en { $hex } par la vôtre
       *[other] { $seat } remplace la { $lost } en { $hex } par la sienne
    } : { $track } { $value }, { $bonus }.
wolves-event-hunted =
    { $seat-is ->
        [you] Vous chassez
       *[other] { $seat } chasse
    } en { $hex } ({ $prey }) : { $bonus }.
wolves-event-date = Date { $date } : { $piece }.
wolves-event-date-phase = Date { $date } : { $piece }. À la fin de ce tour, les régions « { $phase } » seront décomptées.
wolves-event-bonus =
    { $seat-is ->
        [you] Vous faites
       *[other] { $seat } fait
    } une action bonus.
wolves-event-phase = Les régions « { $phase } » sont décomptées.
wolves-event-region = Région { $region } : { $places }.
wolves-event-region-empty = Région { $region } : personne.
# One pack in the ranking of a region.
wolves-event-place =
    { $pack } { $control } ({ $alphas ->
        [one] { $alphas } alpha
       *[other] { $alphas } alphas
    }{ $vp ->
        [0] { "" }
       *[other] , { $vp } PV
    })
wolves-event-still = Douze tours de table sont passés sans nouvelle date : toutes les régions restantes sont décomptées.
wolves-event-over = La partie est terminée.
wolves-end-full-moon = La lune est pleine.
wolves-end-stillness = Douze tours de table sont passés sans nouvelle date.

## Score

wolves-score-regions = Régions
wolves-score-spread = Déploiement
wolves-score-speed = Vitesse des loups
wolves-score-howl = Portée du hurlement
wolves-score-lairs = Antres
wolves-score-prey = Proies
wolves-score-wolves = Loups

## The table as text

# $round is 0 while wolves are placed; $left dates are left until the next $phase.
wolves-view-heading =
    { $round ->
        [0] Pose des loups
       *[other] Tour { $round }
    }, date { $date } : { $left ->
        [0] régions « { $phase } » décomptées à la fin de ce tour
        [one] encore { $left } date { $until }
       *[other] encore { $left } dates { $until }
    }.
wolves-view-heading-over = Tour { $round }, date { $date } : la partie est terminée.
wolves-view-legend-ground = Cases : nom et terrain ({ wolves-letter-ground-forest } forêt, { wolves-letter-ground-rock } montagne, { wolves-letter-ground-grass } prairie, { wolves-letter-ground-tundra } neige, { wolves-letter-ground-desert } désert, ~ eau, # canyon), et dessous ce qui s’y trouve.
wolves-view-legend-pieces = Pions : la meute ({ wolves-letter-pack-forest } Forêts, { wolves-letter-pack-rocky } Rocheuses, { wolves-letter-pack-grass } Prairies, { wolves-letter-pack-tundra } Neiges, { wolves-letter-pack-desert } Désert), puis { wolves-letter-piece-alpha } alpha, { wolves-letter-piece-wolf } loup de meute, { wolves-letter-piece-den } tanière, { wolves-letter-piece-lair } antre.
wolves-view-legend-tokens = Jetons : { "(*)" } loup solitaire ; les proies et leur nombre : { wolves-letter-prey-moose } élan, { wolves-letter-prey-deer } cerf, { wolves-letter-prey-raccoon } raton laveur, { wolves-letter-prey-boar } sanglier, { wolves-letter-prey-rabbit } lapin ; sur l’eau les lunes { wolves-letter-moon-crescent } croissant, { wolves-letter-moon-quarter } quartier, { wolves-letter-moon-full } pleine lune.
# $moons is the list of its tokens, the top one first; $places the ranking.
wolves-view-region = Région { $region } ({ $moons }) : { $places }
wolves-view-region-empty = Région { $region } ({ $moons }) : personne
wolves-view-region-done = Région { $region } : décomptée
wolves-view-calendar = Déjà sur le cycle lunaire : { $pieces }
wolves-view-calendar-empty = Cycle lunaire : vide
wolves-view-player = { $seat } ({ $pack }) : { $total } PV, dont { $score }
wolves-view-player-new = { $seat } ({ $pack }) : { $total } PV
wolves-view-points = { $category } { $vp }
wolves-view-tiles = { "  " }Tuiles : { $tiles }
wolves-view-board = { "  " }Déploiement { $spread }, vitesse { $speed }, portée du hurlement { $howl } ; jetons bonus : Terrain { $terrain }, Action { $action }
wolves-view-left =
    { "  " }{ $seat-is ->
        [you] Encore sur votre plateau
       *[other] Encore sur le plateau de { $seat }
    } : { $dens ->
        [one] { $dens } tanière
       *[other] { $dens } tanières
    }, { $lairs ->
        [one] { $lairs } antre
       *[other] { $lairs } antres
    }, { $wolves ->
        [one] { $wolves } loup
       *[other] { $wolves } loups
    }
wolves-view-prey = { "  " }Proies : { $prey }

## The table by ear: what matters when a turn begins. It is heard line by line, so that nothing is said by signs.

# A pack’s piece that is the reader’s own, or the own one of whoever decides.
wolves-own-alpha =
    { $seat-is ->
        [you] votre loup alpha
       *[other] loup alpha de { $seat }
    }
wolves-own-wolf =
    { $seat-is ->
        [you] votre loup de meute
       *[other] loup de meute de { $seat }
    }
wolves-own-den =
    { $seat-is ->
        [you] votre tanière
       *[other] tanière de { $seat }
    }
wolves-own-lair =
    { $seat-is ->
        [you] votre antre
       *[other] antre de { $seat }
    }
# $players is a list of wolves-view-standing.
wolves-view-standings = Points : { $players }.
wolves-view-standing =
    { $seat-is ->
        [you] vous
       *[other] { $seat }
    } ({ $pack }) { $total }
# $tiles is a list of wolves-view-showing; $terrain and $action are bonus tokens, $tokens all of them.
wolves-view-means =
    { $seat-is ->
        [you] Vos tuiles
       *[other] Tuiles de { $seat }
    } : { $tiles }. Déploiement { $spread }, vitesse { $speed }, portée du hurlement { $howl }{ $tokens ->
        [0] { "" }
       *[other] ; jetons bonus : { $terrain } Terrain, { $action } Action
    }.
wolves-view-showing =
    { $count ->
        [one] { $terrain }
       *[other] { $count } fois { $terrain }
    }
wolves-view-hex = { $hex } { $terrain }
# $what is a piece or a token.
wolves-view-on = { $what } en { $hex }
wolves-view-away = { $what } en { $hex } (à { $steps })
wolves-view-stack = { $prey } ({ $left })
# $free is a list of hexes, $taken and $next lists of things on hexes; each comes with its number.
wolves-view-alpha =
    { $seat-is ->
        [you] Votre loup alpha
       *[other] Loup alpha de { $seat }
    } en { $hex }, { $terrain }{ $frees ->
        [0] { "" }
       *[other] ; libre à côté : { $free }
    }{ $things ->
        [0] { "" }
       *[other] ; pas libre : { $taken }
    }{ $goals ->
        [0] { "" }
       *[other] ; plus loin : { $next }
    }.
# With many alphas: $tokens is a list, $rivals a number.
wolves-view-alpha-brief =
    { $seat-is ->
        [you] Votre loup alpha
       *[other] Loup alpha de { $seat }
    } en { $hex }, { $terrain }{ $things ->
        [0] { "" }
       *[other] ; à côté : { $tokens }
    }{ $rivals ->
        [0] { "" }
        [one] ; { $rivals } pion adverse à côté
       *[other] ; { $rivals } pions adverses à côté
    }{ $goals ->
        [0] { "" }
       *[other] ; plus loin : { $next }
    }.
# $where, $built and $upgraded are lists of hexes, $wolves, $dens and $lairs their numbers.
wolves-view-pack =
    { $wolves ->
        [0] Aucun loup de meute
        [one] Loup de meute en { $where }
       *[other] Loups de meute en { $where }
    }{ $dens ->
        [0] { "" }
        [one] ; tanière en { $built }
       *[other] ; tanières en { $built }
    }{ $lairs ->
        [0] { "" }
        [one] ; antre en { $upgraded }
       *[other] ; antres en { $upgraded }
    }.
# $regions is a list of wolves-view-leaders and wolves-view-nobody, $packs of wolves-view-control.
wolves-view-next = Prochain décompte ({ $phase }) : { $regions }.
wolves-view-leaders = région { $region } ({ $packs })
wolves-view-nobody = région { $region } (personne)
wolves-view-control = { $pack } { $control }
wolves-view-control-own =
    { $seat-is ->
        [you] vous
       *[other] { $seat }
    } { $control }

## The table by ear: what can be asked

wolves-ask-look = ce qui est sur une case ; seul, l’essentiel
wolves-ask-near = ce qui entoure une case ; seul, vos loups alpha
wolves-ask-wolves = où sont les meutes, les loups solitaires et les proies
wolves-ask-region = qui mène dans une région et ce qui s’y trouve ; seul, toutes les régions
wolves-ask-packs = tuiles, pistes et points de tous
wolves-ask-moon = le cycle lunaire
wolves-ask-map = le plan dessiné, ou une de ses régions
# The words that such questions begin with, as they are typed.
wolves-ask-look-word = regarder
wolves-ask-near-word = autour
wolves-ask-wolves-word = loups
wolves-ask-region-word = région
wolves-ask-packs-word = meutes
wolves-ask-moon-word = lune
wolves-ask-map-word = plan
wolves-north = Nord
wolves-north-east = Nord-est
wolves-south-east = Sud-est
wolves-south = Sud
wolves-south-west = Sud-ouest
wolves-north-west = Nord-ouest
# $things is a list of pieces and tokens; $board is wolves-ear-board-name; $shore is yes or no.
wolves-look =
    { $hex }, { $terrain }, { $board }{ $shore ->
        [yes] , au bord de l’eau
       *[no] { "" }
    } : { $things }.
wolves-look-free =
    { $hex }, { $terrain }, { $board }{ $shore ->
        [yes] , au bord de l’eau
       *[no] { "" }
    } : libre.
wolves-look-bare =
    { $hex }, { $terrain }, { $board }{ $shore ->
        [yes] , au bord de l’eau
       *[no] { "" }
    }.
# $count is the number of $things.
wolves-near =
    { $direction } : { $hex }, { $terrain }{ $count ->
        [0] { "" }
       *[other] , { $things }
    }.
wolves-near-none = Aucun de vos loups alpha n’est sur le plateau. Demandez une case : { wolves-ask-near-word } CASE.
wolves-near-away = À { $steps } cases : { $things }.
wolves-ear-board-name =
    { $board ->
        [0] plateau de départ
       *[other] région { $board }
    }
wolves-ear-board =
    { $board ->
        [0] Plateau de départ
       *[other] Région { $board }
    }
# $parts is a list of wolves-ear-alphas …
wolves-ear-pack =
    { $seat-is ->
        [you] Vous
       *[other] { $seat }
    }, { $pack } : { $parts }.
wolves-ear-third = { $pack }, une meute sans joueur : { $parts }.
wolves-ear-alphas =
    { $count ->
        [one] { $count } loup alpha ({ $hexes })
       *[other] { $count } loups alpha ({ $hexes })
    }
wolves-ear-wolves =
    { $count ->
        [one] { $count } loup de meute ({ $hexes })
       *[other] { $count } loups de meute ({ $hexes })
    }
wolves-ear-dens =
    { $count ->
        [one] { $count } tanière ({ $hexes })
       *[other] { $count } tanières ({ $hexes })
    }
wolves-ear-lairs =
    { $count ->
        [one] { $count } antre ({ $hexes })
       *[other] { $count } antres ({ $hexes })
    }
wolves-ear-lone = Loups solitaires : { $hexes }.
wolves-ear-prey = Proies : { $prey }.
wolves-ear-ground = { $hexes } : { $terrain }.
wolves-ear-things = Là : { $things }.
# $boards is a list of wolves-ear-board-name.
wolves-ear-around = À côté : { $boards }.

## Moves by ear: what is said after a move’s name

wolves-remark-walk =
    { $terrain }, { $steps } pas{ $count ->
        [0] { "" }
       *[other] ; à côté : { $things }
    }
wolves-remark-reach = { $hexes }
wolves-remark-reach-many = { $count } cases à portée
wolves-remark-reach-none = aucune case à portée
wolves-remark-becomes = devient votre { $piece }
wolves-remark-place =
    { $board }{ $shore ->
        [yes] , au bord de l’eau
       *[no] { "" }
    }
wolves-remark-beside = à côté : { $things }

## Refusals

wolves-refusal-no-hex = Il n’y a pas de case { $hex } sur cette carte.
wolves-refusal-impassable = { $hex } est infranchissable ({ $ground }).
wolves-refusal-draft-taken = La case { $hex } n’est pas vide.
wolves-refusal-draft-bank = { $hex } n’est pas sur le plateau de départ ; les loups se posent autour du canyon.
wolves-refusal-draft-same-bank = Vos premiers loups sont du même côté du canyon ; choisissez une case de l’autre côté.
wolves-refusal-draft-crescent = { $hex } est dans une région avec un croissant ; les loups se posent ailleurs.
wolves-refusal-actions-left =
    Il vous reste { $count ->
        [one] une action
       *[other] { $count } actions
    } à faire. L’action Se déplacer peut aussi ne déplacer aucun loup.
wolves-refusal-bonus-later = Faites d’abord vos deux actions ; les actions bonus viennent ensuite.
wolves-refusal-no-actions = Vous n’avez plus d’action. Un jeton Action bonus permet d’en faire une de plus.
wolves-refusal-no-action-token = Vous n’avez pas de jeton Action bonus.
wolves-refusal-cost =
    Cela coûte { $cost } fois { $terrain }. Vous avez { $tiles ->
        [one] { $tiles } tuile visible
       *[other] { $tiles } tuiles visibles
    } de ce terrain et { $tokens ->
        [one] { $tokens } jeton Terrain bonus
       *[other] { $tokens } jetons Terrain bonus
    }.
wolves-refusal-pay-terrain = Toutes les tuiles utilisées doivent montrer le terrain de la case visée.
wolves-refusal-pay-exactly = Payez exactement { $cost }.
wolves-refusal-pay-tokens =
    { $tokens ->
        [0] Vous n’avez pas de jeton Terrain bonus.
        [one] Vous n’avez qu’un jeton Terrain bonus.
       *[other] Vous n’avez que { $tokens } jetons Terrain bonus.
    }
wolves-refusal-range = { $hex } est hors de portée : votre hurlement porte à { $range }, à partir d’un alpha.
wolves-refusal-no-alpha = Aucun de vos alphas n’est en { $hex } ni à côté.
wolves-refusal-no-lone = Il n’y a pas de loup solitaire en { $hex }.
wolves-refusal-no-lone-left = Il n’y a plus de loup solitaire sur la carte.
wolves-refusal-no-wolf-left = Il n’y a plus de loup sur votre plateau personnel.
wolves-refusal-no-den-left = Il n’y a plus de tanière sur votre plateau personnel.
wolves-refusal-no-lair-left = Il n’y a plus d’antre sur votre plateau personnel.
wolves-refusal-den-token = Il y a un jeton en { $hex } : pas de tanière ici.
wolves-refusal-den-marker = Il y a déjà une tanière ou un antre en { $hex }.
wolves-refusal-den-enemy = Un adversaire occupe { $hex } : { $piece }.
wolves-refusal-full = Il y a déjà deux pions en { $hex }.
wolves-refusal-lair-den = Vous n’avez pas de tanière en { $hex }.
wolves-refusal-no-own-den = Vous n’avez sur la carte aucune tanière qui puisse devenir un antre.
wolves-refusal-lair-water = { $hex } n’est pas à côté d’un point d’eau.
wolves-refusal-lair-region = Vous avez déjà un antre dans la région { $region }.
wolves-refusal-nowhere = Le loup en { $hex } n’aurait nulle part où fuir.
wolves-refusal-dominate-kind = Seuls les loups de meute et les tanières peuvent être dominés.
wolves-refusal-dominate-none = Il n’y a pas de { $piece } adverse en { $hex }.
wolves-refusal-third-pack = La meute « { $pack } » ne joue pas : ses pions restent où ils sont.
wolves-refusal-dominate-pair = Deux pions de la même meute ({ $pack }) partagent { $hex } : ils sont protégés.
wolves-refusal-dominate-third = Le loup d’un tiers occupe la tanière en { $hex } : selon la lecture de cette table, elle est protégée.
wolves-refusal-none-left = Il ne vous reste pas de { $piece } à mettre à la place.
wolves-refusal-track-empty = Il n’y a plus de tanière sur cette piste ({ $track }).
wolves-refusal-no-such-wolf = Vous n’avez pas de { $piece } en { $hex }.
wolves-refusal-moved = Le loup en { $hex } s’est déjà déplacé.
wolves-refusal-same-hex = Un loup qui se déplace doit finir sur une autre case.
wolves-refusal-terrain = Le terrain de { $hex } ({ $terrain }) n’est pas celui que vous avez payé ({ $paid }).
wolves-refusal-too-far = { $hex } est trop loin : vos loups font { $speed } pas au plus, en contournant l’eau et le canyon.
wolves-refusal-token = Il y a un jeton en { $hex } : aucun loup ne peut y finir.
wolves-refusal-enemy = Un adversaire occupe { $hex } : { $piece }. Personne ne peut l’y rejoindre.
wolves-refusal-only-alpha = Seul un alpha peut faire fuir le { $piece } de { $hex }.
wolves-refusal-my-den = L’adversaire sur votre tanière en { $hex } n’est pas seul : vos loups ne peuvent ni le rejoindre ni le faire fuir.
wolves-refusal-push-nearer = Une autre case est plus proche que { $hex }.
wolves-refusal-push-taken = Un loup ne fuit que vers une case vide ou vers un pion seul de sa meute ; { $hex } n’est ni l’un ni l’autre.
wolves-refusal-not-hunted = Vous ne pouvez pas choisir cette pile.

## Set-up files

wolves-setup-unknown-line = Aucune ligne ne commence par « { $word } ». Mots possibles : { $known }.
wolves-setup-twice = La ligne « { $word } » figure ici pour la deuxième fois ; une seule suffit.
# $like is an example.
wolves-setup-bad-word = « { $word } » est illisible. Une telle ligne s’écrit ainsi : { $like }
wolves-setup-bad-length = Il y a trop ou trop peu de mots. Une telle ligne s’écrit ainsi : { $like }
wolves-setup-regions-missing = Décrivez toutes les régions ({ $count }) ou aucune.
wolves-setup-seats = Il faut des meutes et des tuiles pour les { $players } joueurs.
wolves-setup-no-seat = Il n’y a pas de place { $number }.
wolves-setup-third = Il y a une troisième meute à deux joueurs, et seulement alors.
wolves-setup-same-board = Le plateau { $board } sert deux fois.
wolves-setup-prey = Il y a trop ou trop peu de piles : { $prey }.
wolves-setup-moons = Les jetons de région ne sont pas ceux de ce nombre de joueurs.
wolves-setup-scored = Une région porte encore un jeton qui est dit décompté : { $phase }.
wolves-setup-over = La pleine lune est décomptée : la partie serait terminée.
wolves-setup-actions = { $actions } actions, c’est trop ; un tour en a deux.
wolves-setup-no-pack = La meute « { $pack } » ne joue pas.
wolves-setup-no-region = Il n’y a pas de région { $region }.
wolves-setup-no-hex = Il n’y a pas de case { $hex } sur cette carte.
wolves-setup-no-land = Rien ne peut se trouver en { $hex } : c’est un point d’eau ou le canyon.
wolves-setup-on-token = { $hex } porte un pion et un jeton.
wolves-setup-crowded = Il y a plus de deux pions en { $hex }.
wolves-setup-two-markers = Il y a plus d’une tanière ou d’un antre en { $hex }.
wolves-setup-enemies = Des adversaires partagent { $hex } : seule une tanière peut être rejointe par un loup adverse.
wolves-setup-stack = La région { $region } a trop de proies.
wolves-setup-lone = { $hex } n’est pas une case pour ce jeton.
wolves-setup-too-many = { $piece } : { $count } sur la carte, mais le plateau personnel n’en a perdu que { $most }.
wolves-setup-lairs = Chaque antre est à côté d’un point d’eau, un seul par région ({ $pack }).
wolves-setup-board = Il manque trop de pions au plateau personnel « { $pack } », ou il a trop de jetons.
