### L’écran du vainqueur, l’histoire d’une partie et son affiche.

web-ending = Résultat
web-ending-last = La dernière position
web-ending-closer = Voir de plus près
# $names est une liste de joueurs, $count leur nombre.
web-ending-title =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
# $place est un nombre à partir de 2, $behind l’avance du premier en points ; 0 si les points ne comptent pas.
web-ending-yours =
    Vous êtes { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] numéro { $place }
    }{ $behind ->
        [0] .
        [one] , à { $behind } point.
       *[other] , à { $behind } points.
    }
web-ending-table = En tableau
web-ending-share = Lien vers ce résultat
web-ending-share-go = Partager
web-ending-share-about = Qui l’ouvre voit le résultat et ne peut rien changer. Les gens ne sont nommés que si toute la table a un nom.
web-ending-picture = Image carrée
web-ending-picture-wide = Image large
web-ending-a-guest = un invité

## L’histoire d’une partie en une phrase : $winner et $second sont des joueurs

web-story-shared =
    { $points ->
        [one] Une victoire partagée, avec { $points } point chacun.
       *[other] Une victoire partagée, avec { $points } points chacun.
    }
web-story-tie = { $winner } et { $second } sont à égalité à { $points } : le départage a décidé.
web-story-close =
    { $points ->
        [one] Un seul point entre { $winner } et { $second }.
       *[other] Seulement { $points } points entre { $winner } et { $second }.
    }
# $category est ce que rapportent les points.
web-story-category = Ce qui a fait la différence : { $category }, { $points } de plus que { $second }.
web-story-clear = { $winner } finit { $points } points devant { $second }.

## Moments : un décompte, une révélation, le dernier mouton, pas à pas

web-moment-see = Revoir pas à pas
web-moment-next = Suite
web-moment-skip = Passer
web-moment-result = Voir le résultat
web-moment-board = Retour au plateau

## Une relecture qui avance toute seule

web-replay-play = Lecture
web-replay-pause = Pause
web-replay-pace = Vitesse de lecture
