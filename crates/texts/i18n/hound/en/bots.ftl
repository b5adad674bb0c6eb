### Why the bots of Wolf & Hound recommend a move: one sentence after it.
###
### $animal is an animal’s name alone, $points a number, $seat a player with $seat-is (you / other), $place the number
### of a place.

bot-reason-hound-wolf-there = Puts a wolf in front of seat { $place }, and your opponents pay for it.
bot-reason-hound-hound-there = Puts a hound in front of seat { $place }, where it brings a sheep back to your team.
bot-reason-hound-wolf-away = Leaves no wolf in front of seat { $place }.
bot-reason-hound-nothing-moves = Nothing moves, and that suits you.
bot-reason-hound-later = Saves your better cards for later.
bot-reason-hound-keep = The card that was turned up is good enough.
bot-reason-hound-exchange = Almost any other card would be better.
bot-reason-hound-flip = Flipped, it does your team less harm.
