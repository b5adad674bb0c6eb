### The board of Triqueta in the browser.
###
### $animal is an animal’s name, $change a signed difference; $row, $column and $round are numbers.
### The reader is addressed as « vous ». In French 0 counts as [one].

# $round is a number.
web-triqueta-round = Manche { $round } sur 4
web-triqueta-final = Après la manche 4
web-triqueta-tower = Tour
# $light and $shadow tokens are left in the open tower.
web-triqueta-left =
    il reste { $light ->
        [one] { $light } clair
       *[other] { $light } clairs
    }, { $shadow ->
        [one] { $shadow } ombre
       *[other] { $shadow } ombres
    }
web-triqueta-left-light = il reste { $light }
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
web-triqueta-covered = Tours couvertes
# A covered tower with its round.
web-triqueta-covered-round = manche { $round }
web-triqueta-covered-name = La tour de la manche { $round } est couverte par sa tuile Arbre
web-triqueta-drawn =
    { $seat-is ->
        [you] Pioché par vous
       *[other] Pioché par { $seat }
    }
web-triqueta-first = d’abord
web-triqueta-then = puis
web-triqueta-unseen = pas encore regardé
web-triqueta-light = jeton clair, face cachée
web-triqueta-shadow = jeton ombre, face cachée
# $animal is text. A token that lies face down and that the reader has seen.
web-triqueta-light-known = { $animal } sur un jeton clair, face cachée
web-triqueta-shadow-known = { $animal } sur un jeton ombre, face cachée
# $change is a signed difference.
web-triqueta-one-more = un de plus : { $change }
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
web-triqueta-fact-turn = Le jeton marqué est le prochain. Personne d’autre ne le voit ; puis il va dans une rangée ou face cachée devant vous.
web-triqueta-fact-chosen = Piochez-le, ou choisissez une autre colonne.
web-triqueta-fact-column = Choisissez une colonne pour piocher son jeton du sommet. Un jeton ombre est toujours gardé face cachée.
web-triqueta-fact-pair = Vous regardez les deux jetons après le second. Les jetons ombre sont gardés ; deux jetons clairs prennent deux chemins différents.
web-triqueta-fact-keep = Jetons clairs face cachée devant vous : { $kept } (2 au plus).
# $way is where the first of two tokens went.
web-triqueta-fact-used = Le premier jeton est allé { $way } : celui-ci prend un autre chemin.
web-triqueta-fact-final = Les deux scores comptent vos jetons ombre.

## Sur la page d’accueil

web-triqueta-variant = Variante
web-triqueta-base = Jeu de base

## What the signs mean

web-triqueta-sign-group = ce que l’animal vaut maintenant, et avec un jeton de plus
web-triqueta-sign-tokens = combien de jetons vous en avez ; trois, c’est le mieux
web-triqueta-sign-row = ce que la rangée changerait pour vous
web-triqueta-sign-others = ce qu’elle changerait pour la personne à ce numéro
web-triqueta-sign-extras = tuiles Arbre et rocher : +1 chacun

## L’écran du vainqueur. $winner et $rival sont des joueurs, $points l’avance du rival.

web-triqueta-ending-label =
    { $threes ->
        [0] Aucun trio
        [1] Un trio
        [2] Deux trios
        [3] Trois trios
        [4] Quatre trios
        [5] Cinq trios
        [6] Six trios
       *[other] { $threes } trios
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-triqueta-story-last =
    { $points ->
        [one] { $rival } avait un point d’avance avant que les derniers jetons soient retournés ; ils ont souri à { $winner }.
       *[other] { $rival } avait { $points } points d’avance avant que les derniers jetons soient retournés ; ils ont souri à { $winner }.
    }
web-triqueta-story-behind =
    { $points ->
        [one] Bon dernier après deux tours, à un point de { $rival }, { $winner } a dépassé tout le monde.
       *[other] Bon dernier après deux tours, à { $points } points de { $rival }, { $winner } a dépassé tout le monde.
    }
web-triqueta-story-led = { $winner } menait après chaque tour.

## Les ombres, pas à pas

web-triqueta-shadows = Les ombres se retournent
web-triqueta-shadows-begin = Les quatre manches sont jouées. On retourne maintenant les ombres, du plus petit score au plus grand.
# $name est un joueur, $number laquelle de ses ombres vient ensuite, $points ce qu’il aurait alors.
web-triqueta-shadow-stake = Au tour de { $name }, ombre { $number } : avec un loup, cela ferait { $points }.
web-triqueta-shadow-stake-lead = Au tour de { $name }, ombre { $number } : avec un loup, cela ferait { $points } et la première place.
# $name est un joueur, $number laquelle de ses ombres, $animal ce qu’elle montre.
web-triqueta-shadow-turns =
    { $name }, ombre { $number } : { $animal }. Cela fait { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
