### Why the bots of Wolf & Hound recommend a move: one sentence after it.
###
### $animal is an animal’s name alone, $points a number, $seat a player with $seat-is (you / other), $place the number
### of a place.
### The reader is addressed as « vous ». In French 0 counts as [one].

bot-reason-hound-wolf-there = Un loup sera devant la place { $place }, et vos adversaires en paient le prix.
bot-reason-hound-hound-there = Un chien sera devant la place { $place } et ramènera un mouton à votre équipe.
bot-reason-hound-wolf-away = Aucun loup ne sera devant la place { $place }.
bot-reason-hound-nothing-moves = Rien ne bouge, et cela vous arrange.
bot-reason-hound-later = Vous laisse les meilleures cartes pour la suite.
bot-reason-hound-keep = La carte posée là convient.
bot-reason-hound-exchange = Presque toute autre carte serait meilleure.
bot-reason-hound-flip = Retournée, elle nuit moins à votre équipe.
