### Why the bots of The Wolves recommend a move: one sentence after it.
###
### $animal is an animal’s name alone, $points a number, $seat a player with $seat-is (you / other), $place the number
### of a place.

bot-reason-wolves-draft = Water, prey and different terrains are close by.
bot-reason-wolves-move = Gets your wolves to where they count.
bot-reason-wolves-howl = One more wolf of your own, and one lone wolf fewer for the others.
bot-reason-wolves-den = A den holds the region and improves your pack.
bot-reason-wolves-lair = A lair counts three in its region, and its points stay.
bot-reason-wolves-dominate = Strengthens you where it weakens someone else.
bot-reason-wolves-den-at-water = A den next to water can become a lair.
bot-reason-wolves-hunt = Completes a hunt: { $prey }.
bot-reason-wolves-stalk = Closes in on prey you don’t have yet: { $prey }.
bot-reason-wolves-lead = Puts you in the lead in region { $region }, which is still to be scored ({ $phase }).
bot-reason-wolves-pay = Keeps the tiles that will serve you best next.
bot-reason-wolves-spread = More wolves in every Move from now on.
bot-reason-wolves-speed = Every wolf goes farther from now on.
bot-reason-wolves-range = Your howls reach farther from now on.
bot-reason-wolves-push = That is where the pushed wolf matters least to your plans.
bot-reason-wolves-stop = Your other wolves are fine where they are.
bot-reason-wolves-bonus = One more action now is worth more than the token later.
bot-reason-wolves-end = What you save now is worth more later.
