### The board of Triqueta in the browser.
###
### $animal is an animal’s name, $change a signed difference; $row, $column and $round are numbers.
### The reader is addressed as „du“.

# $round is a number.
web-triqueta-round = Runde { $round } von 4
web-triqueta-final = Nach Runde 4
web-triqueta-tower = Turm
# $light and $shadow tokens are left in the open tower.
web-triqueta-left = noch { $light } hell, { $shadow } Schatten
web-triqueta-left-light = noch { $light }
web-triqueta-tower-empty = leer
# What stands above a column.
web-triqueta-cap-light = { $light } hell
web-triqueta-cap-shadow = Schatten
web-triqueta-cap-empty = leer
# A column’s name: $below tokens lie below the one on top.
web-triqueta-column-light =
    { $below ->
        [0] Säule { $column }: ein heller Stein, der letzte
        [one] Säule { $column }: heller Stein oben, { $below } Stein darunter
       *[other] Säule { $column }: heller Stein oben, { $below } Steine darunter
    }
web-triqueta-column-shadow = Säule { $column }: ein Schattenstein, der letzte
web-triqueta-column-empty = Säule { $column }: leer
# $from is a column’s name.
web-triqueta-covered = Verdeckte Türme
# A covered tower with its round.
web-triqueta-covered-round = Runde { $round }
web-triqueta-covered-name = Der Turm der Runde { $round } liegt unter seinem Baumplättchen
web-triqueta-drawn =
    { $seat-is ->
        [you] Von dir gezogen
       *[other] Von { $seat } gezogen
    }
web-triqueta-first = zuerst
web-triqueta-then = dann
web-triqueta-unseen = noch nicht angesehen
web-triqueta-light = heller Stein, verdeckt
web-triqueta-shadow = Schattenstein, verdeckt
# $animal is text. A token that lies face down and that the reader has seen.
web-triqueta-light-known = { $animal } auf einem hellen Stein, verdeckt
web-triqueta-shadow-known = { $animal } auf einem Schattenstein, verdeckt
# $change is a signed difference.
web-triqueta-one-more = einer mehr: { $change }
web-triqueta-rows = Reihen
web-triqueta-rows-about = was jede dir bringen würde
web-triqueta-rows-all = was jede bringen würde
web-triqueta-row = Reihe { $row }
web-triqueta-row-empty = leer
web-triqueta-row-taken =
    { $seat-is ->
        [you] von dir genommen
       *[other] von { $seat } genommen
    }
web-triqueta-take = Reihe { $row } nehmen
web-triqueta-put = In Reihe { $row } legen
# $change is a signed difference, $then the same when the drawn token is put there.
web-triqueta-for =
    { $seat-is ->
        [you] dir { $change }
       *[other] { $seat } { $change }
    }
web-triqueta-for-then =
    { $seat-is ->
        [you] dir { $change }, dann { $then }
       *[other] { $seat } { $change }, dann { $then }
    }
# $change is what the row would change without the token that is being decided.
web-triqueta-now = jetzt { $change }
web-triqueta-yours = für dich
web-triqueta-with-hidden = { $change } mit deinen verdeckten Steinen
web-triqueta-points = Punkte bisher
web-triqueta-reach = { $reach } mit verdeckten Steinen
web-triqueta-in = noch dabei
web-triqueta-out = Reihe { $row } genommen
# What stands under an animal: $now is its score, $next with one more.
web-triqueta-group = { $animal }: { $count }, zählt { $now }, mit einem mehr { $next }
web-triqueta-face-down = Verdeckt
web-triqueta-face-down-of = { $light } von 2 hell
web-triqueta-face-down-both = { $light } von 2 hell · { $shadow } Schatten
web-triqueta-each = je +1
web-triqueta-rock = Felsen
web-triqueta-tree = Baumplättchen
web-triqueta-seen = Gesehene Steine
web-triqueta-seen-by-you = von dir
web-triqueta-seen-by-all = von allen
web-triqueta-of = von { $tokens }
web-triqueta-scoring = Wertung
web-triqueta-per-animal = je Tier
web-triqueta-value = Wert
web-triqueta-one = eins
web-triqueta-two = zwei
web-triqueta-three = drei
web-triqueta-four = vier
web-triqueta-five = fünf
web-triqueta-tiles = Baumplättchen und Felsen: je +1.
web-triqueta-collections = Die Tiere
# What a final decision leads to: $points is the score.
web-triqueta-final-score =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-triqueta-fact-turn = Der markierte Stein ist der nächste. Nur du siehst ihn dir an; dann kommt er in eine Reihe oder verdeckt vor dich.
web-triqueta-fact-chosen = Zieh ihn, oder wähle eine andere Säule.
web-triqueta-fact-column = Wähle eine Säule, um ihren obersten Stein zu ziehen. Ein Schattenstein wird immer verdeckt behalten.
web-triqueta-fact-pair = Du siehst dir beide Steine nach dem zweiten an. Schattensteine behältst du; zwei helle gehen zwei verschiedene Wege.
web-triqueta-fact-keep = Helle Steine verdeckt vor dir: { $kept } von 2.
# $way is where the first of two tokens went.
web-triqueta-fact-used = Der erste Stein ging { $way }: Dieser geht einen anderen Weg.
web-triqueta-fact-final = Beides zählt mit den Schattensteinen, die du hast.

## Auf der Startseite

web-triqueta-variant = Variante
web-triqueta-base = Grundspiel

## What the signs mean

web-triqueta-sign-group = was das Tier jetzt zählt, und mit einem Stein mehr
web-triqueta-sign-tokens = wie viele Steine du davon hast; drei sind am besten
web-triqueta-sign-row = was die Reihe dir bringen würde
web-triqueta-sign-others = was sie der Person mit dieser Nummer bringen würde
web-triqueta-sign-extras = Baumplättchen und Felsen: je +1

## Der Siegerbildschirm. $winner und $rival sind Spieler, $points ist der Vorsprung des Rivalen.

web-triqueta-ending-label =
    { $threes ->
        [0] Kein Trio
        [one] Ein Trio
        [2] Zwei Trios
        [3] Drei Trios
        [4] Vier Trios
        [5] Fünf Trios
        [6] Sechs Trios
       *[other] { $threes } Trios
    } · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-triqueta-story-last =
    { $points ->
        [one] { $rival } lag einen Punkt vorn, bis die letzten Steine aufgedeckt wurden; sie meinten es gut mit { $winner }.
       *[other] { $rival } lag { $points } Punkte vorn, bis die letzten Steine aufgedeckt wurden; sie meinten es gut mit { $winner }.
    }
web-triqueta-story-behind =
    { $points ->
        [one] Nach zwei Türmen noch ganz hinten, einen Punkt hinter { $rival }: { $winner } hat alle überholt.
       *[other] Nach zwei Türmen noch ganz hinten, { $points } Punkte hinter { $rival }: { $winner } hat alle überholt.
    }
web-triqueta-story-led = { $winner } lag nach jedem Turm vorn.

## Die Schatten, Schritt für Schritt

web-triqueta-shadows = Die Schatten drehen sich um
web-triqueta-shadows-begin = Vier Runden sind gespielt. Jetzt werden die Schatten umgedreht, vom kleinsten Stand zum größten.
# $name ist eine Person, $number der wievielte ihrer Schatten als Nächstes kommt, $points was sie dann hätte.
web-triqueta-shadow-stake = Jetzt { $name }, Schatten { $number }: Mit einem Wolf wären es { $points }.
web-triqueta-shadow-stake-lead = Jetzt { $name }, Schatten { $number }: Mit einem Wolf wären es { $points } und die Führung.
# $name ist eine Person, $number der wievielte ihrer Schatten, $animal was er zeigt.
web-triqueta-shadow-turns =
    { $name }, Schatten { $number }: { $animal }. Das macht { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
