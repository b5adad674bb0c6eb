### Why the bots of The Wolves recommend a move: one sentence after it.
###
### $animal is an animal’s name alone, $points a number, $seat a player with $seat-is (you / other), $place the number
### of a place.

bot-reason-wolves-draft =
    { $water ->
        [one] { $water } step to water
       *[other] { $water } steps to water
    }, { $prey } to prey.
bot-reason-wolves-hunt = Completes a hunt: { $prey }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
# Two hunts or more: $points is greater than 1.
bot-reason-wolves-hunts = Completes { $count } hunts at once: { $points } points.
bot-reason-wolves-lead = Takes the lead in region { $region }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $phase }).
bot-reason-wolves-place = Gains a place in region { $region }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $phase }).
bot-reason-wolves-denied = Costs { $seat } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in region { $region } ({ $phase }).
bot-reason-wolves-points = Brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on your board.
bot-reason-wolves-track = Raises a value for good: { $track }, from { $from } to { $to }.
bot-reason-wolves-stalk =
    { $count ->
        [one] { $count } of your wolves now stands next to prey you don’t have yet
       *[other] { $count } of your wolves now stand next to prey you don’t have yet
    }: { $prey }.
bot-reason-wolves-tiles = Afterwards { $count ->
        [one] { $count } of your tiles shows
       *[other] { $count } of your tiles show
    } this terrain: { $terrain }.
bot-reason-wolves-bonus = One more action for a token, with { $count } left.
