### The terminal program. Names of people and moves, numbers and files come in as parameters.
###
### A seat $x comes with $x-is (you / other). A parameter said to be “text” is shown as it is: measured
### numbers (seconds, rates) are text made by texts::decimal. Commands and flags stand as { "literals" }:
### they are the same in every language.

## The program

cli-about = A table for three wolf games, in your terminal.
# $what is a whole sentence.
cli-error = Error: { $what }
cli-hint = Hint: { $what }
cli-yes = yes
cli-no = no
cli-none = none

## Games and options

cli-games-heading = Games
# $name and $about are phrases of the game.
cli-games-line = { $name }, { $least } to { $most } players: { $about }
# $game is the game’s name (a phrase).
cli-options-heading = Options of { $game }
cli-option-default = default: { $value }
cli-option-values = values: { $values }
cli-option-several = any of these, separated by commas: { $values }
cli-option-per-seat = one for each seat, separated by commas: { $values }
cli-option-text = the name of a text file
# $rule is a rule’s id.
cli-option-rule = settles { $rule }
cli-presets-heading = Ready-made sets

## A game begins

cli-greeting = { $game }, { $players } players. Type { "?" } for help.
cli-resumed =
    { $entries ->
        [one] Going on with { $file } after { $entries } entry.
       *[other] Going on with { $file } after { $entries } entries.
    }
# $name is text: the seat may not have spoken yet.
cli-seat-person = Seat { $number }: { $name }
# $level is the bot’s name or level (text or phrase).
cli-seat-bot = Seat { $number }: { $name } (bot, { $level })
cli-commitment = Commitment: { $commitment }
cli-commitment-about = This is the SHA-256 of the seed. The seed is shown at the end, so that everybody can check the deal.
cli-seed = Seed: { $seed }
cli-seed-check = Check the deal with: { $command }
cli-seed-open = The seed was given, so this deal is no secret to whoever knows it.

## Turns and prompts

cli-turn =
    { $seat-is ->
        [you] Your turn.
       *[other] { $seat } decides.
    }
cli-moves-heading =
    { $count ->
        [one] One move is possible:
       *[other] { $count } moves are possible:
    }
cli-prompt = Your move (number, text, { "?" } for help):
cli-prompt-named = { $seat }, your move (number, text, { "?" } for help):
cli-pass-keyboard = Pass the keyboard to { $seat }, then press Enter.
cli-hidden-until = What only { $seat } may see stays hidden until { $seat } is here.
cli-press-enter = Press Enter to go on.
cli-hidden-line = (hidden)

## What is answered to input

cli-played =
    { $seat-is ->
        [you] You play { $move }.
       *[other] { $seat } plays { $move }.
    }
cli-bot-played = { $seat } (bot) plays { $move }.
cli-bot-thinking = { $seat } is thinking…
cli-undone =
    { $seat-is ->
        [you] You take { $move } back.
       *[other] { $seat } takes { $move } back.
    }
cli-reset-done =
    { $count ->
        [one] One move of this turn is taken back.
       *[other] { $count } moves of this turn are taken back.
    }
cli-reset-nothing = Nothing of this turn can be taken back.
cli-bad-number =
    { $count ->
        [one] There is no move { $number }: the only one is 1.
       *[other] There is no move { $number }: the moves are 1 to { $count }.
    }
cli-unknown-input = “{ $text }” is neither a move nor a command here. Type { "?" } for help.
# $matches is a list of moves.
cli-ambiguous = “{ $text }” can mean several moves: { $matches }. Type more of it.
cli-needs-file = Say where: { "save FILE" }
cli-saved = Saved to { $file }.
cli-file-exists = There is already a file { $file }, and it is not overwritten. Choose another name.
cli-log-heading = What happened so far
cli-log-empty = Nothing has happened yet.
cli-rules-heading = The rules of { $game } in short
cli-unsaved = This game is not saved. Type { "quit" } again to leave, or { "save FILE" }.
cli-not-saved = The game was not saved.
cli-goodbye = Goodbye.
cli-input-ended = The input ended before the game did.

## Help: what { "?" } lists. The first column is 16 characters wide; a line cannot be indented before a
## placeable, so those spaces stand inside it.

cli-help =
    What you can type:
      3             the move with this number
      MOVE          a move by its text, as in the list
    { "  ?" }             this help
    { "  ? MOVE" }        is this move possible, and if not, which rule forbids it
      undo          take your last move back
      reset         start your turn again
      log           what happened so far
      board         show the table again
      rules         the rules in short
      save FILE     write the game to a file
      quit          leave
    You can take back as long as nobody else has decided and nothing hidden was shown.

## Why is a move possible, or not

cli-why-legal = { $move } is possible now.
# $rule is the rule’s id, $why the refusal’s sentence.
cli-why-forbidden = { $move } is not possible ({ $rule }): { $why }
cli-why-no-such-move = “{ $text }” is no move of this game.

## The end

# $reason is the game’s sentence (GAME-end-KEY).
cli-game-over = The game is over. { $reason }
cli-game-abandoned =
    { $entries ->
        [one] The game stops after { $entries } entry.
       *[other] The game stops after { $entries } entries.
    }
cli-scores-heading = Scores
cli-score-category = Category
cli-score-total = Total
cli-score-place = Place
cli-place = { $place }.
cli-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# A single winner.
cli-winner =
    { $seat-is ->
        [you] You win
       *[other] { $seat } wins
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
# Several share: $seats is a list of table-player.
cli-winners-share = The victory is shared by { $seats }, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
# A team wins: $team is a phrase or text, $seats a list of table-player.
cli-team-wins = { $team } wins: { $seats }.
cli-teams-share = Nobody is ahead: { $seats } share the victory.
cli-no-winner = Nobody wins.

## A record on the screen

cli-record-of = { $game }, { $players } players
# $entries counts everything, $plies the moves that stand.
cli-record-entries =
    { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, { $plies ->
        [one] { $plies } move stands
       *[other] { $plies } moves stand
    }
cli-record-finished = finished
cli-record-unfinished = not finished
cli-ply-heading = Move { $ply } of { $plies }
cli-position-heading = The table after move { $ply }
cli-forked = A new game from move { $ply } of { $file } is in { $new }. What was hidden there is dealt anew.

## Verify

cli-verify-ok = { $file }: everything fits.
# $what is a whole sentence.
cli-verify-failed = { $file } does not fit. { $what }
cli-verify-check = The file is as it was written.
cli-verify-no-check = The file has no check, so whether it was edited cannot be told.
cli-verify-seed = The seed fits the commitment.
cli-verify-no-commitment = The start was made by hand: there is no commitment to check.
cli-verify-deal = The deal is the one that the seed gives.
cli-verify-moves =
    { $entries ->
        [one] { $entries } entry, and the rules allow it.
       *[other] { $entries } entries, and the rules allow them all.
    }
cli-verify-result = The result is the one that the game gives.
cli-verify-unfinished = The game is not over: there is no result to check.

## Bench, perft, contract: numbers said to be text come from texts::decimal

cli-bench-heading = { $game }, { $players } players, random moves
# All text.
cli-bench-games = { $games } games in { $seconds } s: { $rate } games per second
cli-bench-moves = { $moves } moves: { $rate } moves per second, { $nanoseconds } ns each
cli-bench-average = on average { $length } moves a game and { $choices } choices a move
cli-perft-heading = Positions reached from here, by depth
# $depth is a number, the rest text.
cli-perft-line = depth { $depth }: { $leaves } in { $seconds } s
cli-perft-move = { $move }: { $leaves }
cli-perft-total = total: { $leaves }

## Progress

cli-progress-games = { $done } of { $total } games
cli-progress-files = { $done } of { $total } files
# $seconds is text.
cli-progress-left = about { $seconds } s left
cli-progress-playing = Playing
cli-progress-checking = Checking
cli-progress-counting = Counting
cli-progress-thinking = Thinking
cli-progress-done = Done in { $seconds } s.

## What can go wrong. $games, $bots, $languages … are lists.

cli-no-such-game = There is no game “{ $game }”. The games are { $games }.
# $seat is the text that was given.
cli-no-such-seat = There is no seat “{ $seat }”: the seats are 1 to { $seats }.
cli-no-such-viewer = Nobody called “{ $viewer }” looks here. Possible are { $viewers }.
cli-no-such-bot = There is no bot “{ $bot }”. The bots are { $bots }.
cli-no-such-language = Loup does not speak “{ $language }”. It speaks { $languages }.
cli-no-such-preset = There is no ready-made set “{ $preset }”. There are { $presets }.
cli-no-such-ply = There is no move { $ply }: this game has { $plies }.
cli-bad-seed = “{ $seed }” is no seed: it wants 1 to 64 hexadecimal digits (0–9, a–f).
cli-bad-option = “{ $text }” is no option: it wants { "KEY=VALUE" }.
# $name is a flag or field, $expected a phrase or text.
cli-bad-value = “{ $value }” does not fit { $name }: it wants { $expected }.
cli-bad-names =
    { $names ->
        [one] { $names } name was given
       *[other] { $names } names were given
    } for { $seats } seats.
cli-need-terminal = Several people can share hidden things only at a terminal, where the screen is cleared between them. Let bots take the other seats, or start this in a terminal.
cli-nothing-to-decide = The game in this file is over: there is nothing left to decide.
cli-cannot-read = { $file } cannot be read: { $reason }.
cli-cannot-write = { $file } cannot be written: { $reason }.
cli-file-reason-missing = there is no such file
cli-file-reason-denied = it is not allowed
cli-file-reason-folder = it is a folder
cli-file-reason-full = the disk is full
# $text comes from the operating system.
cli-file-reason-other = { $text }
cli-no-random = The operating system gave no random numbers. Give a seed with { "--seed" }.
