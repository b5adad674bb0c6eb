## Time at a table

web-clock = Time
web-clock-none = Without a clock
web-clock-turn = Per turn
web-clock-game = Per game
web-clock-about = Minutes for an evening, days for a game by the way. The clock stands while the server is away, and while bots think.
web-clock-each = For every turn
web-clock-budget = For the whole game
web-clock-increment = Added after every turn
web-clock-then = When time is up
web-clock-then-bot = A bot sits in
web-clock-then-lose = It is lost
web-clock-then-about = A bot that sits in leaves when its player comes back. Where running out loses, the other side wins at once; among more sides a bot plays on, and the player is placed last.
web-clock-nothing = Nothing
web-clock-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
web-clock-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-clock-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
web-clock-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-clock-weeks =
    { $count ->
        [one] { $count } week
       *[other] { $count } weeks
    }
# $time is a span: “3 days”.
web-clock-told-turn = { $time } for every turn.
web-clock-told-game = { $time } for the whole game.
# $more is a span: “10 seconds”.
web-clock-told-increment = { $time } for the whole game, and { $more } more after every turn.
web-clock-told-bot = When time is up, a bot sits in.
web-clock-told-lose = Whoever runs out of time loses.
# The signs for days, hours and minutes, in this order, with a space between them.
web-clock-units = d h min
web-clock-runs = The clock is running:
web-clock-hurry = Your time is running out.
# $time is what a clock shows: “4:32” or “2 d 3 h”.
web-clock-line =
    { $seat-is ->
        [you] You have { $time } left.
       *[other] { $seat } has { $time } left.
    }
web-clock-line-runs =
    { $seat-is ->
        [you] Your clock is running: { $time } left.
       *[other] The clock of { $seat } is running: { $time } left.
    }
web-clock-pause = Ask for a pause
web-clock-pause-about = The clocks stand once everybody agrees. Anyone can end the pause.
web-clock-paused = The game is paused: no clock is running.
# $names are those who have asked or agreed so far.
web-clock-asked = Asked for a pause: { $names }.
web-clock-resume = Go on
server-no-clock = There is no clock running here.
server-bad-clock = A clock has seconds per turn or seconds per game: at least 5, at most four weeks, and at most a week more after each turn.

## Somebody is away

web-away =
    { $seat-is ->
        [you] You are away.
       *[other] { $seat } is away.
    }
web-away-plays =
    { $count ->
        [0] A bot plays for you. It has not moved yet.
        [one] A bot plays for you. It has made { $count } move so far.
       *[other] A bot plays for you. It has made { $count } moves so far.
    }
web-away-played =
    { $count ->
        [one] While you were away, a bot made { $count } move for you: see the log.
       *[other] While you were away, a bot made { $count } moves for you: see the log.
    }

## Your turn finds you

web-notes = Notices
web-notes-about = Be told when it is your turn and you are not here. Everything is off until you ask for it, and no notice holds anything hidden.
web-notes-browser = This browser
web-notes-browser-about = A notice on this device, also while no page is open. It needs an address that begins with https; on an iPhone or iPad, install Loup first (Share, Add to Home Screen).
web-notes-on = Tell me in this browser
web-notes-off = Turn off
# $status is a number: what the push service of the browser answered.
web-notes-status = last answer { $status }
web-notes-script = Without JavaScript a browser cannot be told.
web-notes-none = This browser cannot show notices. On an iPhone or iPad, install Loup first (Share, Add to Home Screen).
web-notes-insecure = Notices need an address that begins with https.
web-notes-denied = The browser does not allow it. Allow notifications for this site in the settings of the browser, then try again.
web-notes-slow = The browser’s push service does not answer. Perhaps this network does not let it through; try again later.
web-notes-lost = This server did not answer, so nothing was noted down. Try again later.
web-notes-mail = Mail
web-notes-mail-about = We send a link there first; nothing comes before you have opened it. Every mail has a way out.
web-mail-send = Send the link
web-mail-unconfirmed = open the link that we have sent there
web-quiet = Quiet hours
web-quiet-about = What happens in quiet hours is told afterwards, if it still matters.
# $clock is UTC, or by how much a clock is before it, which the script said last: UTC+2:00.
web-quiet-universal = Without JavaScript these hours are in universal time: { $clock }.
web-quiet-on = Keep quiet
web-quiet-from = from
web-quiet-to = to
# $table is a table’s name.
web-note-turn = Your turn: { $table }
web-note-low = Your time is running out: { $table }
web-note-waiting =
    { $count ->
        [one] { $count } table waits for you
       *[other] { $count } tables wait for you
    }
web-mail-subject = Shall Loup write to you?
# $house is the address of the server.
web-mail-asked = Someone at { $house } wants to be told at this address when it is their turn. If that was you, open this link:
web-mail-ignore = If not, do nothing: no further mail will come.
web-mail-out = No more mail from there:
web-mail-confirm = May Loup write to this address when it is your turn?
web-mail-confirm-yes = Yes, write to me
web-mail-confirmed = From now on Loup writes to you when it is your turn.
web-mail-end = No more mail?
web-mail-end-yes = No more mail
web-mail-ended = Loup writes no more mail to you.
web-privacy-kept-reach = How you want to be told that it is your turn, if you do: the addresses of your browsers at their push services, your mail address, your quiet hours. What is sent there names tables and games, and nothing hidden.
server-no-push = This is no browser that can be told.
server-no-mail = Mail cannot go to this address.
server-no-mail-link = This link is no longer of use.
server-wants-mail = the address of a mail server, such as { "smtp://user:password@mail.example.org:587?tls=required" }, and in { "mail-from" } who writes
