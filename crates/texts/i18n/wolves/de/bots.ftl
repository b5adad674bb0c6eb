### Why the bots of The Wolves recommend a move: one sentence after it.
###
### $animal is an animal’s name alone, $points a number, $seat a player with $seat-is (you / other), $place the number
### of a place.
### The reader is addressed as „du“.

bot-reason-wolves-draft = Wasser, Beute und verschiedene Gelände sind nah.
bot-reason-wolves-move = Bringt deine Wölfe dorthin, wo sie zählen.
bot-reason-wolves-howl = Ein eigener Wolf mehr, und ein einsamer Wolf weniger für die anderen.
bot-reason-wolves-den = Ein Bau hält die Region und stärkt dein Rudel.
bot-reason-wolves-lair = Eine Höhle zählt drei in ihrer Region, und ihre Punkte bleiben.
bot-reason-wolves-dominate = Stärkt dich dort, wo es jemand anderen schwächt.
bot-reason-wolves-den-at-water = Ein Bau am Wasser kann eine Höhle werden.
bot-reason-wolves-hunt = Vollendet eine Jagd: { $prey }.
bot-reason-wolves-stalk = Kommt Beute näher, die dir noch fehlt: { $prey }.
bot-reason-wolves-lead = Damit führst du in Region { $region }; ihre Wertung kommt noch: { $phase }.
bot-reason-wolves-pay = Lässt dir die Plättchen, die dir als Nächstes am meisten nützen.
bot-reason-wolves-spread = Von nun an mehr Wölfe je Bewegung.
bot-reason-wolves-speed = Von nun an geht jeder Wolf weiter.
bot-reason-wolves-range = Von nun an reicht dein Heulen weiter.
bot-reason-wolves-push = Dort stört der verdrängte Wolf deine Pläne am wenigsten.
bot-reason-wolves-stop = Die anderen Wölfe stehen gut, wo sie sind.
bot-reason-wolves-bonus = Eine Aktion mehr ist jetzt mehr wert als später der Marker.
bot-reason-wolves-end = Was du jetzt aufhebst, ist später mehr wert.
