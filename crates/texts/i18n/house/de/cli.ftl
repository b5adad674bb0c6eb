### The terminal program. Names of people and moves, numbers and files come in as parameters.
###
### A seat $x comes with $x-is (you / other). A parameter said to be “text” is shown as it is: measured
### numbers (seconds, rates) are text made by texts::decimal. Commands and flags stand as { "literals" }:
### they are the same in every language.

## The program

cli-about = Ein Tisch für drei Wolfsspiele, in deinem Terminal.
# $what is a whole sentence.
cli-error = Fehler: { $what }
cli-yes = ja
cli-no = nein

## Games and options

cli-games-heading = Spiele
# $name and $about are phrases of the game.
cli-games-line = { $name }, { $least } bis { $most } Spieler: { $about }
cli-games-more = { "loup games GAME" } erklärt die Optionen eines Spiels, { "loup play GAME" } spielt es.
cli-options-heading = Optionen von { $game } für { $players } Spieler
cli-option-name = { $key }: { $name }
cli-option-default = Standard: { $value }
cli-option-values = Werte: { $values }
cli-option-several = beliebig viele davon, durch Kommas getrennt:
cli-option-per-seat = eines davon für jeden Platz, durch Kommas getrennt:
cli-option-text = eine Textdatei: { "--option" } { $key }={ "@FILE" }
# $rule is a rule’s id.
cli-option-rule = entscheidet { $rule }
cli-presets-heading = Vorgeschlagene Zusammenstellungen
cli-preset-line = { $key }: { $name } ({ $choices })

## A game begins

cli-greeting = { $game }, { $players } Spieler. Mit { "?" } kommt Hilfe.
cli-resumed =
    { $entries ->
        [one] Weiter mit { $file } nach { $entries } Eintrag.
       *[other] Weiter mit { $file } nach { $entries } Einträgen.
    }
# $game is the game that was asked for (a phrase).
cli-resume-other = Die Partie in { $file } ist keine Partie { $game }. Lass das Spiel weg: { "loup play --resume FILE" }
# $name is text: the seat may not have spoken yet.
cli-seat-person = Platz { $number }: { $name }
# What somebody is called who gives no name.
cli-default-person = Mensch
# Saved games tell people from bots by this name.
cli-bot-name = Bot { $number }
# $level is the bot’s name or level (text or phrase).
cli-seat-bot = Platz { $number }: { $name } (Bot, { $level })
cli-commitment = Fingerabdruck: { $commitment }
cli-commitment-about = Das ist der SHA-256 des Startwerts. Der Startwert wird am Ende gezeigt, damit alle die Verteilung nachprüfen können.
cli-seed = Startwert: { $seed }
cli-seed-check = Speichere die Partie und prüfe sie mit { "loup verify FILE" }: Der Startwert passt zum Fingerabdruck und ergibt diese Verteilung.
cli-seed-open = Der Startwert wurde vorgegeben: Wer ihn kennt, kann alles Verborgene ausrechnen.

## Turns and prompts

cli-moves-heading =
    { $count ->
        [one] Ein Zug ist möglich:
       *[other] { $count } Züge sind möglich:
    }
cli-moves-many = { $count } Züge sind möglich (Enter zählt sie einzeln auf):
cli-prompt = Dein Zug (Nummer, Text, { "?" } für Hilfe):
cli-prompt-named = { $seat }, dein Zug (Nummer, Text, { "?" } für Hilfe):
cli-hand-over-undo = Die Eingabetaste löscht den Bildschirm für { $seat } ({ "zurück" } nimmt deinen Zug zurück):
cli-hand-over = Die Eingabetaste löscht den Bildschirm für { $seat }:
cli-pass-keyboard = Gib die Tastatur an { $seat } weiter, dann drücke die Eingabetaste.

## What is answered to input

cli-undone =
    { $seat-is ->
        [you] Du nimmst { $move } zurück.
       *[other] { $seat } nimmt { $move } zurück.
    }
cli-reset-done =
    { $count ->
        [one] Ein Schritt dieses Zuges ist zurückgenommen.
       *[other] { $count } Schritte dieses Zuges sind zurückgenommen.
    }
cli-reset-nothing = In diesem Zug lässt sich nichts zurücknehmen.
cli-bad-number =
    { $count ->
        [one] Einen Zug { $number } gibt es nicht: Der einzige ist 1.
       *[other] Einen Zug { $number } gibt es nicht: Die Züge sind 1 bis { $count }.
    }
cli-unknown-input = „{ $text }“ ist hier weder ein Zug noch ein Befehl. Mit { "?" } kommt Hilfe.
cli-ambiguous = „{ $text }“ kann mehrere Züge meinen. Tippe mehr davon oder eine Nummer:
cli-needs-file = Sag, wohin: { "speichern DATEI" }
cli-saved = In { $file } gespeichert.
cli-saved-secret = Der Startwert steht in der Datei: Wer sie liest, kann alles Verborgene ausrechnen.
cli-overwrite = Eine Datei { $file } gibt es schon. Ersetzen? ({ cli-yes }/{ cli-no })
cli-not-overwritten = { $file } bleibt, wie sie ist, und die Partie ist nicht gespeichert.
cli-no-such-rule = In der Referenz gibt es keine Regel { $rule }.
cli-changes-none = Seit deinem letzten Zug hat sonst niemand etwas getan.
cli-log-heading = Was bisher geschah
cli-log-empty = Noch ist nichts geschehen.
cli-log-taken-back = { $line } (zurückgenommen)
cli-unsaved = Diese Partie ist nicht gespeichert. Noch einmal { "ende" } beendet sie, { "speichern DATEI" } speichert sie.
cli-not-saved = Die Partie wurde nicht gespeichert.
# Nobody has saved it: the program keeps it unasked.
cli-kept = Die Partie liegt in { $file }.
cli-resume-hint = So geht es weiter: { $command }
cli-goodbye = Auf Wiedersehen.
cli-input-ended = Die Eingabe war vor dem Spiel zu Ende.

## Help: what { "?" } lists. The first column is 16 characters wide; a line cannot be indented before a
## placeable, so those spaces stand inside it.

cli-help =
    Was du eintippen kannst:
      3             den Zug mit dieser Nummer
      ZUG           einen Zug mit seinem Text, wie in der Liste
      Enter         noch einmal die möglichen Züge
      Tab           ergänzen, was du zu tippen begonnen hast; die Pfeiltasten holen frühere Zeilen zurück
    { "  ?" }             diese Hilfe
    { "  ? ZUG" }         ist dieser Zug möglich, und wenn nicht, welche Regel verbietet ihn
      tipp          die drei besten Züge, was sie wert sind, und warum
      zurück        deinen letzten Schritt zurücknehmen
      neu           deinen Zug neu beginnen
      neues         was die anderen seit deinem letzten Zug getan haben
      regel TW13    was eine Regel sagt (ein abgelehnter Zug nennt sie)
      regeln        alle Regeln dieses Spiels
      verlauf       was bisher geschah
      tisch         den Tisch noch einmal zeigen
      speichern X   die Partie in die Datei X schreiben
      ende          aufhören
    Zurücknehmen geht, solange niemand sonst entschieden hat und nichts Verborgenes gezeigt wurde.
cli-ask-heading = Was du in diesem Spiel fragen kannst:

## A hint

# $move is a move’s name, $share and $change are phrases (web-hint-share …), $reason is a sentence.
cli-hint-line = { $move }: { $share }, { $change }. { $reason }
# Nothing particular speaks for it.
cli-hint-bare = { $move }: { $share }, { $change }.
# $only says that there is no other move.
cli-hint-only = { $move }: { $only }.
cli-hint-none = Hier gibt es nichts zu raten.

## Why is a move possible, or not

cli-why-legal = { $move } ist jetzt möglich.
# $rule is the rule’s id, $why the refusal’s sentence.
cli-why-forbidden = { $move } ist nicht möglich ({ $rule }): { $why }
cli-why-no-such-move = „{ $text }“ ist kein Zug dieses Spiels ({ $rule }).

## The end

# $reason is the game’s sentence (GAME-end-KEY).
cli-game-over = Das Spiel ist zu Ende. { $reason }
cli-scores-heading = Wertung
cli-score-line =
    { $place } { $seat-is ->
        [you] Du
       *[other] { $seat }
    }: { $points }
cli-score-part = { $category } { $points }
cli-place = { $place }.
cli-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# A single winner where nothing was counted.
cli-winner-plain =
    { $seat-is ->
        [you] Du gewinnst.
       *[other] { $seat } gewinnt.
    }
# A single winner.
cli-winner =
    { $seat-is ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
# Several win because they are equal: $seats is a list of table-player.
cli-winners = Gewonnen haben: { $seats }.
# A team wins: $team is its name, $seats its people, a list of table-player.
cli-winners-team = Team { $team } gewinnt: { $seats }.
cli-after = { "speichern DATEI" }, { "verlauf" } oder { "tisch" }; die Eingabetaste beendet:
cli-after-another = { "speichern DATEI" }, { "verlauf" } oder { "tisch" }; die Eingabetaste beginnt die nächste Partie, { "ende" } beendet:
cli-series-heading =
    { $games ->
        [one] Die Serie nach { $games } Partie
       *[other] Die Serie nach { $games } Partien
    }
cli-series-line =
    { $name }: { $wins ->
        [one] { $wins } Sieg
       *[other] { $wins } Siege
    }

## A record on the screen

cli-record-of = { $game }, { $players } Spieler
cli-replay-line = { $ply }. { $seat }: { $move }
cli-random-written =
    { $files ->
        [one] { $files } Aufzeichnung steht in { $folder }.
       *[other] { $files } Aufzeichnungen stehen in { $folder }.
    }
cli-position-heading = Der Tisch nach Schritt { $ply }

## Verify

# $moves, $seed and $result are sentences from below.
cli-verify-ok = { $file }: Alles passt. { $moves } { $seed } { $result }
# $what is a whole sentence.
cli-verify-failed = { $file } passt nicht. { $what }
# $parts is a sentence from below.
cli-verify-seed = Der Startwert passt zum Fingerabdruck. { $parts }
# $seats is a list of numbers.
cli-verify-parts =
    { $count ->
        [one] Platz { $seats } hat einen Anteil dazugegeben.
       *[other] Die Plätze { $seats } haben je einen Anteil dazugegeben.
    }
cli-verify-no-parts = Kein Platz hat einen Anteil dazugegeben: Wer den Tisch führte, hat ihn allein gezogen.
cli-verify-no-promise = Es gibt keinen Fingerabdruck, zu dem der Startwert passen könnte.
cli-verify-no-commitment = Der Aufbau ist von Hand gemacht: Es gibt keinen Fingerabdruck zu prüfen.
cli-verify-unproved = Der Aufbau ist von Hand gemacht: Ohne Startwert lässt sich der Fingerabdruck nicht prüfen.
cli-verify-moves =
    { $entries ->
        [one] { $entries } Eintrag, und die Regeln erlauben ihn.
       *[other] { $entries } Einträge, und die Regeln erlauben sie alle.
    }
cli-verify-result = Das Ergebnis ist das der Partie.
cli-verify-no-result = Das Spiel ist zu Ende, aber die Datei nennt kein Ergebnis.
cli-verify-unfinished = Das Spiel ist nicht zu Ende: Es gibt kein Ergebnis zu prüfen.

## Bench, perft, contract: numbers said to be text come from texts::decimal

cli-bench-heading = { $game }, { $players } Spieler, zufällige Züge
# All text.
cli-bench-games = { $games } Spiele in { $seconds } s: { $rate } Spiele pro Sekunde
cli-bench-moves = { $moves } Züge: { $rate } Züge pro Sekunde, je { $nanoseconds } ns
# $length is text, $bytes a number.
cli-bench-average = im Schnitt { $length } Züge je Spiel; { $bytes } Bytes je Stellung
cli-bench-seconds = mehr als 0 und höchstens { $most } Sekunden
cli-bench-slow-build = Dieses Programm ist nicht optimiert: Miss mit { "cargo run --release -- bench" }
# $tables is a number, $games a list.
cli-load-heading = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
}: { $games }
# All text.
cli-load-moves = { $moves } Züge in { $seconds } s bestätigt: { $rate } pro Sekunde
cli-load-answered = ein Zug ist nach { $p50 } ms beantwortet (Median), { $p95 } ms (95 %), { $p99 } ms (99 %)
cli-load-seen = der andere Platz sieht ihn nach { $p50 } ms (Median), { $p95 } ms (95 %), { $p99 } ms (99 %)
cli-load-waited = man wartet { $p50 } ms auf den Bot (Median), { $p95 } ms (95 %), { $p99 } ms (99 %)
cli-load-server = der Server belegt { $now } MB, höchstens waren es { $most } MB, und braucht { $time } ms Rechenzeit für einen Zug
cli-load-database = die Datenbank braucht { $time } ms Rechenzeit für einen Zug
# $tables is a number.
cli-load-errors = { $tables ->
    [one] ein Tisch hat aufgehört
   *[other] { $tables } Tische haben aufgehört
}, der erste, weil: { $what }
cli-load-url = die Adresse eines Servers ohne https, mit Port: { "http://127.0.0.1:7373" }
cli-load-seconds = 0 bis { $most } Sekunden
cli-load-tables = 1 bis 5000 Tische
cli-load-rate = wie viele Züge pro Sekunde, mehr als 0
cli-load-level = { "cub" }, { "scout" }, { "hunter" } oder { "alpha" }
# $depth is a number, the rest text.
cli-perft-line = Tiefe { $depth }: { $leaves } ({ $seconds } s)
cli-perft-move = { $move }: { $leaves }
cli-perft-total = zusammen: { $leaves }
# $team is a phrase of the game.
cli-solve-result = Mit offenen Händen nach Schritt { $ply }: Bei bestem Spiel gewinnt Team { $team }.
cli-solve-seat-decides = { $seat } (Team { $team }) entscheidet; am besten: { $moves }
cli-solve-seat-lost = { $seat } (Team { $team }) entscheidet; gegen bestes Spiel verliert jeder Zug
cli-solve-seat-next = { $seat } (Team { $team }); als Nächstes bei bestem Spiel: { $moves }
cli-solve-seat = { $seat } (Team { $team }); nichts mehr zu entscheiden
cli-solve-move = { $move }: Team { $team } gewinnt
cli-solve-line = Bestes Spiel: { $moves }
# Both are text.
cli-solve-effort = { $positions } Stellungen in { $seconds } s

## The arena and the trainer

# $games and $deals are text.
cli-arena-heading = { $game }, { $players } Spieler: { $games } Partien, { $deals } Verteilungen
# The answers of a sequential test; $no and $yes are shares as text.
cli-arena-yes = Entschieden: { $one } ist besser als { $other } (liegt in mindestens { $yes } der Fälle vorn, nicht nur in { $no }; 5 % Irrtum).
cli-arena-no = Entschieden: { $one } ist nicht besser als { $other } (liegt in höchstens { $no } der Fälle vorn, nicht in { $yes }; 5 % Irrtum).
cli-arena-open = Nicht entschieden, ob { $one } besser als { $other } ist ({ $yes } statt { $no }): Mehr Partien würden es zeigen.
# $games is text.
cli-arena-stopped = Angehalten, bevor alle { $games } Spiele gespielt waren.
cli-arena-kept = Der Wettkampf steht in { $file }; derselbe Befehl setzt ihn fort, auf Wunsch mit mehr { "--games" }.
# $why comes from the reader of the file.
cli-arena-no-match = { $file } ist kein gespeicherter Wettkampf: { $why }.
# All text.
cli-train-done = { $played } Spiele in { $seconds } s. Das Netz steht in { $file }.
cli-train-stopped = Angehalten nach { $played } von { $games } Spielen und { $seconds } s. Das Netz, so weit es kam, steht in { $file }.
cli-calibrate-heading = Tische der Art { $sort }: { $games } Spiele von { $level }
# $shares: percentages in columns.
cli-calibrate-said = gesagt { $shares }
cli-calibrate-came = wurde  { $shares }
cli-calibrate-error = im Mittel um { $error } daneben, durch Zufall allein { $noise }; Fehler je Drittel des Spiels { $missed }, mit gleichen Anteilen { $par }: um { $gain } weniger
cli-calibrate-crossed = an die Hälfte der Spiele angepasst und an den anderen gemessen: um { $error } daneben, durch Zufall allein { $noise }; Fehler um { $gain } kleiner
cli-calibrate-hints = nach einem Tipp liegt die Leiste { $apart } Punkte neben dem Gesagten, im Mittel { $drift } ± { $margin } ({ $hints } Tipps); { $clear }, wo der Zug nichts aufgedeckt hat ({ $clears } Tipps)
cli-calibrate-best = durch das beste, was zu tun ist, ändert sich der eigene Anteil im Mittel um { $change } Punkte ({ $moves } Entscheidungen), um { $ends }, wo der Zug damit zu Ende ist ({ $turns })
cli-calibrate-ended = endet ein Zug, ändert sich der Anteil dessen, der ihn hatte, im Mittel um { $change } Punkte ({ $turns } Züge)
# $level is cub, scout, hunter or alpha; the numbers are text. "Fitted": with powers fitted to the other half of the games.
cli-calibrate-level = Spiele von { $level }: um { $error } daneben, durch Zufall allein { $noise }; angepasst { $fitted }, durch Zufall allein { $chance }
cli-calibrate-spectators = was Zuschauern gesagt wurde: um { $error } daneben, durch Zufall allein { $noise }; angepasst { $fitted }, durch Zufall allein { $chance }
cli-calibrate-written = Was angepasst wurde, steht in { $file }.
cli-ladder-decided = Entschieden: { $decided } von { $all }.
cli-ladder-renewed =
    { $count ->
        [one] { $count } Paar beginnt von vorn: Einer seiner Bots spielt anders als vorher.
       *[other] { $count } Paare beginnen von vorn: Einer ihrer Bots spielt anders als vorher.
    }
cli-ladder-none = { $file } enthält keine Leiter: { $why }
cli-ladder-no-marks = { $file } hat keinen Platz für die Tabellen: es fehlen die Zeilen { $begin } und { $end }
cli-train-hash = Prüfsumme der Gewichte: { $hash }
cli-train-measure = Gemessen wird es mit: { "loup arena" } { $game } { "--bots" } { $bot },{ $rival }

## Progress

cli-progress-playing = Spielt
cli-progress-checking = Prüft
cli-progress-counting = Zählt
cli-progress-thinking = Denkt
cli-progress-training = Training
cli-progress-calibrating = Spiele

## What can go wrong. $games, $bots, $languages … are lists.

cli-no-such-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt { $games }.
cli-no-such-viewer = „{ $viewer }“ schaut hier nicht zu. Möglich: { $viewers }.
cli-no-such-language = Loup spricht nicht „{ $language }“. Es spricht { $languages }.
cli-no-such-preset = Eine Zusammenstellung „{ $preset }“ gibt es nicht. Es gibt { $presets }.
cli-no-such-ply = Einen Schritt { $ply } gibt es nicht: Diese Partie hat { $plies }.
cli-bad-seed = „{ $seed }“ ist kein Startwert: Er hat 1 bis 64 hexadezimale Ziffern (0–9, a–f).
cli-bad-option = „{ $text }“ ist keine Option: Sie hat die Form { "KEY=VALUE" }.
# $name is a flag or field, $expected a phrase or text.
cli-bad-value = „{ $value }“ passt nicht zu { $name }, erwartet: { $expected }.
cli-bad-names =
    { $names ->
        [one] { $names } Name ist angegeben
       *[other] { $names } Namen sind angegeben
    }, aber es gibt { $seats } Plätze.
cli-bad-bots =
    { $levels ->
        [one] { $levels } Stufe wurde
       *[other] { $levels } Stufen wurden
    } für { $bots ->
        [one] { $bots } Bot
       *[other] { $bots } Bots
    } angegeben.
cli-same-names = Zwei Leute heißen { $name }. Gib ihnen verschiedene Namen.
cli-nobody-called = In dieser Datei spielt niemand mit Namen „{ $name }“. Es gibt { $names }.
cli-need-terminal = Mehrere Leute können Verborgenes nur an einem Terminal teilen, wo der Bildschirm zwischen ihnen gelöscht wird. Lass Bots auf den anderen Plätzen spielen oder starte dies in einem Terminal.
# $game is the game’s name (a phrase).
cli-solve-other = { $file } ist eine Partie { $game }; lösen lässt sich nur Wolf & Hound.
cli-nothing-to-decide = Das Spiel in dieser Datei ist zu Ende: Es gibt nichts mehr zu entscheiden.
cli-cannot-read = { $file } lässt sich nicht lesen: { $reason }.
cli-empty-file = { $file } ist leer.
cli-cannot-write = { $file } lässt sich nicht schreiben: { $reason }.
# $what is a whole sentence.
cli-file-wrong = { $file }: { $what }
cli-record-wrong = { $file }, Zeile { $line }: { $what }
cli-cannot-output = Die Ausgabe lässt sich nicht schreiben: { $reason }.
cli-file-reason-missing = eine solche Datei gibt es nicht
cli-file-reason-no-folder = einen solchen Ordner gibt es nicht
cli-file-reason-denied = es ist nicht erlaubt
cli-file-reason-folder = es ist ein Ordner
cli-file-reason-there = eine solche Datei gibt es schon
cli-file-reason-full = die Platte ist voll
# $text comes from the operating system.
cli-file-reason-other = { $text }
cli-no-random = Das Betriebssystem hat keine Zufallszahlen geliefert. Gib mit { "--seed" } einen Startwert vor.

## Help: the command line. cli-help-NAME is a command, cli-help-NAME-ARG one of its arguments, cli-help-arg-ARG
## an argument that commands share, cli-help-NAME-more what stands below it.

cli-help-usage = Aufruf:
cli-help-options = OPTIONEN
cli-help-command = BEFEHL
cli-help-heading-commands = Befehle
cli-help-heading-arguments = Argumente
cli-help-heading-options = Optionen
cli-help-more =
    Rückgabewerte: 0 alles ist gut, oder die Antwort ist Ja; 1 die Antwort ist Nein (eine Aufzeichnung passt nicht, ein Zug ist verboten); 2 am Befehl oder an einer Datei stimmt etwas nicht.
    Farben gibt es nur an einem Terminal, und nie, wenn { "NO_COLOR" } gesetzt ist.
cli-help-games = Die Spiele zeigen, oder alle Optionen eines Spiels
cli-help-play = Gegen Bots spielen, oder mit anderen an derselben Tastatur
cli-help-random = Zufällige vollständige Spiele als Aufzeichnungen schreiben
cli-help-replay = Ein aufgezeichnetes Spiel Zug um Zug zeigen
cli-help-verify = Prüfen, ob in einer Aufzeichnung alles passt
cli-help-why = Sagen, ob ein Zug möglich ist, und wenn nicht, welche Regel ihn verbietet
cli-help-perft = Die Zugfolgen ab einer Verteilung zählen
cli-help-bench = Messen, wie schnell zufällige Spiele auf einem Kern laufen
cli-help-load = Messen, was ein laufender Server aushält: Leute, die so schnell spielen, wie er antwortet
cli-help-solve = Wolf & Hound mit offenen Händen lösen: Wert und beste Karte für jeden Platz
cli-help-arena = Bots gegeneinander antreten lassen und messen
cli-help-arena-bots = Die Bots, durch Kommas getrennt: die Stufen { "cub" }, { "scout" }, { "hunter" }, { "alpha" }; die von 0.1, etwa { "alpha-0.1" }; { "random" }; { "greedy" } (ein Zug voraus); { "flat" } oder { "flat:N" } (flaches Monte Carlo, N Spiele in Gedanken, Standard: 400); { "uct" } (einfaches UCT, ehrlich); { "uct-peek" } (sieht alles); { "alpha-peek" } (sieht alles und urteilt wie { "alpha" }); { "BOT+BOT" } (zwei Bots als Partner); { "net:FILE" } (ein trainiertes Netz) oder { "net:FILE:NODES:AHEAD" } (dasselbe, das so viele Spiele weiterspielt, so viele eigene Entscheidungen weit), mit { ":SOFT" } dahinter in Welten, die erklären, was die anderen, die so weich wählen, gespielt haben; { "exec:COMMAND" } (ein eigenes Programm: { "docs/bot-protocol.md" }); { "plan:N:N:…" } (denkt nach diesen Zahlen, wie die Stufen nach ihren: { "docs/bot-making.md" })
cli-help-arena-games = Wie viele Spiele mindestens; jede Verteilung wird zu Ende gespielt (Standard: 1000)
cli-help-arena-time = Wie viele Millisekunden ein Bot über jede Entscheidung nachdenkt
cli-help-arena-nodes = Wie viele Spiele ein Bot für jede Entscheidung in Gedanken spielt. Ohne { "--time" } und dies denkt jeder Bot wie am Tisch
cli-help-arena-alone = Nur der erste Bot allein unter jedem anderen, und sonst niemand allein
cli-help-arena-only-first = Nur der erste Bot gegen jeden anderen
cli-help-arena-sprt = Aufhören, sobald die Spiele entscheiden, ob der erste Bot mit dem Anteil YES statt NO vor dem zweiten liegt (etwa { "0.5,0.55" }), mit 5 % Irrtum. Der Rückgabewert sagt es: 0 ja, 1 nein oder nicht entschieden
cli-help-arena-seed = Wo der Zufall beginnt, eine Zahl (Standard: 1); derselbe Startwert gibt dieselben Verteilungen und ohne { "--time" } dieselben Spiele
cli-help-arg-threads = Wie viele Threads (Standard: einer je Kern)
cli-help-arena-resume = Den Wettkampf in dieser Datei aufbewahren und, falls es sie gibt, fortsetzen
cli-help-arena-json = Das Ergebnis als JSON schreiben
cli-help-arena-more =
    Jedes Paar trifft sich bei jeder Verteilung, jeder Bot einmal auf jeder Seite: ein Bot allein, der andere auf allen anderen Seiten. { "Strg+C" } beendet den Wettkampf und zeigt, was bekannt ist.
    Beispiele:
    { "  loup arena hound --bots alpha,hunter,scout,cub --games 10000" }
    { "  loup arena triqueta --players 3 --bots alpha,greedy,flat:400 --only-first --time 200" }
    { "  loup arena wolves --players 2 --bots alpha,hunter --sprt 0.5,0.55 --resume match.json" }
cli-help-train = Ein Netz trainieren, indem es spielt
cli-help-train-games = Wie viele Spiele (Standard: 200000, für The Wolves 20000)
cli-help-train-minutes = Stattdessen etwa wie lange; ein kurzer Versuch zeigt, wie viele Spiele das sind
cli-help-train-players = Nur für so viele Spieler lernen: ohne Optionen diesen Teil der Mischung von Tischen, die das Spiel vorsieht; ohne beides die ganze
cli-help-train-seed = Wo der Zufall beginnt, eine Zahl (Standard: 1); derselbe Befehl macht dasselbe Netz
cli-help-train-against = Die beste Antwort auf diesen Bot lernen, der bleibt, wie er ist, statt gegen sich selbst zu spielen; { "loup help arena" } nennt die Bots
cli-help-train-from = Mit dem Netz aus dieser Datei weitermachen
cli-help-train-out = Wohin es geschrieben wird (Standard: { "GAME.net" })
cli-help-train-more =
    In der Datei steht, wie sie entstand: der Befehl mit seinem Startwert und eine Prüfsumme der Gewichte. { "Strg+C" } beendet das Training und behält, was gelernt wurde.
    Beispiele:
    { "  loup train triqueta --minutes 10 --out triqueta.net" }
    { "  loup train hound --against alpha --games 100000 --out response.net" }
    { "  loup arena hound --bots net:response.net,alpha" }
    { "  loup train wolves --players 2 --minutes 60 --out wolves.net" }
cli-help-calibrate = Messen, ob Leiste und Tipps eintreffen, und anpassen, was sie eintreffen lässt
cli-help-calibrate-games = Wie viele Spiele an jedem Tisch (Standard: 200)
cli-help-calibrate-level = Die Stufe der Bots, die sie spielen: { "cub" }, { "scout" }, { "hunter" } oder { "alpha" } (Standard: { "scout" }); mehrere, durch Kommas getrennt, wechseln sich Spiel für Spiel ab
cli-help-calibrate-players = Nur Tische für so viele Spieler. Ohne dies und ohne Optionen werden alle Arten von Tischen gemessen
cli-help-calibrate-looks = Nur so viele Augenblicke jedes Spiels ansehen, einen in jedem Abschnitt, statt jeden Zug
cli-help-calibrate-hints = Bei einer von so vielen Entscheidungen einem Tipp folgen; 0 für keine (Standard: 16)
cli-help-calibrate-powers = Messen, was eine solche Datei von { "--fit" } aus den Anteilen macht, statt der mitgelieferten
cli-help-calibrate-seed = Wo der Zufall beginnt, eine Zahl (Standard: 1)
cli-help-calibrate-fit = Eine Datei schreiben, mit der Anteile besser eintreffen; was nicht gemessen wurde, bleibt
cli-help-calibrate-more =
    Am Anfang jedes Zugs (oder in wenigen Augenblicken jedes Spiels, { "--looks" }) wird verglichen, was einem Platz über die Aussichten aller Seiten gesagt wird und was daraus wurde; auch was Zuschauer erfahren, wird gemessen. Ab und zu wird ein Tipp befolgt und die Leiste mit dem verglichen, was er sagte, und mit dem, was sie davor zeigte.
cli-help-ladder = Jede Stufe an jedem Tisch gegen die darunter spielen lassen, bis feststeht, welche besser ist
cli-help-ladder-file = Wo alles bleibt; gibt es die Datei, geht es von dort weiter
cli-help-ladder-game = Nur die Tische dieses Spiels, wenn neu begonnen wird
cli-help-ladder-curve = Statt der Stufen die beste gegen sich selbst mit einem Zehntel der Knoten spielen lassen, an einem Tisch jedes Spiels
cli-help-ladder-again = Zuerst vergessen, was diese Bots gespielt haben (in dem Spiel, mit { "--game" }): Sie haben sich geändert
cli-help-ladder-sort = Mit { "--again" }: nur an Tischen dieser Arten, etwa 4-wolves
cli-help-ladder-deals = Höchstens so viele Verteilungen je Paar (Standard: 1000)
cli-help-ladder-minutes = Wie lange höchstens gespielt wird
cli-help-ladder-seed = Wo der Zufall beginnt, eine Zahl (Standard: 1)
cli-help-ladder-write = Die Tabellen in dieses Dokument setzen, zwischen die Zeilen dafür
cli-help-ladder-more =
    Die Zahlen sagen, wie oft der Erste vor dem Zweiten lag, mit 95-%-Intervall und der Zahl der Verteilungen; fett ist, was entschieden ist.
cli-help-completions = Ausgeben, was eine Shell zum Vervollständigen der Befehle braucht
cli-help-licences = Die Lizenzen des Programms und von allem ausgeben, woraus es besteht
cli-help-help = Die Hilfe zum Programm oder zu einem Befehl zeigen
cli-help-arg-game = Das Spiel: { "loup games" } zeigt alle
cli-help-games-game = Die Optionen dieses Spiels zeigen
cli-help-games-players = Die Optionen für so viele Spieler zeigen
cli-help-arg-players = Wie viele spielen, Menschen und Bots zusammen
cli-help-arg-options = Eine Option wählen; { "loup games GAME" } erklärt sie. { "@FILE" } als Wert liest eine Textoption aus einer Datei
cli-help-arg-preset = Eine fertige Zusammenstellung wählen; { "loup games GAME" } zeigt sie
cli-help-arg-cards = Mit den Karten dieser Datei spielen (kurz für { "--option cards-file=@FILE" })
cli-help-play-people = Wer an der Tastatur sitzt, ab Platz 1, durch Kommas getrennt; ein leerer Name überlässt den Platz einem Bot. Sonst spielt ein Mensch gegen Bots. Mit { "--resume" }: wer von denen in der Datei
cli-help-play-bots = Wie gut die Bots spielen: { "cub" }, { "scout" } (Standard), { "hunter" } oder { "alpha" }; eine Stufe für alle oder eine für jeden Bot, durch Kommas getrennt
cli-help-play-seed = Aus diesem Startwert verteilen, zum Üben (1 bis 64 hexadezimale Ziffern). Sonst liefert das Betriebssystem einen geheimen
cli-help-play-best-of = Eine Serie spielen, bis jemand mehr als die Hälfte von so vielen Spielen gewonnen hat; die Plätze wechseln, wie das Spiel es sagt
cli-help-play-resume = Ein gespeichertes Spiel fortsetzen
cli-help-play-more =
    Beispiele:
    { "  loup play triqueta" }
    { "  loup play triqueta --players 4 --people Ada,Bo --option hidden-wolves=on" }
    { "  loup play hound --bots alpha" }
    { "  loup play --resume game.loup" }
cli-help-arg-seed = Der Startwert der ersten Verteilung (1 bis 64 hexadezimale Ziffern)
cli-help-random-seed = Der Startwert des ersten Spiels, aus dem die der anderen entstehen (1 bis 64 hexadezimale Ziffern). Sonst liefert das Betriebssystem einen
cli-help-random-count = Wie viele Spiele (Standard: 1)
cli-help-random-out = Jedes Spiel in eine eigene Datei in diesem Ordner schreiben
cli-help-random-more = Mehrere Spiele auf der Standardausgabe trennt eine leere Zeile; jedes beginnt mit „{ "loup record" }“ und endet mit „{ "end:" }“. { "loup verify -" } liest sie alle.
cli-help-arg-file = Die Aufzeichnung; { "-" } ist die Standardeingabe
cli-help-verify-files = Die Aufzeichnungen; { "-" } ist die Standardeingabe. Eine Datei kann mehrere enthalten
cli-help-arg-to = Nach so vielen Schritten aufhören
cli-help-replay-viewer = Wer schaut: { "public" }, { "all" } (Standard), oder ein Platz mit seiner Nummer oder dem Namen seines Spielers
cli-help-arg-json = JSON schreiben, ein Objekt je Zeile
cli-help-replay-more = Mit { "--json" } ist das erste Objekt der Aufbau mit allem, was der Startwert entschieden hat; dann folgt eines für jeden Zug: der Platz, alle erlaubten Züge als Text und in Feldern, der gespielte Zug, die Ereignisse und die Stellung danach. { "kind" } unterscheidet sie: { "set-up" }, { "ply" }. Für andere Blicke als { "all" } ist es nur, was von dort zu wissen war.
cli-help-why-words = Der Zug als Text
cli-help-why-to = Nach so vielen Schritten fragen statt am Ende
cli-help-perft-depth = Wie viele Züge tief
cli-help-perft-divide = Für jeden ersten Zug einzeln zählen
cli-help-bench-game = Nur dieses Spiel messen
cli-help-bench-seconds = Wie lange jedes Spiel gemessen wird, in Sekunden (Standard: 3)
cli-help-load-url = Wo der Server ist, oder die Server: die Leute eines Tisches fragen verschiedene (Standard: { "http://127.0.0.1:7373" })
cli-help-load-together = Alle Leute eines Tisches fragen denselben Server, wie hinter einem Proxy, der den Code des Tisches kennt
cli-help-load-game = Nur dieses Spiel spielen
cli-help-load-tables = Wie viele Tische, mit je zwei Leuten und zwei offenen Seiten (Standard: 50)
cli-help-load-seconds = Wie lange gemessen wird, sobald alle Tische da sind, in Sekunden (Standard: 10)
cli-help-load-rate = So viele Züge pro Sekunde insgesamt, ob die letzten beantwortet sind oder nicht; die Zeiten zählen von da, wo ein Zug hätte gemacht werden sollen
cli-help-load-bot = An jedem Tisch spielt jemand gegen einen Bot dieser Stufe: misst, wie lange man wartet
cli-help-load-pid = Die Prozesse der Server auf diesem Rechner, durch Kommas getrennt, für Speicher und Rechenzeit
cli-help-load-database = Der Prozess der Datenbank auf diesem Rechner, für ihre Rechenzeit
cli-help-load-more =
    Nimm eine Datendatei, die niemand braucht, und starte den Server ohne seine Grenzen:
    { "  loup serve --rates off --data /var/tmp/load.db --connections-per-address 10000" }
cli-help-completions-shell = Die Shell: { "bash" }, { "elvish" }, { "fish" }, { "powershell" } oder { "zsh" }
cli-help-completions-more =
    Zum Beispiel in bash:
    { "  source <(loup completions bash)" }
cli-help-help-topic = Der Befehl
cli-help-arg-lang = Die Sprache: { "en" }, { "fr" } oder { "de" }. Sonst entscheidet die Umgebung
cli-help-arg-help = Diese Hilfe zeigen
cli-help-arg-version = Die Version zeigen

## What was wrong with the command line. Each is a sentence that says what would be right.

# $argument and $value are text as typed; $allowed, $others and $arguments are lists.
cli-usage-no-value = { $argument } braucht einen Wert. { "--help" } erklärt ihn.
cli-usage-bad-value = „{ $value }“ passt nicht zu { $argument }. { "--help" } erklärt, was passt.
cli-usage-bad-number = „{ $value }“ passt nicht zu { $argument }, erwartet: { $wants }.
cli-wants-whole = eine ganze Zahl
cli-wants-whole-from = eine ganze Zahl ab { $least }
cli-wants-whole-between = eine ganze Zahl von { $least } bis { $most }
cli-usage-other-value = „{ $value }“ passt nicht zu { $argument }. Mögliche Werte: { $allowed }.
cli-usage-unknown = Ein Argument „{ $argument }“ gibt es hier nicht. { "--help" } zeigt, was es gibt.
cli-usage-no-command = Einen Befehl „{ $command }“ gibt es nicht. { "loup --help" } zeigt alle.
cli-usage-missing = Es fehlt etwas: { $arguments }. { "--help" } erklärt es.
cli-usage-twice = { $argument } steht zweimal da; einmal ist richtig.
cli-usage-conflict = { $argument } lässt sich nicht mit { $others } verbinden.
cli-usage-not-text = Ein Argument ist kein Text in UTF-8.
cli-usage-other = Der Befehl ist nicht zu verstehen. { "--help" } erklärt ihn.
cli-whole-number = eine ganze Zahl von { $least } bis { $most }

## The server and its host

cli-serve-at = Loup ist hier: { $url }
cli-serve-data = Die Tische liegen in { $file }
cli-think-data = Loup denkt für die Tische in { $file } nach
cli-serve-stop = { "Strg+C" } beendet. { "loup --help" } zeigt die anderen Befehle.
cli-serve-no-browser = Es ließ sich kein Browser öffnen: Bitte öffne die Adresse selbst.
cli-tables-none = Es gibt keine Tische.
# $entries counts moves and take-backs.
cli-tables-line = { $date }  { $code }  { $game }, { $state }: { $names } ({ $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
})
cli-tables-lobby = nicht begonnen
cli-tables-playing = im Spiel
cli-tables-over = beendet
cli-backup-done = Alles wurde nach { $file } kopiert.
cli-move-done = Alles ist jetzt in { $file }. Die Vorlage ist geblieben, wie sie war.
# $count is how many tables.
cli-tables-which = Sag, welche Tische: die, an denen seit so vielen Tagen niemand war ({ "--older" }), oder die in einem Zustand ({ "--state" }).
cli-tables-sure = { $count ->
    [0] Solche Tische gibt es nicht.
    [one] Ein Tisch wird für immer vergessen. Mit { "--yes" } geschieht es.
   *[other] Diese { $count } Tische werden für immer vergessen. Mit { "--yes" } geschieht es.
}
cli-tables-gone = { $count ->
    [one] Ein Tisch ist gelöscht.
   *[other] { $count } Tische sind gelöscht.
}
cli-backup-terminal = Eine Sicherung ist kein Text zum Lesen. Schick sie irgendwohin: { "loup backup - > loup-backup.db" }.
# $name and $meant are names of variables.
cli-variable-meant = { $name } ist keine Einstellung und bleibt ohne Wirkung. War { $meant } gemeint?
cli-variable-unknown = { $name } ist keine Einstellung und bleibt ohne Wirkung. { "loup serve --help" } zeigt alle.
cli-delete-sure = Tisch { $code } wird für immer vergessen. Mit { "--yes" } geschieht es.
cli-delete-done = Tisch { $code } ist gelöscht.
cli-help-serve = Die Spiele im Browser anbieten; { "loup" } allein tut dasselbe
cli-help-think = Nur über die Züge der Bots nachdenken, für Server, die sich eine PostgreSQL-Datenbank teilen
cli-help-think-data = Die Adresse der PostgreSQL-Datenbank: { "postgres://…" }
cli-help-think-more =
    Die Server überlassen es solchen Programmen, wenn ihre Einstellung { "bots" } auf { "elsewhere" } steht. Starten Sie so viele, wie es Maschinen dafür gibt; alle Einstellungen können auch in einer Datei oder in der Umgebung stehen, wie bei { "loup serve" }.
cli-help-tables = Die Tische einer Datendatei auflisten
cli-help-export = Die Aufzeichnung eines Tisches schreiben; der Startwert eines laufenden Spiels bleibt geheim
cli-help-backup = Die Datendatei kopieren, auch während der Server läuft
cli-help-move = Alles aus einer Datendatei in eine PostgreSQL-Datenbank bringen oder aus einer Datenbank in eine Datei; zuerst die Server anhalten
cli-help-delete = Einen Tisch vergessen
cli-help-serve-more =
    Alle Einstellungen können auch in einer Datei ({ "--config" }, { "LOUP_CONFIG" }) oder in der Umgebung stehen ({ "LOUP_ADDRESS" }, { "LOUP_DATA" }, { "LOUP_BASE_URL" }, …). Angaben beim Aufruf gehen vor der Umgebung, die Umgebung vor der Datei.
cli-help-serve-address = Wo der Server lauscht (Standard: { "127.0.0.1:7373" })
cli-help-arg-metrics = Unter dieser Adresse Zahlen für Prometheus herausgeben
cli-help-arg-data = Die Datendatei, oder die Adresse einer PostgreSQL-Datenbank (Standard: { "loup/loup.db" } in deinem Datenordner)
cli-help-serve-base-url = Die Adresse nach außen, etwa { "https://loup.example.org" }
cli-help-serve-behind-proxy = Der Besucheradresse vertrauen, die der Proxy meldet
cli-help-serve-open = Die Seite in einem Browser öffnen
cli-help-serve-tables-per-person = Wie viele unfertige Tische jemand anlegen darf
cli-help-serve-connections = Wie viele Verbindungen offen sein dürfen
cli-help-serve-connections-per-address = Wie viele davon höchstens von einer Adresse kommen
cli-help-serve-megabytes-per-person = Wie viele Megabyte die Tische belegen dürfen, die jemand angelegt hat
cli-help-serve-bot-delay = Wie viele Millisekunden ein Bot wartet, bevor er zieht
cli-help-arg-thinkers = Wie viele Bots gleichzeitig nachdenken
cli-help-serve-bot-time = Wie viele Millisekunden Bots höchstens nachdenken, nach Stufe: { "hunter=500,alpha=2000" }
cli-help-serve-bot-games = Wie viele Partien suchende Bots in Gedanken spielen, statt ihrer eigenen Zahl, nach Stufe: { "alpha=400" }
cli-help-serve-absence = Nach wie vielen Sekunden Abwesenheit ein Bot einspringen darf
cli-help-serve-log = Wie viel protokolliert wird: { "error" }, { "warn" }, { "info" } oder { "debug" }
cli-help-serve-log-json = Das Protokoll als JSON schreiben
cli-help-serve-gallery = Unter /gallery jede Figur und jeden Zustand zeigen, für alle, die zeichnen
cli-help-serve-rates = Ob zu häufige Anfragen abgelehnt werden; { "off" } für Bots auf dem eigenen Rechner
cli-help-arg-code = Der Code des Tisches
cli-help-export-out = In diese Datei schreiben
cli-help-backup-file = Die neue Datei; { "-" } ist die Standardausgabe
cli-help-move-from = Die Datendatei oder die Adresse der Datenbank
cli-help-move-to = Die leere Datenbank oder die neue Datei
cli-help-tables-older = Nur Tische, an denen seit so vielen Tagen niemand war
cli-help-tables-state = Nur Tische im Zustand { "lobby" }, { "playing" }, { "over" } oder { "closed" }
cli-help-tables-delete = Diese Tische vergessen, statt sie aufzulisten
cli-help-tables-yes = Sie wirklich vergessen
cli-help-arg-csv = Zeilen mit Werten schreiben, die durch Kommas getrennt sind, für Tabellenprogramme
cli-help-delete-yes = Ohne Rückfrage ausführen
cli-help-play-deal = Von einer selbst gemachten Verteilung oder Stellung in dieser Datei beginnen statt von einer zufälligen
