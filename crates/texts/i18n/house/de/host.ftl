# What hosts see, do and say; and what people are told of it.

## A host link, and the page for hosts

web-host = Dieses Haus
web-host-about = Was hier los ist und was Gastgeber tun können.
web-host-version = Version { $version } · läuft seit { $time }
web-host-enter = Soll dieser Browser einem Gastgeber gehören?
web-host-enter-about = Ein Gastgeber sieht, was auf diesem Server los ist, schließt Tische, sperrt Leute aus und lädt Sicherungen herunter. Der Link gilt einmal.
web-host-enter-yes = Hier Gastgeber sein
web-host-done = Erledigt.
web-host-well = Alles in Ordnung.
web-host-look = Bitte ansehen:
web-host-worry-reports = { $count ->
    [one] eine Chatzeile wurde gemeldet.
   *[other] { $count } Chatzeilen wurden gemeldet.
}
web-host-worry-disk = der Datenträger ist zu mehr als vier Fünfteln voll.
web-host-worry-bots = { $count ->
    [one] ein Bot wartet darauf, nachdenken zu können.
   *[other] { $count } Bots warten darauf, nachdenken zu können.
}
web-host-worry-backup = seit drei Tagen gab es keine Sicherung.
web-host-worry-no-backup = es gibt noch keine Sicherung.
web-host-now = Gerade da
web-host-rooms = { $count ->
    [one] ein Tisch im Speicher
   *[other] { $count } Tische im Speicher
}
web-host-streams = Offene Seiten
web-host-streams-about = laufende Verbindungen
web-host-bots = Bots in der Schlange
web-host-bots-about = warten aufs Nachdenken
web-host-answers = Antwortzeit
web-host-answers-about = zuletzt, bei 95 von 100 Anfragen
web-host-memory = Arbeitsspeicher
web-host-memory-about = des Prozesses
web-host-disk = Datenträger
web-host-free = { $size } frei
web-host-kept-all = Tische insgesamt
web-host-people-known = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
web-host-last-backup = Letzte Sicherung
web-host-backup-about = her
web-host-backup-none = noch keine
web-host-millis = { $count } ms
web-host-kilobytes = { $count } KB
web-host-megabytes = { $count } MB
web-host-gigabytes = { $count } GB
web-host-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
web-host-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
web-host-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
web-host-tables = Tische
web-host-find-table = Code eines Tisches
web-host-find-person = Name einer Person
web-host-find = Suchen
web-host-listed = Öffentliche
web-host-all = Alle
web-host-more = Mehr zeigen
web-host-no-tables = Solche Tische gibt es nicht.
web-host-table = Tisch
web-host-who = Wer
web-host-state = Stand
web-host-last = Letzter Zug
web-host-size = Größe
web-host-deeds = Aktionen
web-host-private = ein privater Tisch
web-host-private-about = Von privaten Tischen sehen Gastgeber weder den Code noch die Leute daran, nur was nötig ist, um einen zu schließen oder zu löschen.
web-host-state-lobby = nicht begonnen
web-host-state-playing = im Spiel
web-host-state-over = beendet
web-host-state-closed = geschlossen
web-host-close = Tisch schließen
web-host-reopen = Wieder öffnen
web-host-unlist = Von der Liste nehmen
web-host-delete = Für immer löschen
web-host-delete-about = Seine Schritte, Plätze und sein Chat sind sofort und für alle weg. Das lässt sich nicht rückgängig machen.
web-host-people = Leute
web-host-nameless = ohne Namen
web-host-guest-tables = { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}
web-host-no-people = So heißt niemand.
web-host-ban-menu = Stumm schalten oder sperren …
web-host-ban-about = Stumm schalten schließt den Chat, sperren verhindert, an Tische zu kommen oder welche anzulegen. Laufende Spiele gehen weiter. Die Person erfährt, bis wann und warum.
web-host-how-long = Wie lange
web-host-for-good = für immer
web-host-reason = Warum (die Person liest das)
web-host-mute = Stumm schalten
web-host-ban = Sperren
web-host-ban-newcomers = Beim Sperren: auch niemand Neues von dort, wo die Person jetzt ist, höchstens 90 Tage lang
web-host-bans = Stumm geschaltet und gesperrt
web-host-no-bans = Niemand.
web-host-banned = gesperrt
web-host-muted = stumm
web-host-until = bis
web-host-lift = Aufheben
web-host-address = Eine Adresse
web-host-ban-address = Eine Adresse sperren …
web-host-address-about = Von dort kommt niemand Neues; wer bekannt ist, bleibt. Von der Adresse wird nur ein verschlüsselter Fingerabdruck aufbewahrt, höchstens 90 Tage.
web-host-reports = Gemeldet
web-host-reports-about = Die gemeldete Zeile ist markiert; die Zeilen um sie herum gehören dazu. Sonst ist vom Tisch nichts zu sehen.
web-host-reported = Gemeldet:
web-host-settle = Erledigt
web-host-growth = Zuwachs in 30 Tagen
web-host-growth-sum = Neue Tische: { $tables } (grau). Neue Leute: { $people } (gelb). Zusammen { $size }.
web-host-as-table = Als Tabelle
web-host-day = Tag
web-host-kept = Was aufbewahrt wird
web-host-kept-about = Wie viele Tage. Ein leeres Feld bewahrt für immer auf. Nichts geht, bevor du gesehen hast, wie viel.
web-host-keep-idle = Unfertige Tische ohne Zug
web-host-keep-finished = Beendete Tische und Turniere
web-host-keep-people = Leute ohne Tisch
web-host-keep-chat = Chatzeilen
web-host-go-idle = { $count ->
    [one] einer ginge jetzt
   *[other] { $count } gingen jetzt
}
web-host-go-finished = { $count ->
    [one] einer ginge jetzt
   *[other] { $count } gingen jetzt
}
web-host-go-people = { $count ->
    [one] eine ginge jetzt
   *[other] { $count } gingen jetzt
}
web-host-go-chat = { $count ->
    [one] eine ginge jetzt
   *[other] { $count } gingen jetzt
}
web-host-dry = Zeigen, was ginge
web-host-dry-title = Das ginge
web-host-sure = So aufbewahren und gehen lassen
web-host-backup = Sicherung
web-host-download = Jetzt herunterladen
web-host-backup-secret = Entsteht, während gespielt wird. Sie enthält alles, auch laufende Spiele und Links: Bewahre sie auf wie Passwörter.
web-host-quotas = Grenzen
web-host-quotas-about = Sie stehen in den Einstellungen des Servers.
web-host-quota-tables = Unfertige Tische einer Person
web-host-quota-megabytes = Megabyte einer Person
web-host-quota-connections = Verbindungen
web-host-quota-address = Verbindungen von einer Adresse
web-host-quota-thinkers = Bots, die zugleich nachdenken
web-host-hosts = Gastgeber
web-host-hosts-about = { "loup host-link" } macht einen weiteren. Wer diesen Browser entfernt, verlässt diese Seite.
web-host-since = seit
web-host-remove = Entfernen
web-host-log = Zuletzt
web-host-no-log = Noch nichts.
web-host-command = Ein Befehl
web-host-deed-enter = ist Gastgeber geworden
web-host-deed-remove-host = hat einen Gastgeber entfernt
web-host-deed-ban = hat jemanden gesperrt
web-host-deed-mute = hat jemanden stumm geschaltet
web-host-deed-lift = hat eine Sperre aufgehoben
web-host-deed-settle = hat eine Meldung erledigt
web-host-deed-close = hat einen Tisch geschlossen
web-host-deed-reopen = hat einen Tisch wieder geöffnet
web-host-deed-unlist = hat einen Tisch von der Liste genommen
web-host-deed-delete = hat einen Tisch gelöscht
web-host-deed-retain = hat geändert, was aufbewahrt wird (Tage: unfertig, beendet, Leute, Chat)
web-host-deed-purge = Altes ist gegangen (unfertig, beendet, Leute, Zeilen)
web-host-deed-backup = hat eine Sicherung gemacht
web-me-host = Du bist hier Gastgeber

## What people are told

server-no-host-link = Dieser Link macht niemanden zum Gastgeber: Er wurde benutzt, oder seine zehn Minuten sind um. { "loup host-link" } macht einen neuen.
server-no-address = Das ist keine Adresse wie { "203.0.113.7" }.
server-no-backup = Es ließ sich keine Sicherung machen. Das Protokoll des Servers sagt, warum.
server-table-closed = Ein Gastgeber hat diesen Tisch geschlossen. Hier ist nichts mehr zu sehen und nichts mehr zu tun.
server-held-back = Ein Gastgeber hat diesen Tisch von der Liste genommen.
server-muted-here = Wer diesen Tisch angelegt hat, hat dir den Chat geschlossen.
server-no-line = Diese Chatzeile gibt es nicht.
server-banned = Ein Gastgeber hat dich gesperrt: Du kannst deine Spiele beenden, aber an keine Tische kommen und keine anlegen. { $reason }
server-banned-until = Ein Gastgeber hat dich bis { $until } gesperrt: Du kannst deine Spiele beenden, aber an keine Tische kommen und keine anlegen. { $reason }
server-muted = Ein Gastgeber hat dir den Chat geschlossen. { $reason }
server-muted-until = Ein Gastgeber hat dir den Chat bis { $until } geschlossen. { $reason }
server-ban-reason = Der Grund: { $reason }
server-ban-no-reason = Ein Grund wurde nicht genannt.

## Lines of chat

web-line-more = Mehr zu dem, was { $name } gesagt hat
web-line-report = Den Gastgebern melden
web-line-reported = Gemeldet. Die Gastgeber dieses Servers sehen die Zeile und einige davor und danach, sonst nichts von diesem Tisch.
web-line-hide = Ausblenden, was { $name } sagt
web-line-hidden = Ausgeblendet: Was diese Person sagt, siehst du an keinem Tisch mehr. In deinem Profil lässt es sich wieder einblenden.
web-hidden = Im Chat ausgeblendet
web-hidden-about = Was diese Leute im Chat schreiben, siehst du nicht. Sie erfahren nichts davon.
web-hidden-show = Wieder einblenden

## Commands of hosts

cli-tables-closed = geschlossen
cli-host-link = Öffne diesen Link in den nächsten zehn Minuten, um in diesem Browser Gastgeber zu sein; er gilt einmal: { $url }
cli-hosts-none = Es gibt keine Gastgeber. { "loup host-link" } macht einen.
cli-hosts-line = { $id }  { $name }, { $label }, seit { $since }
cli-done = Erledigt.
cli-not-there = Unter diesem Namen oder dieser Nummer gibt es nichts.
cli-ban-whom = Sag, wer: die Nummer einer Person ({ "loup people" } zeigt sie) oder { "--address" }.
cli-people-none = So heißt niemand.
cli-people-line = { $id }  { $name }, zuletzt da { $seen }, { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}
cli-bans-none = Niemand ist stumm geschaltet oder gesperrt.
cli-bans-line = { $id }  { $name }: { $kind }, { $until }. { $reason }
cli-until = bis { $date }
cli-reports-none = Nichts wurde gemeldet.
cli-reports-head = Meldung { $id }, gesagt von Person { $about }:
cli-reports-line = { $mark } { $name }: { $text }
cli-retention-line = { $what }: { $time }
cli-retention-goes = { $what }: { $time }; { $goes }
cli-retention-dry = Nichts hat sich geändert: Das war nur ein Probelauf.
cli-host-log-line = { $date }  { $by }: { $deed } { $about }
cli-help-host-link = Einen Link ausgeben, der einen Browser zu dem eines Gastgebers macht
cli-help-hosts = Die Gastgeber auflisten oder einen entfernen
cli-help-hosts-remove = Die Nummer eines Gastgebers, der keiner mehr ist
cli-help-people = Leute auflisten, die zuletzt da waren zuerst
cli-help-people-text = Ein Teil des Namens
cli-help-ban = Eine Person sperren oder stumm schalten oder eine Adresse sperren
cli-help-ban-person = Die Nummer der Person
cli-help-ban-address = Eine Adresse, von der niemand Neues kommen darf
cli-help-ban-mute = Nur den Chat schließen
cli-help-ban-days = Wie viele Tage (Standard: für immer; eine Adresse höchstens 90)
cli-help-ban-reason = Warum; die Person liest das
cli-help-bans = Auflisten, wer stumm geschaltet oder gesperrt ist, oder es aufheben
cli-help-bans-lift = Die Nummer dessen, was endet
cli-help-reports = Gemeldete Chatzeilen zeigen oder eine Meldung erledigen
cli-help-reports-settle = Die Nummer einer erledigten Meldung
cli-help-close = Einen Tisch schließen: Dort ist nichts mehr zu sehen und zu tun
cli-help-close-reopen = Einen geschlossenen Tisch wieder öffnen
cli-help-unlist = Einen Tisch von der Liste nehmen
cli-help-retention = Zeigen oder ändern, wie lange etwas aufbewahrt wird
cli-help-retention-idle = Tage für unfertige Tische ohne Zug; { "0" } für immer
cli-help-retention-finished = Tage für beendete Tische
cli-help-retention-people = Tage für Leute ohne Tisch
cli-help-retention-chat = Tage für Chatzeilen
cli-help-retention-dry-run = Nur sagen, was ginge
cli-help-host-log = Zeigen, was Gastgeber getan haben
cli-help-arg-config = Eine Datei mit Einstellungen
cli-help-host-link-base-url = Die Adresse nach außen (Standard: die des laufenden Servers oder die Einstellung)
