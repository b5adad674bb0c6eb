### Why the bots of Wolf & Hound recommend a move: one sentence after it.
###
### $animal is an animal’s name alone, $points a number, $seat a player with $seat-is (you / other), $place the number
### of a place.
### The reader is addressed as « vous ». In French 0 counts as [one].

bot-reason-hound-bites = La place { $place } perd { $count ->
        [one] { $count } mouton
       *[other] { $count } moutons
    }.
bot-reason-hound-brings = La place { $place } récupère { $count ->
        [one] { $count } mouton
       *[other] { $count } moutons
    }.
bot-reason-hound-spares = Ne coûte rien à votre équipe maintenant ; un autre choix coûterait { $count ->
        [one] { $count } mouton
       *[other] { $count } moutons
    }.
bot-reason-hound-denies = Un autre choix rendrait { $count ->
        [one] { $count } mouton
       *[other] { $count } moutons
    } à la place { $place }.
