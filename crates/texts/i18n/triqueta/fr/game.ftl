### Triqueta and its expansion Hidden Wolves.
###
### A seat $x comes with $x-is (you / other). $token is one of the animals as “one” or “the” (see below),
### $change a signed difference, $row, $column and $round are numbers. Moves stand as { "literals" }.
### The reader is addressed as « vous ». In French 0 counts as [one].

triqueta-name = Triqueta
triqueta-about = Prenez la rangée qui vous donne trois animaux pareils, mais pas un quatrième.

## Options

triqueta-option-hidden-wolves = Hidden Wolves
triqueta-option-hidden-wolves-about = L’extension : un jeton ombre se trouve sous chaque colonne de trois tours, et neuf de ces quinze jetons sont des loups. À deux joueurs, on pioche les jetons par paires.
triqueta-option-first = Premier joueur
triqueta-option-first-about = Qui commence la première manche et détient le rocher.
triqueta-option-rock = Le rocher après la quatrième manche
triqueta-option-rock-about = Qui marque le point du rocher à la fin. Les règles ne le disent pas ; notre lecture est qu’il reste où il est.
triqueta-option-rock-starter = Il reste au joueur qui a commencé la quatrième manche
triqueta-option-rock-last-row = Il revient au joueur qui a pris la dernière rangée

## Animals

# The name alone: in lists and counts of what has been seen.
triqueta-animal-rabbit = lapin
triqueta-animal-owl = hibou
triqueta-animal-deer = cerf
triqueta-animal-boar = sanglier
triqueta-animal-ram = bélier
triqueta-animal-bear = ours
triqueta-animal-wolf = loup
# One of them, as the object of a sentence.
triqueta-one-rabbit = un lapin
triqueta-one-owl = un hibou
triqueta-one-deer = un cerf
triqueta-one-boar = un sanglier
triqueta-one-ram = un bélier
triqueta-one-bear = un ours
triqueta-one-wolf = un loup
# The one just drawn, as the object of a sentence.
triqueta-the-rabbit = le lapin
triqueta-the-owl = le hibou
triqueta-the-deer = le cerf
triqueta-the-boar = le sanglier
triqueta-the-ram = le bélier
triqueta-the-bear = l’ours
triqueta-the-wolf = le loup
triqueta-the-token = le jeton
# One on a shadow token, as the object of a sentence.
triqueta-shadow-rabbit = un lapin de l’ombre
triqueta-shadow-owl = un hibou de l’ombre
triqueta-shadow-deer = un cerf de l’ombre
triqueta-shadow-boar = un sanglier de l’ombre
triqueta-shadow-ram = un bélier de l’ombre
triqueta-shadow-bear = un ours de l’ombre
triqueta-shadow-wolf = un loup de l’ombre
# Counted.
triqueta-count-rabbit =
    { $count ->
        [one] { $count } lapin
       *[other] { $count } lapins
    }
triqueta-count-owl =
    { $count ->
        [one] { $count } hibou
       *[other] { $count } hiboux
    }
triqueta-count-deer =
    { $count ->
        [one] { $count } cerf
       *[other] { $count } cerfs
    }
triqueta-count-boar =
    { $count ->
        [one] { $count } sanglier
       *[other] { $count } sangliers
    }
triqueta-count-ram =
    { $count ->
        [one] { $count } bélier
       *[other] { $count } béliers
    }
triqueta-count-bear = { $count } ours
triqueta-count-wolf =
    { $count ->
        [one] { $count } loup
       *[other] { $count } loups
    }

## Differences

# $points is positive.
triqueta-points-more = +{ $points }
triqueta-points-less = −{ $points }
triqueta-points-same = ±0

## Scores

triqueta-score-rabbit = Lapins
triqueta-score-owl = Hiboux
triqueta-score-deer = Cerfs
triqueta-score-boar = Sangliers
triqueta-score-ram = Béliers
triqueta-score-bear = Ours
triqueta-score-wolf = Loups
triqueta-score-tree = Tuiles Arbre
triqueta-score-rock = Rocher
triqueta-end-four-rounds = Les quatre manches ont été jouées.

## What has to be decided

triqueta-prompt-turn =
    { $seat-is ->
        [you] Piochez un jeton ou prenez une rangée.
       *[other] { $seat } pioche un jeton ou prend une rangée.
    }
triqueta-prompt-turn-column =
    { $seat-is ->
        [you] Piochez dans une colonne ou prenez une rangée.
       *[other] { $seat } pioche dans une colonne ou prend une rangée.
    }
triqueta-prompt-turn-pair =
    { $seat-is ->
        [you] Piochez le premier de deux jetons ou prenez une rangée.
       *[other] { $seat } pioche deux jetons ou prend une rangée.
    }
triqueta-prompt-second =
    { $seat-is ->
        [you] Piochez le second jeton.
       *[other] { $seat } pioche le second jeton.
    }
triqueta-prompt-take =
    { $seat-is ->
        [you] On ne peut plus piocher : prenez une rangée.
       *[other] On ne peut plus piocher : { $seat } prend une rangée.
    }
triqueta-prompt-decide =
    { $seat-is ->
        [you] Où mettez-vous { $token } ?
       *[other] { $seat } choisit où mettre { $token }.
    }
triqueta-prompt-decide-hidden =
    { $seat-is ->
        [you] Où mettez-vous le jeton ?
       *[other] { $seat } choisit où mettre le jeton.
    }
triqueta-prompt-final =
    { $seat-is ->
        [you] Voulez-vous ajouter { $token } à vos animaux ou le défausser ?
       *[other] { $seat } ajoute ou défausse { $token }.
    }
triqueta-prompt-final-hidden =
    { $seat-is ->
        [you] Voulez-vous ajouter le jeton caché à vos animaux ou le défausser ?
       *[other] { $seat } ajoute ou défausse un jeton caché.
    }

## Moves

triqueta-move-draw = Piocher un jeton
triqueta-move-draw-from = Piocher un jeton clair dans la colonne { $column }
triqueta-move-draw-shadow-from = Piocher le jeton ombre de la colonne { $column }
# $tokens is a list of animals.
triqueta-move-take = Prendre la rangée { $row } : { $tokens } ({ $change })
triqueta-move-take-empty = Prendre la rangée { $row }, qui est vide
triqueta-move-row = Mettre { $token } dans la rangée { $row } ({ $tokens })
triqueta-move-row-empty = Mettre { $token } dans la rangée { $row }, qui est vide
triqueta-move-keep = Garder { $token } face cachée
triqueta-move-box = Mettre { $token } dans la boîte
triqueta-move-add = Ajouter { $token } aux animaux
triqueta-move-discard = Défausser { $token } face cachée

## What happened

triqueta-event-drew =
    { $seat-is ->
        [you] Vous piochez un jeton.
       *[other] { $seat } pioche un jeton.
    }
triqueta-event-drew-face =
    { $seat-is ->
        [you] Vous piochez { $token }.
       *[other] { $seat } pioche { $token }.
    }
triqueta-event-drew-from =
    { $seat-is ->
        [you] Vous piochez un jeton clair dans la colonne { $column }.
       *[other] { $seat } pioche un jeton clair dans la colonne { $column }.
    }
triqueta-event-drew-shadow-from =
    { $seat-is ->
        [you] Vous piochez un jeton ombre dans la colonne { $column }.
       *[other] { $seat } pioche un jeton ombre dans la colonne { $column }.
    }
triqueta-event-drew-face-from =
    { $seat-is ->
        [you] Vous piochez { $token } dans la colonne { $column }.
       *[other] { $seat } pioche { $token } dans la colonne { $column }.
    }
triqueta-event-looked =
    { $seat-is ->
        [you] Vous regardez les deux jetons.
       *[other] { $seat } regarde les deux jetons.
    }
# $tokens is a list of two animals.
triqueta-event-looked-faces =
    { $seat-is ->
        [you] Vous regardez les deux jetons et voyez { $tokens }.
       *[other] { $seat } regarde les deux jetons et voit { $tokens }.
    }
triqueta-event-placed =
    { $seat-is ->
        [you] Vous mettez { $token } dans la rangée { $row }.
       *[other] { $seat } met { $token } dans la rangée { $row }.
    }
triqueta-event-kept =
    { $seat-is ->
        [you] Vous gardez un jeton clair face cachée.
       *[other] { $seat } garde un jeton clair face cachée.
    }
triqueta-event-kept-shadow =
    { $seat-is ->
        [you] Vous gardez un jeton ombre face cachée.
       *[other] { $seat } garde un jeton ombre face cachée.
    }
triqueta-event-kept-face =
    { $seat-is ->
        [you] Vous gardez { $token } face cachée.
       *[other] { $seat } garde { $token } face cachée.
    }
triqueta-event-boxed =
    { $seat-is ->
        [you] Vous mettez un jeton face cachée dans la boîte.
       *[other] { $seat } met un jeton face cachée dans la boîte.
    }
triqueta-event-boxed-face =
    { $seat-is ->
        [you] Vous mettez { $token } face cachée dans la boîte.
       *[other] { $seat } met { $token } face cachée dans la boîte.
    }
# $tokens is a list of animals.
triqueta-event-took =
    { $seat-is ->
        [you] Vous prenez la rangée { $row } : { $tokens } ({ $change }).
       *[other] { $seat } prend la rangée { $row } : { $tokens } ({ $change }).
    }
triqueta-event-took-empty =
    { $seat-is ->
        [you] Vous prenez la rangée { $row }, qui est vide.
       *[other] { $seat } prend la rangée { $row }, qui est vide.
    }
# $left tokens leave the game. $seat holds the rock now.
triqueta-event-round-ended =
    La manche { $round } est finie. { $left ->
        [0] Il ne reste rien dans la tour.
        [one] { $left } jeton quitte la partie sans être vu.
       *[other] { $left } jetons quittent la partie sans être vus.
    } { $seat-is ->
        [you] Vous détenez le rocher.
       *[other] { $seat } détient le rocher.
    }
triqueta-event-tower-opened =
    { $seat-is ->
        [you] Vous ouvrez la tour de la manche { $round } et gardez sa tuile Arbre.
       *[other] { $seat } ouvre la tour de la manche { $round } et garde sa tuile Arbre.
    }
triqueta-event-added =
    { $seat-is ->
        [you] Vous ajoutez { $token } à vos animaux.
       *[other] { $seat } ajoute { $token }.
    }
triqueta-event-discarded =
    { $seat-is ->
        [you] Vous défaussez un jeton caché.
       *[other] { $seat } défausse un jeton caché.
    }
triqueta-event-discarded-face =
    { $seat-is ->
        [you] Vous défaussez { $token } face cachée.
       *[other] { $seat } défausse { $token } face cachée.
    }
# $tokens is a list of animals.
triqueta-event-shadows =
    { $seat-is ->
        [you] Vos jetons ombre : { $tokens }.
       *[other] Jetons ombre ({ $seat }) : { $tokens }.
    }
triqueta-event-scored =
    { $seat-is ->
        [you] Vous avez { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $seat } a { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
triqueta-event-won =
    { $seat-is ->
        [you] Vous gagnez !
       *[other] { $seat } gagne !
    }
triqueta-event-won-shared = La victoire est partagée : { $seats }.

## Refusals

triqueta-refusal-no-such-row = Il n’y a que { $rows } rangées.
triqueta-refusal-row-taken =
    { $seat-is ->
        [you] Vous avez déjà pris la rangée { $row }.
       *[other] { $seat } a déjà pris la rangée { $row }.
    }
triqueta-refusal-tower-empty = La tour est vide : prenez une rangée.
triqueta-refusal-one-token-left = Il ne reste qu’un jeton dans la tour et vous devriez en piocher deux : prenez une rangée.
triqueta-refusal-column-empty = La colonne { $column } est vide.
triqueta-refusal-no-column = Dans le jeu de base, on ne choisit pas de colonne : piochez simplement le jeton suivant.
triqueta-refusal-which-column = Dites dans quelle colonne vous piochez, par exemple { "draw 3" }.
# $most is how many light tokens a player may keep.
triqueta-refusal-two-face-down = Vous gardez déjà { $most } jetons clairs face cachée, c’est le maximum : mettez celui-ci ailleurs.
triqueta-refusal-no-box = Un jeton ne va dans la boîte qu’à deux joueurs avec Hidden Wolves : mettez celui-ci dans une rangée ou gardez-le.
# $way is one of the ways below.
triqueta-refusal-same-way = Deux jetons clairs doivent prendre des chemins différents, et le premier est déjà allé { $way }.
triqueta-way-row = dans une rangée
triqueta-way-keep = face cachée devant vous
triqueta-way-box = dans la boîte

## Hand-made deals

triqueta-setup-first = Il faut { "first" } et une place de 1 à { $players }, par exemple { "first 1" }.
triqueta-setup-first-chosen = La place { $number } a été choisie pour commencer : il faut { "first" } { $number }.
triqueta-setup-tower = Il faut { "tower" } { $tower }{ ":" } puis { $columns } colonnes séparées par des virgules, chacune avec { $tokens } animaux de haut en bas.
triqueta-setup-animal = L’animal « { $name } » n’existe pas. Les animaux sont { "rabbit, owl, deer, boar, ram, bear, wolf" }.
# $animal is an animal’s name alone.
triqueta-setup-light-count = Jetons clairs avec { $animal } : { $given } ici, { $wanted } dans la boîte de jeu.
triqueta-setup-shadow-count = Jetons ombre avec { $animal } : { $given } ici, { $wanted } dans la boîte de jeu.
triqueta-setup-shadows-missing = Cette donne n’a pas de jetons ombre, et il en faut avec Hidden Wolves.
triqueta-setup-shadows-unused = Cette donne a des jetons ombre, et le jeu de base n’en a pas.
triqueta-setup-too-long = Il ne faut rien après la tour 4.

## How the table stands

# $left tokens are in the open tower; $covered towers are to come.
triqueta-view-round =
    Manche { $round } sur 4. { $left ->
        [0] La tour est vide.
        [one] Il reste un jeton dans la tour.
       *[other] Il reste { $left } jetons dans la tour.
    } { $covered ->
        [0] C’est la dernière tour.
        [one] Une autre tour est couverte.
       *[other] { $covered } autres tours sont couvertes.
    }
triqueta-view-final = Les quatre manches ont été jouées. Les jetons clairs cachés sont ajoutés ou défaussés.
# $columns is a list of the next four.
triqueta-view-columns = Colonnes : { $columns }.
triqueta-view-column-both =
    { $column } ({ $light ->
        [one] { $light } clair
       *[other] { $light } clairs
    }, 1 ombre)
triqueta-view-column-light =
    { $column } ({ $light ->
        [one] { $light } clair
       *[other] { $light } clairs
    })
triqueta-view-column-shadow = { $column } (1 ombre)
triqueta-view-column-empty = { $column } (vide)
# $tokens is a list of animals, $changes a list of the next two.
triqueta-view-row = Rangée { $row } : { $tokens }. Effet de la prise : { $changes }.
triqueta-view-change =
    { $seat-is ->
        [you] vous { $change }
       *[other] { $seat } { $change }
    }
# $animals is a list of the next.
triqueta-view-change-own =
    { $seat-is ->
        [you] vous { $change } ({ $animals })
       *[other] { $seat } { $change } ({ $animals })
    }
triqueta-view-change-animal = { $animal } { $change }
triqueta-view-row-empty = Rangée { $row } : vide.
triqueta-view-row-taken =
    { $seat-is ->
        [you] Rangée { $row } : prise par vous.
       *[other] Rangée { $row } : prise par { $seat }.
    }
# $things is a list of counted animals and of what follows.
triqueta-view-seat =
    { $seat-is ->
        [you] Vous
       *[other] { $seat }
    } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }) : { $things }.
triqueta-view-seat-in =
    { $seat-is ->
        [you] Vous
       *[other] { $seat }
    } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }, toujours en jeu) : { $things }.
triqueta-view-seat-out =
    { $seat-is ->
        [you] Vous
       *[other] { $seat }
    } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }, rangée { $row } prise) : { $things }.
triqueta-view-trees =
    { $count ->
        [one] { $count } tuile Arbre
       *[other] { $count } tuiles Arbre
    }
triqueta-view-rock = le rocher
triqueta-view-light =
    { $count ->
        [one] { $count } jeton clair face cachée
       *[other] { $count } jetons clairs face cachée
    }
triqueta-view-shadow =
    { $count ->
        [one] { $count } jeton ombre face cachée
       *[other] { $count } jetons ombre face cachée
    }
triqueta-view-boxed = { $count } dans la boîte
# $tokens is a list of animals as “one”; $reach is the score with them.
triqueta-view-face-down =
    { $seat-is ->
        [you] Face cachée, vous avez { $tokens }, ce qui permet d’atteindre { $reach ->
            [one] { $reach } point
           *[other] { $reach } points
        } pour l’instant.
       *[other] Face cachée, { $seat } a { $tokens }, ce qui permet d’atteindre { $reach ->
            [one] { $reach } point
           *[other] { $reach } points
        } pour l’instant.
    }
triqueta-view-drawn =
    { $seat-is ->
        [you] Vous avez pioché { $tokens }.
       *[other] { $seat } a pioché { $tokens }.
    }
triqueta-view-drawn-hidden =
    { $seat-is ->
        [you] Vous avez pioché { $count ->
            [one] { $count } jeton
           *[other] { $count } jetons
        }.
       *[other] { $seat } a pioché { $count ->
            [one] { $count } jeton
           *[other] { $count } jetons
        }.
    }
# $animals is a list of the next.
triqueta-view-seen = Déjà vus : { $animals }.
triqueta-view-seen-animal = { $animal } { $seen } sur { $tokens }
# $lines is a list of the next.
triqueta-view-result =
    { $place }. { $seat-is ->
        [you] Vous
       *[other] { $seat }
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $lines })
triqueta-view-score-line = { $category } { $points }
