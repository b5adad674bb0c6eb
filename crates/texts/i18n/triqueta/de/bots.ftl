### Why the bots of Triqueta recommend a move: one sentence after it.
###
### $animal is an animal’s name alone, $points a number, $seat a player with $seat-is (you / other), $place the number
### of a place.
### The reader is addressed as „du“.

bot-reason-triqueta-take-three = Vollendet eine Dreiergruppe: { $animal }. Das bringt insgesamt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
bot-reason-triqueta-take-before = { $seat } will diese Reihe auch: Nimm sie zuerst.
bot-reason-triqueta-take-gain = Bringt sicher { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; warte besser nicht.
bot-reason-triqueta-take-least-harm = Keine Reihe hilft mehr, und diese schadet am wenigsten.
bot-reason-triqueta-take-now = Die anderen machen die Reihen für dich nur schlechter.
bot-reason-triqueta-draw-poor = Noch lohnt sich keine Reihe.
bot-reason-triqueta-draw-more = Es kann noch besser kommen, und eine Reihe bleibt dir.
bot-reason-triqueta-draw-alone = Du bist allein übrig: Ziehe, solange die Reihe davon gewinnt.
bot-reason-triqueta-draw-shadow = Ein Schattenstein gehört dir allein, und die meisten sind Wölfe.
bot-reason-triqueta-row-own = Macht diese Reihe für dich um { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wertvoller.
bot-reason-triqueta-row-spoil = Verdirbt diese Reihe für { $seat }.
bot-reason-triqueta-row-grow = Lässt diese Reihe zu deinen Gunsten wachsen.
bot-reason-triqueta-row-harmless = Hilft niemand anderem.
bot-reason-triqueta-keep-third = Verdeckt ist er dein dritter Stein dieser Art: { $animal }.
bot-reason-triqueta-keep-away = Davon hast du genug, und verdeckt bekommt ihn niemand sonst: { $animal }.
bot-reason-triqueta-keep-later = Verdeckt wartet er auf mehr von seiner Art: { $animal }.
bot-reason-triqueta-box = Er würde nur den anderen helfen.
bot-reason-triqueta-add = Er bringt dir Punkte.
bot-reason-triqueta-discard = Er würde eine Gruppe verderben.
