### Why the bots of The Wolves recommend a move: one sentence after it.
###
### $animal is an animal’s name alone, $points a number, $seat a player with $seat-is (you / other), $place the number
### of a place.
### The reader is addressed as « vous ». In French 0 counts as [one].

bot-reason-wolves-draft = { $water } pas jusqu’à l’eau, { $prey } jusqu’à une proie.
bot-reason-wolves-hunt = Achève une chasse : { $prey }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
# Two hunts or more: $points is greater than 1.
bot-reason-wolves-hunts = Achève { $count } chasses d’un coup : { $points } points.
bot-reason-wolves-lead = Prend la tête dans la région { $region } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $phase }).
bot-reason-wolves-place = Gagne une place dans la région { $region } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $phase }).
bot-reason-wolves-denied = Coûte à { $seat } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans la région { $region } ({ $phase }).
bot-reason-wolves-points = Rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur votre plateau.
bot-reason-wolves-track = Augmente durablement une valeur : { $track }, de { $from } à { $to }.
bot-reason-wolves-stalk =
    { $count ->
        [one] { $count } de vos loups se tient maintenant à côté d’une proie que vous n’avez pas encore
       *[other] { $count } de vos loups se tiennent maintenant à côté d’une proie que vous n’avez pas encore
    } : { $prey }.
bot-reason-wolves-tiles = Ensuite, { $count ->
        [one] { $count } de vos tuiles montre
       *[other] { $count } de vos tuiles montrent
    } ce terrain : { $terrain }.
bot-reason-wolves-bonus = Une action de plus contre un jeton ; il vous en reste { $count }.
