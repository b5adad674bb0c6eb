### Learning Wolf & Hound: the lessons of a guided first table, the short rules beside their diagrams, and the words that the
### log links to the rules.
### The reader is addressed as „du“.

## Lessons

lesson-hound-goal = Du und der Spieler gegenüber seid ein Team. Sobald jemand keine Schafe mehr hat, verliert sein Team. Hüte also deine Schafe und die deines Partners.
lesson-hound-card = Spiele eine Karte. Eine schwarze bewegt den Wolf, eine weiße den Hund, im Uhrzeigersinn um so viele Plätze, wie sie zeigt. Wähle eine Karte, um vor dem Spielen zu sehen, wohin sie führt.
lesson-hound-front = Tiere wirken auf den, vor dem sie stehen, wenn dessen Zug beginnt: Der Wolf vertreibt ein Schaf, der Hund bringt eines zurück. Nach dir ist dein linker Nachbar am Zug.
lesson-hound-ending = Die Karten gehen aus. Das Spiel endet, wenn der nächste Zug von Platz 1 beginnt: Dann gewinnt das Team mit mehr Schafen, bei Gleichstand Gelb.
lesson-hound-bitten = Du hast ein Schaf verloren: Der Wolf stand vor dir, als dein Zug begann. Drei andere spielen, bevor du wieder dran bist; lass ihn dort stehen, wo ihn so schnell niemand zurückschickt.
lesson-hound-partner = Dein Partner hat ein Schaf verloren. Er ist zwei Züge nach dir dran: Was du stehen lässt, zählt dort noch.
lesson-hound-theirs = Ein Gegner hat ein Schaf verloren. Weiter so: Ist dort eine Weide leer, habt ihr sofort gewonnen.
lesson-hound-fetched = Der Hund hat ein Schaf zurückgebracht. Mehr als zu Beginn kann niemand haben; vor einer vollen Weide bewirkt er nichts.
lesson-hound-danger = Eine Weide deines Teams hat nur noch ein Schaf. Halte den Wolf fern oder schicke den Hund hin.
lesson-hound-draw = Nach dem Spielen hast du eine Karte gezogen. So hast du immer vier, bis der Nachziehstapel leer ist.
lesson-hound-lap = Du hast eine 4. Sie schickt ein Tier ganz herum, zurück an seinen Platz: die Karte, mit der alles bleibt, wie es ist.
lesson-hound-both = Wolf und Hund stehen vor demselben Spieler. Erst wirkt der Wolf, dann der Hund: Was der eine vertreibt, kann der andere zurückbringen.
lesson-hound-counts = Neben dem Spielfeld siehst du, welche Karten noch nicht aufgetaucht sind. Je näher das Ende, desto mehr sagt das darüber, was die anderen noch spielen können.
lesson-hound-pile = Der Nachziehstapel ist leer. Niemand zieht mehr, und jede Karte bringt das Ende näher.

## The short rules

howto-hound-teams = Vier Schäfer sitzen um einen Ring von Weiden. Wer einander gegenübersitzt, bildet ein Team: 1 und 3 sind Blau, 2 und 4 Gelb. Jeder hat drei Schafe.
howto-hound-card = Spiele eine deiner vier Karten. Eine schwarze bewegt die Wölfe, eine weiße die Hunde, im Uhrzeigersinn um ihre Zahl. Dann ziehe eine Karte.
howto-hound-wolf = Ein Wolf, der zu Beginn deines Zuges vor dir steht, vertreibt ein Schaf.
howto-hound-hound = Ein Hund, der dort steht, bringt eines zurück, aber nie mehr, als du anfangs hattest.
howto-hound-end = Ist eine Weide leer, hat ihr Team verloren. Gehen vorher die Karten aus, gewinnt das Team mit mehr Schafen, bei Gleichstand Gelb.

## Words that the log links to their rules: all forms that the log uses, parted by |

term-hound-sheep = Schaf | Schafe
term-hound-dummy = Strohmann
term-hound-deck = Stapel
term-hound-bait = Köder
term-hound-lap = ganz herum
term-hound-flip = umgedreht
term-hound-end = Das Spiel endet
