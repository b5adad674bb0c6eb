### Wolf & Hound.
###
### A seat $who comes with $who-is (you / other). Dummies have a $number instead of a name. $animal is the name
### of an animal card, $card that of a number card. $way is cw or ccw, $side front or back, $from and $to of a
### stack are pile or deck. Words of the card file stand as { "literals" }.
### The reader is addressed as « vous ». In French 0 counts as [one].

hound-name = Wolf & Hound
hound-about = Deux équipes envoient le loup chez les autres et rappellent le chien.

## Options

hound-option-animals = Animaux
hound-option-animals-about = D’une à huit cartes Animal, dont au moins une qui fait fuir les moutons. Avec deux cartes Loup ou plus, chacun commence avec un mouton de plus. Les couvertures ne se jouent qu’ensemble, et deux cartes Métamorphe au plus peuvent participer.
hound-option-meat-and-bone = Viande & Os
hound-option-meat-and-bone-about = L’extension : sept cartes Nombre portent le symbole Viande ou Os. Tant qu’une telle carte est la dernière devant un joueur, Viande arrête les loups et Os les chiens que les autres déplacent.
hound-option-cards-file = Fichier de cartes
hound-option-cards-file-about = Vos propres cartes à la place de celles du programme : corrigées ou inventées. La partie enregistrée contient les cartes avec lesquelles elle a été jouée.
hound-option-both-at-zero = Les deux équipes sans mouton
hound-option-both-at-zero-about = Si chaque équipe a un joueur sans mouton, le premier dans le sens horaire à partir du joueur actif décide quelle équipe perd. Les règles ne disent pas si le joueur actif compte en premier.
hound-option-both-at-zero-current-first = Le joueur actif compte en premier
hound-option-both-at-zero-next-first = Le joueur suivant compte en premier
hound-option-last-activation = Dernière activation avant le décompte
hound-option-last-activation-about = Quand les cartes sont épuisées, les animaux devant la place 1 s’activent-ils encore avant que l’on compte les moutons ? Selon les règles, la partie continue jusqu’à cette phase, ce qui se lit des deux façons.
hound-option-effects-when-skipped = Fin de tour même sans carte
hound-option-effects-when-skipped-about = Papi Loup, le Loup à la couverture et le Chien désorienté agissent-ils aussi à la fin d’un tour où aucune carte n’a été jouée ?
hound-option-exchange-from-empty-pile = Échange quand la pioche est vide
hound-option-exchange-from-empty-pile-about = À deux ou trois joueurs : peut-on encore échanger la carte d’un joueur fictif quand la pioche est vide ?
hound-option-sheep = Moutons avec deux cartes Loup
hound-option-sheep-about = Avec au moins deux cartes Loup, les règles recommandent quatre moutons pour chacun.
hound-option-sheep-more-for-wolves = Un mouton de plus
hound-option-sheep-three = Toujours trois
hound-option-next-start = Premier joueur dans une série
hound-option-next-start-about = Qui commence la partie suivante d’une série, par rapport au joueur qui a commencé celle-ci. Les partenaires le restent dans les deux cas.
hound-option-next-start-left = Le joueur à sa gauche
hound-option-next-start-right = Le joueur à sa droite

## Recommended sets

hound-group-first = Première partie
hound-group-beginner = Débutants
hound-group-experienced = Joueurs expérimentés
hound-group-gamer = Stratèges
hound-group-designer = Cartes d’auteur
hound-group-house = Combinaisons maison
# $cards is the list of the animals.
hound-preset-first = Première partie : { $cards }
hound-preset-beginner = Débutants : { $cards }
hound-preset-experienced = Expérimentés : { $cards }
hound-preset-gamer = Stratèges : { $cards }
hound-preset-designer = Cartes d’auteur : { $cards }
hound-preset-house = Maison : { $cards }

## Sets that cannot be played

hound-problem-no-such-card = Il n’y a pas de carte Animal { $card } dans le fichier de cartes.
hound-problem-how-many = Il faut d’un à { $most } animaux ; vous en avez choisi { $chosen }.
hound-problem-requires = { $card } ne se joue qu’avec { $other }.
hound-problem-excludes = { $card } ne se joue pas avec { $other }.
hound-problem-two-metamorphic = Deux cartes Métamorphe au plus peuvent participer ; vous avez choisi { $cards }.
hound-problem-nobody-takes = Aucun de ces animaux ne fait fuir les moutons. Choisissez-en au moins un qui le fasse.
hound-problem-pack = Le fichier de cartes ne compte pas 32 cartes Nombre.
hound-problem-players = Wolf & Hound se joue de deux à quatre, pas à { $players }.

## The card file: what is wrong with it

hound-cards-error = { $where } : { $wrong }
hound-cards-in-line = Ligne { $line }
hound-cards-in-card = Ligne { $line }, carte { $card }
hound-cards-in-this-card = Carte { $card }
hound-cards-version = Le fichier doit commencer par la ligne « { $form } ».
hound-cards-too-long = Le fichier est trop long. On en lit au plus { $most } octets.
hound-cards-too-many = C’est trop. Il peut y en avoir { $most } au plus.
hound-cards-not-among = « { $found } » n’est pas possible ici. Valeurs possibles : { $allowed }.
hound-cards-not-number = « { $found } » n’est pas possible ici. Il faut un nombre de { $least } à { $most }.
hound-cards-not-amount = « { $found } » n’est pas possible ici. Valeurs possibles : { $forms }, avec des nombres jusqu’à { $most }.
hound-cards-one-sided = « { $what } » ne vaut que pour une carte à deux faces. Donnez-lui « { "front" } » et « { "back" } », ou supprimez cette ligne.
hound-cards-effects = « { $first } » et « { $second } » ne vont pas ensemble sur une même face de carte.
hound-cards-not-id = « { $found } » n’est pas un identifiant de carte. Il faut de 1 à 8 caractères : lettres, chiffres ou traits d’union.
hound-cards-wants = Il manque quelque chose, ou il y en a trop. La ligne devrait ressembler à « { $form } ».
hound-cards-twice = « { $what } » s’y trouve deux fois.
hound-cards-missing = « { $what } » manque.
hound-cards-no-card = Le fichier n’a aucune carte Animal.
hound-cards-no-such-card = Il n’y a pas de carte { $found } dans ce fichier.
hound-cards-no-mark = Une marque de confiance n’a pas sa place dans cette ligne.
hound-cards-not-printed = Seules les 24 cartes de la boîte ont un nom imprimé. Écrivez-en un.
hound-cards-name-too-long = Le nom est trop long. Il peut avoir { $most } caractères au plus.
hound-cards-total = Il y a { $found } cartes Nombre, et il en faut { $wanted }.
hound-cards-symbols = La ligne « { $row } » marque { $found } cartes de valeur { $value }, mais il n’y en a que { $most }.

## Deals and set-up files: what is wrong with them

hound-setup-expected = « { $found } » n’est pas compris. Une ligne ressemble à l’une de celles-ci : { $forms }.
hound-setup-wants = La ligne devrait ressembler à « { $form } ».
hound-setup-twice = Cette ligne s’y trouve deux fois.
hound-setup-no-card = « { $found } » n’est pas une carte Nombre. Les cartes s’écrivent b3, w1, b2m ou w2b.
hound-setup-too-many-of = Il n’y a pas autant de { $found } dans cette partie.
hound-setup-too-many-cards = Il y a trop de cartes ici : au plus quatre en main, vingt dans le paquet d’un joueur fictif et seize dans la pioche.
hound-setup-no-animal = « { $found } » n’est pas possible. Écrivez où se trouve chaque animal, par exemple W01@3 ou M01@1/back ; les animaux sont { $animals }.
hound-setup-animals = Il faut une place pour chaque animal de la partie.
hound-setup-sheep = Personne ne peut avoir plus de moutons qu’au début.
hound-setup-turn = Le tour doit être un nombre de 1 à 999.
hound-setup-no-turn = Ce n’est pas une donne complète ; il faut donc une ligne comme « { "turn: 14" } ».
hound-setup-other-pack = Ce ne sont pas les cartes Nombre de cette partie.
hound-setup-over = La partie serait aussitôt finie.

## Names

hound-team-blue = bleue
hound-team-yellow = jaune
hound-place =
    { $who-is ->
        [you] vous
       *[other] { $who }
    }
hound-place-dummy = le joueur fictif { $number }
hound-number-black = { $value } noir
hound-number-black-meat = { $value } noir avec Viande
hound-number-white = { $value } blanc
hound-number-white-bone = { $value } blanc avec Os
hound-number-unknown = une carte cachée
hound-colour-black = noir
hound-colour-white = blanc
hound-colour-pink = rose
hound-aim-current = le joueur actif
hound-aim-left = le voisin de gauche
hound-aim-across = le partenaire
hound-aim-right = le voisin de droite
hound-card-w01 = Loup 01
hound-card-w02 = Loup 02
hound-card-w03 = Loup 03
hound-card-w04 = Loup 04
hound-card-w05 = Loup 05
hound-card-w06 = Loup 06
hound-card-w07 = Loup 07
hound-card-w08 = Loup 08
hound-card-h01 = Chien 01
hound-card-h02 = Chien 02
hound-card-h03 = Chien 03
hound-card-h04 = Chien 04
hound-card-s01 = Passe-tour
hound-card-s02 = Pas de trois
hound-card-m01 = Métamorphe 01
hound-card-m02 = Métamorphe 02
hound-card-m03 = Métamorphe 03
hound-card-m04 = Métamorphe 04
hound-card-e01 = Papi Loup
hound-card-e02 = Chien désorienté
hound-card-d01 = Diable rouge
hound-card-d02-1 = Couverture noire
hound-card-d02-2 = Couverture blanche
hound-card-d02-3 = Loup à la couverture

## What is printed on an animal card

# $front and $back are hound-face; the front is the side on which the card starts.
hound-animal = { $name } : { $front }
hound-animal-two-sided = { $name } : { $front }. Autre face : { $back }
hound-face = { $colour } ; { $motion } ; { $effect }
# $amount is a formula such as n+1, where n is the card’s value. $by is black, white or both.
hound-motion =
    { $by ->
        [black] les cartes noires le déplacent de
        [white] les cartes blanches le déplacent de
       *[both] toutes les cartes le déplacent de
    } { $amount } dans le sens { $way ->
        [ccw] antihoraire
       *[cw] horaire
    }
hound-motion-late =
    { $by ->
        [black] les cartes noires le déplacent de
        [white] les cartes blanches le déplacent de
       *[both] toutes les cartes le déplacent de
    } { $amount } dans le sens { $way ->
        [ccw] antihoraire
       *[cw] horaire
    }, un tour plus tard
hound-motion-drift =
    aucune carte ne le déplace, mais il avance de { $spaces ->
        [one] { $spaces } place
       *[other] { $spaces } places
    } dans le sens { $way ->
        [ccw] antihoraire
       *[cw] horaire
    } à la fin de chaque tour
hound-motion-none = ne bouge pas
# $effects is a list of the following messages.
hound-effect = { $effects }
hound-effect-lose =
    fait perdre { $count ->
        [one] un mouton
       *[other] { $count } moutons
    } (cible : { $targets })
hound-effect-regain =
    ramène { $count ->
        [one] un mouton
       *[other] { $count } moutons
    } (cible : { $targets })
hound-effect-forbid = interdit pendant ce tour : { $values }
hound-effect-skip = le tour s’arrête aussitôt
hound-effect-nothing = sans effet
hound-aspect-colour = la couleur
hound-aspect-moved-by = les cartes suivies
hound-aspect-moves = le déplacement
hound-aspect-drifts = la marche de fin de tour
hound-aspect-target = la cible
hound-aspect-effect = l’effet
hound-aspect-flips = le retournement
hound-aspect-turn-end = l’ordre en fin de tour
hound-aspect-wolves = le nombre de loups
hound-aspect-starts = la face de départ
hound-confidence-stated = dit par les règles
hound-confidence-inferred = déduit
hound-confidence-assumed = notre choix

## What has to be decided

hound-prompt-play =
    { $who-is ->
        [you] Jouez une carte.
       *[other] { $who } joue une carte.
    }
hound-prompt-play-without =
    { $who-is ->
        [you] Jouez une carte. Interdit pendant ce tour : { $values }.
       *[other] { $who } joue une carte. Interdit pendant ce tour : { $values }.
    }
hound-prompt-exchange =
    { $who-is ->
        [you] Le joueur fictif { $number } a révélé un { $card }. Voulez-vous l’échanger ?
       *[other] Le joueur fictif { $number } a révélé un { $card }. { $who } peut l’échanger.
    }
hound-prompt-flip =
    { $who-is ->
        [you] Deux cartes Métamorphe de la même couleur sont à la même place. Laquelle retournez-vous ?
       *[other] { $who } choisit la carte Métamorphe à retourner.
    }
hound-prompt-over = L’équipe { $team } a gagné. { $reason }

## Moves

hound-move-play = Jouer le { $card }
hound-move-keep = Garder le { $card }
hound-move-exchange = Échanger la carte
hound-move-exchange-known = Échanger contre le { $card } du paquet
hound-move-flip = Retourner { $animal }

## Refusals

hound-refusal-not-held = Vous n’avez pas de { $card }.
hound-refusal-forbidden = Aucun { $value } ne peut être joué pendant ce tour.
hound-refusal-no-dummy = Il n’y a pas de joueur fictif à cette table : il n’y a rien à garder ni à échanger.
hound-refusal-nothing-clashes = Dans cette partie, deux cartes ne se gênent jamais : il n’y en a aucune à retourner au choix.
hound-refusal-no-such-card = Il n’y a pas de { $card } dans cette partie.
hound-refusal-not-that-one = { $card } n’est pas une des deux cartes que l’on peut retourner.

## What happened

# $changes is a list of the hound-change messages.
hound-event-activated = { $animal } : { $changes }.
hound-event-activated-nothing = { $animal } est devant { $at }, mais rien ne se passe.
hound-change-lose =
    { $who-is ->
        [you] vous perdez
       *[other] { $who } perd
    } { $count ->
        [one] un mouton
       *[other] { $count } moutons
    } (il en reste { $left })
hound-change-lose-dummy =
    le joueur fictif { $number } perd { $count ->
        [one] un mouton
       *[other] { $count } moutons
    } (il en reste { $left })
hound-change-regain =
    { $who-is ->
        [you] vous récupérez
       *[other] { $who } récupère
    } { $count ->
        [one] un mouton
       *[other] { $count } moutons
    } (total : { $left })
hound-change-regain-dummy =
    le joueur fictif { $number } récupère { $count ->
        [one] un mouton
       *[other] { $count } moutons
    } (total : { $left })
hound-change-none =
    { $who-is ->
        [you] rien ne change pour vous
       *[other] rien ne change pour { $who }
    } ({ $left ->
        [one] { $left } mouton
       *[other] { $left } moutons
    })
hound-change-none-dummy =
    rien ne change pour le joueur fictif { $number } ({ $left ->
        [one] { $left } mouton
       *[other] { $left } moutons
    })
hound-event-skipped =
    { $who-is ->
        [you] { $animal } : vous passez votre tour.
       *[other] { $animal } : { $who } passe son tour.
    }
hound-event-skipped-dummy = { $animal } : le joueur fictif { $number } passe son tour.
hound-event-forbids =
    { $who-is ->
        [you] { $animal } : vous ne pouvez pas jouer pendant ce tour : { $values }.
       *[other] { $animal } : { $who } ne peut pas jouer pendant ce tour : { $values }.
    }
hound-event-forbids-dummy = { $animal } : le joueur fictif { $number } ne peut pas jouer pendant ce tour : { $values }.
hound-event-showed =
    { $who-is ->
        [you] Aucune de vos cartes ne peut être jouée ; vous montrez votre main : { $cards }.
       *[other] { $who } n’a aucune carte jouable et montre sa main : { $cards }.
    }
hound-event-can-play =
    { $who-is ->
        [you] Vous avez une carte jouable.
       *[other] { $who } a une carte jouable.
    }
hound-event-played =
    { $who-is ->
        [you] Vous jouez un { $card }.
       *[other] { $who } joue un { $card }.
    }
hound-event-played-dummy = Le joueur fictif { $number } joue un { $card }.
hound-event-turned-up =
    Le joueur fictif { $number } révèle un { $card } { $from ->
        [deck] de son paquet
       *[pile] de la pioche
    }.
hound-event-exchanged =
    { $who-is ->
        [you] Vous échangez la carte du joueur fictif { $number } : le { $first } va sous son paquet, un { $card } apparaît.
       *[other] { $who } échange la carte du joueur fictif { $number } : le { $first } va sous son paquet, un { $card } apparaît.
    }
hound-event-returned =
    Le joueur fictif { $number } ne peut pas jouer ce { $card } ; la carte va sous { $to ->
        [deck] son paquet
       *[pile] la pioche
    }.
hound-event-moved =
    { $animal } avance de { $spaces ->
        [one] { $spaces } place
       *[other] { $spaces } places
    } ({ $from } → { $to }).
hound-event-moved-late =
    { $animal } suit la carte du tour précédent : { $spaces ->
        [one] { $spaces } place
       *[other] { $spaces } places
    } ({ $from } → { $to }).
hound-event-drifted =
    { $animal } avance de lui-même de { $spaces ->
        [one] { $spaces } place
       *[other] { $spaces } places
    } ({ $from } → { $to }).
hound-event-lap = { $animal } fait un tour complet et revient devant { $to }.
hound-event-stays = { $animal } reste devant { $to }.
# $first is the sentence about the movement.
hound-event-and-stopped = { $first } L’appât l’y arrête.
hound-event-and-flipped = { $first } La carte se retourne, côté { $colour }.
hound-event-flipped-chosen = { $animal } se retourne devant { $at }, côté { $colour }.
hound-event-flipped-clash = Deux cartes Métamorphe de la même couleur devant { $at } : { $animal } se retourne, côté { $colour }.
hound-event-flipped-company =
    { $animal } se retourne devant { $at } et montre { $side ->
        [back] son verso
       *[front] son recto
    }.
hound-event-drew =
    { $who-is ->
        [you] Vous piochez une carte.
       *[other] { $who } pioche une carte.
    }
hound-event-drew-card =
    { $who-is ->
        [you] Vous piochez un { $card }.
       *[other] { $who } pioche un { $card }.
    }
hound-event-last-round =
    { $who-is ->
        [you] Vous n’avez plus de cartes.
       *[other] { $who } n’a plus de cartes.
    } La partie se termine au début du prochain tour de la place 1.
hound-event-last-round-dummy = Le joueur fictif { $number } n’a plus de cartes. La partie se termine au début du prochain tour de la place 1.
hound-event-ended = L’équipe { $team } gagne. { $reason } Moutons : équipe bleue { $blue }, équipe jaune { $yellow }.

## The end

hound-end-zero = Quelqu’un dans l’autre équipe n’a plus de mouton.
hound-end-both-zero = Chaque équipe a un joueur sans mouton ; le premier dans le sens horaire à partir du joueur actif décide.
hound-end-counted = Les cartes sont épuisées, et cette équipe a plus de moutons.
hound-end-tie = Les cartes sont épuisées à égalité de moutons : l’équipe jaune l’emporte.
hound-end-idle = Personne n’a pu jouer pendant huit tours ; on a donc compté les moutons.
hound-score-own = Ses moutons
hound-score-partner = Moutons du partenaire

## The table in words

hound-view-turn =
    { $who-is ->
        [you] Tour { $turn } : à vous.
       *[other] Tour { $turn } : { $who }.
    }
hound-view-turn-dummy = Tour { $turn } : joueur fictif { $number }.
hound-view-place =
    { $who-is ->
        [you] Vous
       *[other] { $who }
    } (équipe { $team }) : { $sheep ->
        [one] { $sheep } mouton
       *[other] { $sheep } moutons
    } sur { $most }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
hound-view-place-dummy =
    Joueur fictif { $number } (équipe { $team }) : { $sheep ->
        [one] { $sheep } mouton
       *[other] { $sheep } moutons
    } sur { $most }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } dans son paquet.
hound-view-played =
    { $who-is ->
        [you] Vous avez joué { $cards }.
       *[other] { $who } a joué { $cards }.
    }
hound-view-played-dummy = Le joueur fictif { $number } a joué { $cards }.
hound-view-known =
    { $who-is ->
        [you] Cartes de votre main connues de tous : { $cards }.
       *[other] Cartes connues ({ $who }) : { $cards }.
    }
hound-view-known-dummy = Le paquet du joueur fictif { $number } à partir du dessus : { $cards }.
hound-view-animal = { $animal } devant { $at } : { $colour } ; { $motion } ; { $effect }.
hound-view-reading = Notre lecture de { $animal } : { $aspects }.
hound-view-aspect = { $aspect } ({ $confidence })
hound-view-pile =
    { $count ->
        [0] La pioche est vide.
        [one] Il reste { $count } carte dans la pioche.
       *[other] Il reste { $count } cartes dans la pioche.
    }
hound-view-pile-known = La pioche à partir du dessus : { $cards }.
hound-view-turned-up-pile = Révélée de la pioche : { $card }.
hound-view-turned-up-deck = Révélée du paquet fictif : { $card }.
hound-view-previous = La carte du tour précédent : { $card }.
hound-view-count = { $card } : { $unseen } sur { $total }
hound-view-counts = Pas encore vues : { $counts }.
hound-view-ending = Les cartes s’épuisent : la partie se termine au début du prochain tour de la place 1.
hound-view-hand = Votre main : { $cards }.
# $move is the name of a move, $steps a list of hound-view-step.
hound-view-preview = { $move } : { $steps }.
hound-view-preview-nothing = { $move } : rien ne bouge.
hound-view-step =
    { $side ->
        [back] { $animal } (verso) vers { $to }
       *[front] { $animal } vers { $to }
    }
