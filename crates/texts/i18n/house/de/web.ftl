### The pages in the browser, whatever is played.
###
### A seat $x comes with $x-is (you / other). Names, codes and counts come in as parameters.
### The reader is addressed as „du“.

## The frame

web-skip = Zum Inhalt springen
web-brand = Loup, alle Spiele
web-nav = Seiten
web-nav-games = Spiele
web-nav-learn = Lernen
web-learn-rules = Jede Regel mit ihrer Nummer, in unseren eigenen Worten. Die drei Nachschlagewerke beantworten, was am Tisch offenbleibt.
web-nav-about = Über Loup
web-nav-rules = Regeln
web-me = Profil
# $name is text.
web-me-named = Du bist { $name }
web-settings = Einstellungen
web-language = Sprache
web-theme = Darstellung
web-theme-system = Wie im System
web-theme-light = Tag
web-theme-dark = Nacht
web-sound = Ton
web-volume = Lautstärke
web-speed = Tempo der anderen
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-none = Sofort
web-title-mark = Tab markieren, wenn du dran bist
web-chat-shown = Chat zeigen
web-keys = Tasten
web-keys-escape = Auswahl aufheben oder Animation überspringen
web-keys-on = Einzelne Tasten (Buchstaben auf dem Plan, Ziffern, + und −)
web-keys-hint = einen Tipp erbitten
web-keys-arrows = durch eine Wiedergabe gehen
web-keys-numbers = Aktionen, oder die Karten auf deiner Hand
web-keys-next = nächstes oder voriges Spielbares
web-keys-tiles = deine Plättchen
web-keys-end = Bewegung oder Zug beenden
web-keys-again = noch einmal zeigen
web-keys-map = zum Nachbarfeld auf der Karte
web-keys-zoom = Karte größer, kleiner, ganz
web-keys-help = diese Liste
web-net-lost = Verbindung verloren. Neuer Versuch …
web-net-back = Wieder verbunden.
web-net-sending = Wird gesendet …
web-net-unsure = Noch keine Antwort. Ob dein Zug angekommen ist, ist noch nicht bekannt.
web-net-unsent = Dein Zug wurde nicht gesendet.
web-net-arrived = Dein Zug wurde gespielt.
web-net-again = Noch einmal versuchen
web-unofficial = Loup ist eine inoffizielle Ausgabe von Spielern für Spieler, mit eigenen Worten und Bildern. Die Spiele gehören ihren Autoren und Verlagen: Wenn sie dir gefallen, kauf dir die Originale.
web-rule-open = Diese Regel lesen
# What the small signs of a board mean.
web-signs = Was die Zeichen bedeuten
web-choose = Wählen
# Beside “Log” and “Chat”, on low screens.
web-more = Mehr
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
web-home-lead = Mit Freunden, oder gegen Bots, wenn gerade keiner Zeit hat.
web-home-description = Spiele The Wolves, Wolf & Hound und Triqueta im Browser, mit Freunden oder gegen ehrliche Bots.
web-players = Spieler
web-play-now = Jetzt spielen
web-new-table = Freunde einladen
web-home-mine = Meine Tische
web-home-mine-none = Du sitzt noch an keinem Tisch. Oben eröffnest du mit einem Klick einen.
web-hello = Schön, dass du da bist, { $name }
web-hello-morning = Guten Morgen, { $name }
web-hello-day = Hallo, { $name }
web-hello-evening = Guten Abend, { $name }
web-home-waits =
    { $count ->
        [one] Ein Tisch wartet auf dich.
       *[other] { $count } Tische warten auf dich.
    }
web-home-waits-label = Tische, die auf dich warten
web-home-waits-more =
    { $count ->
        [one] { $count } weiterer wartet
       *[other] { $count } weitere warten
    }
web-home-mine-no-others = Deine anderen Partien sind alle zu Ende.
web-home-past = Alle beendeten Partien
web-home-all-options = Alle Optionen
web-bots = Bots
web-name-ask = Wie sollen wir dich nennen?
web-name-ask-about = Diesen Namen sehen die anderen am Tisch. Kein Konto, keine E-Mail.
web-name-ask-hint = Ein Name, den man kennt
web-name-ask-yes = Das bin ich
web-name-ask-later = Später
web-home-join = Einem Tisch beitreten
web-home-join-label = Name, Code oder Link eines Tisches
web-home-join-go = Beitreten
web-home-join-about = Du hast einen Link bekommen? Öffne ihn oder füge ihn hier ein.
web-home-upload = Eine Aufzeichnung ansehen
web-home-upload-label = Eine Spieldatei
web-home-upload-go = Ansehen
web-home-upload-about = Jede Datei, die Loup geschrieben hat, hier oder im Terminal.
web-home-open = Offene Tische
web-home-open-none = Gerade sucht niemand Mitspieler. Dein öffentlicher Tisch erscheint hier.
web-home-finished = Beendete Partien
web-about-title = Über Loup
web-about-what = Loup ist ein Tisch für drei Wolfsspiele: The Wolves, Wolf & Hound und Triqueta mit Hidden Wolves. Er kennt alle Regeln der Originale, nennt die Regel, wenn er einen Zug ablehnt, und vergisst keine Partie: Jede lässt sich noch einmal ansehen, fortsetzen und nachprüfen.
web-about-fair = Die Verteilung ist fair, und das lässt sich beweisen: Ihr Fingerabdruck steht vor dem Spiel fest, der Startwert wird danach gezeigt. Bots sehen, was ihr Platz sehen darf, und sonst nichts.

## Tables in lists

web-table-open = Öffnen
web-table-invite = Einladen
web-table-join = Beitreten
web-table-look = Ansehen
web-free-seats =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
web-state-lobby = Wartet auf Spieler
web-state-yours = Du bist dran
web-state-you-won = Du hast gewonnen
web-state-playing = { $name } ist dran
# $names is a list, $count how many they are.
web-state-won =
    { $count ->
        [one] Gewonnen von { $names }
       *[other] Gemeinsam gewonnen von { $names }
    }

## A new table

# $game is the game’s name (text).
web-new-title = Neuer Tisch: { $game }
web-new-problem = Das passt nicht zusammen:
web-new-refresh = Aktualisieren
web-new-seats-about = Freunde bekommen je einen eigenen Link. Wer an diesem Bildschirm sitzt, spielt hier abwechselnd; Verborgenes bleibt hinter einem Vorhang.
web-seats = Plätze
web-sit-me = Ich
web-sit-friend = Jemand mit einem Link
web-sit-here = Jemand an diesem Bildschirm
web-sit-here-name = Name
# $level is the level’s name.
web-sit-bot = Bot: { $level }
web-presets = Vorgeschlagene Zusammenstellungen
# $cards is a list.
web-presets-cards = { $cards }
web-presets-more = { $count } weitere
web-options = Optionen
web-options-usual = Alles nach der Spielregel.
web-option-first = Wer beginnt
web-option-file = Oder aus einer Datei
web-option-own-text = ein eigener Text
web-new-table-kind = Der Tisch
web-new-private = Privat
web-new-listed = Öffentlich
web-new-listed-about = Ein öffentlicher Tisch erscheint auf der Startseite, und jeder kann einen freien Platz nehmen. Einem privaten tritt man mit einem Link bei, und auch zum Zusehen braucht man einen.
web-new-make = Tisch eröffnen

## Bots

web-bot-level = Stärke des Bots

## Before the start

web-lobby-ready = Alle sind da
web-lobby-waiting = Warten auf Spieler
web-lobby-host = Verschicke die Links, besetze Plätze mit Bots und starte, wenn alle da sind.
web-lobby-guest = Nimm einen freien Platz. Wer den Tisch eröffnet hat, startet die Partie.
web-lobby-missing = Erst muss jeder Platz besetzt sein.
web-lobby-here = Am Tisch: { $names }. Freie Plätze: { $free }.
web-lobby-start = Partie starten
web-lobby-dealing = Die Verteilung entsteht
# $names is a list of players.
web-lobby-parts = Jeder Browser gibt einen eigenen Anteil Zufall dazu, damit niemand die Verteilung wählen kann. Es fehlt noch: { $names }. Die Partie beginnt, sobald deren Seite offen ist.
web-lobby-promises = Jeder Anteil an der Verteilung ist durch seinen SHA-256 zugesagt, bevor ihn jemand kennt. Wer die Verteilung später nachprüfen will, notiert sich diese Werte: Nach dem Spiel stehen die Anteile daneben.
web-part-promised = Gibt einen Anteil zur Verteilung
web-part-given = Hat einen Anteil zur Verteilung gegeben
web-lobby-code = Code dieses Tisches: { $code }
web-seat-free = Frei
web-seat-sit = Platz nehmen
web-seat-leave = Platz verlassen
web-seat-kick = { $name } für immer wegschicken
web-seat-more = Mehr zu { $name }
web-seat-mute = { $name } den Chat schließen
web-seat-unmute = { $name } den Chat wieder öffnen
web-kick-reason = Grund, wenn du magst
web-seat-clear = Platz freimachen
web-seat-bot = Bot hinsetzen
web-seat-swap = Mit Platz { $number } tauschen
web-rename = Umbenennen
web-sits-free = noch niemand
web-sits-you = du
web-sits-here = da
web-sits-away = weg
web-sits-guest = an einem gemeinsamen Bildschirm
# $level is the level’s name.
web-sits-bot = Bot, { $level }
web-sits-stand-in = Bot springt ein, { $level }
web-invite-label = Einladung auf Platz { $number }
web-qr = Code zum Scannen
# $host and $game are text.
web-invitation = { $host } lädt dich zu { $game } ein
web-invitation-seat = Dein Platz
web-invitation-accept = Platz nehmen
web-invitation-watch = Nur zusehen

## At the table

web-board = Das Spielfeld
web-own = Dein Bereich
web-undo = Zurücknehmen
web-reset = Zug neu beginnen
web-turn = am Zug
web-turn-order = Zugfolge
web-idle-player = Du bist nicht dran. Sieh dich am Tisch um.
web-idle-spectator = Du siehst zu. Was den Spielern verborgen ist, bleibt es auch dir.
web-curtain-title = Dieser Bildschirm wird geteilt
web-curtain-about = Gib das Gerät weiter. Was nur eine Person sehen darf, erscheint erst, wenn sie den Bildschirm öffnet.
# $name is text.
web-curtain-open = Ich bin { $name }
web-curtain-close = Meine Seite verdecken
web-choice-clear = Auswahl aufheben
web-text-view = Das Spielfeld als Text
web-text-open = Das Spielfeld als Text lesen
web-text-changes = Was die anderen seit deinem letzten Zug getan haben
web-text-ask = Eine Frage zum Tisch, zum Beispiel { "near 3F" }
web-text-answer = Antworten
web-text-again = Aktualisieren
web-text-back = Zum Spielfeld
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-taken-back = Zurückgenommen:
web-becomes = wird
web-log-earlier = Frühere Zeilen
web-since = Seit deinem letzten Zug
web-chat = Chat
web-chat-all = alle am Tisch lesen mit
web-chat-say = Etwas sagen
web-chat-send = Senden
web-chat-off = ausgeschaltet
web-chat-about = Was an deinen Tischen gesagt wird. Du kannst den Chat ausschalten; die anderen merken es nicht.
web-hint = Tipp
web-hint-wait = Denkt nach …
web-hints = Die besten Züge
web-hints-about = Tipps beruhen nur auf dem, was du wissen kannst. Verdeckte Karten und Steine sehen sie nie.
# $percent is a whole number.
web-hint-share = { $percent } % Gewinnchance
web-hint-best = der beste gefundene
web-hint-equal = genauso gut
web-hint-only = der einzige Zug
# $percent is a whole number greater than 0.
web-hint-change = { $percent ->
        [one] { $percent } Prozentpunkt
       *[other] { $percent } Prozentpunkte
    } unter dem besten
web-hint-close = weniger als ein Prozentpunkt unter dem besten
web-hints-rule = Tipps
web-hints-allowed = erlaubt
web-hints-forbidden = nicht erlaubt
web-hints-auto = Nur gegen Bots
web-hints-on = Erlaubt
web-hints-off = Nicht erlaubt
web-hints-rule-about = Ein Tipp nennt die drei besten Züge und sagt, warum. Der Balken, der zeigt, wer vorn liegt, folgt derselben Regel. Alle am Tisch sehen, was gewählt wurde.
web-bar = Wer vorn liegt
web-bar-auto = Nur gegen Bots
web-bar-about = Die Gewinnchancen aller, soweit du sie kennen kannst.
web-bar-where = Der Balken erscheint an Tischen, die Tipps erlauben.
# $percent is a whole number.
web-bar-share = { $percent } %
web-stand-in = Bot einspringen lassen
web-return = Platz wieder einnehmen
web-ask-back = Um Rücknahme deines letzten Zuges bitten
web-asks-back =
    { $seat-is ->
        [you] Du bittest darum, deinen letzten Zug und alles Folgende zurückzunehmen.
       *[other] { $seat } bittet darum, einen Zug und alles Folgende zurückzunehmen.
    }
# $names is text.
web-asks-awaited = Noch ohne Antwort: { $names }.
web-agree = Einverstanden
web-refuse = Ablehnen
web-withdraw = Schon gut
web-leave-game = Das Spiel verlassen
web-pause = Ein Bot soll für mich spielen
web-pause-about = Ein Bot spielt für dich, bis du deinen Platz wieder einnimmst.
web-resign = Aufgeben
web-resign-sure = Ja, ich gebe auf.
web-resign-ends = Gibst du auf, gewinnt die andere Seite sofort.
web-resign-about = Gibst du auf, spielt ein Bot an deiner Stelle weiter, und du wirst Letzter. Den Platz kannst du nicht wieder einnehmen.
web-gone = hat aufgegeben
web-why-not = Warum nicht?
web-why-label = Zug in Notation
web-why-ask = Fragen
web-why-about = Schreibe einen Zug in Notation, und Loup nennt die Regel, die ihn verbietet.
web-why-legal = Nichts spricht dagegen: Dieser Zug ist jetzt möglich.
# $version and $known are whole numbers; $known is 0 when the game itself is not known.
web-archive-about = { $known ->
        [0] An diesem Tisch wurde nach Regeln gespielt, die dieser Server nicht kennt. Er lässt sich hier weder fortsetzen noch nachspielen, aber nichts ist verloren: Das wurde aufgeschrieben.
       *[other] An diesem Tisch wurde nach Fassung { $version } der Regeln gespielt, dieser Server kennt Fassung { $known }. Er lässt sich hier weder fortsetzen noch nachspielen, aber nichts ist verloren: Das wurde aufgeschrieben.
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
web-won-shared = Geteilter Sieg: { $names }
# $team is the name of a team, $names the list of its people.
web-won-team = Team { $team } gewinnt: { $names }
web-scores = Wertung
web-score-total = Summe
web-score-place = Rang
web-download = Herunterladen
web-rematch = Noch einmal
web-rematch-go = Zur nächsten Partie
web-fair = Faire Verteilung
web-fair-about = Dieser Fingerabdruck des Startwerts stand vor dem ersten Zug fest. Der Startwert wird am Ende gezeigt, damit alle die Verteilung nachprüfen können.
web-fair-over = Der Startwert passt zum Fingerabdruck, der vor dem ersten Zug gezeigt wurde, und bestimmt die ganze Verteilung.
web-fair-verify = Zum Nachprüfen die Datei herunterladen und dies aufrufen:
web-fair-none = Diese Partie begann mit einer gewählten Stellung, darum gibt es keinen Startwert.
web-fair-parts = Der Startwert ist der Hash dessen, was alle dazugegeben haben. Jeder hat seinen Anteil mit dessen SHA-256 zugesagt, bevor einer bekannt war; die Anteile selbst folgen, wenn die Partie vorbei ist.
# $name is a player.
web-fair-part-seat = Zugesagt von { $name }
web-fair-part-house = Zugesagt vom Server
web-commitment = Fingerabdruck (SHA-256)
web-seed = Startwert

## Replay

web-replay = Wiedergabe
web-replay-steps = Schritte
web-replay-first = An den Anfang
web-replay-previous = Ein Schritt zurück
web-replay-next = Ein Schritt weiter
web-replay-last = Ans Ende
web-replay-ply = Schritt
web-replay-go = Dorthin
web-replay-start = Der Anfang
web-replay-as = Ansicht
web-replay-as-all = alles offen
web-replay-bar-about = Die Gewinnchancen aller bei diesem Schritt, soweit man sie mit den gewählten Augen kennen konnte.
web-replay-as-public = Zuschauer
web-ply-of = Schritt { $ply } von { $plies }
web-fork = Von hier aus weiter
web-fork-seat = Spielen als
web-fork-go = Weiterspielen
web-fork-about = Ein neuer Tisch gegen Bots. Was diese Person nicht wissen konnte, wird neu verteilt.

## You

web-me-saved = Gespeichert.
web-me-name-about = Andere sehen ihn an jedem Tisch. Es gibt kein Konto und kein Passwort: Dieser Browser wird wiedererkannt.
web-personal = Dein persönlicher Link
web-personal-about = Öffne ihn auf einem anderen Gerät, und du bist dort dieselbe Person, mit allen deinen Tischen. Wer ihn hat, kann als du spielen: Gib ihn nicht weiter.
web-personal-show = Link zeigen
web-personal-new = Neuen Link machen
web-personal-new-about = Der alte gilt dann nicht mehr. Was angemeldet ist, bleibt angemeldet.
web-devices = Angemeldet
web-devices-about = Die Browser und Programme, die als du spielen. Melde ab, was du nicht mehr benutzt oder nicht kennst.
web-device-program = Ein Programm oder ein älterer Browser
web-device-here = dieser Browser
web-device-seen = zuletzt gesehen
web-device-out = Abmelden
web-me-signed-out = Dort abgemeldet.
web-me-new-link = Du hast einen neuen persönlichen Link. Der alte gilt nicht mehr.
# $name is text.
web-become = Auf diesem Gerät als { $name } weitermachen?
web-become-about = Du hast einen persönlichen Link geöffnet. Dieser Browser übernimmt dann den Namen und die Tische dieser Person statt der eigenen.
web-become-yes = Ja, das bin ich

## Rules

# $game is text.
web-rules-title = { $game }: die Regeln
web-rules-contents = Inhalt
web-rules-none = Die Regeln dieses Spiels sind noch nicht geschrieben.

## When something goes wrong

web-error-missing = Hier ist nichts
web-error-forbidden = Das darfst du hier nicht
web-error-stale = Der Tisch ist schon weiter
web-error-large = Das ist zu groß
web-error-often = Bitte nicht so schnell
web-error-request = Das war nicht zu verstehen
web-error-server = Loup ist gestolpert
web-error-home = Zur Startseite
web-error-again = Noch einmal versuchen
web-error-status = Status { $status }
web-advice-missing = Vielleicht ist der Link unvollständig, oder der Tisch wurde gelöscht. Deine Tische stehen auf der Startseite.
web-advice-forbidden = Öffne den Tisch mit dem Browser oder dem persönlichen Link, mit dem du dich gesetzt hast.
web-advice-stale = Lade die Seite neu und sieh nach, was geschehen ist.
web-advice-large = Schicke etwas Kürzeres.
web-advice-often = Warte ein paar Sekunden und versuche es dann noch einmal.
web-advice-request = Geh zurück, lade die Seite neu und versuche es noch einmal.
web-advice-server = Nichts, was bestätigt wurde, ist verloren. Versuche es gleich noch einmal.

## The gallery

web-gallery = Galerie
web-gallery-about = Jede Figur, jede Karte und jeder Zustand einmal, bei Tag und bei Nacht.
web-gallery-symbols = Symbole
web-gallery-scenes = Bilder
web-gallery-states = Zustände
web-gallery-button = Zurücknehmen
web-gallery-cards = Karten von Wolf & Hound

## Der Feed

web-feed = Feed
web-feed-about = Deine Züge im Feedreader: ein Atom-Feed mit den Tischen, die auf dich warten, ohne etwas Verdecktes. Wer die Adresse kennt, kann ihn lesen; ein neuer persönlicher Link macht die alte Adresse ungültig.
web-feed-show = Adresse zeigen
web-feed-title = Loup: Du bist am Zug
# $table und $game sind Namen.
web-feed-turn = Du bist am Zug: { $table } ({ $game })

## What is kept about people

web-privacy-title = Datenschutz
web-privacy-about = Was dieser Server über dich aufbewahrt. Loup verlangt kein Konto, keine E-Mail-Adresse und kein Passwort, zeigt keine Werbung, und seine Seiten laden nichts von anderswo.
web-privacy-kept = Was aufbewahrt wird
web-privacy-kept-you = Über dich: der Name, den du dir gegeben hast, deine Sprache und Einstellungen, wen du im Chat ausblendest, und wann du zum ersten Mal da warst.
web-privacy-kept-devices = Über jeden Browser und jedes Programm, das du benutzt: der Hash des Schlüssels, die Namen von Browser und System, wann er zum ersten Mal da war, und in welcher Stunde er zuletzt gesehen wurde.
web-privacy-kept-tables = Von jedem Tisch: wer wo saß, alle Züge, und die Zeilen des Chats mit Namen und Zeit. Eine gemeldete Zeile und bis zu zehn um sie herum werden für die Gastgeber aufbewahrt, bis sie die Meldung erledigt haben.
web-privacy-kept-browser = In deinem Browser: ein Cookie mit deinem Schlüssel, das ein Jahr lang bleibt; wie du die Anzeige magst; und deine eigenen Teile der Startwerte von Partien. Wer sich nur umsieht, bekommt kein Cookie, außer auf der eigenen Seite.
web-privacy-kept-address = Deine Netzwerkadresse wird weder aufbewahrt noch protokolliert. Solange der Server läuft, zählt er im Speicher, wie oft von jeder Adresse angefragt wird, und weiß, aus welchem Netz wer zuletzt kam. Sperrt ein Gastgeber eine Adresse, bleibt ein verschlüsselter Fingerabdruck von ihr, bis die Sperre endet, höchstens 90 Tage.
web-privacy-kept-hosts = Was Gastgeber tun, wird ein Jahr lang vermerkt: wer es tat und wen es betraf. Eine Sperre oder Stummschaltung wird mit deinem Namen und dem Grund aufbewahrt, bis sie endet. Wirst du vergessen, verschwinden die Sperren, und die Vermerke sagen nicht mehr, wer du warst.
web-privacy-seen = Wer es sehen kann
web-privacy-seen-players = An einem öffentlichen Tisch können alle zuschauen, an einem privaten nur, wer eingeladen ist, ohne zu sehen, was verdeckt ist; der Tisch sieht, wer zuschaut. Eine beendete Partie sieht, wer ihren Link hat; wer nicht am Tisch war, erfährt die Namen nur, wenn dort alle einen haben. Nach dem Ende der Partie sind die verdeckten Karten und alle Züge zu sehen.
web-privacy-seen-host = Wer diesen Server betreibt, hat die Datei, in der all das liegt. Ein Proxy davor kann eigene Protokolle führen.
web-privacy-long = Wie lange
web-privacy-long-host = Bis es löscht, wer diesen Server betreibt, von Hand oder nach einer eingestellten Zeit. In Sicherungen kann es länger liegen.
web-privacy-gone = Wie es gelöscht wird
web-privacy-gone-devices = Dein Profil zeigt deine Browser und Programme: Melde einen ab, und sein Schlüssel ist sofort gelöscht.
web-privacy-gone-name = Dort kannst du auch deinen Namen ändern; Zeilen des Chats behalten den Namen, unter dem sie geschrieben wurden.
web-privacy-gone-you = Dein Profil gibt dir alles über dich in einer Datei, und es vergisst dich, wenn du deinen Namen tippst: Partien, die du allein gespielt hast, werden gelöscht, und die anderen behalten ihre mit „jemand“ an deiner Stelle.
web-privacy-gone-tables = Bitte den Betreiber dieses Servers, einen Tisch zu löschen: Seine Züge, Plätze und Zeilen des Chats sind dann sofort weg, außer aus Sicherungen.

# The page of a person: what they have played.
web-me-private = Diese Seite siehst nur du.
web-me-private-about = Andere am Tisch sehen deinen Namen.
web-me-since = zum ersten Mal hier
# $count games are over, $week of them within a week.
web-me-games = { $count ->
    [0] noch keine Partie beendet
    [one] eine Partie
   *[other] { $count } Partien
}{ $week ->
    [0] {""}
   *[other] , { $week } in dieser Woche
}
web-lately = Zuletzt
web-lately-running = { $count } Siege in Folge.
# $level is a bot's name, $game a game.
web-lately-beat = { $count ->
    [one] Du hast { $level } in { $game } zum ersten Mal besiegt.
    [2] Du hast { $level } in { $game } zum zweiten Mal besiegt.
    [3] Du hast { $level } in { $game } zum dritten Mal besiegt.
   *[other] Du hast { $level } in { $game } schon { $count }-mal besiegt.
}
web-lately-best = Dein bestes Ergebnis in { $game } bisher: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
web-results = Ergebnisse
web-results-about = Siege / Partien
web-results-players = Spieler
web-results-none = keine
web-results-which = Nach Zahl der Spieler und gegen Bots jeder Art. Geführte Partien und solche, die eine andere fortsetzen, zählen nicht mit.
web-favourites = Lieblinge
web-favourites-in = { $won ->
    [0] in { $games } von { $all } Partien
   *[other] in { $games } von { $all } Partien, { $won } gewonnen
}
web-past = Gespielte Partien
web-past-all = Alle { $count }
web-past-filter = Suchen
web-past-none = Noch ist keine Partie zu Ende.
web-past-begin = Eine beginnen
web-past-with = mit { $names }
# $place of $of players.
web-past-place-points = Platz { $place } von { $of }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-past-won = gewonnen
web-past-lost = verloren
web-past-game = Spiel
web-past-all-games = Alle
web-past-with-whom = Mit wem
web-past-anybody = mit irgendwem
web-past-result = Ergebnis
web-past-both = gewonnen und verloren
web-past-only-won = gewonnen
web-past-only-lost = verloren
web-past-show = Anzeigen
web-past-found = { $count ->
    [0] Keine Partie
    [one] Eine Partie
   *[other] { $count } Partien
}
web-past-no-match = Keine Partie passt.
web-past-everything = Alle anzeigen
web-past-pages = Seiten
web-past-page = Seite { $page } von { $pages }
web-past-newer = Neuere
web-past-older = Ältere

# Everything in one file, and the way out.
web-data = Deine Daten
web-data-export = Alles mitnehmen
web-data-export-about = { $count ->
    [one] Eine Partie, deine Einstellungen und was du geschrieben hast, in einer Datei.
   *[other] { $count } Partien, deine Einstellungen und was du geschrieben hast, in einer Datei.
}
web-data-delete = Mich löschen
web-data-delete-about = Das lässt sich nicht rückgängig machen.
web-data-delete-own = Partien, die du allein oder gegen Bots gespielt hast, und Spieldateien, die du mitgebracht hast, werden gelöscht. Ebenso dein Name, deine Einstellungen, was du im Chat geschrieben hast, und die Schlüssel all deiner Geräte.
web-data-delete-others = Partien mit anderen bleiben ihnen; du heißt dort „jemand“.
web-data-delete-running = An Tischen, die nicht zu Ende sind, spielt ein Bot für dich weiter.
web-data-delete-kept = Sicherungen, und Spieldateien, die andere gespeichert haben, bleiben, wie sie sind. Wen ein Gastgeber ausgesperrt hat, der bleibt ausgesperrt. Gemeldete Zeilen bleiben bei den Gastgebern, bis sie die Meldung erledigt haben.
web-data-delete-type = Tippe { $name }, um fortzufahren
web-data-delete-go = Löschen
web-data-not-deleted = Nichts wurde gelöscht: Das ist nicht dein Name.
web-data-deleted = Du bist vergessen
web-data-deleted-about = Hier kennt dich nichts mehr. Danke fürs Mitspielen.
web-data-deleted-home = Zur Startseite
