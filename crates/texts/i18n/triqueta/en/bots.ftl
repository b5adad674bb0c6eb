### Why the bots of Triqueta recommend a move: one sentence after it.
###
### $animal is an animal’s name alone, $points a number, $seat a player with $seat-is (you / other), $place the number
### of a place.

bot-reason-triqueta-take-three = Completes a group of three: { $animal }. The row brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
bot-reason-triqueta-take-before = Brings you { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and would bring { $seat } { $theirs }.
bot-reason-triqueta-take-gain = Brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
bot-reason-triqueta-take-least-harm = Costs { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; every other row costs { $more } or more.
bot-reason-triqueta-draw-poor = The best row would bring only { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now.
bot-reason-triqueta-draw-alone = You are the last one in: no one else can take a row.
bot-reason-triqueta-row-own = Makes this row worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more to you.
bot-reason-triqueta-row-spoil = Makes this row worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less to { $seat }.
bot-reason-triqueta-row-harmless = Makes this row better for no one.
bot-reason-triqueta-keep-third = Face down, it is your third of its kind: { $animal }.
bot-reason-triqueta-keep-away = You have { $count } of its kind already, and face down no one else gets it: { $animal }.
bot-reason-triqueta-box = In a row it would bring you nothing, and { $seat } up to { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
bot-reason-triqueta-add = Adds { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
bot-reason-triqueta-discard = Added, it would cost { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
