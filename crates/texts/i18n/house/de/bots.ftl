### The bots: their levels and the arena. A level’s name is `bot-LEVEL`.
### The reader is addressed as „du“.

## Levels

bot-cub = Welpe
bot-scout = Späher
bot-hunter = Jäger
bot-alpha = Alpha
bot-cub-about = Ein freundlicher Anfänger: sieht, was auf dem Tisch liegt, plant wenig und probiert oft etwas anderes.
bot-scout-about = Spielt solide und verschenkt wenig.
bot-hunter-about = Kennt das Spiel gut und gibt selten etwas her.
bot-alpha-about = Das Beste, was Loup kann: denkt einen Augenblick nach und spielt die Partie im Kopf weiter. Schaut nie in Verdecktes.

## The arena

# $bots is a list of names.
arena-no-such-bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt { $bots }.
arena-no-such-game = Die Bots kennen das Spiel „{ $game }“ nicht.
arena-two-bots = Ein Wettkampf braucht mindestens zwei Bots.
arena-other-match = Dort ist ein anderer Wettkampf gespeichert: Spiel, Optionen, Bots, Zeit oder Startwert sind verschieden.
# $why is a system’s or reader’s message.
arena-bad-net = „{ $file }“ taugt nicht als Netz: { $why }.
arena-bad-plan = „{ $bot }“: Die Bots dieses Spiels denken nach anderen Zahlen.
arena-exec-start = Der Bot „{ $bot }“ lässt sich nicht starten: { $why }.
arena-exec-ended = Der Bot „{ $bot }“ hat vor dem Ende des Wettkampfs aufgehört.
arena-exec-illegal = Der Bot „{ $bot }“ hat mit einem Zug geantwortet, der nicht erlaubt ist. { "docs/bot-protocol.md" } sagt, was er antworten darf.
arena-exec-slow = Der Bot „{ $bot }“ hat sich nicht rechtzeitig entschieden.
arena-no-partners = „{ $bot }“: An diesem Tisch hat niemand einen Partner.
arena-bad-powers = Diese Anpassung ist nicht zu gebrauchen: { $why }
arena-not-frozen = „{ $bot }“: Für { $game } hatte 0.1 keine Bots.
arena-bad-beginning = Dieses Netz lässt sich nicht weiter trainieren: { $why }.
arena-not-learned = Das Spiel „{ $game }“ lernt kein Netz.
arena-bot = Bot
arena-rating = Wertung
# The head of a column: milliseconds of a decision.
arena-time = ms im Mittel
arena-slow = ms, 99 % aller
# Over the cross-table; $sides is the number of sides.
arena-about = In jeder Zelle: der Anteil am Sieg, den der Bot links allein gegen Bots der Spalte auf allen anderen Seiten gewinnt, mit einem 95-%-Intervall. Ausgeglichen wäre 1/{ $sides }.
arena-before = In jeder Zelle: wie oft der Bot links am Ende vor einem der Spalte liegt, gleich welcher von beiden allein unter den anderen sitzt; gleiche Plätze zählen halb. Ausgeglichen wäre 1/2.
