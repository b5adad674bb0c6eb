### Around guided first tables and short rules; what they say of a game is in its room.

## Guided first tables

lesson-start = Learn by playing
lesson-start-about = About ten minutes against friendly bots; the game explains itself as you go.
lesson-panel = Guide
lesson-next = Got it
lesson-off = No more explanations
lesson-on = Explain again
lesson-count = { $given } of { $all }
lesson-waiting = The others play. Watch the board and the log.
lesson-quiet = You know all you need for this turn. I speak up when something new comes.
lesson-silent = The explanations are off.
lesson-over = That was your first game of { $game }. You met { $given } of its { $all } lessons; play will bring the rest.
lesson-again = Once more with the guide
lesson-next-game = Learn { $game }
lesson-fair = Guided tables all begin alike, so that what is explained really happens.

## Short rules

howto-title = { $game } in a few steps
howto-nav = In a few steps
