### Why the bots of The Wolves recommend a move: one sentence after it.
###
### $animal is an animal’s name alone, $points a number, $seat a player with $seat-is (you / other), $place the number
### of a place.
### The reader is addressed as „du“.

bot-reason-wolves-draft =
    { $water ->
        [one] { $water } Schritt bis zum Wasser
       *[other] { $water } Schritte bis zum Wasser
    }, { $prey } bis zu Beute.
bot-reason-wolves-hunt = Vollendet eine Jagd: { $prey }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
# Two hunts or more: $points is greater than 1.
bot-reason-wolves-hunts = Vollendet { $count } Jagden auf einmal: { $points } Punkte.
bot-reason-wolves-lead = Übernimmt die Führung in Region { $region }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $phase }).
bot-reason-wolves-place = Gewinnt einen Platz in Region { $region }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $phase }).
bot-reason-wolves-denied = Kostet { $seat } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } in Region { $region } ({ $phase }).
bot-reason-wolves-points = Bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } auf deinem Tableau.
bot-reason-wolves-track = Erhöht dauerhaft einen Wert: { $track }, von { $from } auf { $to }.
bot-reason-wolves-stalk =
    { $count ->
        [one] { $count } deiner Wölfe steht nun neben Beute, die dir noch fehlt
       *[other] { $count } deiner Wölfe stehen nun neben Beute, die dir noch fehlt
    }: { $prey }.
bot-reason-wolves-tiles = Danach { $count ->
        [one] zeigt { $count } deiner Plättchen
       *[other] zeigen { $count } deiner Plättchen
    } dieses Gelände: { $terrain }.
bot-reason-wolves-bonus = Eine Aktion mehr für einen Marker; dir bleiben { $count }.
