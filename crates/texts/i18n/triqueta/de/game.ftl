### Triqueta and its expansion Hidden Wolves.
###
### A seat $x comes with $x-is (you / other). $token is one of the animals as “one” or “the” (see below),
### both in the accusative; $change is a signed difference, $row, $column and $round are numbers. Moves stand
### as { "literals" }. The reader is addressed as „du“.

triqueta-name = Triqueta
triqueta-about = Nimm die Reihe, die dir drei gleiche Tiere bringt, aber kein viertes.

## Options

triqueta-option-hidden-wolves = Hidden Wolves
triqueta-option-hidden-wolves-about = Die Erweiterung: Unter jeder Säule dreier Türme liegt ein Schattenstein, und neun dieser fünfzehn sind Wölfe. Zu zweit werden Steine paarweise gezogen.
triqueta-option-first = Startspieler
triqueta-option-first-about = Wer die erste Runde beginnt und den Felsen hat.
triqueta-option-rock = Der Felsen nach Runde vier
triqueta-option-rock-about = Wer am Ende den Punkt für den Felsen bekommt. Die Regeln lassen es offen; unsere Lesart ist, dass er bleibt, wo er ist.
triqueta-option-rock-starter = Er bleibt bei dem, der Runde vier begonnen hat
triqueta-option-rock-last-row = Er geht an den, der die letzte Reihe genommen hat

## Animals

# The name alone: in lists and counts of what has been seen.
triqueta-animal-rabbit = Hase
triqueta-animal-owl = Eule
triqueta-animal-deer = Hirsch
triqueta-animal-boar = Wildschwein
triqueta-animal-ram = Widder
triqueta-animal-bear = Bär
triqueta-animal-wolf = Wolf
# One of them, as the object of a sentence.
triqueta-one-rabbit = einen Hasen
triqueta-one-owl = eine Eule
triqueta-one-deer = einen Hirsch
triqueta-one-boar = ein Wildschwein
triqueta-one-ram = einen Widder
triqueta-one-bear = einen Bären
triqueta-one-wolf = einen Wolf
# The one just drawn, as the object of a sentence.
triqueta-the-rabbit = den Hasen
triqueta-the-owl = die Eule
triqueta-the-deer = den Hirsch
triqueta-the-boar = das Wildschwein
triqueta-the-ram = den Widder
triqueta-the-bear = den Bären
triqueta-the-wolf = den Wolf
triqueta-the-token = den Stein
# One on a shadow token, as the object of a sentence.
triqueta-shadow-rabbit = einen Schattenhasen
triqueta-shadow-owl = eine Schatteneule
triqueta-shadow-deer = einen Schattenhirsch
triqueta-shadow-boar = ein Schattenwildschwein
triqueta-shadow-ram = einen Schattenwidder
triqueta-shadow-bear = einen Schattenbären
triqueta-shadow-wolf = einen Schattenwolf
# Counted.
triqueta-count-rabbit =
    { $count ->
        [one] { $count } Hase
       *[other] { $count } Hasen
    }
triqueta-count-owl =
    { $count ->
        [one] { $count } Eule
       *[other] { $count } Eulen
    }
triqueta-count-deer =
    { $count ->
        [one] { $count } Hirsch
       *[other] { $count } Hirsche
    }
triqueta-count-boar =
    { $count ->
        [one] { $count } Wildschwein
       *[other] { $count } Wildschweine
    }
triqueta-count-ram = { $count } Widder
triqueta-count-bear =
    { $count ->
        [one] { $count } Bär
       *[other] { $count } Bären
    }
triqueta-count-wolf =
    { $count ->
        [one] { $count } Wolf
       *[other] { $count } Wölfe
    }

## Differences

# $points is positive.
triqueta-points-more = +{ $points }
triqueta-points-less = −{ $points }
triqueta-points-same = ±0

## Scores

triqueta-score-rabbit = Hasen
triqueta-score-owl = Eulen
triqueta-score-deer = Hirsche
triqueta-score-boar = Wildschweine
triqueta-score-ram = Widder
triqueta-score-bear = Bären
triqueta-score-wolf = Wölfe
triqueta-score-tree = Baumplättchen
triqueta-score-rock = Felsen
triqueta-end-four-rounds = Alle vier Runden sind gespielt.

## What has to be decided

triqueta-prompt-turn =
    { $seat-is ->
        [you] Ziehe einen Stein oder nimm eine Reihe.
       *[other] { $seat } zieht einen Stein oder nimmt eine Reihe.
    }
triqueta-prompt-turn-column =
    { $seat-is ->
        [you] Ziehe aus einer Säule oder nimm eine Reihe.
       *[other] { $seat } zieht aus einer Säule oder nimmt eine Reihe.
    }
triqueta-prompt-turn-pair =
    { $seat-is ->
        [you] Ziehe den ersten von zwei Steinen oder nimm eine Reihe.
       *[other] { $seat } zieht zwei Steine oder nimmt eine Reihe.
    }
triqueta-prompt-second =
    { $seat-is ->
        [you] Ziehe den zweiten Stein.
       *[other] { $seat } zieht den zweiten Stein.
    }
triqueta-prompt-take =
    { $seat-is ->
        [you] Es kann nichts mehr gezogen werden: Nimm eine Reihe.
       *[other] Es kann nichts mehr gezogen werden: { $seat } nimmt eine Reihe.
    }
triqueta-prompt-decide =
    { $seat-is ->
        [you] Wohin legst du { $token }?
       *[other] { $seat } hat { $token } gezogen und entscheidet, wohin damit.
    }
triqueta-prompt-decide-hidden =
    { $seat-is ->
        [you] Wohin legst du den Stein?
       *[other] { $seat } entscheidet, wohin mit dem Stein.
    }
triqueta-prompt-final =
    { $seat-is ->
        [you] Legst du { $token } zu deinen Tieren oder wirfst du den Stein ab?
       *[other] { $seat } legt { $token } dazu oder wirft den Stein ab.
    }
triqueta-prompt-final-hidden =
    { $seat-is ->
        [you] Legst du den verdeckten Stein zu deinen Tieren oder wirfst du ihn ab?
       *[other] { $seat } legt einen verdeckten Stein dazu oder wirft ihn ab.
    }

## Moves

triqueta-move-draw = Einen Stein ziehen
triqueta-move-draw-from = Einen hellen Stein aus Säule { $column } ziehen
triqueta-move-draw-shadow-from = Den Schattenstein aus Säule { $column } ziehen
# $tokens is a list of animals.
triqueta-move-take = Reihe { $row } nehmen: { $tokens } ({ $change })
triqueta-move-take-empty = Reihe { $row } nehmen, sie ist leer
triqueta-move-row = In Reihe { $row } legen: { $token } ({ $tokens })
triqueta-move-row-empty = In Reihe { $row } legen, sie ist leer: { $token }
triqueta-move-keep = Verdeckt behalten: { $token }
triqueta-move-box = In die Schachtel legen: { $token }
triqueta-move-add = Zu den Tieren legen: { $token }
triqueta-move-discard = Verdeckt abwerfen: { $token }

## What happened

triqueta-event-drew =
    { $seat-is ->
        [you] Du ziehst einen Stein.
       *[other] { $seat } zieht einen Stein.
    }
triqueta-event-drew-face =
    { $seat-is ->
        [you] Du ziehst { $token }.
       *[other] { $seat } zieht { $token }.
    }
triqueta-event-drew-from =
    { $seat-is ->
        [you] Du ziehst einen hellen Stein aus Säule { $column }.
       *[other] { $seat } zieht einen hellen Stein aus Säule { $column }.
    }
triqueta-event-drew-shadow-from =
    { $seat-is ->
        [you] Du ziehst einen Schattenstein aus Säule { $column }.
       *[other] { $seat } zieht einen Schattenstein aus Säule { $column }.
    }
triqueta-event-drew-face-from =
    { $seat-is ->
        [you] Du ziehst { $token } aus Säule { $column }.
       *[other] { $seat } zieht { $token } aus Säule { $column }.
    }
triqueta-event-looked =
    { $seat-is ->
        [you] Du siehst dir beide Steine an.
       *[other] { $seat } sieht sich beide Steine an.
    }
# $tokens is a list of two animals.
triqueta-event-looked-faces =
    { $seat-is ->
        [you] Du siehst dir beide Steine an und hast { $tokens }.
       *[other] { $seat } sieht sich beide Steine an und hat { $tokens }.
    }
triqueta-event-placed =
    { $seat-is ->
        [you] Du legst { $token } in Reihe { $row }.
       *[other] { $seat } legt { $token } in Reihe { $row }.
    }
triqueta-event-kept =
    { $seat-is ->
        [you] Du behältst einen hellen Stein verdeckt.
       *[other] { $seat } behält einen hellen Stein verdeckt.
    }
triqueta-event-kept-shadow =
    { $seat-is ->
        [you] Du behältst einen Schattenstein verdeckt.
       *[other] { $seat } behält einen Schattenstein verdeckt.
    }
triqueta-event-kept-face =
    { $seat-is ->
        [you] Du behältst { $token } verdeckt.
       *[other] { $seat } behält { $token } verdeckt.
    }
triqueta-event-boxed =
    { $seat-is ->
        [you] Du legst einen Stein verdeckt in die Schachtel.
       *[other] { $seat } legt einen Stein verdeckt in die Schachtel.
    }
triqueta-event-boxed-face =
    { $seat-is ->
        [you] Du legst { $token } verdeckt in die Schachtel.
       *[other] { $seat } legt { $token } verdeckt in die Schachtel.
    }
# $tokens is a list of animals.
triqueta-event-took =
    { $seat-is ->
        [you] Du nimmst Reihe { $row }: { $tokens } ({ $change }).
       *[other] { $seat } nimmt Reihe { $row }: { $tokens } ({ $change }).
    }
triqueta-event-took-empty =
    { $seat-is ->
        [you] Du nimmst Reihe { $row }, die leer ist.
       *[other] { $seat } nimmt Reihe { $row }, die leer ist.
    }
# $left tokens leave the game. $seat holds the rock now.
triqueta-event-round-ended =
    Runde { $round } ist zu Ende. { $left ->
        [0] Im Turm ist nichts mehr.
        [one] { $left } Stein scheidet ungesehen aus.
       *[other] { $left } Steine scheiden ungesehen aus.
    } { $seat-is ->
        [you] Du hast den Felsen.
       *[other] { $seat } hat den Felsen.
    }
triqueta-event-tower-opened =
    { $seat-is ->
        [you] Du deckst den Turm der Runde { $round } auf und behältst sein Baumplättchen.
       *[other] { $seat } deckt den Turm der Runde { $round } auf und behält sein Baumplättchen.
    }
triqueta-event-added =
    { $seat-is ->
        [you] Du legst { $token } zu deinen Tieren.
       *[other] { $seat } legt { $token } dazu.
    }
triqueta-event-discarded =
    { $seat-is ->
        [you] Du wirfst einen verdeckten Stein ab.
       *[other] { $seat } wirft einen verdeckten Stein ab.
    }
triqueta-event-discarded-face =
    { $seat-is ->
        [you] Du wirfst { $token } verdeckt ab.
       *[other] { $seat } wirft { $token } verdeckt ab.
    }
# $tokens is a list of animals.
triqueta-event-shadows =
    { $seat-is ->
        [you] Deine Schattensteine: { $tokens }.
       *[other] Schattensteine von { $seat }: { $tokens }.
    }
triqueta-event-scored =
    { $seat-is ->
        [you] Du hast { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $seat } hat { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
triqueta-event-won =
    { $seat-is ->
        [you] Du gewinnst!
       *[other] { $seat } gewinnt!
    }
triqueta-event-won-shared = Geteilter Sieg: { $seats }.

## Refusals

triqueta-refusal-no-such-row = Es gibt nur { $rows } Reihen.
triqueta-refusal-row-taken =
    { $seat-is ->
        [you] Du hast Reihe { $row } schon genommen.
       *[other] { $seat } hat Reihe { $row } schon genommen.
    }
triqueta-refusal-tower-empty = Der Turm ist leer: Nimm eine Reihe.
triqueta-refusal-one-token-left = Im Turm ist nur noch ein Stein, und du müsstest zwei ziehen: Nimm eine Reihe.
triqueta-refusal-column-empty = Säule { $column } ist leer.
triqueta-refusal-no-column = Im Grundspiel wählt niemand eine Säule: Zieh einfach den nächsten Stein.
triqueta-refusal-which-column = Sag, aus welcher Säule du ziehst, zum Beispiel { "draw 3" }.
# $most is how many light tokens a player may keep.
triqueta-refusal-two-face-down = Du hast schon { $most } helle Steine verdeckt, mehr geht nicht: Lege diesen woandershin.
triqueta-refusal-no-box = In die Schachtel kommen Steine nur zu zweit mit Hidden Wolves: Lege diesen in eine Reihe oder behalte ihn.
# $way is one of the ways below.
triqueta-refusal-same-way = Zwei helle Steine müssen verschiedene Wege gehen, und der erste ging schon { $way }.
triqueta-way-row = in eine Reihe
triqueta-way-keep = verdeckt vor dich
triqueta-way-box = in die Schachtel

## Hand-made deals

triqueta-setup-first = Hier muss { "first" } und ein Platz von 1 bis { $players } stehen, zum Beispiel { "first 1" }.
triqueta-setup-first-chosen = Platz { $number } soll beginnen, also muss hier { "first" } { $number } stehen.
triqueta-setup-tower = Hier muss { "tower" } { $tower }{ ":" } stehen, dann { $columns } Säulen, durch Kommas getrennt, jede mit { $tokens } Tieren von oben nach unten.
triqueta-setup-animal = Ein Tier „{ $name }“ gibt es nicht. Die Tiere sind { "rabbit, owl, deer, boar, ram, bear, wolf" }.
# $animal is an animal’s name alone.
triqueta-setup-light-count = Helle Steine mit { $animal }: { $given } sind angegeben, { $wanted } gehören ins Spiel.
triqueta-setup-shadow-count = Schattensteine mit { $animal }: { $given } sind angegeben, { $wanted } gehören ins Spiel.
triqueta-setup-shadows-missing = In dieser Verteilung fehlen die Schattensteine, die Hidden Wolves braucht.
triqueta-setup-shadows-unused = Diese Verteilung hat Schattensteine, das Grundspiel aber nicht.
triqueta-setup-too-long = Nach Turm 4 darf nichts mehr kommen.

## How the table stands

# $left tokens are in the open tower; $covered towers are to come.
triqueta-view-round =
    Runde { $round } von 4. { $left ->
        [0] Der Turm ist leer.
        [one] Im Turm ist noch ein Stein.
       *[other] Im Turm sind noch { $left } Steine.
    } { $covered ->
        [0] Es ist der letzte Turm.
        [one] Ein weiterer Turm ist bedeckt.
       *[other] { $covered } weitere Türme sind bedeckt.
    }
triqueta-view-final = Alle vier Runden sind gespielt. Die verdeckten hellen Steine werden dazugelegt oder abgeworfen.
# $columns is a list of the next four.
triqueta-view-columns = Säulen: { $columns }.
triqueta-view-column-both = { $column } ({ $light } hell, 1 Schatten)
triqueta-view-column-light = { $column } ({ $light } hell)
triqueta-view-column-shadow = { $column } (1 Schatten)
triqueta-view-column-empty = { $column } (leer)
# $tokens is a list of animals, $changes a list of the next two.
triqueta-view-row = Reihe { $row }: { $tokens }. Sie bringt: { $changes }.
triqueta-view-change =
    { $seat-is ->
        [you] dir { $change }
       *[other] { $seat } { $change }
    }
# $animals is a list of the next.
triqueta-view-change-own =
    { $seat-is ->
        [you] dir { $change } ({ $animals })
       *[other] { $seat } { $change } ({ $animals })
    }
triqueta-view-change-animal = { $animal } { $change }
triqueta-view-row-empty = Reihe { $row }: leer.
triqueta-view-row-taken =
    { $seat-is ->
        [you] Reihe { $row }: von dir genommen.
       *[other] Reihe { $row }: von { $seat } genommen.
    }
# $things is a list of counted animals and of what follows.
triqueta-view-seat =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }): { $things }.
triqueta-view-seat-in =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, noch dabei): { $things }.
triqueta-view-seat-out =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Reihe { $row } genommen): { $things }.
triqueta-view-trees = { $count } Baumplättchen
triqueta-view-rock = der Felsen
triqueta-view-light =
    { $count ->
        [one] { $count } heller Stein verdeckt
       *[other] { $count } helle Steine verdeckt
    }
triqueta-view-shadow =
    { $count ->
        [one] { $count } Schattenstein verdeckt
       *[other] { $count } Schattensteine verdeckt
    }
triqueta-view-boxed = { $count } in der Schachtel
# $tokens is a list of animals as “one”; $reach is the score with them.
triqueta-view-face-down =
    { $seat-is ->
        [you] Verdeckt hast du { $tokens }. Damit kannst du bisher { $reach ->
            [one] { $reach } Punkt
           *[other] { $reach } Punkte
        } erreichen.
       *[other] Verdeckt hat { $seat } { $tokens }. Damit kann { $seat } bisher { $reach ->
            [one] { $reach } Punkt
           *[other] { $reach } Punkte
        } erreichen.
    }
triqueta-view-drawn =
    { $seat-is ->
        [you] Du hast { $tokens } gezogen.
       *[other] { $seat } hat { $tokens } gezogen.
    }
triqueta-view-drawn-hidden =
    { $seat-is ->
        [you] Du hast { $count ->
            [one] { $count } Stein
           *[other] { $count } Steine
        } gezogen.
       *[other] { $seat } hat { $count ->
            [one] { $count } Stein
           *[other] { $count } Steine
        } gezogen.
    }
# $animals is a list of the next.
triqueta-view-seen = Bisher gesehen: { $animals }.
triqueta-view-seen-animal = { $animal } { $seen } von { $tokens }
# $lines is a list of the next.
triqueta-view-result =
    { $place }. { $seat-is ->
        [you] Du
       *[other] { $seat }
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $lines })
triqueta-view-score-line = { $category } { $points }
