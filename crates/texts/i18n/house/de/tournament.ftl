# An evening’s tournament.
web-tournament = Ein Turnier für den Abend
web-tournament-what = Mehrere Tische zugleich, Runde um Runde, mit Rangliste. Ein Link bringt alle her; niemand braucht ein Konto.
web-tournament-new = Turnier eröffnen
web-tournament-home = Sechs Freunde, zwei Tische zugleich: Alle treffen auf alle.
web-tournament-yours = Dein Turnier
web-tournament-to = Zum Turnier
# $game with $seats at a table; $games to a meeting.
web-tournament-about = { $game }, { $seats } an einem Tisch, { $games ->
    [one] eine Partie je Begegnung
   *[other] Bestes aus { $games }
}
web-tournament-over = Alle Runden sind gespielt
web-tournament-open = Wer macht mit?
web-tournament-between = Runde { $round } von { $rounds } ist zu Ende
web-tournament-round-of = Runde { $round } von { $rounds }
web-tournament-begin = Runde { $round } von { $rounds } beginnen
web-tournament-my-table = An meinen Tisch
web-tournament-alone-about = Nach der ersten beginnt jede Runde von selbst, sobald die vorige zu Ende ist.
web-tournament-waits = Die Runden beginnt, wer das Turnier eröffnet hat.
web-tournament-link = Der Link für alle:
web-tournament-join = Mitmachen
web-tournament-joined = Du machst mit.
web-tournament-leave = Doch nicht
web-tournament-bot = ein Bot
web-tournament-standings = Rangliste
web-tournament-place = Platz
web-tournament-who = Name
web-tournament-points = Punkte
web-tournament-won = Gewonnen
web-tournament-beaten = Punkte der Überholten
web-tournament-played = Gespielt
web-tournament-rule = Jede Begegnung bringt einen Punkt für alle, die du hinter dir lässt, und einen halben bei Gleichstand, und Aussetzen zählt wie ein halber Sieg; bei gleichen Punkten entscheiden gewonnene Begegnungen, dann die Punkte der Überholten (bei Gleichstand die Hälfte), und danach teilt man den Platz.
# $count people.
web-tournament-players = { $count ->
    [0] Noch niemand
    [one] Eine Person
   *[other] { $count } Personen
}
web-tournament-nobody = Schick den Link herum, und mach selbst mit, wenn du magst.
web-tournament-gone = nicht da
web-tournament-is-gone = Nicht da
web-tournament-is-back = Wieder da
web-tournament-gone-about = Wer nicht da ist, verliert, was gerade gespielt wird; die nächsten Runden kommen ohne diese Person aus, bis sie wieder da ist.
web-tournament-round = Runde { $round }
web-tournament-done = zu Ende
web-tournament-bye = setzt aus
web-tournament-running = wird gespielt
web-tournament-bot-won = ein Bot hat gewonnen
# $names have won; $count of them.
web-tournament-won-by = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
web-tournament-how = Wie gespielt wird
web-tournament-odd-bot-told = Wo Leute fehlen, setzen sich Bots: { $level }.
web-tournament-odd-bye-told = Wenn es nicht aufgeht, setzt jemand aus, und niemand zweimal, bevor die anderen dran waren.
web-tournament-what-game = Was gespielt wird
web-tournament-name = Wie es heißt
web-tournament-seats = Leute an einem Tisch
web-tournament-seats-about = Zwei: Alle treffen einmal auf alle. Mehr: Man trifft sich so selten wie möglich wieder.
web-tournament-games = Eine Begegnung
# $games is odd.
web-tournament-best-of = { $games ->
    [one] Eine Partie
   *[other] Bestes aus { $games }
}
web-tournament-games-about = Zu zweit, bis es entschieden ist; zu mehreren alle.
web-tournament-rounds-number = Wie viele Runden
web-tournament-everybody = Bis alle auf alle getroffen sind
web-tournament-odd = Wenn es nicht aufgeht
web-tournament-odd-bye = setzt jemand aus
web-tournament-odd-bot = füllen Bots die Tische: { $level }
web-tournament-rounds = Die nächste Runde
web-tournament-by-me = beginne ich
web-tournament-alone = beginnt von selbst
web-tournament-make = Eröffnen
web-tournament-again = Noch einmal nachsehen
server-no-tournament = Dieses Turnier gibt es nicht.
server-tournament-full = Mehr können nicht mitmachen: 32 sind das Höchste.
server-tournament-over = Alle Runden dieses Turniers sind gespielt.
server-too-few = Dafür müssen mindestens { $needed } Leute da sein.
server-too-many-tournaments = Du hast fünf Turniere, die noch laufen: Bring erst eines zu Ende.
server-bad-tournament = Ein Turnier hat Tische für zwei oder mehr, eine ungerade Zahl von Partien je Begegnung (höchstens 9) und höchstens 31 Runden.
