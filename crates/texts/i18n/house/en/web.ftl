### The pages in the browser, whatever is played.
###
### A seat $x comes with $x-is (you / other). Names, codes and counts come in as parameters.

## The frame

web-skip = Skip to the content
web-brand = Loup, all games
web-nav = Pages
web-nav-games = Games
web-nav-mine = My tables
web-nav-about = About
web-nav-rules = Rules
web-me = About you
# $name is text.
web-me-named = You are { $name }
web-settings = Settings
web-language = Language
web-theme = Light
web-theme-system = As the system
web-theme-light = Day
web-theme-dark = Night
web-sound = Sound when it is your turn
web-speed = Moves of the others
web-speed-slow = Slow
web-speed-normal = Calm
web-speed-fast = Quick
web-speed-none = At once
web-title-mark = Mark the tab when it is your turn
web-chat-shown = Show the chat
web-keys = Keys
web-keys-escape = drop a half-made choice, or skip what is being played
web-keys-hint = ask for a hint when it is your turn
web-keys-arrows = step through a replay
web-keys-help = this list
web-net-lost = Connection lost. Trying again…
web-net-back = Connected again.
web-unofficial = Loup is an unofficial edition made by players, with its own words and pictures. The games belong to their authors and publishers: if you like them, buy the boxes.
web-rule-open = Read this rule
web-cancel = Cancel
web-save = Save
web-copy = Copy
web-copied = Copied
web-your-name = Your name
# A list of names: $names is already joined.
web-list = { $names }
# A number with a true minus sign.
web-number = { $number }

## Home

web-home-title = Three games of wolves, one quiet table
web-home-lead = With friends, or against bots while they are away.
web-home-description = Play The Wolves, Wolf & Hound and Triqueta in your browser, with friends or against honest bots.
web-players = Players
web-game-players = { $least }–{ $most } players
web-play-now = Play now
web-new-table = Invite friends
web-home-mine = My tables
web-home-mine-none = You sit at no table yet. Start one above, it takes a click.
web-home-waiting =
    { $open } open, { $yours ->
        [0] none waits for you
        [one] { $yours } waits for you
       *[other] { $yours } wait for you
    }
web-home-join = Join a table
web-home-join-label = Table code or invitation link
web-home-join-go = Join
web-home-join-about = A friend has sent you a link? Open it, or paste it here.
web-home-upload = Watch a recorded game
web-home-upload-label = A record file
web-home-upload-go = Watch
web-home-upload-about = Any file that Loup wrote, from here or from the terminal.
web-home-open = Open tables
web-home-open-none = Nobody is looking for company right now. A table that you list stands here.
web-home-finished = Finished games
web-about-title = About Loup
web-about-what = Loup is a table for three games about wolves: The Wolves, Wolf & Hound, and Triqueta with Hidden Wolves. It knows every rule of the boxes, refuses nothing without naming the rule, and forgets nothing: every game can be replayed, continued and checked.
web-about-fair = The deal is fair and can be proven: its fingerprint is shown before the game, the seed after it. Bots see what their seat may see, and nothing else.

## Tables in lists

# $code is the table’s code (text).
web-table-name = Table { $code }
web-table-continue = Continue
web-table-open = Open
web-table-join = Join
web-table-look = Look
web-free-seats =
    { $count ->
        [one] a free seat
       *[other] { $count } free seats
    }
web-state-lobby = People are coming
web-state-yours = Your turn
web-state-playing = { $name } is to play
# $names is a list, $count how many they are.
web-state-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } won together
    }

## A new table

# $game is the game’s name (text).
web-new-title = A new table: { $game }
web-new-problem = This does not go together:
web-new-refresh = Show again
web-new-seats-about = Friends get a link of their own. People at this screen take turns at it; what is hidden stays behind a curtain.
web-seats = Seats
web-sit-me = Me
web-sit-friend = A friend, by link
web-sit-here = Somebody at this screen
web-sit-here-name = Their name
# $level is the level’s name.
web-sit-bot = Bot: { $level }
web-presets = Ready-made sets
web-options = Options
web-options-usual = Everything as the rulebook suggests.
web-option-first = Who starts
web-option-file = Or take it from a file
web-option-own-text = a text of your own
web-new-table-kind = The table
web-new-private = Private
web-new-listed = Listed
web-new-listed-about = A listed table stands on the first page, and anybody may take a free seat. To a private one people come by link.
web-limit = Time per turn
web-limit-none = No limit
web-limit-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-limit-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-limit-about = After that anybody at the table may let a bot sit in. Whoever returns takes the seat back.
web-new-make = Make the table

## Bots

web-bot-level = The bot’s level

## Before the start

web-lobby-ready = Everybody is here
web-lobby-waiting = Waiting for people
web-lobby-host = Send the links, give seats to bots, and start when everybody is here.
web-lobby-guest = Take a free seat. Whoever made the table starts the game.
web-lobby-missing = Every seat must be taken first.
web-lobby-start = Start the game
web-lobby-code = Code of this table: { $code }
web-seat-free = Free
web-seat-sit = Sit here
web-seat-leave = Leave the seat
web-seat-clear = Free this seat
web-seat-bot = Put a bot here
web-seat-swap = Swap with seat { $number }
web-rename = Rename
web-sits-free = nobody yet
web-sits-you = you
web-sits-here = here
web-sits-away = away
web-sits-guest = at a shared screen
# $level is the level’s name.
web-sits-bot = bot, { $level }
web-sits-stand-in = bot sitting in, { $level }
web-invite-link = Invitation link
web-invite-label = Invitation to seat { $number }
web-qr = Code to scan
# $host and $game are text.
web-invitation = { $host } invites you to { $game }
web-invitation-seat = Your seat
web-invitation-accept = Take the seat
web-invitation-watch = Only watch

## At the table

web-board = The board
web-own = Your area
web-undo = Take back
web-reset = Begin the turn again
web-turn = turn
web-turn-order = turn order
web-idle-player = It is not your turn. Have a look round the table.
web-idle-spectator = You are watching. What is hidden from the players stays hidden from you.
web-curtain-title = This screen is shared
web-curtain-about = Hand it over. What only one may see is shown when that person opens it.
# $name is text.
web-curtain-open = I am { $name }
web-curtain-close = Cover my things
web-choice-clear = Drop the choice
web-text-view = The board as text
web-text-open = Read the board as text
web-text-again = Look again
web-text-back = To the picture
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-earlier = Earlier lines
web-since = Since your last turn
web-chat = Chat
web-chat-all = everybody at the table reads it
web-chat-say = Say something
web-chat-send = Send
web-chat-off = switched off
web-chat-about = What is said at your tables. You can switch it off; the others do not notice.
web-hint = Hint
web-hint-wait = Thinking …
web-hints = The best moves
web-hints-about = By what you may know. The adviser sees no hidden card or token.
# $percent is a whole number.
web-hint-share = { $percent }% to win
web-hint-best = the best it found
web-hint-equal = just as good
# $percent is a whole number greater than 0.
web-hint-change = { $percent }% less than the best
web-hints-rule = Hints
web-hints-allowed = allowed
web-hints-forbidden = not allowed
web-hints-auto = Against bots only
web-hints-on = Allowed
web-hints-off = Not allowed
web-hints-rule-about = A hint names the best three moves and why. The bar that says who is ahead follows the same rule. Everybody at the table sees what was chosen.
web-bar = Who is ahead
web-bar-auto = Against bots only
web-bar-about = Each player’s chance to win, as far as you can tell.
web-bar-where = It appears at tables that allow hints.
# $percent is a whole number.
web-bar-share = { $percent }%
web-stand-in = Let a bot sit in
web-return = Take the seat back
web-why-not = Why not?
web-why-label = A move, such as it is written
web-why-ask = Ask
web-why-about = Write a move in its notation, and Loup names the rule that stands against it.
web-why-legal = Nothing stands against it: this move is possible now.
web-back-to-table = Back to the table
# $version and $known are whole numbers; $known is 0 when the game itself is not known.
web-archive-about = { $known ->
        [0] This table was played by rules that this server does not know. It cannot be played on or replayed here, but nothing is lost: this is what was written down.
       *[other] This table was played by version { $version } of the rules, and this server knows version { $known }. It cannot be played on or replayed here, but nothing is lost: this is what was written down.
    }
web-archive-result = Result
web-archive-open = The game had not come to its end.
web-archive-over = The game had come to its end.
# $names is text.
web-archive-won = Won: { $names }
web-archive-moves = The moves as they were written

## After the game

web-won =
    { $seat-is ->
        [you] You win
       *[other] { $seat } wins
    }
# $names is a list of players.
web-won-shared = The victory is shared by { $names }
# $team is the name of a team, $names the list of its people.
web-won-team = Team { $team } wins: { $names }
web-scores = Scores
web-score-total = Total
web-score-place = Place
web-download = Record
web-rematch = Play again
web-rematch-go = To the next game
web-fair = The fair deal
web-fair-about = This fingerprint of the seed was fixed before the first move. The seed is shown when the game is over, so that everybody can check the deal.
web-fair-over = The seed fits the fingerprint that was shown before the first move, and decides the whole deal.
web-fair-verify = To check it, download the record and run:
web-fair-none = This game began from a chosen position, so there is no seed.
web-commitment = Fingerprint (SHA-256)
web-seed = Seed

## Replay

web-replay = Replay
web-replay-steps = Steps
web-replay-first = To the start
web-replay-previous = Step back
web-replay-next = Step on
web-replay-last = To the end
web-replay-ply = Move
web-replay-go = Go
web-replay-start = The start
web-replay-as = Seen by
web-replay-as-all = all, open
web-replay-as-public = a spectator
web-ply-of = move { $ply } of { $plies }
web-fork = Continue from here
web-fork-seat = In whose place
web-fork-go = Play on
web-fork-about = A new table against bots. What this player could not know is dealt anew.

## You

web-me-saved = Saved.
web-me-name-about = Others see it at every table. There is no account and no password: this browser is remembered.
web-personal = Your personal link
web-personal-about = Open it on another device to be the same person there, with all your tables. Whoever has it is you: keep it to yourself.
web-personal-show = Show the link
# $name is text.
web-become = Be { $name } on this device?
web-become-about = You have opened a personal link. This browser will then have that person’s name and tables instead of its own.
web-become-yes = Yes, that is me

## Rules

# $game is text.
web-rules-title = { $game }: the rules
web-rules-contents = Contents
web-rules-none = The rules reference of this game is not written yet.

## When something goes wrong

web-error-missing = Nothing is here
web-error-forbidden = This is not yours to do
web-error-stale = The table has moved on
web-error-large = That is too much
web-error-often = Slowly, please
web-error-request = That did not make sense
web-error-server = Loup has stumbled
web-error-home = To the first page
web-error-again = Try again
web-error-status = Status { $status }
web-advice-missing = Perhaps the link is incomplete, or the table was cleared away. On the first page are your tables.
web-advice-forbidden = Open the table with the browser, or the personal link, with which you took your seat.
web-advice-stale = Load the page again and look at what has happened.
web-advice-large = Send something shorter.
web-advice-often = Wait a few seconds, then try again.
web-advice-request = Go back, load the page again, and try once more.
web-advice-server = Nothing that was confirmed is lost. Try again in a moment.

## The gallery

web-gallery = Gallery
web-gallery-about = Every piece, card and state once, by day and by night.
web-gallery-symbols = Symbols
web-gallery-scenes = Pictures
web-gallery-states = States
web-gallery-button = Take back
web-gallery-cards = Cards of Wolf & Hound
