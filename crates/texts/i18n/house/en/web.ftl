### The pages in the browser, whatever is played.
###
### A seat $x comes with $x-is (you / other). Names, codes and counts come in as parameters.

## The frame

web-skip = Skip to the content
web-brand = Loup, all games
web-nav = Pages
web-nav-games = Games
web-nav-learn = Learn
web-learn-rules = Every rule with its number, in our own words. The three references answer what a table leaves open.
web-nav-about = About
web-nav-rules = Rules
web-me = Profile
# $name is text.
web-me-named = You are { $name }
web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-system = Match system
web-theme-light = Day
web-theme-dark = Night
web-sound = Sound
web-volume = Volume
web-speed = Other players’ moves
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-none = Instant
web-title-mark = Mark the tab on your turn
web-chat-shown = Show chat
web-keys = Keyboard
web-keys-escape = clear the selection, or skip the animation
web-keys-on = Single keys (letters on the board, numbers, + and −)
web-keys-hint = ask for a hint on your turn
web-keys-arrows = step through a replay
web-keys-numbers = actions, or the cards of your hand
web-keys-next = the next or last thing to play
web-keys-tiles = your tiles
web-keys-end = end the move or turn
web-keys-again = show again
web-keys-map = to the next hex on the map
web-keys-zoom = zoom the map, show all
web-keys-help = this list
web-net-lost = Connection lost. Trying again…
web-net-back = Back online.
web-net-sending = Sending…
web-net-unsure = No answer yet. It is not known whether your move arrived.
web-net-unsent = Your move was not sent.
web-net-arrived = Your move was played.
web-net-again = Try again
web-unofficial = Loup is an unofficial edition made by players, with its own words and pictures. The games belong to their authors and publishers: if you enjoy them, buy a copy.
web-rule-open = Read this rule
# What the small signs of a board mean.
web-signs = What the signs mean
web-choose = Choose
# Beside “Log” and “Chat”, on low screens.
web-more = More
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

web-home-title = Three wolf games, one quiet table
web-home-lead = With friends, or against bots when no one is around.
web-home-description = Play The Wolves, Wolf & Hound and Triqueta in your browser, with friends or against honest bots.
web-players = Players
web-play-now = Play now
web-new-table = Invite friends
web-home-mine = My tables
web-home-mine-none = You’re not at a table yet. Start one above with one click.
web-hello = Welcome back, { $name }
web-hello-morning = Good morning, { $name }
web-hello-day = Hello, { $name }
web-hello-evening = Good evening, { $name }
web-home-waits =
    { $count ->
        [one] One table is waiting for you.
       *[other] { $count } tables are waiting for you.
    }
web-home-waits-label = Tables waiting for you
web-home-waits-more =
    { $count ->
        [one] { $count } more is waiting
       *[other] { $count } more are waiting
    }
web-home-mine-no-others = All your other tables are done.
web-home-past = All that are over
web-home-all-options = All options
web-bots = Bots
web-name-ask = What shall we call you?
web-name-ask-about = Others at the table see this name. No account, no e-mail.
web-name-ask-hint = A name friends know
web-name-ask-yes = That’s me
web-name-ask-later = Later
web-home-join = Join a table
web-home-join-label = Table name, code or link
web-home-join-go = Join
web-home-join-about = Got a link from a friend? Open it, or paste it here.
web-home-upload = Watch a recorded game
web-home-upload-label = Record file
web-home-upload-go = Watch
web-home-upload-about = Any game saved by Loup, here or in the terminal.
web-home-open = Open tables
web-home-open-none = No one is looking for players right now. Tables you list show up here.
web-home-finished = Finished games
web-about-title = About Loup
web-about-what = Loup is a table for three wolf games: The Wolves, Wolf & Hound, and Triqueta with Hidden Wolves. It knows every rule in the box, names the rule whenever it refuses a move, and never forgets a game: each one can be replayed, continued and checked.
web-about-fair = The deal is fair, and you can prove it: its fingerprint is shown before the game and the seed after it. Bots see what their seat may see, and nothing else.

## Tables in lists

web-table-open = Open
web-table-invite = Invite
web-table-join = Join
web-table-look = View
web-free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-state-lobby = Waiting for players
web-state-yours = Your turn
web-state-you-won = You won
web-state-playing = { $name }’s turn
# $names is a list, $count how many they are.
web-state-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } won together
    }

## A new table

# $game is the game’s name (text).
web-new-title = New table: { $game }
web-new-problem = These choices don’t work together:
web-new-refresh = Update
web-new-seats-about = Each friend gets a link of their own. People at this screen take turns at it; what is hidden stays behind a curtain.
web-seats = Seats
web-sit-me = Me
web-sit-friend = A friend, by link
web-sit-here = Someone at this screen
web-sit-here-name = Their name
# $level is the level’s name.
web-sit-bot = Bot: { $level }
web-presets = Suggested sets
# $cards is a list.
web-presets-cards = { $cards }
web-presets-more = { $count } more
web-options = Options
web-options-usual = Everything as the rulebook suggests.
web-option-first = Who starts
web-option-file = Or load it from a file
web-option-own-text = your own text
web-new-table-kind = Table
web-new-private = Private
web-new-listed = Listed
web-new-listed-about = A listed table appears on the home page, and anyone can take a free seat. A private one can only be joined and watched by link.
web-new-make = Create table

## Bots

web-bot-level = Bot level

## Before the start

web-lobby-ready = Everyone is here
web-lobby-waiting = Waiting for players
web-lobby-host = Send the links, give seats to bots, and start when everyone is here.
web-lobby-guest = Take a free seat. The person who opened the table starts the game.
web-lobby-missing = All seats must be taken first.
web-lobby-here = At the table: { $names }. Free seats: { $free }.
web-lobby-start = Start the game
web-lobby-dealing = The deal is being made
# $names is a list of players.
web-lobby-parts = Each browser adds its own random part, so that nobody can choose the deal. Waiting for { $names }: the game begins when their page is open.
web-lobby-promises = Each part of the deal is promised by its SHA-256 before anybody knows it. If you want to check the deal later, note these: when the game is over, the parts are shown beside them.
web-part-promised = Will add to the deal
web-part-given = Has added to the deal
web-lobby-code = Table code: { $code }
web-seat-free = Free
web-seat-sit = Sit here
web-seat-leave = Leave seat
web-seat-kick = Send { $name } away for good
web-seat-more = More about { $name }
web-seat-mute = Close the chat to { $name }
web-seat-unmute = Open the chat to { $name } again
web-kick-reason = Reason, if you like
web-seat-clear = Clear seat
web-seat-bot = Seat a bot
web-seat-swap = Swap with seat { $number }
web-rename = Rename
web-sits-free = no one yet
web-sits-you = you
web-sits-here = here
web-sits-away = away
web-sits-guest = at a shared screen
# $level is the level’s name.
web-sits-bot = bot, { $level }
web-sits-stand-in = stand-in bot, { $level }
web-invite-label = Invitation for seat { $number }
web-qr = QR code
# $host and $game are text.
web-invitation = { $host } invites you to play { $game }
web-invitation-seat = Your seat
web-invitation-accept = Take this seat
web-invitation-watch = Just watch

## At the table

web-board = The board
web-own = Your area
web-undo = Undo
web-reset = Restart turn
web-turn = turn
web-turn-order = turn order
web-idle-player = It isn’t your turn. Have a look around the table.
web-idle-spectator = You’re watching. What is hidden from the players is hidden from you too.
web-curtain-title = This screen is shared
web-curtain-about = Pass it on. Private things appear only when the right person opens it.
# $name is text.
web-curtain-open = I’m { $name }
web-curtain-close = Hide my side
web-choice-clear = Clear selection
web-text-view = The board as text
web-text-open = Read the board as text
web-text-changes = What the others have done since your last turn
web-text-ask = Ask about the table, for instance { "near 3F" }
web-text-answer = Answer
web-text-again = Refresh
web-text-back = Back to the board
web-log = Log
web-log-empty = Nothing has happened yet.
web-taken-back = Taken back:
web-becomes = to
web-log-earlier = Earlier lines
web-since = Since your last turn
web-chat = Chat
web-chat-all = everyone at the table can read it
web-chat-say = Say something
web-chat-send = Send
web-chat-off = switched off
web-chat-about = What is said at your tables. You can switch chat off; no one will notice.
web-hint = Hint
web-hint-wait = Thinking…
web-hints = Best moves
web-hints-about = Based only on what you can know. Hints never look at hidden cards or tokens.
# $percent is a whole number.
web-hint-share = { $percent }% chance of winning
web-hint-best = the best move found
web-hint-equal = just as good
web-hint-only = the only move
# $percent is a whole number greater than 0.
web-hint-change = { $percent ->
        [one] { $percent } percentage point
       *[other] { $percent } percentage points
    } below the best
web-hint-close = less than one percentage point below the best
web-hints-rule = Hints
web-hints-allowed = allowed
web-hints-forbidden = not allowed
web-hints-auto = Only against bots
web-hints-on = Allowed
web-hints-off = Not allowed
web-hints-rule-about = A hint names the three best moves and says why. The bar that shows who is ahead follows the same rule. Everyone at the table sees this choice.
web-bar = Who is ahead
web-bar-auto = Only against bots
web-bar-about = Each player’s chance of winning, as far as you can tell.
web-bar-where = The bar appears at tables that allow hints.
# $percent is a whole number.
web-bar-share = { $percent }%
web-stand-in = Let a bot sit in
web-return = Take your seat back
web-ask-back = Ask to take back your last turn
web-asks-back =
    { $seat-is ->
        [you] You ask to take back your last turn and all that followed.
       *[other] { $seat } asks to take back a turn and all that followed.
    }
# $names is text.
web-asks-awaited = Not answered yet: { $names }.
web-agree = Agree
web-refuse = Refuse
web-withdraw = Never mind
web-leave-game = Leave the game
web-pause = Let a bot play for me
web-pause-about = A bot plays for you until you take your seat back.
web-resign = Resign
web-resign-sure = Yes, I resign.
web-resign-ends = If you resign, the other side wins at once.
web-resign-about = If you resign, a bot plays on in your place, and you come last. You can’t take the seat back.
web-gone = has given up
web-why-not = Why not?
web-why-label = A move in notation
web-why-ask = Ask
web-why-about = Write a move in notation, and Loup names the rule that forbids it.
web-why-legal = No rule forbids it: this move is legal now.
# $version and $known are whole numbers; $known is 0 when the game itself is not known.
web-archive-about = { $known ->
        [0] This table was played by rules that this server does not know. It can’t be continued or replayed here, but nothing is lost: this is what was written down.
       *[other] This table was played by version { $version } of the rules, and this server knows version { $known }. It can’t be continued or replayed here, but nothing is lost: this is what was written down.
    }
web-archive-result = Result
web-archive-open = The game was not finished.
web-archive-over = The game was finished.
# $names is text.
web-archive-won = Won by { $names }
web-archive-moves = The moves as they were recorded

## After the game

web-won =
    { $seat-is ->
        [you] You win
       *[other] { $seat } wins
    }
# $names is a list of players.
web-won-shared = Shared victory: { $names }
# $team is the name of a team, $names the list of its people.
web-won-team = Team { $team } wins: { $names }
web-scores = Scores
web-score-total = Total
web-score-place = Place
web-download = Download record
web-rematch = Play again
web-rematch-go = Go to the next game
web-fair = Fair deal
web-fair-about = This fingerprint of the seed was fixed before the first move. The seed is revealed when the game is over, so that anyone can check the deal.
web-fair-over = The seed matches the fingerprint shown before the first move, and decides the whole deal.
web-fair-verify = To check it, download the record and run:
web-fair-none = This game began from a chosen position, so there is no seed.
web-fair-parts = The seed is the hash of what these have added. Each promised its part by its SHA-256 before any part was known; the parts themselves follow when the game is over.
# $name is a player.
web-fair-part-seat = Promised by { $name }
web-fair-part-house = Promised by the server
web-commitment = Fingerprint (SHA-256)
web-seed = Seed

## Replay

web-replay = Replay
web-replay-steps = Steps
web-replay-first = To the start
web-replay-previous = Step back
web-replay-next = Step forward
web-replay-last = To the end
web-replay-ply = Move
web-replay-go = Go
web-replay-start = Start
web-replay-as = View as
web-replay-as-all = all-seeing
web-replay-bar-about = Each player’s chance of winning at this step, as far as the chosen viewer could tell.
web-replay-as-public = a spectator
web-ply-of = move { $ply } of { $plies }
web-fork = Continue from here
web-fork-seat = Play as
web-fork-go = Play on
web-fork-about = A new table against bots. Whatever this player couldn’t know is dealt again.

## You

web-me-saved = Saved.
web-me-name-about = Others see it at every table. There is no account and no password: Loup remembers this browser.
web-personal = Your personal link
web-personal-about = Open it on another device to be the same person there, with all your tables. Anyone who has it can play as you, so keep it to yourself.
web-personal-show = Show the link
web-personal-new = Make a new link
web-personal-new-about = Then the old one no longer works. What is signed in stays signed in.
web-devices = Signed in
web-devices-about = The browsers and programs that are you. Sign out what you no longer use or do not know.
web-device-program = A program, or an older browser
web-device-here = this browser
web-device-seen = last seen
web-device-out = Sign out
web-me-signed-out = Signed out there.
web-me-new-link = You have a new personal link. The old one no longer works.
# $name is text.
web-become = Continue as { $name } on this device?
web-become-about = You’ve opened a personal link. This browser will take on that person’s name and tables instead of its own.
web-become-yes = Yes, that’s me

## Rules

# $game is text.
web-rules-title = { $game }: the rules
web-rules-contents = Contents
web-rules-none = There is no rules reference for this game yet.

## When something goes wrong

web-error-missing = Nothing here
web-error-forbidden = You can’t do that here
web-error-stale = The table has moved on
web-error-large = That’s too big
web-error-often = Slow down, please
web-error-request = Something was wrong with that request
web-error-server = Loup has stumbled
web-error-home = Home page
web-error-again = Try again
web-error-status = Status { $status }
web-advice-missing = Perhaps the link is incomplete, or the table has been removed. Your tables are on the home page.
web-advice-forbidden = Open the table in the browser in which you took your seat, or with your personal link.
web-advice-stale = Reload the page to see what has happened.
web-advice-large = Send something shorter.
web-advice-often = Wait a few seconds, then try again.
web-advice-request = Go back, reload the page and try once more.
web-advice-server = Nothing that was confirmed is lost. Try again in a moment.

## The gallery

web-gallery = Gallery
web-gallery-about = Every piece, card and state once, by day and by night.
web-gallery-symbols = Symbols
web-gallery-scenes = Pictures
web-gallery-states = States
web-gallery-button = Undo
web-gallery-cards = Cards of Wolf & Hound

## The feed

web-feed = Feed
web-feed-about = Your turns in a feed reader: an Atom feed with the tables that are waiting for you, and nothing hidden. Whoever knows the address can read it; a new personal link makes the old address void.
web-feed-show = Show the address
web-feed-title = Loup: your turn
# $table and $game are names.
web-feed-turn = Your turn at { $table } ({ $game })

## What is kept about people

web-privacy-title = Privacy
web-privacy-about = What this server keeps about you. Loup asks for no account, no e-mail address and no password, shows no advertisements, and its pages load nothing from other sites.
web-privacy-kept = What is kept
web-privacy-kept-you = About you: the name that you gave yourself, your language and settings, whom you hide in the chat, and when you first came.
web-privacy-kept-devices = About each browser or program that you use: the hash of its key, the names of browser and system, when it was first here, and in which hour it was last seen.
web-privacy-kept-tables = Of each table: who sat where, every move, and the lines of the chat with the name and the time of each. When a line is reported, it and up to ten lines around it are kept for the hosts until they have settled the report.
web-privacy-kept-browser = In your browser: a cookie with your key, which stays for a year; how you like the display; and your own parts of the seeds of games. Whoever only looks gets no cookie, unless they open their own page.
web-privacy-kept-address = Your network address is neither kept nor logged. While the server runs, it counts in memory how often each address asks, and knows from which network each person came last. If a host bans an address, a keyed hash of it is kept until the ban ends, 90 days at most.
web-privacy-kept-hosts = What hosts do is noted for a year: who did it, and to whom. A ban or a mute is kept with your name and the reason until it ends. When you are forgotten, the bans go, and the notes no longer say who you were.
web-privacy-seen = Who can see it
web-privacy-seen-players = Everybody can watch a listed table, and whoever was invited a private one, without what is hidden; those at the table see who watches. A finished game can be seen by whoever has its link; those who were not at the table are told the names of its people only if all of them have one. The deal and all moves can be seen when the game is over.
web-privacy-seen-host = Whoever runs this server has the file in which all of this is kept. A proxy in front of it may keep logs of its own.
web-privacy-long = For how long
web-privacy-long-host = Until whoever runs this server deletes it, by hand or after a time that they have set. Backups may keep it longer.
web-privacy-gone = How to have it deleted
web-privacy-gone-devices = Your profile lists your browsers and programs: sign one out, and its key is deleted at once.
web-privacy-gone-name = You can change your name there; lines of chat keep the name under which they were written.
web-privacy-gone-you = Your profile hands you everything about you as one file, and forgets you when you type your name: games that you played alone are deleted, and others keep their games with “somebody” in your place.
web-privacy-gone-tables = Ask whoever runs this server to delete a table: its moves, its seats and its chat are then gone at once, except from backups.

# The page of a person: what they have played.
web-me-private = Only you see this page.
web-me-private-about = Others at a table see your name.
web-me-since = first here
# $count games are over, $week of them within a week.
web-me-games = { $count ->
    [0] no game finished yet
    [one] one game
   *[other] { $count } games
}{ $week ->
    [0] {""}
   *[other] , { $week } this week
}
web-lately = Lately
web-lately-running = { $count } wins running.
# $level is a bot's name, $game a game.
web-lately-beat = { $count ->
    [one] You beat { $level } in { $game } for the first time.
    [2] You beat { $level } in { $game } for the second time.
    [3] You beat { $level } in { $game } for the third time.
   *[other] You have beaten { $level } in { $game } { $count } times.
}
web-lately-best = Your best score in { $game } so far: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-results = Results
web-results-about = wins / games
web-results-players = players
web-results-none = none
web-results-which = By number of players, and against bots of each kind. Guided games, and games that were continued from another one, are not counted.
web-favourites = Favourites
web-favourites-in = { $won ->
    [0] in { $games } of { $all } games
   *[other] in { $games } of { $all } games, won { $won }
}
web-past = Games played
web-past-all = All { $count }
web-past-filter = Search
web-past-none = No game is over yet.
web-past-begin = Begin one
web-past-with = with { $names }
# $place of $of players.
web-past-place-points = Place { $place } of { $of }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-past-won = won
web-past-lost = lost
web-past-game = Game
web-past-all-games = All
web-past-with-whom = With whom
web-past-anybody = with anybody
web-past-result = Result
web-past-both = won and lost
web-past-only-won = won
web-past-only-lost = lost
web-past-show = Show
web-past-found = { $count ->
    [0] No game
    [one] One game
   *[other] { $count } games
}
web-past-no-match = No game fits.
web-past-everything = Show all
web-past-pages = Pages
web-past-page = Page { $page } of { $pages }
web-past-newer = Newer
web-past-older = Older

# Everything in one file, and the way out.
web-data = Your data
web-data-export = Take everything with you
web-data-export-about = { $count ->
    [one] One game, your settings, and what you wrote; one file.
   *[other] { $count } games, your settings, and what you wrote; one file.
}
web-data-delete = Delete me
web-data-delete-about = This cannot be taken back.
web-data-delete-own = Games that you played alone or against bots, and records that you brought, are deleted. So are your name, your settings, what you wrote in the chat, and all your devices’ keys.
web-data-delete-others = Games with others stay with them; you are called “somebody” there.
web-data-delete-running = At tables that are not over a bot plays on for you.
web-data-delete-kept = Backups, and records that others have saved, stay as they are. Whom a host keeps out stays kept out. Lines that were reported stay with the hosts until they have settled the report.
web-data-delete-type = Type { $name } to go on
web-data-delete-go = Delete
web-data-not-deleted = Nothing was deleted: that is not your name.
web-data-deleted = You are forgotten
web-data-deleted-about = Nothing here knows you any more. Thank you for playing.
web-data-deleted-home = To the first page
