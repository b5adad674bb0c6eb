### Why the bots of Triqueta recommend a move: one sentence after it.
###
### $animal is an animal’s name alone, $points a number, $seat a player with $seat-is (you / other), $place the number
### of a place.
### The reader is addressed as „du“.

bot-reason-triqueta-take-three = Vollendet eine Dreiergruppe: { $animal }. Die Reihe bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
bot-reason-triqueta-take-before = Bringt dir { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und würde { $seat } { $theirs } bringen.
bot-reason-triqueta-take-gain = Bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
bot-reason-triqueta-take-least-harm = Kostet { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; jede andere Reihe kostet { $more } oder mehr.
bot-reason-triqueta-draw-poor = Die beste Reihe brächte jetzt nur { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
bot-reason-triqueta-draw-alone = Du bist allein übrig: Niemand sonst kann eine Reihe nehmen.
bot-reason-triqueta-row-own = Macht diese Reihe für dich um { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wertvoller.
bot-reason-triqueta-row-spoil = Macht diese Reihe für { $seat } um { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } schlechter.
bot-reason-triqueta-row-harmless = Macht diese Reihe für niemanden besser.
bot-reason-triqueta-keep-third = Verdeckt ist er dein dritter Stein dieser Art: { $animal }.
bot-reason-triqueta-keep-away = Davon hast du schon { $count }, und verdeckt bekommt ihn niemand sonst: { $animal }.
bot-reason-triqueta-box = In einer Reihe brächte er dir nichts und { $seat } bis zu { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
bot-reason-triqueta-add = Bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
bot-reason-triqueta-discard = Dazugelegt würde er { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } kosten.
