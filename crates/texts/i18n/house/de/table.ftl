### What every game shares: the table's own refusals, options, and the errors of record files.
###
### A seat $x comes with $x-is (you / other). Commands and pieces of file format stand as { "literals" }:
### they are the same in every language. The reader is addressed as „du“.

## Small parts

# $text is shown as it is.
verbatim = { $text }
# Lists: $rest is everything before the last item, already joined by commas.
table-list-and = { $rest } und { $last }
# An empty list inside a sentence.
table-list-nothing = nichts
# A player inside a list.
table-player =
    { $seat-is ->
        [you] du
       *[other] { $seat }
    }
# A seat that nobody has named.
table-seat-number = Platz { $number }
# Somebody who gave no name; the second form for one more of them.
table-guest = Gast
table-somebody = jemand
table-guest-number = Gast { $number }
table-sent-away = { $name } wurde von diesem Tisch weggeschickt.
table-sent-away-because = { $name } wurde von diesem Tisch weggeschickt: { $reason }
table-random = Zufall
table-on = an
table-off = aus
# The heading over options that choose between two readings of a rulebook.
table-group-house-readings = Lesarten der Regeln

## What happened

table-event-took-back =
    { $seat-is ->
        [you] Du hast deinen letzten Schritt zurückgenommen.
       *[other] { $seat } hat den letzten Schritt zurückgenommen.
    }
table-event-took-back-granted =
    { $seat-is ->
        [you] Du hast mit dem Einverständnis aller deinen letzten Schritt und alles Folgende zurückgenommen.
       *[other] { $seat } hat mit dem Einverständnis aller einen Schritt und alles Folgende zurückgenommen.
    }
table-event-resigned =
    { $seat-is ->
        [you] Du hast aufgegeben.
       *[other] { $seat } hat aufgegeben.
    }
table-event-time =
    { $seat-is ->
        [you] Deine Zeit ist abgelaufen.
       *[other] Die Zeit von { $seat } ist abgelaufen.
    }
table-event-time-lost =
    { $seat-is ->
        [you] Deine Zeit ist abgelaufen; damit hast du verloren.
       *[other] Die Zeit von { $seat } ist abgelaufen und das Spiel damit verloren.
    }
# $level is the name of a bot’s level.
table-event-bot =
    { $seat-is ->
        [you] Ein Bot ({ $level }) vertritt dich.
       *[other] Ein Bot ({ $level }) vertritt { $seat }.
    }
table-event-back =
    { $seat-is ->
        [you] Du bist zurück.
       *[other] { $seat } ist zurück.
    }
table-event-handed =
    { $seat-is ->
        [you] Du hast diesen Platz übernommen.
       *[other] { $seat } hat diesen Platz übernommen.
    }
# $name is whoever had the seat before.
table-took-over = Ich spiele für { $name } weiter.

## How a game can end at any table

table-end-resigned = Durch Aufgabe.
table-end-out-of-time = Die Zeit war abgelaufen.

## The table’s own refusals

table-refusal-ta01 = Du bist nicht dran.
table-refusal-ta02 = Das Spiel ist zu Ende.
table-refusal-ta03 = Zuerst ist ein anderer Schritt fällig.
table-refusal-ta04 = Einen solchen Zug gibt es hier nicht.
table-refusal-ta05 = Du hast keinen Schritt, den du zurücknehmen könntest.
table-refusal-ta06 = Inzwischen hat jemand anderes entschieden; der Schritt gilt.
table-refusal-ta07 = Inzwischen wurde etwas Verborgenes gezeigt; der Schritt gilt.
table-refusal-ta08 = Du hast hundertmal hintereinander zurückgenommen; dieser Schritt gilt.
table-refusal-ta09 = Du hast aufgegeben oder deine Zeit ist abgelaufen: hier hast du nichts mehr zu entscheiden.
table-refusal-ta10 = Dort sitzt schon ein Bot, oder es sitzt keiner dort.

## Choices that cannot be made

# $option is the option’s key, $known the list of keys.
table-problem-no-such-option = Eine Option „{ $option }“ gibt es nicht. Es gibt { $known }.
# $value is what was given, $allowed the list of what could be.
table-problem-no-such-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Mögliche Werte: { $allowed }.
# $given values were given for $players players.
table-problem-one-per-seat =
    Die Option „{ $option }“ verlangt für alle { $players } Spieler je einen Wert, durch Kommas getrennt; { $given ->
        [one] angegeben ist einer
       *[other] angegeben sind { $given }
    }.
table-problem-players = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $players }.

## Record files: what is wrong. Each is said in a line of its own, or after record-error-line.

record-error-line = Zeile { $line }: { $what }
# A line of the deal or set-up inside a record.
record-error-setup-line = Der Aufbau ist nicht zu gebrauchen, dort Zeile { $line }: { $what }
record-error-empty = Die Datei ist leer. Eine Aufzeichnung beginnt mit „{ "loup record 1" }“.
record-error-foreign = Das ist keine Aufzeichnung von Loup: Sie würde mit „{ "loup record 1" }“ beginnen.
# $version is what the file says, $known what this program reads.
record-error-format = Die Datei hat das Format { $version }; dieses Programm liest Format { $known }.
record-error-not-text = Diese Zeile ist kein Text in UTF-8.
# $most in megabytes.
record-error-too-long = Die Datei ist zu lang: Eine Aufzeichnung hat höchstens { $most } MB.
record-error-no-such-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt { $games }.
# $game is the id of the game that was expected.
record-error-other-game = Das ist die Aufzeichnung eines anderen Spiels, nicht von „{ $game }“.
# $version is what the file says, $known what this program plays.
record-error-rules =
    Gespielt wurde nach Version { $version } der Regeln, dieses Programm spielt nach Version { $known }: Hier kann die Partie weder fortgesetzt noch geprüft werden.
record-error-field = Ein Feld „{ $field }“ gibt es nicht, oder es kann hier nicht stehen.
record-error-twice = „{ $field }“ steht hier zum zweiten Mal; einmal ist richtig.
record-error-seat = Diesen Platz gibt es nicht: Die Plätze sind 1 bis { $players }.
# $found is what stands there, $expected what should.
record-error-number = Der Eintrag hat die Nummer { $found }, als Nächstes kommt aber { $expected }.
# $rule is the rule’s id, $why the refusal’s sentence.
record-error-refused = Die Regeln erlauben diesen Eintrag nicht ({ $rule }): { $why }
record-error-truncated = Die Datei hört zu früh auf: Ihre letzte Zeile ist „{ "end:" }“ mit der Zahl der Einträge.
record-error-count =
    Die Schlusszeile passt nicht: Darüber { $entries ->
        [one] steht { $entries } Eintrag
       *[other] stehen { $entries } Einträge
    }. Vielleicht fehlen welche.
record-error-changed = Die Prüfsumme in der Schlusszeile passt nicht: Die Datei wurde nach dem Schreiben verändert.
record-error-after-end = Nach der Schlusszeile können nur Kommentare folgen.
record-error-end-words = In der Schlusszeile kann nach der Prüfsumme nichts mehr stehen.
record-error-several = Hier beginnt eine weitere Aufzeichnung. An dieser Stelle wird nur eine gelesen.
record-error-bar = Eine Zeile hinter einem Strich gehört zum Feld darüber, und hier ist keines, das solche Zeilen hat.
record-error-long-line = Die Zeile ist zu lang: Höchstens { $most } Zeichen werden gelesen.
record-error-secret = Der Startwert steht nicht in dieser Datei, sie kann also nicht nachgespielt werden.
record-error-result = Das Ergebnis in der Datei ist nicht das, was die Partie ergibt.
record-error-not-over = In der Datei steht ein Ergebnis, nach dem letzten Eintrag ist das Spiel aber nicht zu Ende.
record-error-commitment = Der Startwert passt nicht zum Fingerabdruck: Die Verteilung ist nicht die versprochene.
record-error-part = Dieser Anteil ist nicht der versprochene: Sein SHA-256 ist ein anderes.
record-error-part-missing = Der Anteil, der hier versprochen wird, fehlt: Keine Zeile beginnt mit „{ $start }“.
record-error-parts-seed = Der Startwert folgt nicht aus den Anteilen: Die Verteilung ist nicht die, die sie bestimmen.

## Record files: what was expected

# $what is one of the following.
record-error-expected = Hier erwartet: { $what }.
record-expected-game = „{ "game:" }“ mit der Kennung des Spiels
record-expected-rules = „{ "rules:" }“ mit der Version der Regeln, einer ganzen Zahl
record-expected-players = „{ "players:" }“ mit der Zahl der Spieler, 1 bis 5
record-expected-seat = „{ "seat 1: NAME" }“ und so weiter, eine Zeile für jeden Spieler, der Reihe nach
record-expected-commitment = „{ "commitment:" }“ mit 64 hexadezimalen Ziffern
record-expected-parts = „{ "table:" }“ mit dem Code des Tisches, dann „{ "commitment house:" }“ und die Fingerabdrücke der Plätze, dann die Anteile in derselben Reihenfolge
record-expected-part = „{ "part" }“ mit 64 hexadezimalen Ziffern
record-expected-seed = „{ "seed:" }“ mit 1 bis 64 hexadezimalen Ziffern
record-expected-deal = „{ "deal:" }“ mit nichts dahinter; die Verteilung folgt in eigenen Zeilen, jede hinter einem Strich
record-expected-entry = ein Eintrag wie „{ "12. 1: MOVE" }“: Nummer, Platz, Zug oder „{ "undo" }“
record-expected-act = ein Zug oder „{ "undo" }“, „{ "undo 12 granted" }“, „{ "resign" }“, „{ "time" }“, „{ "time lost" }“, „{ "bot LEVEL" }“, „{ "back" }“
record-expected-level = „{ "bot 2:" }“ mit dem Namen einer Stufe wie „{ "scout" }“
record-expected-scores = „{ "scores:" }“ mit einer ganzen Zahl für jeden Platz
record-expected-winners = „{ "winners:" }“ mit den Nummern der siegreichen Plätze
record-expected-end = „{ "end:" }“ mit der Zahl der Einträge
