### Around guided first tables and short rules; what they say of a game is in its room.

## Guided first tables

lesson-start = Learn by playing
lesson-start-about = About ten minutes against friendly bots; everything is explained as you go.
lesson-panel = Guide
lesson-next = Got it
lesson-off = Hide explanations
lesson-on = Explain again
lesson-count = { $given } of { $all }
lesson-waiting = The others are playing. Watch the board and the log.
lesson-quiet = You know all you need for this turn. I’ll speak up when something new comes along.
lesson-silent = The explanations are off.
lesson-over =
    That was your first game of { $game }. { $left ->
        [0] You’ve seen all { $all } lessons.
       *[other] You’ve seen { $given } of its { $all } lessons; you’ll pick up the rest as you play.
    }
lesson-again = Play again with the guide
lesson-next-game = Learn { $game }
lesson-fair = Guided tables all begin the same way, so that what is explained really happens.

## Short rules

howto-title = { $game } in a few steps
howto-nav = In a few steps
