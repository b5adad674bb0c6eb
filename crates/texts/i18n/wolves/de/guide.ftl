### Learning The Wolves: the lessons of a guided first table, the short rules beside their diagrams, and the words that the
### log links to the rules.
### The reader is addressed as „du“.

## Lessons

lesson-wolves-goal = Dein Rudel punktet in den Regionen, die es beherrscht, wenn der Mond ruft, und für Baue, Höhlen, Beute und Wölfe. Damit die erste Partie kurz bleibt, beginnt sie spät: Die Sichel ist vorbei, als Nächstes kommt der Halbmond.
lesson-wolves-turn = Ein Zug hat zwei Aktionen, auch zweimal die gleiche. Berühre einen Wolf mit goldenem Ring: Der Spielplan zeigt, wohin er kann und was jedes Feld kostet. Die anderen Zeichen sind einsame Wölfe zum Anheulen, Plätze für Baue und Höhlen und Figuren, die du dominieren kannst.
lesson-wolves-tiles = Du zahlst mit deinen Geländeplättchen: Was du im Wald tust, braucht Plättchen, die Wald zeigen, eines zum Bewegen, zwei oder drei für alles andere. Was du nicht zahlen kannst, wird nicht angeboten.
lesson-wolves-walk = Deine Bewegung geht weiter: Noch ein Wolf darf in dasselbe Gelände, das schon bezahlt ist. Die Rudelweite sagt, wie viele Wölfe ziehen dürfen, das Tempo, wie weit jeder kommt.
lesson-wolves-pay = Du kannst auf mehrere Arten zahlen. Jedes Plättchen, das zahlt, wird umgedreht und zeigt seine andere Seite; wähle also, was du als Nächstes brauchst.
lesson-wolves-track = Jeder Bau kommt von einer der drei Leisten und deckt dort einen besseren Wert auf: mehr Wölfe je Bewegung, längere Wege oder weiteres Heulen. Nimm ihn da, wo du wachsen willst.
lesson-wolves-push = Ein Alphawolf darf auf ein Feld, auf dem ein einzelner fremder Rudelwolf steht. Der wird auf das nächste freie Feld verdrängt; unter mehreren wählt, wer am Zug ist.
lesson-wolves-scored = Die Regionen mit diesem Mond wurden gewertet. In jeder bekam das Rudel mit dem meisten Einfluss die Punkte für den ersten Platz, das nächste die für den zweiten; der Verlauf zeigt die Einzelheiten.
lesson-wolves-flipped = Die Plättchen, mit denen du gezahlt hast, wurden umgedreht und zeigen jetzt ein anderes Gelände. Sieh neu nach, was du zahlen kannst: Dieses Umdrehen zu planen ist der Kern des Spiels.
lesson-wolves-howl = Du kannst heulen: Ein einsamer Wolf in Heulweite eines deiner Alphawölfe schließt sich deinem Rudel an. Zwei Plättchen seines Geländes bezahlen das.
lesson-wolves-den = Du kannst bei einem Alphawolf oder daneben einen Bau graben. Er zählt für den Einfluss in seiner Region und verbessert eine deiner Leisten.
lesson-wolves-date = Eine Figur ist auf den Mondkalender gekommen. Seine Tage sind die Uhr des Spiels: Erreichen sie einen Mond, werden die Regionen mit diesem Mond gewertet.
lesson-wolves-lair = Einer deiner Baue kann zur Höhle werden: Er liegt am Wasser, und ein Alphawolf ist nahe. Eine Höhle zählt drei für den Einfluss und bringt Punkte und einen Geländemarker.
lesson-wolves-dominate = Du kannst dominieren: Für drei Plättchen wird ein fremder Rudelwolf oder Bau in Heulweite zu deinem. Zwei Figuren einer Farbe auf einem Feld schützen einander.
lesson-wolves-hunted = Drei deiner Wölfe standen um eine Beute, die dir noch fehlte: Du hast sie ohne Aktion gefangen. Jede Art zählt einmal, und jede weitere ist mehr wert.
lesson-wolves-hunt = Beute fängt man ohne Aktion: Stehen nach einer deiner Aktionen Wölfe von dir auf drei Feldern um sie herum, gehört sie dir.
lesson-wolves-soon = Der nächste Mond ist nah. Seine Regionen tragen seinen Marker; Wölfe und Baue dort zählen 1, Höhlen 3, und auch der zweite Platz bringt Punkte. Die Seitenleiste zeigt, wer wo führt.
lesson-wolves-last = Nur der Vollmond steht noch aus. Ist sein Mondtag erreicht, wird der laufende Zug beendet, die Vollmondregionen werden gewertet, und das Spiel ist aus.
lesson-wolves-terrain = Du hast einen Geländemarker. Er bezahlt jedes Gelände, zusammen mit Plättchen oder allein.
lesson-wolves-bonus = Deine zwei Aktionen sind gemacht, aber du hast einen Aktionsmarker: Gib ihn für noch eine Aktion ab, oder beende den Zug und behalte ihn.

## The short rules

howto-wolves-turn = In deinem Zug machst du zwei Aktionen, auch zweimal dieselbe: bewegen (1), heulen (2), Bau (2), Höhle (2) oder dominieren (3). Die Kreise zeigen, wie viele Plättchen eine Aktion kostet.
howto-wolves-pay = Zahle mit Plättchen, die das Gelände des Feldes zeigen, auf dem du handelst. Jedes Plättchen, das zahlt, wird umgedreht und zeigt danach ein anderes Gelände.
howto-wolves-move = Eine Bewegung führt mehrere Wölfe auf Felder eines Geländes. Anfangs dürfen zwei Wölfe je bis zu drei Schritte gehen; nur Wasser und Schlucht sind im Weg.
howto-wolves-build = Heule, und ein einsamer Wolf nahe einem deiner Alphawölfe schließt sich an. Grabe Baue, und mache einen Bau am Wasser zur Höhle. Dominiere, und ein fremder Wolf oder Bau wird durch deinen ersetzt.
howto-wolves-hunt = Stehen deine Wölfe auf drei Feldern um eine Beute, fängst du sie ohne Aktion. Jede weitere Art ist mehr wert.
howto-wolves-moon = Figuren, die den Spielplan verlassen, füllen den Mondkalender. Bei jedem Mond werden seine Regionen gewertet: Eine Höhle zählt 3, alles andere 1. Beim Halbmond bekommt der Erste 6 und der Zweite 3 Punkte. Nach dem Vollmond gewinnt, wer die meisten Punkte hat.

## Words that the log links to their rules: all forms that the log uses, parted by |

term-wolves-alpha = Alphawolf
term-wolves-lone = einsamer Wolf | einsame Wolf
term-wolves-howl = heulst | heult
term-wolves-den = Bau | Baue
term-wolves-lair = Höhle | Höhlen
term-wolves-dominate = dominierst | dominiert
term-wolves-push = verdrängst | verdrängt
term-wolves-hunt = jagst | jagt
term-wolves-date = Mondtag
term-wolves-tracks = Rudelweite | Tempo | Heulweite
term-wolves-action = Bonusaktion | Aktionsmarker
term-wolves-terrain = Geländemarker
term-wolves-region = Region | Regionen
