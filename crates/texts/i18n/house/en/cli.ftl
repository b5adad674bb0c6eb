### The terminal program. Names of people and moves, numbers and files come in as parameters.
###
### A seat $x comes with $x-is (you / other). A parameter said to be “text” is shown as it is: measured
### numbers (seconds, rates) are text made by texts::decimal. Commands and flags stand as { "literals" }:
### they are the same in every language.

## The program

cli-about = A table for three wolf games, in your terminal.
# $what is a whole sentence.
cli-error = Error: { $what }
cli-yes = yes
cli-no = no

## Games and options

cli-games-heading = Games
# $name and $about are phrases of the game.
cli-games-line = { $name }, { $least } to { $most } players: { $about }
cli-games-more = { "loup games GAME" } explains the options of a game, { "loup play GAME" } plays it.
cli-options-heading = Options of { $game } for { $players } players
cli-option-name = { $key }: { $name }
cli-option-default = default: { $value }
cli-option-values = values: { $values }
cli-option-several = any number of these, separated by commas:
cli-option-per-seat = one of these for each seat, separated by commas:
cli-option-text = a text file: { "--option" } { $key }={ "@FILE" }
# $rule is a rule’s id.
cli-option-rule = settles { $rule }
cli-presets-heading = Suggested sets
cli-preset-line = { $key }: { $name } ({ $choices })

## A game begins

cli-greeting = { $game }, { $players } players. Type { "?" } for help.
cli-resumed =
    { $entries ->
        [one] Resuming { $file } after { $entries } entry.
       *[other] Resuming { $file } after { $entries } entries.
    }
# $game is the game that was asked for (a phrase).
cli-resume-other = The game in { $file } is not { $game }. Leave out the game: { "loup play --resume FILE" }
# $name is text: the seat may not have spoken yet.
cli-seat-person = Seat { $number }: { $name }
# What somebody is called who gives no name.
cli-default-person = Human
# Saved games tell people from bots by this name.
cli-bot-name = Bot { $number }
# $level is the bot’s name or level (text or phrase).
cli-seat-bot = Seat { $number }: { $name } (bot, { $level })
cli-commitment = Fingerprint: { $commitment }
cli-commitment-about = This is the SHA-256 of the seed. The seed is revealed at the end, so that anyone can check the deal.
cli-seed = Seed: { $seed }
cli-seed-check = Save the game and check it with { "loup verify FILE" }: the seed matches the fingerprint, and gives this deal.
cli-seed-open = The seed was given, so this deal is no secret to anyone who knows it.

## Turns and prompts

cli-moves-heading =
    { $count ->
        [one] One move is possible:
       *[other] { $count } moves are possible:
    }
cli-moves-many = { $count } moves are possible (Enter lists them one by one):
cli-prompt = Your move (number, text, { "?" } for help):
cli-prompt-named = { $seat }, your move (number, text, { "?" } for help):
cli-hand-over-undo = Press Enter to clear the screen for { $seat } ({ "undo" } takes back your move):
cli-hand-over = Press Enter to clear the screen for { $seat }:
cli-pass-keyboard = Pass the keyboard to { $seat }, then press Enter.

## What is answered to input

cli-undone =
    { $seat-is ->
        [you] You take back { $move }.
       *[other] { $seat } takes back { $move }.
    }
cli-reset-done =
    { $count ->
        [one] One move of this turn has been taken back.
       *[other] { $count } moves of this turn have been taken back.
    }
cli-reset-nothing = Nothing in this turn can be taken back.
cli-bad-number =
    { $count ->
        [one] There is no move { $number }: the only one is 1.
       *[other] There is no move { $number }: choose from 1 to { $count }.
    }
cli-unknown-input = “{ $text }” is neither a move nor a command here. Type { "?" } for help.
cli-ambiguous = “{ $text }” can mean several moves. Type more of it, or a number:
cli-needs-file = Say where: { "save FILE" }
cli-saved = Saved to { $file }.
cli-saved-secret = The seed is in the file: anyone who reads it can work out everything that is hidden.
cli-overwrite = There is already a file { $file }. Replace it? ({ cli-yes }/{ cli-no })
cli-not-overwritten = { $file } stays as it is, and the game has not been saved.
cli-no-such-rule = The reference has no rule { $rule }.
cli-changes-none = No one else has done anything since your last turn.
cli-log-heading = What has happened so far
cli-log-empty = Nothing has happened yet.
cli-log-taken-back = { $line } (taken back)
cli-unsaved = This game has not been saved. Type { "quit" } again to leave, or { "save FILE" }.
cli-not-saved = The game was not saved.
# Nobody has saved it: the program keeps it unasked.
cli-kept = The game is kept in { $file }.
cli-resume-hint = To continue: { $command }
cli-goodbye = Goodbye.
cli-input-ended = The input ended before the game did.

## Help: what { "?" } lists. The first column is 16 characters wide; a line cannot be indented before a
## placeable, so those spaces stand inside it.

cli-help =
    What you can type:
      3             the move with this number
      MOVE          a move by its text, as in the list
      Enter         list the possible moves again
      Tab           complete what you have begun to type; arrow keys bring back earlier lines
    { "  ?" }             this help
    { "  ? MOVE" }        whether a move is possible, and if not, which rule forbids it
      hint          the three best moves, what they are worth, and why
      undo          take back your last move
      reset         restart your turn
      changes       what the others have done since your last turn
      rule TW13     what a rule says (its id is named when a move is refused)
      rules         all rules of this game
      log           what has happened so far
      board         show the table again
      save FILE     write the game to a file
      quit          leave
    You can take back moves until someone else decides or something hidden is revealed.
cli-ask-heading = What you can ask about this game:

## A hint

# $move is a move’s name, $share and $change are phrases (web-hint-share …), $reason is a sentence.
cli-hint-line = { $move }: { $share }, { $change }. { $reason }
# Nothing particular speaks for it.
cli-hint-bare = { $move }: { $share }, { $change }.
# $only says that there is no other move.
cli-hint-only = { $move }: { $only }.
cli-hint-none = There is no hint to give here.

## Why is a move possible, or not

cli-why-legal = { $move } is possible now.
# $rule is the rule’s id, $why the refusal’s sentence.
cli-why-forbidden = { $move } is not possible ({ $rule }): { $why }
cli-why-no-such-move = “{ $text }” is not a move in this game ({ $rule }).

## The end

# $reason is the game’s sentence (GAME-end-KEY).
cli-game-over = The game is over. { $reason }
cli-scores-heading = Scores
cli-score-line =
    { $place } { $seat-is ->
        [you] You
       *[other] { $seat }
    }: { $points }
cli-score-part = { $category } { $points }
cli-place = { $place }.
cli-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# A single winner where nothing was counted.
cli-winner-plain =
    { $seat-is ->
        [you] You win.
       *[other] { $seat } wins.
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
# Several win because they are equal: $seats is a list of table-player.
cli-winners = Winners: { $seats }.
# A team wins: $team is its name, $seats its people, a list of table-player.
cli-winners-team = Team { $team } wins: { $seats }.
cli-after = { "save FILE" }, { "log" } or { "board" }; Enter leaves:
cli-after-another = { "save FILE" }, { "log" } or { "board" }; Enter starts the next game, { "quit" } leaves:
cli-series-heading =
    { $games ->
        [one] The series after { $games } game
       *[other] The series after { $games } games
    }
cli-series-line =
    { $name }: { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }

## A record on the screen

cli-record-of = { $game }, { $players } players
cli-replay-line = { $ply }. { $seat }: { $move }
cli-random-written =
    { $files ->
        [one] { $files } record is in { $folder }.
       *[other] { $files } records are in { $folder }.
    }
cli-position-heading = The table after move { $ply }

## Verify

# $moves, $seed and $result are sentences from below.
cli-verify-ok = { $file }: all correct. { $moves } { $seed } { $result }
# $what is a whole sentence.
cli-verify-failed = { $file } is not correct. { $what }
# $parts is a sentence from below.
cli-verify-seed = The seed matches the fingerprint. { $parts }
# $seats is a list of numbers.
cli-verify-parts =
    { $count ->
        [one] Seat { $seats } added a part to it.
       *[other] Seats { $seats } each added a part to it.
    }
cli-verify-no-parts = No seat added a part to it: whoever ran the table drew it alone.
cli-verify-no-promise = There is no fingerprint to compare the seed with.
cli-verify-no-commitment = The start was set up by hand: there is no fingerprint to check.
cli-verify-unproved = The start was set up by hand: the fingerprint cannot be checked without a seed.
cli-verify-moves =
    { $entries ->
        [one] { $entries } entry, allowed by the rules.
       *[other] { $entries } entries, all allowed by the rules.
    }
cli-verify-result = The result is the result of the game.
cli-verify-no-result = The game is over, but the file gives no result.
cli-verify-unfinished = The game is not over: there is no result to check.

## Bench, perft, contract: numbers said to be text come from texts::decimal

cli-bench-heading = { $game }, { $players } players, random moves
# All text.
cli-bench-games = { $games } games in { $seconds } s: { $rate } games per second
cli-bench-moves = { $moves } moves: { $rate } moves per second, { $nanoseconds } ns each
# $length is text, $bytes a number.
cli-bench-average = { $length } moves a game on average; { $bytes } bytes a position
cli-bench-seconds = more than 0 and at most { $most } seconds
cli-bench-slow-build = This build is not optimised: measure with { "cargo run --release -- bench" }
# $tables is a number, $games a list.
cli-load-heading = { $tables ->
    [one] One table
   *[other] { $tables } tables
}: { $games }
# All text.
cli-load-moves = { $moves } moves acknowledged in { $seconds } s: { $rate } per second
cli-load-answered = a move is answered after { $p50 } ms (median), { $p95 } ms (95%), { $p99 } ms (99%)
cli-load-seen = the other seat sees it after { $p50 } ms (median), { $p95 } ms (95%), { $p99 } ms (99%)
cli-load-waited = a person waits for the bot { $p50 } ms (median), { $p95 } ms (95%), { $p99 } ms (99%)
cli-load-server = the server has { $now } MB, had { $most } MB at most, and takes { $time } ms of processor time for a move
cli-load-database = the database takes { $time } ms of processor time for a move
# $tables is a number.
cli-load-errors = { $tables ->
    [one] one table
   *[other] { $tables } tables
} stopped playing, the first because: { $what }
cli-load-url = the address of a server without https, with its port: { "http://127.0.0.1:7373" }
cli-load-seconds = from 0 to { $most } seconds
cli-load-tables = 1 to 5000 tables
cli-load-rate = how many moves a second, more than 0
cli-load-level = { "cub" }, { "scout" }, { "hunter" } or { "alpha" }
# $depth is a number, the rest text.
cli-perft-line = depth { $depth }: { $leaves } ({ $seconds } s)
cli-perft-move = { $move }: { $leaves }
cli-perft-total = total: { $leaves }
# $team is a phrase of the game.
cli-solve-result = With open hands after move { $ply }: team { $team } wins with best play.
cli-solve-seat-decides = { $seat } ({ $team }) decides; best: { $moves }
cli-solve-seat-lost = { $seat } ({ $team }) decides; every move loses against best play
cli-solve-seat-next = { $seat } ({ $team }); next in best play: { $moves }
cli-solve-seat = { $seat } ({ $team }); nothing left to decide
cli-solve-move = { $move }: team { $team } wins
cli-solve-line = Best play: { $moves }
# Both are text.
cli-solve-effort = { $positions } positions in { $seconds } s

## The arena and the trainer

# $games and $deals are text.
cli-arena-heading = { $game }, { $players } players: { $games } games, { $deals } deals
# The answers of a sequential test; $no and $yes are shares as text.
cli-arena-yes = Decided: { $one } is better than { $other } (it comes first at least { $yes } of the time rather than { $no }; 5% error).
cli-arena-no = Decided: { $one } is not better than { $other } (it comes first at most { $no } of the time rather than { $yes }; 5% error).
cli-arena-open = Not decided whether { $one } is better than { $other } ({ $yes } rather than { $no }): more games would tell.
# $games is text.
cli-arena-stopped = Stopped before all { $games } games were played.
cli-arena-kept = The match is saved in { $file }; the same command continues it, with more { "--games" } if you like.
# $why comes from the reader of the file.
cli-arena-no-match = { $file } is not a saved match: { $why }.
# All text.
cli-train-done = { $played } games in { $seconds } s. The network is in { $file }.
cli-train-stopped = Stopped after { $played } of { $games } games and { $seconds } s. The network so far is in { $file }.
cli-calibrate-heading = Tables of the sort { $sort }: { $games } games of { $level }
# $shares: percentages in columns.
cli-calibrate-said = said { $shares }
cli-calibrate-came = came { $shares }
cli-calibrate-error = off by { $error } on average, { $noise } by chance alone; missed by thirds of the game { $missed }, by saying that all are equal { $par }: { $gain } less
cli-calibrate-crossed = fitted to half of the games and measured on the others: off by { $error }, { $noise } by chance alone; { $gain } less missed
cli-calibrate-hints = after a hint the bar is { $apart } points from what it said, on average { $drift } ± { $margin } ({ $hints } hints); { $clear } where the move turned nothing up ({ $clears } hints)
cli-calibrate-best = over the best moves the seat’s own share changes by { $change } points on average ({ $moves } moves), by { $ends } where the turn ends with them ({ $turns })
cli-calibrate-ended = when a turn ends the share of whoever had it changes by { $change } points on average ({ $turns } turns)
# $level is cub, scout, hunter or alpha; the numbers are text. "Fitted": with powers fitted to the other half of the games.
cli-calibrate-level = games of { $level }: off by { $error }, { $noise } by chance alone; fitted { $fitted }, { $chance } by chance alone
cli-calibrate-spectators = what spectators were told: off by { $error }, { $noise } by chance alone; fitted { $fitted }, { $chance } by chance alone
cli-calibrate-written = What was fitted is in { $file }.
cli-ladder-decided = Decided: { $decided } of { $all }.
cli-ladder-renewed =
    { $count ->
        [one] { $count } pair begins again: one of its bots plays otherwise than before.
       *[other] { $count } pairs begin again: one of their bots plays otherwise than before.
    }
cli-ladder-none = { $file } holds no ladder: { $why }
cli-ladder-no-marks = { $file } has no place for the tables: it lacks the lines { $begin } and { $end }
cli-train-hash = Hash of the weights: { $hash }
cli-train-measure = Measure it with: { "loup arena" } { $game } { "--bots" } { $bot },{ $rival }

## Progress

cli-progress-playing = Playing
cli-progress-checking = Checking
cli-progress-counting = Counting
cli-progress-thinking = Thinking
cli-progress-training = Training
cli-progress-calibrating = Games

## What can go wrong. $games, $bots, $languages … are lists.

cli-no-such-game = There is no game “{ $game }”. The games are { $games }.
cli-no-such-viewer = There is no viewer “{ $viewer }”. Possible viewers: { $viewers }.
cli-no-such-language = Loup does not speak “{ $language }”. It speaks { $languages }.
cli-no-such-preset = There is no preset “{ $preset }”. The presets are { $presets }.
cli-no-such-ply = There is no move { $ply }: this game has { $plies }.
cli-bad-seed = “{ $seed }” is not a seed. Expected: 1 to 64 hexadecimal digits (0–9, a–f).
cli-bad-option = “{ $text }” is not an option. Expected: { "KEY=VALUE" }.
# $name is a flag or field, $expected a phrase or text.
cli-bad-value = “{ $value }” does not fit { $name }. Expected: { $expected }.
cli-bad-names =
    { $names ->
        [one] { $names } name was given
       *[other] { $names } names were given
    } for { $seats } seats.
cli-bad-bots =
    { $levels ->
        [one] { $levels } level was given
       *[other] { $levels } levels were given
    } for { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }.
cli-same-names = Two people are called { $name }. Give them different names.
cli-nobody-called = No one called “{ $name }” plays in this file. The players are { $names }.
cli-need-terminal = Several people can only share a screen with hidden things at a terminal, where it is cleared between them. Let bots take the other seats, or start this in a terminal.
# $game is the game’s name (a phrase).
cli-solve-other = { $file } is a game of { $game }; only Wolf & Hound can be solved.
cli-nothing-to-decide = The game in this file is over: there is nothing left to decide.
cli-cannot-read = { $file } cannot be read: { $reason }.
cli-empty-file = { $file } is empty.
cli-cannot-write = { $file } cannot be written: { $reason }.
# $what is a whole sentence.
cli-file-wrong = { $file }: { $what }
cli-record-wrong = { $file }, line { $line }: { $what }
cli-cannot-output = The output cannot be written: { $reason }.
cli-file-reason-missing = there is no such file
cli-file-reason-no-folder = there is no such folder
cli-file-reason-denied = permission denied
cli-file-reason-folder = it is a folder
cli-file-reason-there = there is already a file with that name
cli-file-reason-full = the disk is full
# $text comes from the operating system.
cli-file-reason-other = { $text }
cli-no-random = The operating system provided no random numbers. Give a seed with { "--seed" }.

## Help: the command line. cli-help-NAME is a command, cli-help-NAME-ARG one of its arguments, cli-help-arg-ARG
## an argument that commands share, cli-help-NAME-more what stands below it.

cli-help-usage = Usage:
cli-help-options = OPTIONS
cli-help-command = COMMAND
cli-help-heading-commands = Commands
cli-help-heading-arguments = Arguments
cli-help-heading-options = Options
cli-help-more =
    Exit codes: 0 all is well, or the answer is yes; 1 the answer is no (a record is not correct, a move is forbidden); 2 something is wrong with the command or a file.
    Colours appear only on a terminal, and never when { "NO_COLOR" } is set.
cli-help-games = Show the games, or all options of one
cli-help-play = Play against bots, or with others at the same keyboard
cli-help-random = Write random complete games as records
cli-help-replay = Show a recorded game move by move
cli-help-verify = Check that everything a record claims is true
cli-help-why = Say whether a move is possible, and if not, which rule forbids it
cli-help-perft = Count the move sequences from a deal
cli-help-bench = Measure how fast random games are played on one core
cli-help-load = Measure how much a running server bears: people who play as fast as they are answered
cli-help-solve = Solve Wolf & Hound with open hands: the value and the best card for every seat
cli-help-arena = Let bots play matches against each other, and measure them
cli-help-arena-bots = The bots, separated by commas: the levels { "cub" }, { "scout" }, { "hunter" }, { "alpha" }; those of 0.1, such as { "alpha-0.1" }; { "random" }; { "greedy" } (one move ahead); { "flat" } or { "flat:N" } (flat Monte Carlo, N simulated games, default: 400); { "uct" } (plain UCT, honest); { "uct-peek" } (sees everything); { "alpha-peek" } (sees everything and judges as { "alpha" } does); { "BOT+BOT" } (two bots as partners); { "net:FILE" } (a trained network) or { "net:FILE:NODES:AHEAD" } (the same, simulating that many games, that many of its own decisions ahead), with { ":SOFT" } after it in worlds that explain what the others, who choose so softly, have played; { "exec:COMMAND" } (a program of your own: { "docs/bot-protocol.md" }); { "plan:N:N:…" } (thinks by these numbers, as the levels do by theirs: { "docs/bot-making.md" })
cli-help-arena-games = How many games at least; every deal is finished (default: 1000)
cli-help-arena-time = How many milliseconds a bot thinks about each decision
cli-help-arena-nodes = How many games a bot simulates for each decision. Without { "--time" } and this, each bot thinks as it does at a table
cli-help-arena-alone = Only the first bot alone among each of the others, and nobody else alone
cli-help-arena-only-first = Only matches of the first bot against each of the others
cli-help-arena-sprt = Stop as soon as the games decide whether the first bot finishes ahead of the second with share YES rather than NO (such as { "0.5,0.55" }), with 5% error. The exit code tells: 0 yes, 1 no or not decided
cli-help-arena-seed = Where chance starts, a number (default: 1); the same seed gives the same deals, and without { "--time" } the same games
cli-help-arg-threads = How many threads (default: one for each core)
cli-help-arena-resume = Save the match in this file, and continue it if the file exists
cli-help-arena-json = Write the result as JSON
cli-help-arena-more =
    Every pair meets in every deal, each bot once on every side: one bot alone, the other on all other sides. { "Ctrl-C" } ends the match and shows what is known.
    Examples:
    { "  loup arena hound --bots alpha,hunter,scout,cub --games 10000" }
    { "  loup arena triqueta --players 3 --bots alpha,greedy,flat:400 --only-first --time 200" }
    { "  loup arena wolves --players 2 --bots alpha,hunter --sprt 0.5,0.55 --resume match.json" }
cli-help-train = Train a network by letting it play
cli-help-train-games = How many games (default: 200000, for The Wolves 20000)
cli-help-train-minutes = About how long to train instead; a short trial finds out how many games that is
cli-help-train-players = Learn only for this many players: without options, that part of the game’s own mixture of tables; without either, all of it
cli-help-train-seed = Where chance starts, a number (default: 1); the same command makes the same network
cli-help-train-against = Learn the best response to this bot, which stays as it is, instead of playing against itself; { "loup help arena" } lists the bots
cli-help-train-from = Continue with the network in this file
cli-help-train-out = Where to write it (default: { "GAME.net" })
cli-help-train-more =
    The file records how it was made: the command with its seed, and a hash of the weights. { "Ctrl-C" } ends the training and keeps what was learned.
    Examples:
    { "  loup train triqueta --minutes 10 --out triqueta.net" }
    { "  loup train hound --against alpha --games 100000 --out response.net" }
    { "  loup arena hound --bots net:response.net,alpha" }
    { "  loup train wolves --players 2 --minutes 60 --out wolves.net" }
cli-help-calibrate = Measure whether the bar and the hints come true, and fit what makes them
cli-help-calibrate-games = How many games at each table (default: 200)
cli-help-calibrate-level = The level of the bots that play them: { "cub" }, { "scout" }, { "hunter" } or { "alpha" } (default: { "scout" }); several, with commas, take turns game by game
cli-help-calibrate-players = Only tables for this many players. Without this and without options, all sorts of tables are measured
cli-help-calibrate-looks = Look only at so many moments of each game, one in each part of it, instead of every turn
cli-help-calibrate-hints = Follow a hint in one decision of so many; 0 for none (default: 16)
cli-help-calibrate-powers = Measure what such a file of { "--fit" } makes of the shares, instead of what the program comes with
cli-help-calibrate-seed = Where chance starts, a number (default: 1)
cli-help-calibrate-fit = Write a file by which shares come true better; what was not measured stays as it is
cli-help-calibrate-more =
    Whenever a turn begins (or at a few moments of each game, { "--looks" }), what a seat is told that every side can expect is compared with what came of it; what spectators are told is measured too. Now and then a hint is followed, and the bar compared with what it said and with the bar before it.
cli-help-ladder = Let every level meet the one below at every table, until it is decided which is better
cli-help-ladder-file = Where it is kept; if the file exists, it goes on from there
cli-help-ladder-game = Only the tables of this game, when it begins
cli-help-ladder-curve = Instead of levels, let the best one meet itself with a tenth of the nodes, at one table of each game
cli-help-ladder-again = Forget first what these bots have played (of the game, with { "--game" }): they have changed
cli-help-ladder-sort = With { "--again" }: only at tables of these sorts, such as 4-wolves
cli-help-ladder-deals = At most so many deals for each pair (default: 1000)
cli-help-ladder-minutes = How long to play at most
cli-help-ladder-seed = Where chance starts, a number (default: 1)
cli-help-ladder-write = Put the tables into this document, between the lines made for them
cli-help-ladder-more =
    Numbers say how often the first came before the second, with a 95% interval and the number of deals; those in bold are decided.
cli-help-completions = Print what a shell needs to complete commands
cli-help-licences = Print the licences of the program and of everything that it is made of
cli-help-help = Show the help of the program or of a command
cli-help-arg-game = The game: { "loup games" } lists them
cli-help-games-game = Show the options of this game
cli-help-games-players = Show the options for this number of players
cli-help-arg-players = How many play, people and bots together
cli-help-arg-options = Choose an option; { "loup games GAME" } explains them. { "@FILE" } as value reads a text option from a file
cli-help-arg-preset = Choose a suggested set of options; { "loup games GAME" } lists them
cli-help-arg-cards = Play with the cards of this file (short for { "--option cards-file=@FILE" })
cli-help-play-people = Who sits at the keyboard, from seat 1 on, separated by commas; an empty name leaves that seat to a bot. Default: one person against bots. With { "--resume" }: which of the players in the file
cli-help-play-bots = How well the bots play: { "cub" }, { "scout" } (the default), { "hunter" } or { "alpha" }; one for all, or one for each bot, separated by commas
cli-help-play-seed = Deal from this seed, for practice (1 to 64 hexadecimal digits). By default the operating system provides a secret one
cli-help-play-best-of = Play a series until someone has won more than half of this many games; the seats change as the game prescribes
cli-help-play-resume = Continue a saved game
cli-help-play-more =
    Examples:
    { "  loup play triqueta" }
    { "  loup play triqueta --players 4 --people Ada,Bo --option hidden-wolves=on" }
    { "  loup play hound --bots alpha" }
    { "  loup play --resume game.loup" }
cli-help-arg-seed = The seed of the first deal (1 to 64 hexadecimal digits)
cli-help-random-seed = The seed of the first game, from which those of the others are made (1 to 64 hexadecimal digits). By default the operating system provides one
cli-help-random-count = How many games (default: 1)
cli-help-random-out = Write each game into a file of its own in this folder
cli-help-random-more = Several games on the standard output are separated by an empty line; each begins with “{ "loup record" }” and ends with “{ "end:" }”. { "loup verify -" } reads them all.
cli-help-arg-file = The record; { "-" } is the standard input
cli-help-verify-files = The records; { "-" } is the standard input. A file may hold several
cli-help-arg-to = Stop after this many moves
cli-help-replay-viewer = Who is looking: { "public" }, { "all" } (the default), or a seat by its number or its player’s name
cli-help-arg-json = Write JSON, one object on each line
cli-help-replay-more = With { "--json" }, the first object is the set-up with everything that the seed decided; one follows for every move: the seat, all legal moves as text and as fields, the move played, the events, and the position after it. { "kind" } tells them apart: { "set-up" }, { "ply" }. For viewers other than { "all" }, it is only what that viewer knew.
cli-help-why-words = The move as text
cli-help-why-to = Ask after this many moves instead of at the end
cli-help-perft-depth = How many moves deep
cli-help-perft-divide = Count separately for each first move
cli-help-bench-game = Measure only this game
cli-help-bench-seconds = How long to measure each game, in seconds (default: 3)
cli-help-load-url = Where the server is, or the servers: the people of a table ask different ones (default: { "http://127.0.0.1:7373" })
cli-help-load-together = All people of a table ask the same server, as a proxy that knows the table’s code would have it
cli-help-load-game = Play only this game
cli-help-load-tables = How many tables, with two people and two open pages each (default: 50)
cli-help-load-seconds = How long to measure once all tables are there, in seconds (default: 10)
cli-help-load-rate = So many moves a second in all, whether or not the last ones are answered; times count from when a move should have been made
cli-help-load-bot = One person against a bot of this level at every table, to measure how long people wait
cli-help-load-pid = The servers’ processes on this machine, separated by commas, to tell their memory and processor time
cli-help-load-database = The database’s process on this machine, to tell its processor time
cli-help-load-more =
    Use a data file that nobody needs, and a server with no limits:
    { "  loup serve --rates off --data /var/tmp/load.db --connections-per-address 10000" }
cli-help-completions-shell = The shell: { "bash" }, { "elvish" }, { "fish" }, { "powershell" } or { "zsh" }
cli-help-completions-more =
    For example in bash:
    { "  source <(loup completions bash)" }
cli-help-help-topic = The command
cli-help-arg-lang = The language: { "en" }, { "fr" } or { "de" }. By default the environment decides
cli-help-arg-help = Show this help
cli-help-arg-version = Show the version

## What was wrong with the command line. Each is a sentence that says what would be right.

# $argument and $value are text as typed; $allowed, $others and $arguments are lists.
cli-usage-no-value = { $argument } needs a value. { "--help" } explains it.
cli-usage-bad-value = “{ $value }” does not fit { $argument }. { "--help" } explains what does.
cli-usage-bad-number = “{ $value }” does not fit { $argument }. Expected: { $wants }.
cli-wants-whole = a whole number
cli-wants-whole-from = a whole number from { $least } on
cli-wants-whole-between = a whole number from { $least } to { $most }
cli-usage-other-value = “{ $value }” does not fit { $argument }. Possible values: { $allowed }.
cli-usage-unknown = There is no argument “{ $argument }” here. { "--help" } lists them all.
cli-usage-no-command = There is no command “{ $command }”. { "loup --help" } lists them.
cli-usage-missing = Something is missing: { $arguments }. { "--help" } explains it.
cli-usage-twice = { $argument } is given twice; once is enough.
cli-usage-conflict = { $argument } cannot be combined with { $others }.
cli-usage-not-text = An argument is not UTF-8 text.
cli-usage-other = The command cannot be understood. { "--help" } explains it.
cli-whole-number = a whole number from { $least } to { $most }

## The server and its host

cli-serve-at = Loup is at { $url }
cli-serve-data = The tables are kept in { $file }
cli-think-data = Loup thinks for the tables in { $file }
cli-serve-stop = Press { "Ctrl-C" } to stop. { "loup --help" } shows the other commands.
cli-serve-no-browser = No browser could be opened: please open the address yourself.
cli-tables-none = There are no tables.
# $entries counts moves and take-backs.
cli-tables-line = { $date }  { $code }  { $game }, { $state }: { $names } ({ $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
})
cli-tables-lobby = not started
cli-tables-playing = in progress
cli-tables-over = finished
cli-backup-done = Everything was copied to { $file }.
cli-move-done = Everything is in { $file } now. Where it came from is unchanged.
# $count is how many tables.
cli-tables-which = Say which tables: those that nobody has touched for so many days ({ "--older" }), or those of a state ({ "--state" }).
cli-tables-sure = { $count ->
    [0] There are no such tables.
    [one] This deletes one table for ever. Add { "--yes" } to do it.
   *[other] This deletes these { $count } tables for ever. Add { "--yes" } to do it.
}
cli-tables-gone = { $count ->
    [one] One table has been deleted.
   *[other] { $count } tables have been deleted.
}
cli-backup-terminal = A backup is no text to read. Send it somewhere: { "loup backup - > loup-backup.db" }.
# $name and $meant are names of variables.
cli-variable-meant = { $name } is no setting, and is passed over. Was { $meant } meant?
cli-variable-unknown = { $name } is no setting, and is passed over. { "loup serve --help" } lists all of them.
cli-delete-sure = This deletes table { $code } for ever. Add { "--yes" } to do it.
cli-delete-done = Table { $code } has been deleted.
cli-help-serve = Serve the games to browsers; { "loup" } alone does the same
cli-help-think = Only think about the moves of bots, for servers that share a PostgreSQL database
cli-help-think-data = The address of the PostgreSQL database: { "postgres://…" }
cli-help-think-more =
    The servers leave it to such programs when their setting { "bots" } is { "elsewhere" }. Start as many as there are machines for it; all settings can also be given in a file or in the environment, as for { "loup serve" }.
cli-help-tables = List the tables of a data file
cli-help-export = Write the record of a table; the seed of a game in progress stays secret
cli-help-backup = Copy the data file, even while the server is running
cli-help-move = Take everything from a data file into a PostgreSQL database, or from a database into a file; stop the servers first
cli-help-delete = Delete a table
cli-help-serve-more =
    All settings can also be given in a file ({ "--config" }, { "LOUP_CONFIG" }) or in the environment ({ "LOUP_ADDRESS" }, { "LOUP_DATA" }, { "LOUP_BASE_URL" }, …). Flags win over the environment, the environment over the file.
cli-help-serve-address = Where to listen (default: { "127.0.0.1:7373" })
cli-help-arg-metrics = Give out numbers for Prometheus at this address
cli-help-arg-data = The data file, or the address of a PostgreSQL database (default: { "loup/loup.db" } in your data folder)
cli-help-serve-base-url = The public address, such as { "https://loup.example.org" }
cli-help-serve-behind-proxy = Trust the visitor’s address as reported by a proxy
cli-help-serve-open = Open the page in a browser
cli-help-serve-tables-per-person = How many unfinished tables one person may have
cli-help-serve-connections = How many connections may be open
cli-help-serve-connections-per-address = How many of them come from one address at most
cli-help-serve-megabytes-per-person = How many megabytes the tables made by one person may take
cli-help-serve-bot-delay = How many milliseconds a bot waits before it plays
cli-help-arg-thinkers = How many bots think at the same time
cli-help-serve-bot-time = The most milliseconds that bots think, by level: { "hunter=500,alpha=2000" }
cli-help-serve-bot-games = How many games searching bots simulate instead of their own number, by level: { "alpha=400" }
cli-help-serve-absence = After how many seconds of absence a bot may sit in
cli-help-serve-log = How much is logged: { "error" }, { "warn" }, { "info" } or { "debug" }
cli-help-serve-log-json = Write the log as JSON
cli-help-serve-gallery = Show every piece and state at /gallery, for those who draw them
cli-help-serve-rates = Whether too frequent requests are refused; { "off" } for bots on your own machine
cli-help-arg-code = The code of the table
cli-help-export-out = Write to this file
cli-help-backup-file = The new file; { "-" } is the standard output
cli-help-move-from = The data file, or the address of the database
cli-help-move-to = The empty database, or the new file
cli-help-tables-older = Only tables that nobody has touched for so many days
cli-help-tables-state = Only tables that are { "lobby" }, { "playing" }, { "over" } or { "closed" }
cli-help-tables-delete = Delete these tables instead of listing them
cli-help-tables-yes = Really delete them
cli-help-arg-csv = Write rows of values separated by commas, for spreadsheets
cli-help-delete-yes = Do it without asking
cli-help-play-deal = Start from a hand-made deal or position in this file instead of a random one
