### Why the bots of Wolf & Hound recommend a move: one sentence after it.
###
### $animal is an animal’s name alone, $points a number, $seat a player with $seat-is (you / other), $place the number
### of a place.
### The reader is addressed as „du“.

bot-reason-hound-bites = Platz { $place } verliert { $count ->
        [one] { $count } Schaf
       *[other] { $count } Schafe
    }.
bot-reason-hound-brings = Platz { $place } bekommt { $count ->
        [one] { $count } Schaf
       *[other] { $count } Schafe
    } zurück.
bot-reason-hound-spares = Kostet dein Team jetzt nichts; eine andere Wahl würde { $count ->
        [one] { $count } Schaf
       *[other] { $count } Schafe
    } kosten.
bot-reason-hound-denies = Eine andere Wahl gäbe Platz { $place } { $count ->
        [one] { $count } Schaf
       *[other] { $count } Schafe
    } zurück.
