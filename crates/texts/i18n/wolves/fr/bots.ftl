### Why the bots of The Wolves recommend a move: one sentence after it.
###
### $animal is an animal’s name alone, $points a number, $seat a player with $seat-is (you / other), $place the number
### of a place.
### The reader is addressed as « vous ». In French 0 counts as [one].

bot-reason-wolves-draft = Un point d’eau, des proies et des terrains variés à proximité.
bot-reason-wolves-move = Amène vos loups là où ils comptent.
bot-reason-wolves-howl = Un loup de plus pour vous, un loup solitaire de moins pour les autres.
bot-reason-wolves-den = Une tanière tient la région et renforce votre meute.
bot-reason-wolves-lair = Un antre compte trois dans sa région, et ses points restent.
bot-reason-wolves-dominate = Vous renforce là où cela affaiblit quelqu’un d’autre.
bot-reason-wolves-den-at-water = Une tanière au bord de l’eau peut devenir un antre.
bot-reason-wolves-hunt = Achève une chasse : { $prey }.
bot-reason-wolves-stalk = S’approche d’une proie que vous n’avez pas encore : { $prey }.
bot-reason-wolves-lead = Vous met en tête dans la région { $region }, encore à décompter ({ $phase }).
bot-reason-wolves-pay = Laisse les tuiles qui vous serviront le mieux ensuite.
bot-reason-wolves-spread = Davantage de loups à chaque déplacement désormais.
bot-reason-wolves-speed = Chaque loup va désormais plus loin.
bot-reason-wolves-range = Vos hurlements portent désormais plus loin.
bot-reason-wolves-push = Là, le loup mis en fuite gêne le moins vos projets.
bot-reason-wolves-stop = Les autres loups sont bien où ils sont.
bot-reason-wolves-bonus = Une action de plus maintenant vaut mieux que le jeton plus tard.
bot-reason-wolves-end = Ce que vous gardez vaudra davantage plus tard.
