### Why the bots of Triqueta recommend a move: one sentence after it.
###
### $animal is an animal’s name alone, $points a number, $seat a player with $seat-is (you / other), $place the number
### of a place.

bot-reason-triqueta-take-three = Completes a group of three: { $animal }. That is { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in all.
bot-reason-triqueta-take-before = { $seat } wants this row too: take it first.
bot-reason-triqueta-take-gain = Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for sure; better not wait.
bot-reason-triqueta-take-least-harm = No row helps any more, and this one does the least harm.
bot-reason-triqueta-take-now = The others will only make the rows worse for you.
bot-reason-triqueta-draw-poor = No row is worth taking yet.
bot-reason-triqueta-draw-more = There may be more to come, and you can still take a row later.
bot-reason-triqueta-draw-alone = You are the last one in: keep drawing as long as the row gains from it.
bot-reason-triqueta-draw-shadow = A shadow token is yours alone, and most of them are wolves.
bot-reason-triqueta-row-own = Makes this row worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more to you.
bot-reason-triqueta-row-spoil = Spoils this row for { $seat }.
bot-reason-triqueta-row-grow = Lets this row grow in your favour.
bot-reason-triqueta-row-harmless = Helps no one else.
bot-reason-triqueta-keep-third = Face down, it is your third of its kind: { $animal }.
bot-reason-triqueta-keep-away = You have enough of its kind, and face down no one else gets it: { $animal }.
bot-reason-triqueta-keep-later = Face down, it waits for more of its kind: { $animal }.
bot-reason-triqueta-box = It would only help the others.
bot-reason-triqueta-add = It adds to your score.
bot-reason-triqueta-discard = It would spoil a group.
