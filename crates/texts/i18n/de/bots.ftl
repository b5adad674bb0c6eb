### The bots: their levels, the reasons of a hint, the arena. A level’s name is `bot-LEVEL` (web.ftl).
###
### A reason is one sentence after a recommended move. $animal is an animal’s name alone, $points a number,
### $seat a player with $seat-is (you / other), $place the number of a place.

## Levels

bot-cub-about = Fängt freundlich an: sieht, was daliegt, plant wenig und probiert oft etwas anderes.
bot-scout-about = Spielt solide und verschenkt wenig.
bot-hunter-about = Kennt das Spiel gut und gibt selten etwas her.
bot-alpha-about = Das Beste, was Loup kann: denkt einen Augenblick nach und spielt im Kopf weiter. Schummelt nie.

## Reasons

bot-reason-best = Schneidet am besten ab, wenn man weiterspielt.

## Triqueta

bot-reason-take-three = Vollendet eine Dreiergruppe: { $animal }. Das bringt insgesamt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
bot-reason-take-before = { $seat } will diese Reihe auch: Nimm sie zuerst.
bot-reason-take-gain = Bringt sicher { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; Warten könnte das kosten.
bot-reason-take-least-harm = Keine Reihe hilft mehr, und diese schadet am wenigsten.
bot-reason-take-now = Die anderen machen die Reihen für dich nur schlechter.
bot-reason-draw-poor = Noch lohnt sich keine Reihe.
bot-reason-draw-more = Es kann noch besser kommen, und eine Reihe bleibt dir.
bot-reason-draw-alone = Du bist allein übrig: Zieh, solange die Reihe davon gewinnt.
bot-reason-draw-shadow = Ein Schattenstein gehört dir allein, und die meisten sind Wölfe.
bot-reason-row-own = Macht diese Reihe für dich um { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wertvoller.
bot-reason-row-spoil = Verdirbt diese Reihe für { $seat }.
bot-reason-row-grow = Lässt diese Reihe zu deinen Gunsten wachsen.
bot-reason-row-harmless = Hilft dort niemand anderem.
bot-reason-keep-third = Verdeckt ist er dein dritter Stein dieser Art: { $animal }.
bot-reason-keep-away = Davon hast du genug, und verdeckt bekommt ihn niemand sonst: { $animal }.
bot-reason-keep-later = Verdeckt wartet er auf mehr von seiner Art: { $animal }.
bot-reason-box = Er würde nur den anderen helfen.
bot-reason-add = Er bringt dir Punkte.
bot-reason-discard = Er würde eine Gruppe verderben.

## Wolf & Hound

bot-reason-hound-wolf-there = Vor Platz { $place } steht dann ein Wolf, und den Schaden hat die Gegenseite.
bot-reason-hound-hound-there = Vor Platz { $place } steht dann ein Hund und holt deinem Team ein Schaf zurück.
bot-reason-hound-wolf-away = Vor Platz { $place } steht dann kein Wolf.
bot-reason-hound-nothing-moves = Nichts bewegt sich, und das kommt dir gelegen.
bot-reason-hound-later = Lässt dir die besseren Karten für später.
bot-reason-hound-keep = Die Karte, die daliegt, ist gut genug.
bot-reason-hound-exchange = Fast jede andere Karte wäre besser.
bot-reason-hound-flip = Umgedreht schadet sie deinem Team weniger.

## The Wolves

bot-reason-wolves-draft = Wasser, Beute und andere Gelände sind nah.
bot-reason-wolves-move = Bringt deine Wölfe dorthin, wo sie zählen.
bot-reason-wolves-howl = Ein eigener Wolf mehr, und ein einsamer Wolf weniger für die anderen.
bot-reason-wolves-den = Ein Bau hält die Region und stärkt dein Rudel.
bot-reason-wolves-lair = Eine Höhle zählt drei in ihrer Region, und ihre Punkte bleiben.
bot-reason-wolves-dominate = Stärkt dich dort, wo es jemand anderen schwächt.
bot-reason-wolves-den-at-water = Ein Bau am Wasser kann eine Höhle werden.
bot-reason-wolves-hunt = Vollendet eine Jagd: { $prey }.
bot-reason-wolves-stalk = Kommt Beute näher, die dir noch fehlt: { $prey }.
bot-reason-wolves-lead = Bringt dich in Region { $region } in Führung, die noch gewertet wird: { $phase }.
bot-reason-wolves-pay = Lässt dir die Plättchen, die dir als Nächstes am meisten nützen.
bot-reason-wolves-spread = Von nun an mehr Wölfe bei jedem Ziehen.
bot-reason-wolves-speed = Von nun an geht jeder Wolf weiter.
bot-reason-wolves-range = Von nun an reicht dein Heulen weiter.
bot-reason-wolves-push = Dort stört der verdrängte Wolf deine Pläne am wenigsten.
bot-reason-wolves-stop = Die anderen Wölfe stehen gut, wo sie sind.
bot-reason-wolves-bonus = Eine Aktion mehr ist jetzt mehr wert als später der Marker.
bot-reason-wolves-end = Was du jetzt aufhebst, ist später mehr wert.

## The arena

# $bots is a list of names.
arena-no-such-bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt { $bots }.
arena-no-such-game = Die Bots kennen das Spiel „{ $game }“ nicht.
arena-two-bots = Ein Wettkampf braucht mindestens zwei Bots.
arena-other-match = Dort ist ein anderer Wettkampf gespeichert: Spiel, Optionen, Bots, Zeit oder Startwert sind verschieden.
# $why is a system’s or reader’s message.
arena-bad-net = „{ $file }“ taugt nicht als Netz: { $why }.
arena-bad-plan = „{ $bot }“: Die Bots dieses Spiels denken nach anderen Zahlen.
arena-not-frozen = „{ $bot }“: Für { $game } hatte 0.1 keine Bots.
arena-bad-beginning = Dieses Netz lässt sich nicht weiter trainieren: { $why }.
arena-not-learned = Das Spiel „{ $game }“ lernt kein Netz.
arena-bot = Bot
arena-rating = Wertung
# The head of a column: milliseconds of a decision.
arena-time = ms im Mittel
arena-slow = ms, 99 % aller
# Over the cross-table; $sides is the number of sides.
arena-about = In jeder Zelle: der Anteil am Sieg, den der Bot links allein gegen Bots der Spalte auf allen anderen Seiten gewinnt, mit einem 95-%-Intervall. Ausgeglichen wäre 1/{ $sides }.
arena-before = In jeder Zelle: wie oft der Bot links am Ende vor einem der Spalte liegt, gleich welcher von beiden allein unter den anderen sitzt; gleiche Plätze zählen halb. Ausgeglichen wäre 1/2.
