### Why the bots of Wolf & Hound recommend a move: one sentence after it.
###
### $animal is an animal’s name alone, $points a number, $seat a player with $seat-is (you / other), $place the number
### of a place.

bot-reason-hound-bites = Seat { $place } loses { $count } sheep.
bot-reason-hound-brings = Seat { $place } gets { $count } sheep back.
bot-reason-hound-spares = Costs your team nothing now; another choice would cost { $count } sheep.
bot-reason-hound-denies = Another choice would give { $count } sheep back to seat { $place }.
