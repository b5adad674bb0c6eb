### Why the bots of Wolf & Hound recommend a move: one sentence after it.
###
### $animal is an animal’s name alone, $points a number, $seat a player with $seat-is (you / other), $place the number
### of a place.
### The reader is addressed as „du“.

bot-reason-hound-wolf-there = Vor Platz { $place } steht dann ein Wolf, und den Schaden hat die Gegenseite.
bot-reason-hound-hound-there = Vor Platz { $place } steht dann ein Hund und holt deinem Team ein Schaf zurück.
bot-reason-hound-wolf-away = Vor Platz { $place } steht dann kein Wolf.
bot-reason-hound-nothing-moves = Nichts bewegt sich, und das kommt dir gelegen.
bot-reason-hound-later = Lässt dir die besseren Karten für später.
bot-reason-hound-keep = Die Karte, die daliegt, ist gut genug.
bot-reason-hound-exchange = Fast jede andere Karte wäre besser.
bot-reason-hound-flip = Umgedreht schadet sie deinem Team weniger.
