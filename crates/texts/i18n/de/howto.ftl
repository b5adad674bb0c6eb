### Die kurzen Regeln: ein Text neben jedem Bild, der dasselbe in Worten sagt.

howto-title = { $game } in wenigen Schritten
howto-nav = In wenigen Schritten

howto-triqueta-goal = Sammle genau drei Steine eines Tieres. Drei Eulen sind 6 wert, eine oder zwei nur 1 oder 2, und mit der vierten fällt die ganze Gruppe auf −1.
howto-triqueta-draw = Ziehe in deinem Zug einen Stein vom Turm und sieh ihn an. Lege ihn offen in eine Reihe oder behalte ihn verdeckt vor dir, höchstens zwei im ganzen Spiel.
howto-triqueta-take = Oder nimm stattdessen eine ganze Reihe mit allem, was darin liegt. Dann setzt du bis zur nächsten Runde aus: Nimm weder zu früh noch zu spät.
howto-triqueta-round = Sind alle Reihen genommen, ist die Runde vorbei. Wer die letzte nahm, erhält den Felsen, beginnt die nächste Runde und behält ein Baumplättchen, je 1 Punkt wert.
howto-triqueta-end = Lege nach vier Runden jeden deiner verdeckten Steine zu deinen Tieren oder ungesehen ab. Dann wird gezählt: Die höchste Summe gewinnt.

howto-hound-teams = Vier Hirten sitzen um einen Ring von Weiden. Wer einander gegenübersitzt, ist ein Team: 1 und 3 sind Blau, 2 und 4 Gelb. Jeder hat drei Schafe.
howto-hound-card = Spiele eine deiner vier Karten. Eine schwarze bewegt die Wölfe, eine weiße die Hunde, im Uhrzeigersinn um ihre Zahl. Dann ziehe eine Karte.
howto-hound-wolf = Ein Wolf, der zu Beginn deines Zuges vor dir steht, verjagt ein Schaf.
howto-hound-hound = Ein Hund, der dort steht, bringt eines zurück, aber nie mehr, als du anfangs hattest.
howto-hound-end = Die erste Weide ohne Schafe verliert das Spiel für ihr Team. Gehen vorher die Karten aus, gewinnt das Team mit mehr Schafen, bei Gleichstand Gelb.

howto-wolves-turn = Ein Zug hat zwei von fünf Aktionen: bewegen (1), heulen (2), Bau (2), Höhle (2), dominieren (3). Die Punkte sagen, wie viele Plättchen eine Aktion kostet.
howto-wolves-pay = Zahle mit Plättchen, die das Gelände des Feldes zeigen, auf dem du handelst. Jedes Plättchen, das zahlt, wird umgedreht und zeigt danach ein anderes Gelände.
howto-wolves-move = Eine Bewegung führt mehrere Wölfe auf Felder eines Geländes. Anfangs dürfen zwei Wölfe je bis zu drei Schritte gehen; nur Wasser und Schlucht sind im Weg.
howto-wolves-build = Heule, und ein einsamer Wolf nahe einem Alphawolf schließt sich an. Errichte Baue und mache einen Bau am Wasser zur Höhle. Dominiere, und ein fremder Wolf oder Bau wird deiner.
howto-wolves-hunt = Stehen deine Wölfe auf drei Feldern um eine Beute, fängst du sie ohne Aktion. Jede weitere Art ist mehr wert.
howto-wolves-moon = Figuren, die den Spielplan verlassen, füllen die Mondtafel. Bei jedem Mond werden seine Regionen gewertet: Eine Höhle zählt 3, alles andere 1. Beim Halbmond nimmt der Erste 6 und der Zweite 3. Nach dem Vollmond gewinnen die meisten Punkte.
