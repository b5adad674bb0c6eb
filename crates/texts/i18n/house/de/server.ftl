### Was der Server sagt: warum er nicht startet, und warum er etwas nicht tut.

## Warum der Server nicht startet, oder ein Befehl des Betreibers nichts tut. $file ist ein Pfad, $what sind die Worte des Systems.

server-start-no-data = Es gibt keine Datendatei { $file }.
server-start-foreign = { $file } ist keine Datendatei von Loup und wurde nicht angerührt.
server-start-damaged = Die Datendatei { $file } ist beschädigt ({ $what }) und wurde nicht angerührt. Lege eine Sicherung an ihre Stelle, oder starte mit einer anderen Datei.
server-start-exists = Es gibt schon eine Datei { $file }. Sie bleibt, wie sie ist: Wähle einen anderen Namen, oder lösche sie zuerst.
server-start-full-database = In { $file } gibt es schon Tische oder Leute. Nichts wurde geändert: nenne eine leere Datenbank.
# $what is what the parser says.
server-start-file = Die Einstellungsdatei { $file } ist nicht zu gebrauchen: { $what }.
server-start-file-line = Die Einstellungsdatei { $file }, Zeile { $line }: { $what }.
server-start-locked = Ein anderer Server benutzt die Datendatei { $file }. Halte ihn zuerst an, oder starte mit einer anderen Datei.
server-start-linked = Die Datendatei { $file } hat einen zweiten Namen (einen harten Link): Zwei Server könnten in sie schreiben, ohne voneinander zu wissen. Lösche einen der Namen, oder kopiere die Datei.
server-start-stray-log = Neben der Datendatei { $file } liegt { $log }, das Protokoll einer anderen Datei, wohl derjenigen, die { $file } ersetzt hat. Lösche { $log }, und { $file }-shm, falls vorhanden, oder stelle die alte Datei zurück.
server-start-read-only = Die Datendatei { $file } kann nur gelesen werden; nichts wurde geändert.
server-start-newer = Die Datendatei { $file } stammt von einer neueren Version von Loup (ihr Format ist { $version }, dieses Programm kennt { $known }) und wurde nicht angerührt.
server-start-full = Die Platte ist voll: In { $file } konnte nichts geschrieben werden.
server-start-io = { $file } ist nicht zu gebrauchen: { $what }.
server-start-not-durable = Die Datendatei { $file } ist vor einem Stromausfall nicht zu schützen: Sie braucht den Journalmodus „wal“ und die Synchronisierung „full“, hat aber „{ $journal }“ und „{ $synchronous }“. Lege sie auf eine lokale Platte.
server-start-in-use = Ein anderes Programm lauscht schon an { $address }. Halte es an, oder wähle eine andere Adresse mit { $flag }.
server-start-address = Der Server kann an { $address } nicht lauschen: { $what }.
# $name ist ein Schalter, eine Variable oder eine Datei; $value, was dort steht oder falsch ist.
server-start-setting = Die Einstellung { $name } kann nicht „{ $value }“ sein: Sie verlangt { $wants }.
server-wants-text = einen Text
server-wants-file = den Namen einer Datei
server-wants-database = die Adresse einer PostgreSQL-Datenbank, etwa { "postgres://loup@db.example.org/loup" }
server-wants-other-kind = für eine Datendatei die Adresse einer leeren Datenbank, für eine Datenbank eine neue Datei
server-wants-number = eine ganze Zahl von { $least } bis { $most }
server-wants-of = { $name } muss { $wants } sein
server-wants-switch = „{ "on" }“ oder „{ "off" }“ (oder „{ "true" }“, „{ "false" }“)
server-wants-address = eine IP-Adresse mit Port wie { "127.0.0.1:7373" } oder { "0.0.0.0:7373" } (keinen Namen)
server-wants-url = eine Adresse mit http oder https und einem Host wie { "https://loup.example.org" } oder { "https://example.org/loup" }
server-wants-log = { "error" }, { "warn" }, { "info" } oder { "debug" }
server-wants-bots = { "here" } (hier) oder { "elsewhere" } (anderswo)
server-wants-levels = Stufen mit Zahlen wie { "hunter=500,alpha=2000" } (die Stufen sind { "cub" }, { "scout" }, { "hunter" } und { "alpha" })
server-start-no-table = Es gibt keinen Tisch { $code }.
server-start-no-randomness = Das System gibt keine Zufallszahlen, also lassen sich keine Geheimnisse bilden.
server-start-threads = Das System gibt dem Programm keine Threads.

## Anfragen, die nicht ausgeführt werden

server-not-found = Unter dieser Adresse ist nichts.
server-method = Diese Adresse lässt sich so nicht benutzen.
server-malformed = Die Anfrage war nicht zu verstehen.
server-bad-number = „{ $field }“ muss eine Zahl sein.
# $what is what the parser says.
server-bad-json = Die Anfrage ist nicht das JSON, das hier gelesen wird: { $what }.
server-media = Diese Art von Inhalt wird hier nicht gelesen.
server-too-large = Das ist zu viel auf einmal.
server-timeout = Die Anfrage hat zu lange gedauert.
server-too-many =
    Das waren zu viele Anfragen. Versuche es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
server-failed = Hier ist etwas schiefgegangen. Es wurde vermerkt; geändert hat sich nichts.
server-busy = Der Server ist beschäftigt. Es hat sich nichts geändert; versuche es gleich noch einmal.
server-unreachable = Der Server erreicht gerade seine Daten nicht. Es hat sich nichts geändert; versuche es gleich noch einmal.
server-draining = Der Server hält gleich an.
server-clock-off = Die Uhr des Servers und die der Datenbank gehen { $seconds } Sekunden auseinander.
server-disk-full = Die Platte des Servers ist voll: Es wurde nichts gespeichert und nichts geändert.
server-disk-failed = Die Daten des Servers ließen sich nicht lesen oder schreiben: Es hat sich nichts geändert.
server-foreign-origin = Das kam von einer fremden Seite, deshalb wurde nichts getan.
server-other-host = Dieser Server antwortet nicht auf diesen Namen. Frag nach der richtigen Adresse, wer ihn betreibt.
server-no-person = Sag, wer du bist: Schicke deinen Schlüssel mit der Anfrage.

## Tische und Plätze

server-no-game = Dieses Spiel gibt es hier nicht.
server-no-table = Es gibt keinen Tisch mit diesem Code.
server-table-gone = Dieser Tisch wurde gelöscht. Hier ist nichts mehr zu sehen und nichts mehr zu tun.
server-no-invitation = Diese Einladung gilt nicht oder nicht mehr. Bitte um eine neue.
server-no-personal-link = Dieser persönliche Link ist hier nicht bekannt.
server-no-seat = Diesen Platz gibt es nicht.
server-no-level = Diese Stufe gibt es nicht.
server-no-name = Es fehlt ein Name.
server-no-file = Da war keine Datei. Wähle zuerst eine aus.
server-no-ply = Von dort aus gibt es nichts weiterzuspielen.
server-old-rules = Dieser Tisch wurde nach Regeln gespielt, die diese Version des Programms nicht kennt; er lässt sich nur noch lesen. Seine Aufzeichnung bleibt erhalten.
server-newer-rules = Dieser Tisch wird nach neueren Regeln gespielt, als dieser Server kennt. Andere Server kennen sie: Versuche es gleich noch einmal.
server-table-damaged = Die Aufzeichnung dieses Tisches lässt sich nicht nachspielen. Sie bleibt, wie sie ist.
server-too-many-tables = Du hast zu viele unbeendete Tische. Beende zuerst einige davon.
server-too-much-kept = Deine Tische brauchen hier zu viel Platz. Bitte die Person, die diesen Server betreibt, einige zu löschen.
server-begun = Das Spiel hat schon begonnen.
server-not-begun = Das Spiel hat noch nicht begonnen.
server-not-over = Das geht erst, wenn die Partie vorbei ist.
server-not-ready = Es fehlt noch jemand.
server-part-asked = Die Anteile an der Verteilung werden schon eingesammelt: Es ist zu spät, noch einen zu versprechen.
server-part-not-asked = Niemand hat nach einem Anteil an der Verteilung gefragt.
server-no-part = Das ist nicht der Anteil an der Verteilung, der zugesagt war.
server-not-host = Das darf nur, wer den Tisch eröffnet hat.
server-not-seated = Das dürfen nur die, die an diesem Tisch sitzen.
server-not-your-seat = Das ist nicht dein Platz.
server-not-away = Dieser Platz wartet nicht auf einen Bot: Sein Spieler ist da oder hat noch Zeit.
server-asking = Es bittet schon jemand um eine Rücknahme.
server-not-sure = Bitte setze das Häkchen, wenn du wirklich aufgeben willst.
server-no-bots = Für dieses Spiel gibt es keine Bots.
server-no-hints = An diesem Tisch sind Tipps nicht erlaubt.
server-no-hint-now = Einen Tipp bekommt nur, wer gerade dran ist.
server-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
server-no-free-seat = Inzwischen sind alle Plätze besetzt.
server-name-taken = { $name } gibt es hier schon. Wie sollen wir dich sonst nennen?
server-sits-already = Du hast oder hattest hier einen anderen Platz: Niemand spielt zwei Hände.
server-no-offer = Diesen Platz bietet dir niemand an, oder nicht mehr.
server-not-here = Diese Person sieht nicht mehr zu. Schicke ihr stattdessen den Link.
server-private = Dieser Tisch ist privat. Wer dort sitzt, kann dir einen Link zum Zusehen schicken. Gehört dir einer der Plätze, öffne in diesem Browser deinen persönlichen Link.
server-kicked = Du wurdest von diesem Tisch für immer weggeschickt und kannst dich hier nicht mehr hinsetzen.
server-kicked-because = Du wurdest von diesem Tisch für immer weggeschickt und kannst dich hier nicht mehr hinsetzen. Grund: { $reason }
server-long-reason = Ein Grund hat höchstens 200 Zeichen.
server-stale = Inzwischen ist es am Tisch weitergegangen. So steht es jetzt.
server-wrong-key = Der Schlüssel dieser Anfrage gehört niemandem. POST /people gibt einen neuen; ohne Schlüssel schaut man nur zu.
server-ahead = Der nächste Eintrag ist Nummer { $next }; ein späterer ist noch nicht möglich.
server-seats-named = { $named ->
    [one] Ein Platz ist genannt
   *[other] { $named } Plätze sind genannt
 }, es sind aber { $players }: Nenne alle oder keinen.
server-closed-screen = Dieser Bildschirm ist zugedeckt. Öffne zuerst deinen Platz, dann entscheide.
server-read-only = Das ist eine Aufzeichnung zum Ansehen: Sie lässt sich nicht weiterspielen, aber du kannst von jedem Schritt aus einen neuen Tisch beginnen.
server-too-many-entries = An diesem Tisch gibt es schon { $most } Einträge: Spiel weiter, zurückgenommen werden kann hier nichts mehr.
server-long-record = Diese Aufzeichnung hat mehr als { $most } Einträge und ist zu lang, um sie hier nachzuspielen.
# $most is a number of days.
server-long-ban = Eine Adresse lässt sich höchstens { $most } Tage lang sperren.
server-chat-seated = Im Chat schreiben nur die, die an diesem Tisch sitzen.
server-chat-text = Eine Nachricht im Chat hat 1 bis 500 Zeichen.
server-not-your-name = Das ist nicht dein Name.
