### The terminal program. Names of people and moves, numbers and files come in as parameters.
###
### A seat $x comes with $x-is (you / other). A parameter said to be “text” is shown as it is: measured
### numbers (seconds, rates) are text made by texts::decimal. Commands and flags stand as { "literals" }:
### they are the same in every language.

## The program

cli-about = Ein Tisch für drei Wolfsspiele, in deinem Terminal.
# $what is a whole sentence.
cli-error = Fehler: { $what }
cli-hint = Hinweis: { $what }
cli-yes = ja
cli-no = nein
cli-none = keine

## Games and options

cli-games-heading = Spiele
# $name and $about are phrases of the game.
cli-games-line = { $name }, { $least } bis { $most } Spieler: { $about }
# $game is the game’s name (a phrase).
cli-options-heading = Optionen von { $game }
cli-option-default = sonst: { $value }
cli-option-values = Werte: { $values }
cli-option-several = beliebig viele, durch Kommas getrennt: { $values }
cli-option-per-seat = einer je Platz, durch Kommas getrennt: { $values }
cli-option-text = der Name einer Textdatei
# $rule is a rule’s id.
cli-option-rule = entscheidet { $rule }
cli-presets-heading = Fertige Zusammenstellungen

## A game begins

cli-greeting = { $game }, { $players } Spieler. Mit { "?" } kommt Hilfe.
cli-resumed =
    { $entries ->
        [one] Weiter mit { $file } nach { $entries } Eintrag.
       *[other] Weiter mit { $file } nach { $entries } Einträgen.
    }
# $name is text: the seat may not have spoken yet.
cli-seat-person = Platz { $number }: { $name }
# $level is the bot’s name or level (text or phrase).
cli-seat-bot = Platz { $number }: { $name } (Bot, { $level })
cli-commitment = Zusage: { $commitment }
cli-commitment-about = Das ist der SHA-256 des Startwerts. Der Startwert wird am Ende gezeigt, damit alle das Geben nachprüfen können.
cli-seed = Startwert: { $seed }
cli-seed-check = So lässt sich das Geben nachprüfen: { $command }
cli-seed-open = Der Startwert wurde vorgegeben: Wer ihn kennt, kann alles Verborgene ausrechnen.

## Turns and prompts

cli-turn =
    { $seat-is ->
        [you] Du bist an der Reihe.
       *[other] { $seat } ist an der Reihe.
    }
cli-moves-heading =
    { $count ->
        [one] Ein Zug ist möglich:
       *[other] { $count } Züge sind möglich:
    }
cli-prompt = Dein Zug (Nummer, Text, { "?" } für Hilfe):
cli-prompt-named = { $seat }, dein Zug (Nummer, Text, { "?" } für Hilfe):
cli-pass-keyboard = Gib die Tastatur an { $seat } weiter, dann drück die Eingabetaste.
cli-hidden-until = Was nur { $seat } sehen darf, bleibt verborgen, bis { $seat } da ist.
cli-press-enter = Weiter mit der Eingabetaste.
cli-hidden-line = (verborgen)

## What is answered to input

cli-played =
    { $seat-is ->
        [you] Du spielst { $move }.
       *[other] { $seat } spielt { $move }.
    }
cli-bot-played = { $seat } (Bot) spielt { $move }.
cli-bot-thinking = { $seat } denkt nach …
cli-undone =
    { $seat-is ->
        [you] Du nimmst { $move } zurück.
       *[other] { $seat } nimmt { $move } zurück.
    }
cli-reset-done =
    { $count ->
        [one] Ein Schritt dieses Spielzugs ist zurückgenommen.
       *[other] { $count } Schritte dieses Spielzugs sind zurückgenommen.
    }
cli-reset-nothing = In diesem Spielzug lässt sich nichts zurücknehmen.
cli-bad-number =
    { $count ->
        [one] Einen Zug { $number } gibt es nicht: Der einzige ist 1.
       *[other] Einen Zug { $number } gibt es nicht: Die Züge sind 1 bis { $count }.
    }
cli-unknown-input = „{ $text }“ ist hier weder ein Zug noch ein Befehl. Mit { "?" } kommt Hilfe.
# $matches is a list of moves.
cli-ambiguous = „{ $text }“ kann mehrere Züge bedeuten: { $matches }. Tipp mehr davon ein.
cli-needs-file = Sag, wohin: { "save FILE" }
cli-saved = In { $file } gespeichert.
cli-file-exists = Eine Datei { $file } gibt es schon, und sie wird nicht überschrieben. Nimm einen anderen Namen.
cli-log-heading = Was bisher geschah
cli-log-empty = Noch ist nichts geschehen.
cli-rules-heading = Die Regeln von { $game } in Kürze
cli-unsaved = Dieses Spiel ist nicht gespeichert. Noch einmal { "quit" } beendet es, { "save FILE" } speichert es.
cli-not-saved = Das Spiel wurde nicht gespeichert.
cli-goodbye = Auf Wiedersehen.
cli-input-ended = Die Eingabe war vor dem Spiel zu Ende.

## Help: what { "?" } lists. The first column is 16 characters wide; a line cannot be indented before a
## placeable, so those spaces stand inside it.

cli-help =
    Was du eintippen kannst:
      3             den Zug mit dieser Nummer
      MOVE          einen Zug mit seinem Text, wie in der Liste
    { "  ?" }             diese Hilfe
    { "  ? MOVE" }        ist dieser Zug möglich, und wenn nicht, welche Regel verbietet ihn
      undo          deinen letzten Zug zurücknehmen
      reset         deinen Spielzug von vorn beginnen
      log           was bisher geschah
      board         den Tisch noch einmal zeigen
      rules         die Regeln in Kürze
      save FILE     das Spiel in eine Datei schreiben
      quit          aufhören
    Zurücknehmen geht, solange niemand sonst entschieden hat und nichts Verborgenes gezeigt wurde.

## Why is a move possible, or not

cli-why-legal = { $move } ist jetzt möglich.
# $rule is the rule’s id, $why the refusal’s sentence.
cli-why-forbidden = { $move } ist nicht möglich ({ $rule }): { $why }
cli-why-no-such-move = „{ $text }“ ist kein Zug dieses Spiels.

## The end

# $reason is the game’s sentence (GAME-end-KEY).
cli-game-over = Das Spiel ist zu Ende. { $reason }
cli-game-abandoned =
    { $entries ->
        [one] Das Spiel endet hier nach { $entries } Eintrag.
       *[other] Das Spiel endet hier nach { $entries } Einträgen.
    }
cli-scores-heading = Wertung
cli-score-category = Kategorie
cli-score-total = Summe
cli-score-place = Rang
cli-place = { $place }.
cli-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
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
# Several share: $seats is a list of table-player.
cli-winners-share = Den Sieg teilen sich { $seats } mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
# A team wins: $team is a phrase or text, $seats a list of table-player.
cli-team-wins = { $team } gewinnt: { $seats }.
cli-teams-share = Niemand liegt vorn, den Sieg teilen sich alle: { $seats }.
cli-no-winner = Niemand gewinnt.

## A record on the screen

cli-record-of = { $game }, { $players } Spieler
# $entries counts everything, $plies the moves that stand.
cli-record-entries =
    { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträge
    }, { $plies ->
        [one] { $plies } Zug gilt
       *[other] { $plies } Züge gelten
    }
cli-record-finished = beendet
cli-record-unfinished = nicht beendet
cli-ply-heading = Zug { $ply } von { $plies }
cli-position-heading = Der Tisch nach Zug { $ply }
cli-forked = Ein neues Spiel ab Zug { $ply } von { $file } steht in { $new }. Was dort verborgen war, ist neu gegeben.

## Verify

cli-verify-ok = { $file }: Alles passt.
# $what is a whole sentence.
cli-verify-failed = { $file } passt nicht. { $what }
cli-verify-check = Die Datei ist so, wie sie geschrieben wurde.
cli-verify-no-check = Die Datei hat keine Prüfsumme; ob sie verändert wurde, lässt sich nicht sagen.
cli-verify-seed = Der Startwert passt zur Zusage.
cli-verify-no-commitment = Der Anfang ist von Hand gemacht: Es gibt keine Zusage zu prüfen.
cli-verify-deal = Gegeben wurde, was der Startwert ergibt.
cli-verify-moves =
    { $entries ->
        [one] { $entries } Eintrag, und die Regeln erlauben ihn.
       *[other] { $entries } Einträge, und die Regeln erlauben sie alle.
    }
cli-verify-result = Das Ergebnis ist das der Partie.
cli-verify-unfinished = Das Spiel ist nicht zu Ende: Es gibt kein Ergebnis zu prüfen.

## Bench, perft, contract: numbers said to be text come from texts::decimal

cli-bench-heading = { $game }, { $players } Spieler, zufällige Züge
# All text.
cli-bench-games = { $games } Spiele in { $seconds } s: { $rate } Spiele pro Sekunde
cli-bench-moves = { $moves } Züge: { $rate } Züge pro Sekunde, je { $nanoseconds } ns
cli-bench-average = im Schnitt { $length } Züge je Spiel und { $choices } Möglichkeiten je Zug
cli-perft-heading = Von hier erreichte Stellungen, nach Tiefe
# $depth is a number, the rest text.
cli-perft-line = Tiefe { $depth }: { $leaves } in { $seconds } s
cli-perft-move = { $move }: { $leaves }
cli-perft-total = zusammen: { $leaves }

## Progress

cli-progress-games = { $done } von { $total } Spielen
cli-progress-files = { $done } von { $total } Dateien
# $seconds is text.
cli-progress-left = noch etwa { $seconds } s
cli-progress-playing = Spielt
cli-progress-checking = Prüft
cli-progress-counting = Zählt
cli-progress-thinking = Denkt
cli-progress-done = Fertig nach { $seconds } s.

## What can go wrong. $games, $bots, $languages … are lists.

cli-no-such-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt { $games }.
# $seat is the text that was given.
cli-no-such-seat = Einen Platz „{ $seat }“ gibt es nicht: Die Plätze sind 1 bis { $seats }.
cli-no-such-viewer = „{ $viewer }“ schaut hier nicht zu. Möglich sind { $viewers }.
cli-no-such-bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt { $bots }.
cli-no-such-language = Loup spricht nicht „{ $language }“. Es spricht { $languages }.
cli-no-such-preset = Eine Zusammenstellung „{ $preset }“ gibt es nicht. Es gibt { $presets }.
cli-no-such-ply = Einen Zug { $ply } gibt es nicht: Dieses Spiel hat { $plies }.
cli-bad-seed = „{ $seed }“ ist kein Startwert: Er hat 1 bis 64 hexadezimale Ziffern (0–9, a–f).
cli-bad-option = „{ $text }“ ist keine Option: Sie hat die Form { "KEY=VALUE" }.
# $name is a flag or field, $expected a phrase or text.
cli-bad-value = „{ $value }“ passt nicht zu { $name }, erwartet: { $expected }.
cli-bad-names =
    { $names ->
        [one] { $names } Name ist angegeben
       *[other] { $names } Namen sind angegeben
    }, aber { $seats } Plätze gibt es.
cli-need-terminal = Mehrere Leute können Verborgenes nur an einem Terminal teilen, wo der Bildschirm zwischen ihnen gelöscht wird. Lass Bots auf den anderen Plätzen spielen oder starte dies in einem Terminal.
cli-nothing-to-decide = Das Spiel in dieser Datei ist zu Ende: Es gibt nichts mehr zu entscheiden.
cli-cannot-read = { $file } lässt sich nicht lesen: { $reason }.
cli-cannot-write = { $file } lässt sich nicht schreiben: { $reason }.
cli-file-reason-missing = eine solche Datei gibt es nicht
cli-file-reason-denied = es ist nicht erlaubt
cli-file-reason-folder = es ist ein Ordner
cli-file-reason-full = die Platte ist voll
# $text comes from the operating system.
cli-file-reason-other = { $text }
cli-no-random = Das Betriebssystem hat keine Zufallszahlen geliefert. Gib mit { "--seed" } einen Startwert vor.
