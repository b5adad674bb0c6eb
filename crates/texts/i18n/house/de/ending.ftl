### Der Siegerbildschirm, die Geschichte einer Partie und ihr Plakat.

web-ending = Ergebnis
web-ending-last = Die letzte Stellung
web-ending-closer = Genauer ansehen
# $names ist eine Liste von Spielern, $count ihre Zahl.
web-ending-title =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
# $place ist eine Zahl ab 2, $behind der Vorsprung des Ersten in Punkten; 0, wo Punkte nicht zählen.
web-ending-yours =
    Du { $place ->
        [2] wirst Zweiter
        [3] wirst Dritter
        [4] wirst Vierter
        [5] wirst Fünfter
       *[other] kommst auf Platz { $place }
    }{ $behind ->
        [0] .
        [one] , { $behind } Punkt zurück.
       *[other] , { $behind } Punkte zurück.
    }
web-ending-table = Als Tabelle
web-ending-share = Link zu diesem Ergebnis
web-ending-share-go = Link teilen
web-ending-share-about = Wer ihn öffnet, sieht das Ergebnis und kann nichts ändern. Personen werden nur genannt, wenn alle am Tisch einen Namen haben.
web-ending-picture = Bild, quadratisch
web-ending-picture-wide = Bild, breit
web-ending-a-guest = ein Gast

## Die Geschichte einer Partie in einem Satz: $winner und $second sind Spieler

web-story-shared =
    { $points ->
        [one] Ein geteilter Sieg mit je { $points } Punkt.
       *[other] Ein geteilter Sieg mit je { $points } Punkten.
    }
web-story-tie = { $winner } und { $second } haben beide { $points }: Der Gleichstand wurde nach den Regeln entschieden.
web-story-close =
    { $points ->
        [one] Ein einziger Punkt zwischen { $winner } und { $second }.
       *[other] Nur { $points } Punkte zwischen { $winner } und { $second }.
    }
# $category ist, wofür es die Punkte gibt.
web-story-category = Das machte den Unterschied: { $category }, { $points } mehr als { $second }.
web-story-clear = { $winner } liegt am Ende { $points } Punkte vor { $second }.

## Momente: eine Wertung, eine Enthüllung, das letzte Schaf, Schritt für Schritt

web-moment-see = Schritt für Schritt ansehen
web-moment-next = Weiter
web-moment-skip = Überspringen
web-moment-result = Zum Ergebnis
web-moment-board = Zurück zum Brett

## Eine Wiederholung, die von selbst läuft

web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-pace = Wie schnell es läuft
