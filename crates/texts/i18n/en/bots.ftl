### The bots: their levels, the reasons of a hint, the arena. A level’s name is `bot-LEVEL` (web.ftl).
###
### A reason is one sentence after a recommended move. $animal is an animal’s name alone, $points a number,
### $seat a player with $seat-is (you / other), $place the number of a place.

## Levels

bot-cub-about = A friendly beginner: sees what lies there, plans little and often tries something else.
bot-scout-about = Plays soundly and leaves few gifts.
bot-hunter-about = Knows the game well and rarely gives anything away.
bot-alpha-about = The best that Loup can do: thinks a moment and plays worlds on in its head. It never peeks.

## Reasons

bot-reason-best = Looks best when the game is played on.

## Triqueta

bot-reason-take-three = Completes a group of three: { $animal }. That is { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in all.
bot-reason-take-before = { $seat } wants this row too: take it first.
bot-reason-take-gain = Brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for certain; waiting could lose it.
bot-reason-take-least-harm = No row helps any more, and this one does the least harm.
bot-reason-take-now = The others will only make the rows worse for you.
bot-reason-draw-poor = No row is worth taking yet.
bot-reason-draw-more = There may be more in it, and you can still take a row later.
bot-reason-draw-alone = You are the last one in: draw as long as the row gains by it.
bot-reason-draw-shadow = A shadow token is yours alone, and most of them are wolves.
bot-reason-row-own = Makes this row worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more to you.
bot-reason-row-spoil = Spoils this row for { $seat }.
bot-reason-row-grow = Lets this row grow in your favour.
bot-reason-row-harmless = Helps nobody else there.
bot-reason-keep-third = Kept face down it is your third of its kind: { $animal }.
bot-reason-keep-away = You have enough of its kind, and face down nobody else gets it: { $animal }.
bot-reason-keep-later = Face down it waits for more of its kind: { $animal }.
bot-reason-box = It would help nobody but the others.
bot-reason-add = It adds to your score.
bot-reason-discard = It would spoil a group.

## Wolf & Hound

bot-reason-hound-wolf-there = A wolf will stand before place { $place }, and your opponents pay for it.
bot-reason-hound-hound-there = A hound will stand before place { $place } and bring a sheep back to your team.
bot-reason-hound-wolf-away = No wolf will stand before place { $place }.
bot-reason-hound-nothing-moves = Nothing moves, and that suits you.
bot-reason-hound-later = Leaves you the better cards for what comes.
bot-reason-hound-keep = The card that lies there is good enough.
bot-reason-hound-exchange = Almost any other card would be better.
bot-reason-hound-flip = Flipped, it does your team less harm.

## The Wolves

bot-reason-wolves-draft = Water, prey and other terrains are near.
bot-reason-wolves-move = Brings your wolves where they count.
bot-reason-wolves-howl = One more wolf of your own, and one lone wolf fewer for the others.
bot-reason-wolves-den = A den holds the region and improves your pack.
bot-reason-wolves-lair = A lair counts three in its region, and its points stay.
bot-reason-wolves-dominate = Strengthens you where it weakens somebody else.
bot-reason-wolves-den-at-water = A den at the water can become a lair.
bot-reason-wolves-hunt = Completes a hunt: { $prey }.
bot-reason-wolves-stalk = Closes in on prey that you do not own yet: { $prey }.
bot-reason-wolves-lead = Puts you in the lead in region { $region }, still to be scored: { $phase }.
bot-reason-wolves-pay = Leaves the tiles that serve you best next.
bot-reason-wolves-spread = More wolves in every Move from now on.
bot-reason-wolves-speed = Every wolf goes farther from now on.
bot-reason-wolves-range = Your howls reach farther from now on.
bot-reason-wolves-push = There the pushed wolf matters least to your plans.
bot-reason-wolves-stop = The other wolves stand well where they are.
bot-reason-wolves-bonus = One more action now is worth more than the token later.
bot-reason-wolves-end = What you hold back now is worth more later.

## The arena

# $bots is a list of names.
arena-no-such-bot = There is no bot “{ $bot }”. The bots are { $bots }.
arena-no-such-game = The bots do not know the game “{ $game }”.
arena-two-bots = A match wants at least two bots.
arena-other-match = What was saved there is another match: its game, options, bots, time or seed differ.
# $why is a system’s or reader’s message.
arena-bad-net = “{ $file }” cannot be used as a network: { $why }.
arena-bad-plan = “{ $bot }”: this game’s bots think by other numbers.
arena-not-frozen = “{ $bot }”: 0.1 had no bots for { $game }.
arena-bad-beginning = That network cannot be trained on: { $why }.
arena-not-learned = No network learns the game “{ $game }”.
arena-bot = Bot
arena-rating = Rating
# The head of a column: milliseconds of a decision.
arena-time = ms on average
arena-slow = ms, 99% of all
# Over the cross-table; $sides is the number of sides.
arena-about = Each cell: the share of the victory that the bot on the left wins alone against bots of the column on all other sides, with a 95% interval. Par is 1/{ $sides }.
arena-before = Each cell: how often the bot on the left comes before one of the column in the final places, either of them alone among the others; equal places count half. Par is 1/2.
