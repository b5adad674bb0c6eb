### Why the bots of Wolf & Hound recommend a move: one sentence after it.
###
### $animal is an animal’s name alone, $points a number, $seat a player with $seat-is (you / other), $place the number
### of a place.

bot-reason-hound-wolf-there = A wolf will stand before place { $place }, and your opponents pay for it.
bot-reason-hound-hound-there = A hound will stand before place { $place } and bring a sheep back to your team.
bot-reason-hound-wolf-away = No wolf will stand before place { $place }.
bot-reason-hound-nothing-moves = Nothing moves, and that suits you.
bot-reason-hound-later = Leaves you the better cards for what comes.
bot-reason-hound-keep = The card that lies there is good enough.
bot-reason-hound-exchange = Almost any other card would be better.
bot-reason-hound-flip = Flipped, it does your team less harm.
