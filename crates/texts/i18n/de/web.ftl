### The pages in the browser.
###
### A seat $x comes with $x-is (you / other). Names, codes and counts come in as parameters.

## The frame

web-skip = Zum Inhalt springen
web-brand = Loup, alle Spiele
web-nav = Seiten
web-nav-games = Spiele
web-nav-mine = Meine Tische
web-nav-about = Über Loup
web-nav-rules = Regeln
web-me = Über dich
# $name is text.
web-me-named = Du bist { $name }
web-settings = Einstellungen
web-language = Sprache
web-theme = Licht
web-theme-system = Wie das System
web-theme-light = Tag
web-theme-dark = Nacht
web-sound = Ton, wenn du an der Reihe bist
web-speed = Züge der anderen
web-speed-slow = Langsam
web-speed-normal = Ruhig
web-speed-fast = Schnell
web-speed-none = Sofort
web-title-mark = Den Tab markieren, wenn du an der Reihe bist
web-chat-shown = Den Chat zeigen
web-keys = Tasten
web-keys-escape = eine halbe Wahl verwerfen oder Gespieltes überspringen
web-keys-hint = einen Tipp erbitten, wenn du am Zug bist
web-keys-arrows = durch eine Aufzeichnung gehen
web-keys-help = diese Liste
web-net-lost = Verbindung verloren. Neuer Versuch …
web-net-back = Wieder verbunden.
web-unofficial = Loup ist eine inoffizielle Ausgabe von Spielern für Spieler, mit eigenen Worten und Bildern. Die Spiele gehören ihren Autoren und Verlagen: Wenn sie euch gefallen, kauft die Schachteln.
web-rule-open = Diese Regel lesen
web-cancel = Abbrechen
web-save = Speichern
web-copy = Kopieren
web-copied = Kopiert
web-your-name = Dein Name
# A list of names: $names is already joined.
web-list = { $names }
# A number with a true minus sign.
web-number = { $number }

## Home

web-home-title = Drei Wolfsspiele, ein ruhiger Tisch
web-home-lead = Mit Freunden, oder gegen Bots, solange sie weg sind.
web-home-description = Spiel The Wolves, Wolf & Hound und Triqueta im Browser, mit Freunden oder gegen ehrliche Bots.
web-players = Spieler
web-game-players = { $least }–{ $most } Spieler
web-play-now = Jetzt spielen
web-new-table = Freunde einladen
web-home-mine = Meine Tische
web-home-mine-none = Du sitzt noch an keinem Tisch. Oben machst du mit einem Klick einen auf.
web-home-waiting =
    { $open } offen, { $yours ->
        [0] keiner wartet auf dich
        [one] { $yours } wartet auf dich
       *[other] { $yours } warten auf dich
    }
web-home-join = An einen Tisch kommen
web-home-join-label = Code des Tisches oder Einladungslink
web-home-join-go = Hingehen
web-home-join-about = Du hast einen Link bekommen? Öffne ihn, oder füg ihn hier ein.
web-home-upload = Eine Aufzeichnung ansehen
web-home-upload-label = Eine Spieldatei
web-home-upload-go = Ansehen
web-home-upload-about = Jede Datei, die Loup geschrieben hat, hier oder im Terminal.
web-home-open = Offene Tische
web-home-open-none = Gerade sucht niemand Gesellschaft. Ein Tisch, den du aushängst, steht hier.
web-home-finished = Beendete Spiele
web-about-title = Über Loup
web-about-what = Loup ist ein Tisch für drei Spiele von Wölfen: The Wolves, Wolf & Hound und Triqueta mit Hidden Wolves. Er kennt jede Regel der Schachteln, lehnt nichts ab, ohne die Regel zu nennen, und vergisst nichts: Jedes Spiel lässt sich noch einmal ansehen, fortsetzen und nachprüfen.
web-about-fair = Es wird ehrlich gegeben, und das lässt sich beweisen: Der Fingerabdruck des Startwerts steht vor dem Spiel fest, der Startwert wird danach gezeigt. Bots sehen, was ihr Platz sehen darf, und sonst nichts.

## Tables in lists

# $code is the table’s code (text).
web-table-name = Tisch { $code }
web-table-continue = Weiter
web-table-open = Öffnen
web-table-join = Mitspielen
web-table-look = Ansehen
web-free-seats =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
web-state-lobby = Noch nicht alle da
web-state-yours = Du bist dran
web-state-playing = { $name } ist dran
# $names is a list, $count how many they are.
web-state-won =
    { $count ->
        [one] Gewonnen von { $names }
       *[other] Gemeinsam gewonnen von { $names }
    }

## A new table

# $game is the game’s name (text).
web-new-title = Ein neuer Tisch: { $game }
web-new-problem = Das passt nicht zusammen:
web-new-refresh = Neu anzeigen
web-new-seats-about = Freunde bekommen je einen eigenen Link. Wer an diesem Bildschirm sitzt, spielt hier abwechselnd; Verborgenes bleibt hinter einem Vorhang.
web-seats = Plätze
web-sit-me = Ich
web-sit-friend = Jemand mit einem Link
web-sit-here = Jemand an diesem Bildschirm
web-sit-here-name = Name
# $level is the level’s name.
web-sit-bot = Bot: { $level }
web-presets = Fertige Zusammenstellungen
web-options = Optionen
web-options-usual = Alles, wie es die Regel vorschlägt.
web-option-first = Wer beginnt
web-option-file = Oder aus einer Datei
web-option-own-text = ein eigener Text
web-new-table-kind = Der Tisch
web-new-private = Privat
web-new-listed = Ausgehängt
web-new-listed-about = Ein ausgehängter Tisch steht auf der ersten Seite, und jeder kann sich auf einen freien Platz setzen. An einen privaten kommt man mit einem Link.
web-limit = Zeit je Zug
web-limit-none = Ohne Grenze
web-limit-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
web-limit-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
web-limit-about = Danach darf jeder am Tisch einen Bot einspringen lassen. Wer zurückkommt, nimmt seinen Platz wieder ein.
web-new-make = Den Tisch aufmachen

## Bots

bot-cub = Welpe
bot-scout = Späher
bot-hunter = Jäger
bot-alpha = Alpha
web-bot-level = Stärke des Bots

## Before the start

web-lobby-ready = Alle sind da
web-lobby-waiting = Noch nicht alle sind da
web-lobby-host = Verschick die Links, gib Plätze an Bots, und beginn, wenn alle da sind.
web-lobby-guest = Nimm einen freien Platz. Wer den Tisch aufgemacht hat, beginnt das Spiel.
web-lobby-missing = Erst muss jeder Platz besetzt sein.
web-lobby-start = Das Spiel beginnen
web-lobby-code = Code dieses Tisches: { $code }
web-seat-free = Frei
web-seat-sit = Hier sitzen
web-seat-leave = Den Platz verlassen
web-seat-clear = Diesen Platz frei machen
web-seat-bot = Einen Bot hierhin
web-seat-swap = Mit Platz { $number } tauschen
web-rename = Umbenennen
web-sits-free = noch niemand
web-sits-you = du
web-sits-here = da
web-sits-away = weg
web-sits-guest = an einem gemeinsamen Bildschirm
# $level is the level’s name.
web-sits-bot = Bot, { $level }
web-sits-stand-in = Bot springt ein, { $level }
web-invite-link = Einladungslink
web-invite-label = Einladung auf Platz { $number }
web-qr = Code zum Scannen
# $host and $game are text.
web-invitation = { $host } lädt dich zu { $game } ein
web-invitation-seat = Dein Platz
web-invitation-accept = Den Platz nehmen
web-invitation-watch = Nur zusehen

## At the table

web-board = Das Spielfeld
web-own = Dein Bereich
web-undo = Zurücknehmen
web-reset = Den Spielzug neu beginnen
web-turn = am Zug
web-idle-player = Du bist nicht an der Reihe. Sieh dich am Tisch um.
web-idle-spectator = Du siehst zu. Was den Spielern verborgen ist, bleibt es auch dir.
web-curtain-title = Dieser Bildschirm ist für mehrere
web-curtain-about = Gib ihn weiter. Was nur eine Person sehen darf, erscheint, wenn sie ihn öffnet.
# $name is text.
web-curtain-open = Ich bin { $name }
web-curtain-close = Meine Sachen verdecken
web-choice-clear = Wahl verwerfen
web-text-view = Das Spielfeld als Text
web-text-open = Das Spielfeld als Text lesen
web-text-again = Neu ansehen
web-text-back = Zum Bild
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-earlier = Frühere Zeilen
web-since = Seit deinem letzten Zug
web-chat = Chat
web-chat-all = alle am Tisch lesen mit
web-chat-say = Sag etwas
web-chat-send = Senden
web-chat-off = ausgeschaltet
web-chat-about = Was an deinen Tischen gesagt wird. Du kannst ihn ausschalten; die anderen merken es nicht.
web-hint = Tipp
web-hint-wait = Denkt nach …
web-hints = Die besten Züge
web-hints-about = Nach dem, was du wissen darfst. Der Ratgeber sieht keine verdeckte Karte und keinen verdeckten Chip.
# $percent is a whole number.
web-hint-share = { $percent } % Gewinnaussicht
web-hint-best = der beste gefundene
web-hint-equal = genauso gut
# $percent is a whole number greater than 0.
web-hint-change = { $percent } % weniger als der beste
web-hints-rule = Tipps
web-hints-allowed = erlaubt
web-hints-forbidden = nicht erlaubt
web-hints-auto = Nur gegen Bots
web-hints-on = Erlaubt
web-hints-off = Nicht erlaubt
web-hints-rule-about = Ein Tipp nennt die drei besten Züge und sagt, warum. Der Balken, der zeigt, wer vorn liegt, folgt derselben Regel. Alle am Tisch sehen, was gewählt wurde.
web-bar = Wer vorn liegt
web-bar-auto = Nur gegen Bots
web-bar-about = Die Gewinnaussicht aller, soweit du es wissen kannst.
web-bar-where = Er erscheint an Tischen, die Tipps erlauben.
# $percent is a whole number.
web-bar-share = { $percent } %
web-stand-in = Einen Bot einspringen lassen
web-return = Den Platz wieder einnehmen
web-why-not = Warum nicht?
web-why-label = Ein Zug, wie er geschrieben wird
web-why-ask = Fragen
web-why-about = Schreib einen Zug in seiner Notation, und Loup nennt die Regel, die dagegensteht.
web-why-legal = Nichts steht dagegen: Dieser Zug ist jetzt möglich.
web-back-to-table = Zurück zum Tisch
# $version and $known are whole numbers; $known is 0 when the game itself is not known.
web-archive-about = { $known ->
        [0] An diesem Tisch wurde nach Regeln gespielt, die dieser Server nicht kennt. Er lässt sich hier weder fortsetzen noch nachspielen, aber nichts ist verloren: Das wurde aufgeschrieben.
       *[other] An diesem Tisch wurde nach Fassung { $version } der Regeln gespielt, dieser Server kennt Fassung { $known }. Er lässt sich hier weder fortsetzen noch nachspielen, aber nichts ist verloren: Das wurde aufgeschrieben.
    }
web-archive-result = Ergebnis
web-archive-open = Die Partie war nicht zu Ende.
web-archive-over = Die Partie war zu Ende.
# $names is text.
web-archive-won = Gewonnen: { $names }
web-archive-moves = Die Züge, wie sie notiert wurden

## After the game

web-won =
    { $seat-is ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    }
# $names is a list of players.
web-won-shared = Den Sieg teilen sich { $names }
# $team is the name of a team, $names the list of its people.
web-won-team = Team { $team } gewinnt: { $names }
web-scores = Wertung
web-score-total = Summe
web-score-place = Rang
web-download = Datei
web-rematch = Noch einmal
web-rematch-go = Zum nächsten Spiel
web-fair = Ehrlich gegeben
web-fair-about = Dieser Fingerabdruck des Startwerts stand vor dem ersten Zug fest. Der Startwert wird am Ende gezeigt, damit alle das Geben nachprüfen können.
web-fair-over = Der Startwert passt zum Fingerabdruck, der vor dem ersten Zug gezeigt wurde, und bestimmt alles, was gegeben wurde.
web-fair-verify = Zum Nachprüfen die Datei herunterladen und dies aufrufen:
web-fair-none = Dieses Spiel begann mit einer gewählten Stellung, darum gibt es keinen Startwert.
web-commitment = Fingerabdruck (SHA-256)
web-seed = Startwert

## Replay

web-replay = Aufzeichnung
web-replay-steps = Schritte
web-replay-first = An den Anfang
web-replay-previous = Einen Zug zurück
web-replay-next = Einen Zug weiter
web-replay-last = Ans Ende
web-replay-ply = Zug
web-replay-go = Dorthin
web-replay-start = Der Anfang
web-replay-as = Gesehen von
web-replay-as-all = allen, offen
web-replay-as-public = Zuschauern
web-ply-of = Zug { $ply } von { $plies }
web-fork = Von hier aus weiter
web-fork-seat = An wessen Stelle
web-fork-go = Weiterspielen
web-fork-about = Ein neuer Tisch gegen Bots. Was diese Person nicht wissen konnte, wird neu gegeben.

## You

web-me-saved = Gespeichert.
web-me-name-about = Andere sehen ihn an jedem Tisch. Es gibt kein Konto und kein Passwort: Dieser Browser wird wiedererkannt.
web-personal = Dein persönlicher Link
web-personal-about = Öffne ihn auf einem anderen Gerät, und du bist dort dieselbe Person, mit allen deinen Tischen. Wer ihn hat, ist du: Behalte ihn für dich.
web-personal-show = Den Link zeigen
# $name is text.
web-become = Auf diesem Gerät { $name } sein?
web-become-about = Du hast einen persönlichen Link geöffnet. Dieser Browser hat dann den Namen und die Tische dieser Person statt der eigenen.
web-become-yes = Ja, das bin ich

## Rules

# $game is text.
web-rules-title = { $game }: die Regeln
web-rules-contents = Inhalt
web-rules-none = Die Regeln dieses Spiels sind noch nicht geschrieben.

## When something goes wrong

web-error-missing = Hier ist nichts
web-error-forbidden = Das ist nicht deine Sache
web-error-stale = Der Tisch ist schon weiter
web-error-large = Das ist zu viel
web-error-often = Langsam, bitte
web-error-request = Das ergab keinen Sinn
web-error-server = Loup ist gestolpert
web-error-home = Zur ersten Seite
web-error-again = Noch einmal versuchen
web-error-status = Status { $status }
web-advice-missing = Vielleicht ist der Link unvollständig, oder der Tisch wurde abgeräumt. Auf der ersten Seite stehen deine Tische.
web-advice-forbidden = Öffne den Tisch mit dem Browser oder dem persönlichen Link, mit dem du dich gesetzt hast.
web-advice-stale = Lade die Seite neu und sieh nach, was geschehen ist.
web-advice-large = Schick etwas Kürzeres.
web-advice-often = Warte ein paar Sekunden und versuch es dann noch einmal.
web-advice-request = Geh zurück, lade die Seite neu, und versuch es noch einmal.
web-advice-server = Nichts, was bestätigt wurde, ist verloren. Versuch es gleich noch einmal.

## The board of Triqueta

# $round is a number.
web-triqueta-round = Runde { $round } von 4
web-triqueta-final = Nach Runde 4
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
        [0] Säule { $column }: ein heller Stein, der letzte
        [one] Säule { $column }: heller Stein oben, { $below } Stein darunter
       *[other] Säule { $column }: heller Stein oben, { $below } Steine darunter
    }
web-triqueta-column-shadow = Säule { $column }: ein Schattenstein, der letzte
web-triqueta-column-empty = Säule { $column }: leer
# $from is a column’s name.
web-triqueta-draw = Zieh aus { $from }
web-triqueta-covered = Verdeckte Türme
# A covered tower with its round.
web-triqueta-covered-round = Runde { $round }
web-triqueta-covered-name = Der Turm der Runde { $round } liegt unter seinem Baumplättchen
web-triqueta-drawn =
    { $seat-is ->
        [you] Von dir gezogen
       *[other] Von { $seat } gezogen
    }
web-triqueta-first = jetzt
web-triqueta-then = dann
web-triqueta-unseen = noch nicht angesehen
web-triqueta-light = heller Stein, verdeckt
web-triqueta-shadow = Schattenstein, verdeckt
# $animal is text. A token that lies face down and that the reader has seen.
web-triqueta-light-known = { $animal } auf einem hellen Stein, verdeckt
web-triqueta-shadow-known = { $animal } auf einem Schattenstein, verdeckt
# $change is a signed difference.
web-triqueta-one-more = eins mehr bringt { $change }
web-triqueta-rows = Reihen
web-triqueta-rows-about = was jede dir bringen würde
web-triqueta-rows-all = was jede bringen würde
web-triqueta-row = Reihe { $row }
web-triqueta-row-empty = leer
web-triqueta-row-taken =
    { $seat-is ->
        [you] von dir genommen
       *[other] von { $seat } genommen
    }
web-triqueta-take = Nimm Reihe { $row }
web-triqueta-put = In Reihe { $row }
# $change is a signed difference, $then the same when the drawn token is put there.
web-triqueta-for =
    { $seat-is ->
        [you] du { $change }
       *[other] { $seat } { $change }
    }
web-triqueta-for-then =
    { $seat-is ->
        [you] du { $change }, dann { $then }
       *[other] { $seat } { $change }, dann { $then }
    }
# $change is what the row would change without the token that is being decided.
web-triqueta-now = jetzt { $change }
web-triqueta-yours = für dich
web-triqueta-with-hidden = { $change } mit deinen verdeckten Steinen
web-triqueta-points = Punkte bisher
web-triqueta-reach = { $reach } mit verdeckten Steinen
web-triqueta-in = noch dabei
web-triqueta-out = nahm Reihe { $row }
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
web-triqueta-fact-turn = Der markierte Stein ist der nächste. Nur du siehst ihn an; dann kommt er in eine Reihe oder verdeckt vor dich.
web-triqueta-fact-column = Berühr die Spitze einer Säule, um zu ziehen. Ein Schattenstein wird immer verdeckt behalten.
web-triqueta-fact-pair = Du siehst beide Steine nach dem zweiten an. Schattensteine behältst du; zwei helle gehen zwei verschiedene Wege.
web-triqueta-fact-keep =
    { $kept ->
        [one] { $kept } von 2 hellen Steinen liegt verdeckt vor dir.
       *[other] { $kept } von 2 hellen Steinen liegen verdeckt vor dir.
    }
# $way is where the first of two tokens went.
web-triqueta-fact-used = Der erste Stein ging { $way }: Dieser geht einen anderen Weg.
web-triqueta-fact-final = Beides zählt mit den Schattensteinen, die du hast.

## Das Brett von The Wolves
## $terrain, $shown and $hidden are terrains, $phase a phase of the moon, $piece a piece, $hex a hex’s name.

web-wolves-map = Karte mit { $regions } Regionen
web-wolves-names = Namen der Felder zeigen
web-wolves-zoom-in = Vergrößern
web-wolves-zoom-out = Verkleinern
web-wolves-zoom-fit = Die ganze Karte zeigen
web-wolves-fit = Ganz
# A hex to which the chosen wolf can go. $region is 0 on the start board; $how is push, join or free.
web-wolves-walk =
    { $hex }, { $terrain }, { $region ->
        [0] Startplan
       *[other] Region { $region }
    }, erlaubt, { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }{ $how ->
        [push] , verdrängt: { $pushed }
        [join] , dazu
       *[free] { "" }
    }
web-wolves-steps =
    { $speed ->
        [one] { $steps } von { $speed } Schritt
       *[other] { $steps } von { $speed } Schritten
    }
web-wolves-pick = { $piece } auf { $hex } wählen
web-wolves-put-down = { $piece } auf { $hex } doch nicht bewegen
web-wolves-range = { $piece } auf { $hex }, Heulweite { $range }
web-wolves-gain = +{ $vp } SP
web-wolves-act-move = Bewegen
web-wolves-act-howl = Heulen
web-wolves-act-den = Bau
web-wolves-act-lair = Höhle
web-wolves-act-dominate = Dominieren
web-wolves-cost = kostet { $cost }
web-wolves-not-possible = (nicht möglich: warum?)
web-wolves-which-terrain = in welches Gelände?
web-wolves-which-hex = wähl ein markiertes Feld
web-wolves-which-piece = welche der beiden Figuren?
web-wolves-stop = Fertig bewegt
web-wolves-end = Zug beenden
web-wolves-actions-left =
    { $count ->
        [0] keine Aktion übrig
        [one] { $count } Aktion übrig
       *[other] { $count } Aktionen übrig
    }
# The name of a player’s board.
web-wolves-pack = { $pack }
web-wolves-you = Du
web-wolves-vp = SP
web-wolves-terrain-tokens = { $count } Geländemarker
web-wolves-action-tokens = { $count } Aktionsmarker
web-wolves-terrain-token = Geländemarker
web-wolves-action-token = Aktionsmarker
web-wolves-dens = gebaute Baue
web-wolves-tiles = Geländeplättchen
web-wolves-tiles-about = die Rückseite schaut hervor
web-wolves-tiles-shown = Plättchen: { $tiles }
web-wolves-home = Heimat
web-wolves-pays = zahlt
web-wolves-attributes = Eigenschaften
web-wolves-points = Siegpunkte
web-wolves-region-points = Regionen { $vp }
web-wolves-values = Rudelweite { $spread }, Tempo { $speed }, Heulweite { $howl }
web-wolves-calendar = Mondkalender
web-wolves-to = bis { $phase }
web-wolves-dates =
    { $left ->
        [0] { $phase }: Wertung am Ende dieses Zuges
        [one] noch { $left } Datum bis { $phase }
       *[other] noch { $left } Daten bis { $phase }
    }
web-wolves-dates-over = Alle Monde sind gewertet
web-wolves-regions = Regionen
web-wolves-regions-about = Kontrolle, nächste Wertung zuerst
web-wolves-regions-done = Alle Regionen sind gewertet.
# What the first and the second in a region are paid.
web-wolves-prizes = { $first } / { $second } SP
web-wolves-nobody = noch niemand
web-wolves-you-lead = du führst
web-wolves-you-second = du bist 2.
web-wolves-you-share = du teilst
web-wolves-second-open = 2. Platz frei
web-turn-order = Zugfolge
web-wolves-third = { $pack }: stehen auf der Karte, handeln nie

## The board of Wolf & Hound. $is says who a message is about: you, a person called $name, or a dummy whose
## number is $name.

# The letters on the teams’ badges.
web-hound-blue = B
web-hound-yellow = G
web-hound-name =
    { $is ->
        [you] Du
        [dummy] Dummy { $name }
       *[person] { $name }
    }
web-hound-at =
    { $is ->
        [you] bei dir
        [dummy] bei Dummy { $name }
       *[person] bei { $name }
    }
web-hound-to =
    { $is ->
        [you] zu dir
        [dummy] zu Dummy { $name }
       *[person] zu { $name }
    }
# $team is text.
web-hound-team-sheep =
    { $sheep ->
        [one] { $team }: { $sheep } Schaf
       *[other] { $team }: { $sheep } Schafe
    }
web-hound-cards-played = { $played } von { $cards } Karten gespielt
web-hound-turn-number = Zug { $turn }
web-hound-now = ist dran
web-hound-next = kommt danach
web-hound-partner = spielt mit dir
web-hound-decides =
    { $is ->
        [you] du entscheidest
       *[person] { $name } entscheidet
    }
web-hound-seat = { $team }, Platz { $number }
web-hound-sheep = { $sheep } von { $most } Schafen in Sicherheit
web-hound-hand-count =
    { $count ->
        [0] keine Karten auf der Hand
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
web-hound-deck-count =
    { $count ->
        [0] keine Karten im Stapel
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel, von oben
    }
# $cards is a list.
web-hound-list = { $cards }
web-hound-back = unbekannt
web-hound-played = gespielt, älteste zuerst: { $cards }
web-hound-you-played = Von dir gespielt
web-hound-hand = Deine Hand
web-hound-no-cards = Du hast keine Karten mehr.
# $card is text.
web-hound-of-them = { $card }, { $count } Stück
web-hound-selected = gewählt
web-hound-forbidden = nicht jetzt
# The last card that lies at a place shows a symbol.
web-hound-meat =
    { $is ->
        [you] Deine letzte Karte zeigt Fleisch: Schwarze Tiere, die andere ziehen, halten bei dir an
        [dummy] Die letzte Karte von Dummy { $name } zeigt Fleisch: Schwarze Tiere, die andere ziehen, halten dort an
       *[person] Die letzte Karte von { $name } zeigt Fleisch: Schwarze Tiere, die andere ziehen, halten dort an
    }
web-hound-bone =
    { $is ->
        [you] Deine letzte Karte zeigt einen Knochen: Weiße Tiere, die andere ziehen, halten bei dir an
        [dummy] Die letzte Karte von Dummy { $name } zeigt einen Knochen: Weiße Tiere, die andere ziehen, halten dort an
       *[person] Die letzte Karte von { $name } zeigt einen Knochen: Weiße Tiere, die andere ziehen, halten dort an
    }
web-hound-pile = Stapel
web-hound-pile-count =
    { $count ->
        [0] Der Nachziehstapel ist leer
        [one] { $count } Karte im Nachziehstapel
       *[other] { $count } Karten im Nachziehstapel
    }
web-hound-pile-known = Bekannt im Nachziehstapel, von oben:
web-hound-last = zuletzt
web-hound-turned-up-pile = vom Stapel
web-hound-turned-up-deck = vom Dummy
# $animal and $how are text.
web-hound-step-of = { $animal }: { $how }.
web-hound-step =
    { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }, { $to }{ $stopped ->
        [yes] , dort vom Symbol angehalten
       *[no] { "" }
    }{ $flips ->
        [yes] , dreht sich um
       *[no] { "" }
    }
web-hound-step-stays = bleibt
web-hound-step-turns = dreht sich um
web-hound-nothing-moves = Kein Tier zieht.
web-hound-nothing-lost = Im nächsten Zug ginge kein Schaf verloren und käme keines zurück.
web-hound-unknown = Was das bringt, ist nicht bekannt.
web-hound-then-lose =
    { $is ->
        [you] Du verlörst
        [dummy] Dummy { $name } verlöre
       *[person] { $name } verlöre
    } { $count ->
        [one] { $count } Schaf
       *[other] { $count } Schafe
    }{ $left ->
        [0] , das letzte
       *[other] { "" }
    }.
web-hound-then-regain =
    { $is ->
        [you] Du bekämst
        [dummy] Dummy { $name } bekäme
       *[person] { $name } bekäme
    } { $count ->
        [one] { $count } Schaf
       *[other] { $count } Schafe
    } zurück.
web-hound-then-skip =
    { $is ->
        [you] Dein Zug fiele aus.
        [dummy] Der Zug von Dummy { $name } fiele aus.
       *[person] Der Zug von { $name } fiele aus.
    }
# $values is a list of numbers.
web-hound-then-forbid =
    { $is ->
        [you] Du könntest keine { $values } spielen.
        [dummy] Dummy { $name } könnte keine { $values } spielen.
       *[person] { $name } könnte keine { $values } spielen.
    }
web-hound-then-end = Das Spiel wäre aus: { $team } gewinnt.
web-hound-black-moves = Schwarz zieht { $animals }.
web-hound-white-moves = Weiß zieht { $animals }.
web-hound-ending =
    { $is ->
        [you] Das Spiel endet, wenn die Tiere bei dir gehandelt haben.
        [dummy] Das Spiel endet, wenn die Tiere bei Dummy { $name } gehandelt haben.
       *[person] Das Spiel endet, wenn die Tiere bei { $name } gehandelt haben.
    }
web-hound-animals = Tiere im Spiel
web-hound-stands = { $animal } { $at }
web-hound-acts-next = Handelt im nächsten Zug.
# $amount is a formula with the card’s number n.
web-hound-motion =
    { $by ->
        [black] Schwarze Karten ziehen es
        [white] Weiße Karten ziehen es
        [none] Keine Karte zieht es
       *[both] Alle Karten ziehen es
    } { $amount } { $way ->
        [ccw] gegen den Uhrzeigersinn
       *[cw] im Uhrzeigersinn
    }{ $halves ->
        [yes] , abgerundet
       *[no] { "" }
    }{ $late ->
        [yes] , einen Zug später
       *[no] { "" }
    }.
web-hound-drift =
    Keine Karte zieht es: Jeden Zug geht es { $spaces } { $way ->
        [ccw] gegen den Uhrzeigersinn
       *[cw] im Uhrzeigersinn
    }.
web-hound-still = Keine Karte zieht es.
# $targets is a list of the four aims below.
web-hound-takes =
    { $count ->
        [one] Nimmt { $count } Schaf: { $targets }.
       *[other] Nimmt { $count } Schafe: { $targets }.
    }
web-hound-brings =
    { $count ->
        [one] Bringt { $count } Schaf zurück: { $targets }.
       *[other] Bringt { $count } Schafe zurück: { $targets }.
    }
web-hound-aim-current = wer mit ihm den Zug beginnt
web-hound-aim-left = wer links davon sitzt
web-hound-aim-across = wer gegenüber sitzt
web-hound-aim-right = wer rechts davon sitzt
web-hound-forbids = Wer mit ihm den Zug beginnt, darf keine { $values } spielen.
web-hound-skips = Wer mit ihm den Zug beginnt, setzt aus.
web-hound-harmless = Tut nichts.
web-hound-other-side = Andere Seite:
web-hound-reading = unsere Lesart
web-hound-reading-note = Die Bilder der Anleitung fehlen uns: { $aspects }.
web-hound-reading-counts = Wie viele es von jeder Karte gibt, ist unsere Annahme.
web-hound-unseen = Noch nicht gesehen
web-hound-unseen-of = { $unseen } von { $total } Karten
web-hound-unseen-about = Wie viele von jeder Karte du noch nicht gesehen hast, von wie vielen
web-hound-value = Karte
web-hound-suit-black = schwarz
web-hound-suit-meat = schwarz, Fleisch
web-hound-suit-white = weiß
web-hound-suit-bone = weiß, Knochen

# Die Galerie
web-gallery = Galerie
web-gallery-about = Jede Figur, jede Karte und jeder Zustand einmal, bei Tag und bei Nacht.
web-gallery-symbols = Symbole
web-gallery-scenes = Bilder
web-gallery-states = Zustände
web-gallery-button = Zurücknehmen
web-gallery-cards = Karten von Wolf & Hound
