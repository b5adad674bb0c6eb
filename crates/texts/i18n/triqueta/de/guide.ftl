### Learning Triqueta: the lessons of a guided first table, the short rules beside their diagrams, and the words that the
### log links to the rules.
### The reader is addressed as „du“.

## Lessons

lesson-triqueta-goal = Sammle genau drei Steine eines Tieres: Eine solche Triqueta bringt 5 bis 10 Punkte. Ein oder zwei Steine bringen nur 1 oder 2, und ein vierter verdirbt alles.
lesson-triqueta-turn = In deinem Zug tust du eines: Du ziehst einen Stein vom Turm oder nimmst eine Reihe. Solange wenig in den Reihen liegt, ist Ziehen besser.
lesson-triqueta-place = Nur du siehst den gezogenen Stein. Lege ihn offen in eine Reihe, die jeder nehmen kann, oder behalte ihn verdeckt vor dir. Zwei kannst du im ganzen Spiel behalten.
lesson-triqueta-final = Alle vier Runden sind vorbei. Entscheide über jeden behaltenen Stein: zu deinen Tieren legen oder verdeckt abwerfen. Die Knöpfe zeigen, wie du dann stehst.
lesson-triqueta-round = Alle Reihen sind genommen, damit endet eine Runde. Wer die letzte Reihe nahm, erhält den Felsen, beginnt die nächste Runde und behält ein Baumplättchen. Felsen und Bäume zählen am Ende je 1 Punkt.
lesson-triqueta-taken = Jemand hat eine Reihe genommen und setzt bis zur nächsten Runde aus. Die anderen spielen weiter, mit einer Reihe weniger.
lesson-triqueta-take = Eine Reihe kann sich jetzt schon lohnen: Die Zahl daneben sagt, was sie für dich ändern würde. Aber wer nimmt, ist für diese Runde draußen.
lesson-triqueta-full = Du behältst jetzt zwei verdeckte Steine, mehr geht nicht. Von nun an kommt jeder gezogene Stein in eine Reihe.
lesson-triqueta-kept = Dein Stein liegt verdeckt, nur du kennst ihn. Am Ende darfst du ihn dazulegen oder abwerfen: Er kann eine Triqueta vollenden und muss nie eine verderben.
lesson-triqueta-rival = Jemand anderes behält einen verdeckten Stein. Sein Tier kannst du nicht wissen, aber zählen: Es gibt zehn von jedem.
lesson-triqueta-three = Du hast eine Triqueta. Eine Reihe mit noch einem dieser Tiere kommt dich jetzt teuer zu stehen: Sieh auf ihre Zahl, bevor du sie nimmst.
lesson-triqueta-four = Vier Gleiche zählen −1, fünf −2. Loswerden kann man sie nicht mehr, aber jeder weitere kostet nur einen Punkt.
lesson-triqueta-empty = Der Turm ist leer: Jetzt können nur noch Reihen genommen werden.
lesson-triqueta-last = Das ist die letzte Runde. Danach entscheiden alle über ihre verdeckten Steine, und die Tiere werden gezählt.

## The short rules

howto-triqueta-goal = Sammle genau drei Steine eines Tieres. Drei Eulen sind 6 wert, eine oder zwei nur 1 oder 2, und mit der vierten fällt die ganze Gruppe auf −1.
howto-triqueta-draw = Ziehe in deinem Zug einen Stein vom Turm und sieh ihn an. Lege ihn offen in eine Reihe oder behalte ihn verdeckt vor dir, höchstens zwei im ganzen Spiel.
howto-triqueta-take = Oder nimm stattdessen eine ganze Reihe mit allem, was darin liegt. Dann setzt du bis zur nächsten Runde aus: Nimm weder zu früh noch zu spät.
howto-triqueta-round = Sind alle Reihen genommen, ist die Runde vorbei. Wer die letzte nahm, erhält den Felsen, beginnt die nächste Runde und behält ein Baumplättchen, je 1 Punkt wert.
howto-triqueta-end = Lege nach vier Runden jeden deiner verdeckten Steine zu deinen Tieren, oder wirf ihn verdeckt ab. Dann wird gezählt: Die höchste Summe gewinnt.

## Words that the log links to their rules: all forms that the log uses, parted by |

term-triqueta-tower = Turm
term-triqueta-row = Reihe | Reihen
term-triqueta-hidden = verdeckt | verdeckten
term-triqueta-shadow = Schattenstein | Schattensteine
term-triqueta-box = Schachtel
term-triqueta-rock = Felsen
term-triqueta-tree = Baumplättchen
term-triqueta-round = Runde
