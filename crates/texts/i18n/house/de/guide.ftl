### Around guided first tables and short rules; what they say of a game is in its room.
### The reader is addressed as „du“.

## Guided first tables

lesson-start = Spielend lernen
lesson-start-about = Etwa zehn Minuten gegen freundliche Bots; das Spiel erklärt sich unterwegs selbst.
lesson-panel = Begleitung
lesson-next = Verstanden
lesson-off = Erklärungen ausblenden
lesson-on = Wieder erklären
lesson-count = { $given } von { $all }
lesson-waiting = Die anderen spielen. Beobachte Spielfeld und Verlauf.
lesson-quiet = Für diesen Zug weißt du alles. Ich melde mich, wenn etwas Neues kommt.
lesson-silent = Die Erklärungen sind aus.
lesson-over =
    Das war deine erste Partie { $game }. { $left ->
        [0] Alle { $all } Lektionen kamen vor.
       *[other] { $given } von { $all } Lektionen kamen vor; den Rest lernst du beim Spielen.
    }
lesson-again = Noch einmal mit Begleitung
lesson-next-game = { $game } lernen
lesson-fair = Geführte Partien beginnen alle gleich, damit auch geschieht, was erklärt wird.

## Short rules

howto-title = { $game } in wenigen Schritten
howto-nav = In wenigen Schritten
