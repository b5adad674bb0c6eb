### The board of Wolf & Hound in the browser.
###
### $is says who a message is about: you, a person called $name, or a dummy whose number is $name.
### The reader is addressed as « vous ». In French 0 counts as [one].

# The letters on the teams’ badges.
web-hound-blue = B
web-hound-yellow = J
web-hound-name =
    { $is ->
        [you] Vous
        [dummy] Fictif { $name }
       *[person] { $name }
    }
web-hound-at =
    { $is ->
        [you] devant vous
        [dummy] devant le joueur fictif { $name }
       *[person] devant { $name }
    }
web-hound-to =
    { $is ->
        [you] jusqu’à vous
        [dummy] jusqu’au joueur fictif { $name }
       *[person] jusqu’à { $name }
    }
# $team is text.
web-hound-team-sheep =
    { $sheep ->
        [one] Équipe { $team } : { $sheep } mouton
       *[other] Équipe { $team } : { $sheep } moutons
    }
web-hound-cards-played =
    { $played ->
        [one] { $played } carte jouée sur { $cards }
       *[other] { $played } cartes jouées sur { $cards }
    }
web-hound-turn-number = tour { $turn }
web-hound-now = joue
web-hound-next = joue ensuite
web-hound-partner = votre partenaire
web-hound-decides =
    { $is ->
        [you] vous décidez
       *[person] { $name } décide
    }
web-hound-seat = équipe { $team }, place { $number }
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
        [you] Votre dernière carte montre Viande : les animaux noirs que les autres déplacent s’arrêtent devant vous
        [dummy] Dernière carte jouée par le joueur fictif { $name } : Viande. Les animaux noirs que les autres déplacent s’arrêtent là
       *[person] Dernière carte jouée par { $name } : Viande. Les animaux noirs que les autres déplacent s’arrêtent là
    }
web-hound-bone =
    { $is ->
        [you] Votre dernière carte montre Os : les animaux blancs que les autres déplacent s’arrêtent devant vous
        [dummy] Dernière carte jouée par le joueur fictif { $name } : Os. Les animaux blancs que les autres déplacent s’arrêtent là
       *[person] Dernière carte jouée par { $name } : Os. Les animaux blancs que les autres déplacent s’arrêtent là
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
        [one] { $spaces } place
       *[other] { $spaces } places
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
web-hound-nothing-lost = Au tour suivant, personne ne perdrait ni ne récupérerait de mouton.
web-hound-unknown = On ignore ce que cela donnera.
web-hound-then-lose =
    { $is ->
        [you] Vous perdriez
        [dummy] Le joueur fictif { $name } perdrait
       *[person] { $name } perdrait
    } { $count ->
        [one] { $count } mouton
       *[other] { $count } moutons
    }{ $left ->
        [0] , { $count ->
            [one] le dernier
           *[other] les derniers
        }
       *[other] { "" }
    }.
web-hound-then-regain =
    { $is ->
        [you] Vous récupéreriez
        [dummy] Le joueur fictif { $name } récupérerait
       *[person] { $name } récupérerait
    } { $count ->
        [one] { $count } mouton
       *[other] { $count } moutons
    }.
web-hound-then-skip =
    { $is ->
        [you] Vous passeriez votre tour.
        [dummy] Le joueur fictif { $name } passerait son tour.
       *[person] { $name } passerait son tour.
    }
# $values is a list of numbers.
web-hound-then-forbid =
    { $is ->
        [you] Vous ne pourriez pas jouer : { $values }.
        [dummy] Le joueur fictif { $name } ne pourrait pas jouer : { $values }.
       *[person] { $name } ne pourrait pas jouer : { $values }.
    }
web-hound-then-end = La partie serait finie : victoire de l’équipe { $team }.
# The same in as few words as possible.
web-hound-wins = victoire { $team }
web-hound-black-moves = Les noires déplacent : { $animals }.
web-hound-white-moves = Les blanches déplacent : { $animals }.
web-hound-ending =
    { $is ->
        [you] La partie se termine quand les animaux devant vous ont agi.
        [dummy] La partie se termine quand les animaux devant le joueur fictif { $name } ont agi.
       *[person] La partie se termine quand les animaux devant { $name } ont agi.
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
    } { $amount } dans le sens { $way ->
        [ccw] antihoraire
       *[cw] horaire
    }{ $halves ->
        [yes] , arrondi à l’inférieur
       *[no] { "" }
    }{ $late ->
        [yes] , un tour plus tard
       *[no] { "" }
    }.
web-hound-drift =
    Aucune carte ne le déplace : à chaque tour, il avance de { $spaces ->
        [one] { $spaces } place
       *[other] { $spaces } places
    } dans le sens { $way ->
        [ccw] antihoraire
       *[cw] horaire
    }.
web-hound-still = Aucune carte ne le déplace.
# $targets is a list of the four aims below.
web-hound-takes =
    { $count ->
        [one] Prend { $count } mouton { $targets }.
       *[other] Prend { $count } moutons { $targets }.
    }
web-hound-brings =
    { $count ->
        [one] Ramène { $count } mouton { $targets }.
       *[other] Ramène { $count } moutons { $targets }.
    }
web-hound-aim-current = au joueur actif
web-hound-aim-left = au voisin de gauche
web-hound-aim-across = au partenaire
web-hound-aim-right = au voisin de droite
web-hound-forbids = S’il est devant vous au début de votre tour, vous ne pouvez pas jouer : { $values }.
web-hound-skips = S’il est devant vous au début de votre tour, vous passez ce tour.
web-hound-harmless = Ne fait rien.
web-hound-other-side = Autre face :
web-hound-reading = notre lecture
web-hound-reading-note = Nous n’avions pas les images du livret. Notre lecture : { $aspects }.
web-hound-reading-counts = Le nombre d’exemplaires de chaque carte est notre choix.
web-hound-unseen = Pas encore vues
web-hound-unseen-of =
    { $unseen ->
        [one] { $unseen } carte sur { $total }
       *[other] { $unseen } cartes sur { $total }
    }
web-hound-unseen-about = Pour chaque carte : exemplaires non vus, sur le total
web-hound-value = Carte
web-hound-suit-black = noire
web-hound-suit-meat = noire, Viande
web-hound-suit-white = blanche
web-hound-suit-bone = blanche, Os

## Sur la page d’accueil

web-hound-set-first = Premier
web-hound-set-classic = Classique
web-hound-set-surprise = Surprise
web-hound-set-surprise-about = Un ensemble tout prêt du niveau le plus difficile que vous avez gagné
web-hound-set-last = Comme avant
web-hound-set-choose = Choisir…

## What the signs mean

web-hound-sign-n = l’animal avance d’autant de places que le nombre de la carte
web-hound-sign-half = la moitié, arrondie à l’inférieur
web-hound-sign-back = dans le sens inverse des aiguilles d’une montre
web-hound-sign-late = un tour plus tard
web-hound-sign-movers = les cartes qui le déplacent, si ce ne sont pas celles de sa couleur
web-hound-sign-places = les quatre places, comme elles sont : la pleine est visée ; la vôtre est en bas
web-hound-sign-sheep = moutons perdus ou récupérés
web-hound-sign-skip = passe son tour
web-hound-sign-forbid = ne peut pas jouer ces nombres
web-hound-sign-bait = Viande arrête les animaux noirs que les autres déplacent, Os les blancs

## L’écran du vainqueur. $team et $winner sont des noms d’équipes.

web-hound-ending-label = Équipe { $team } · tour { $turn }
web-hound-folds = Les pâturages
web-hound-folds-about = C’est un pâturage vide qui décide, pas la somme.
web-hound-fold = { $sheep } moutons sur { $most }
web-hound-dummy = Joueur fictif { $number }
web-hound-story-last =
    { $points ->
        [one] Jusqu’à la dernière carte, les autres avaient un mouton de plus ; mais c’est l’équipe { $winner } qui a gardé son troupeau.
       *[other] Jusqu’à la dernière carte, les autres avaient { $points } moutons de plus ; mais c’est l’équipe { $winner } qui a gardé son troupeau.
    }
web-hound-story-behind =
    { $points ->
        [one] À mi-chemin, l’équipe { $winner } avait un mouton de retard, puis elle a détourné le loup.
       *[other] À mi-chemin, l’équipe { $winner } avait { $points } moutons de retard, puis elle a détourné le loup.
    }
web-hound-story-led = De la première carte à la dernière, l’équipe { $winner } a gardé plus de moutons.

## La fin, pas à pas

web-hound-last-sheep = Le dernier mouton
web-hound-counting = On compte les moutons

## Choisir les animaux d’une nouvelle table

# $sheep est un nombre ou une liste de nombres ; $black et $white sont des nombres d’animaux.
web-hound-show = Afficher
web-hound-show-all = Toutes
web-hound-show-two = Deux faces
web-hound-kind-wolves = Loups
web-hound-kind-hounds = Chiens
web-hound-kind-metamorphic = Métamorphes
web-hound-kind-odd = À part
web-hound-kind-own = Vos cartes
web-hound-blankets = Les couvertures (trois cartes)
web-hound-home-made = fait maison
web-hound-does-skip = fin du tour
web-hound-does-forbid = pas de 3
web-hound-your-set = Votre jeu
web-hound-set-of = { $count } sur { $most }
web-hound-set-play = Jouer avec ceux-ci
web-hound-set-takes = Au moins un animal fait fuir des moutons.
web-hound-sheep-all = Chacun commence avec { $sheep } moutons.
web-hound-sheep-each = Moutons au départ, place par place : { $sheep }.
web-hound-moved = Les cartes noires en déplacent { $black }, les blanches { $white }.
web-hound-look = Afficher ces cartes
