## Time at a table

web-clock = Bedenkzeit
web-clock-none = Ohne Uhr
web-clock-turn = Je Zug
web-clock-game = Je Partie
web-clock-about = Minuten für einen Abend, Tage für ein Spiel nebenher. Solange der Server nicht läuft und solange Bots denken, steht die Uhr.
web-clock-each = Für jeden Zug
web-clock-budget = Für die ganze Partie
web-clock-increment = Dazu nach jedem Zug
web-clock-then = Wenn die Zeit um ist
web-clock-then-bot = Ein Bot springt ein
web-clock-then-lose = Es ist verloren
web-clock-then-about = Ein Bot, der einspringt, macht dem Zurückkehrenden wieder Platz. Wo Überschreiten verliert, gewinnt die andere Seite sofort; bei mehr Seiten spielt ein Bot weiter, und der Spieler wird Letzter.
web-clock-nothing = Nichts
web-clock-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
web-clock-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
web-clock-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
web-clock-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
web-clock-weeks =
    { $count ->
        [one] { $count } Woche
       *[other] { $count } Wochen
    }
# $time is a span: “3 days”.
web-clock-told-turn = { $time } für jeden Zug.
web-clock-told-game = { $time } für die ganze Partie.
# $more is a span: “10 seconds”.
web-clock-told-increment = { $time } für die ganze Partie, dazu { $more } nach jedem Zug.
web-clock-told-bot = Ist die Zeit um, springt ein Bot ein.
web-clock-told-lose = Wer seine Zeit überschreitet, verliert.
# The signs for days, hours and minutes, in this order, with a space between them.
web-clock-units = T h min
web-clock-runs = Die Uhr läuft:
web-clock-hurry = Deine Zeit wird knapp.
# $time is what a clock shows: “4:32” or “2 d 3 h”.
web-clock-line =
    { $seat-is ->
        [you] Du hast noch { $time }.
       *[other] { $seat } hat noch { $time }.
    }
web-clock-line-runs =
    { $seat-is ->
        [you] Deine Uhr läuft: noch { $time }.
       *[other] Die Uhr von { $seat } läuft: noch { $time }.
    }
web-clock-pause = Um eine Pause bitten
web-clock-pause-about = Die Uhren stehen, sobald alle einverstanden sind. Jeder kann die Pause beenden.
web-clock-paused = Das Spiel ist unterbrochen: Keine Uhr läuft.
# $names are those who have asked or agreed so far.
web-clock-asked = Eine Pause wünscht sich { $names }.
web-clock-resume = Weiterspielen
server-no-clock = Hier läuft keine Uhr.
server-bad-clock = Eine Uhr hat Sekunden je Zug oder Sekunden je Partie: mindestens 5, höchstens vier Wochen, und höchstens eine Woche mehr nach jedem Zug.

## Somebody is away

web-away =
    { $seat-is ->
        [you] Du bist nicht da.
       *[other] { $seat } ist nicht da.
    }
web-away-plays =
    { $count ->
        [0] Ein Bot spielt für dich. Er hat noch nicht gezogen.
        [one] Ein Bot spielt für dich. Er hat bisher { $count } Zug gemacht.
       *[other] Ein Bot spielt für dich. Er hat bisher { $count } Züge gemacht.
    }
web-away-played =
    { $count ->
        [one] Während du weg warst, hat ein Bot { $count } Zug für dich gemacht: siehe Protokoll.
       *[other] Während du weg warst, hat ein Bot { $count } Züge für dich gemacht: siehe Protokoll.
    }

## Your turn finds you

web-notes = Nachrichten
web-notes-about = Erfahre, dass du am Zug bist, auch wenn du nicht da bist. Nichts kommt, bevor du darum bittest, und keine Nachricht verrät etwas Verborgenes.
web-notes-browser = Dieser Browser
web-notes-browser-about = Eine Nachricht auf diesem Gerät, auch wenn keine Seite offen ist. Dazu braucht es eine Adresse mit https; auf iPhone und iPad installiere Loup zuerst (Teilen, Zum Home-Bildschirm).
web-notes-on = In diesem Browser benachrichtigen
web-notes-off = Abschalten
# $status is a number: what the push service of the browser answered.
web-notes-status = letzte Antwort { $status }
web-notes-script = Ohne JavaScript kann ein Browser nicht benachrichtigt werden.
web-notes-none = Dieser Browser kann keine Nachrichten zeigen. Auf iPhone und iPad installiere Loup zuerst (Teilen, Zum Home-Bildschirm).
web-notes-insecure = Nachrichten brauchen eine Adresse mit https.
web-notes-denied = Der Browser erlaubt es nicht. Erlaube dieser Seite in den Einstellungen des Browsers Benachrichtigungen und versuche es noch einmal.
web-notes-slow = Der Nachrichtendienst des Browsers antwortet nicht. Vielleicht lässt ihn dieses Netz nicht durch; versuche es später noch einmal.
web-notes-lost = Dieser Server hat nicht geantwortet, also ist nichts vermerkt. Versuch es später noch einmal.
web-notes-mail = E-Mail
web-notes-mail-about = Zuerst schicken wir einen Link dorthin; vorher kommt nichts anderes. In jeder Mail steht, wie man sie abbestellt.
web-mail-send = Link schicken
web-mail-unconfirmed = öffne den Link, den wir dorthin geschickt haben
web-quiet = Ruhezeit
web-quiet-about = Was in der Ruhezeit geschieht, erfährst du danach, wenn es noch zählt.
# $clock is UTC, or by how much a clock is before it, which the script said last: UTC+2:00.
web-quiet-universal = Ohne JavaScript gelten diese Zeiten in Weltzeit: { $clock }.
web-quiet-on = Nichts schicken
web-quiet-from = von
web-quiet-to = bis
# $table is a table’s name.
web-note-turn = Du bist am Zug: { $table }
web-note-low = Deine Zeit wird knapp: { $table }
web-note-waiting =
    { $count ->
        [one] { $count } Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
web-mail-subject = Darf Loup dir schreiben?
# $house is the address of the server.
web-mail-asked = Jemand bei { $house } möchte an diese Adresse erfahren, wenn er am Zug ist. Wenn du das bist, öffne diesen Link:
web-mail-ignore = Wenn nicht, tu nichts: Es kommt keine weitere Mail.
web-mail-out = Keine Mails mehr von dort:
web-mail-confirm = Darf Loup an diese Adresse schreiben, wenn du am Zug bist?
web-mail-confirm-yes = Ja, schreib mir
web-mail-confirmed = Von nun an schreibt dir Loup, wenn du am Zug bist.
web-mail-end = Keine Mails mehr?
web-mail-end-yes = Keine Mails mehr
web-mail-ended = Loup schreibt dir keine Mails mehr.
web-privacy-kept-reach = Wie du erfahren willst, dass du am Zug bist, falls du das willst: die Adressen deiner Browser bei ihren Nachrichtendiensten, deine Mailadresse, deine Ruhezeit. Was dorthin geht, nennt Tische und Spiele und nichts Verborgenes.
server-no-push = Dieser Browser kann nicht benachrichtigt werden.
server-no-mail = An diese Adresse kann keine Mail gehen.
server-no-mail-link = Dieser Link nützt nichts mehr.
server-wants-mail = die Adresse eines Mailservers wie { "smtp://user:password@mail.example.org:587?tls=required" } und in { "mail-from" }, wer schreibt
