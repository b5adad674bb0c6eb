### What every game shares: the table's own refusals, options, and the errors of record files.
###
### A seat $x comes with $x-is (you / other). Commands and pieces of file format stand as { "literals" }:
### they are the same in every language.

## Small parts

# $text is shown as it is.
verbatim = { $text }
# Lists: $rest is everything before the last item, already joined by commas.
table-list-and = { $rest } and { $last }
# An empty list inside a sentence.
table-list-nothing = nothing
# A player inside a list: “Ada, Bo and you”.
table-player =
    { $seat-is ->
        [you] you
       *[other] { $seat }
    }
# A seat that nobody has named.
table-seat-number = Seat { $number }
# Somebody who gave no name; the second form for one more of them.
table-guest = Guest
table-somebody = somebody
table-guest-number = Guest { $number }
table-sent-away = { $name } was sent away from this table.
table-sent-away-because = { $name } was sent away from this table: { $reason }
table-random = Random
table-on = on
table-off = off
# The heading over options that choose between two readings of a rulebook.
table-group-house-readings = House readings

## What happened

table-event-took-back =
    { $seat-is ->
        [you] You took back your last move.
       *[other] { $seat } took back the last move.
    }
table-event-took-back-granted =
    { $seat-is ->
        [you] You took back your last move and all that followed, as everybody agreed.
       *[other] { $seat } took back a move and all that followed, as everybody agreed.
    }
table-event-resigned =
    { $seat-is ->
        [you] You resigned.
       *[other] { $seat } resigned.
    }
table-event-time =
    { $seat-is ->
        [you] Your time ran out.
       *[other] { $seat } ran out of time.
    }
table-event-time-lost =
    { $seat-is ->
        [you] Your time ran out, and so you lost.
       *[other] { $seat } ran out of time, and so lost.
    }
# $level is the name of a bot’s level.
table-event-bot =
    { $seat-is ->
        [you] A bot ({ $level }) sits in for you.
       *[other] A bot ({ $level }) sits in for { $seat }.
    }
table-event-back =
    { $seat-is ->
        [you] You are back.
       *[other] { $seat } is back.
    }
table-event-handed =
    { $seat-is ->
        [you] You have taken this seat over.
       *[other] { $seat } has taken this seat over.
    }
# $name is whoever had the seat before.
table-took-over = I play on for { $name }.

## How a game can end at any table

table-end-resigned = By resignation.
table-end-out-of-time = Time ran out.

## The table’s own refusals

table-refusal-ta01 = It is not your turn.
table-refusal-ta02 = The game is over.
table-refusal-ta03 = Another step is due first.
table-refusal-ta04 = There is no such move here.
table-refusal-ta05 = You have no move to take back.
table-refusal-ta06 = Someone else has played since, so that move stands.
table-refusal-ta07 = Something hidden has been revealed since, so that move stands.
table-refusal-ta08 = You have taken back a hundred moves in a row, so this one stands.
table-refusal-ta09 = You have resigned or run out of time, so there is nothing left for you to decide here.
table-refusal-ta10 = A bot sits there already, or none does.

## Choices that cannot be made

# $option is the option’s key, $known the list of keys.
table-problem-no-such-option = There is no option “{ $option }”. The options are { $known }.
# $value is what was given, $allowed the list of what could be.
table-problem-no-such-value = The option “{ $option }” cannot be “{ $value }”. Possible values: { $allowed }.
# $given values were given for $players players.
table-problem-one-per-seat =
    The option “{ $option }” needs one value for each of the { $players } players, separated by commas; { $given ->
        [one] one was given
       *[other] { $given } were given
    }.
table-problem-players = This game is for { $least } to { $most } players, not for { $players }.

## Record files: what is wrong. Each is said in a line of its own, or after record-error-line.

record-error-line = Line { $line }: { $what }
# A line of the deal or set-up inside a record.
record-error-setup-line = The start cannot be used, its line { $line }: { $what }
record-error-empty = The file is empty. A record begins with “{ "loup record 1" }”.
record-error-foreign = This is not a Loup record: one begins with “{ "loup record 1" }”.
# $version is what the file says, $known what this program reads.
record-error-format = The file has format { $version }; this program reads format { $known }.
record-error-not-text = This line is not UTF-8 text.
# $most in megabytes.
record-error-too-long = The file is too long: a record has at most { $most } MB.
record-error-no-such-game = There is no game “{ $game }”. The games are { $games }.
# $game is the id of the game that was expected.
record-error-other-game = This is a record of another game, not of “{ $game }”.
# $version is what the file says, $known what this program plays.
record-error-rules =
    The game was played by version { $version } of the rules, and this program plays version { $known }: the game cannot be continued or checked here.
record-error-field = There is no field “{ $field }”, or it does not belong here.
record-error-twice = “{ $field }” is here for the second time; it may only appear once.
record-error-seat = No such seat: the seats are 1 to { $players }.
# $found is what stands there, $expected what should.
record-error-number = The entry has number { $found } where { $expected } is next.
# $rule is the rule’s id, $why the refusal’s sentence.
record-error-refused = The rules refuse this entry ({ $rule }): { $why }
record-error-truncated = The file stops too early: its last line is “{ "end:" }” with the number of entries.
record-error-count =
    The end line does not match: { $entries ->
        [one] there is { $entries } entry
       *[other] there are { $entries } entries
    } above it. Some may be missing.
record-error-changed = The checksum in the end line does not match: the file was changed after it was written.
record-error-after-end = Only comments may follow the end line.
record-error-end-words = Nothing may follow the checksum in the end line.
record-error-several = Another record begins here. This place takes one record.
record-error-bar = A line behind a bar belongs to the field above it, and there is none that takes such lines.
record-error-long-line = The line is too long: at most { $most } characters are read.
record-error-secret = The seed is not in this file, so it cannot be replayed.
record-error-result = The result in the file is not the result of the game.
record-error-not-over = The file states a result, but the game is not over after its last entry.
record-error-commitment = The seed does not match the fingerprint: the deal is not the one that was promised.
record-error-part = This part is not the one that was promised: its SHA-256 differs.
record-error-part-missing = The part that is promised here is missing: no line begins with “{ $start }”.
record-error-parts-seed = The seed does not follow from the parts: the deal is not the one that they decide.

## Record files: what was expected

# $what is one of the following.
record-error-expected = Expected here: { $what }.
record-expected-game = “{ "game:" }” with the game’s id
record-expected-rules = “{ "rules:" }” with the version of the rules, a whole number
record-expected-players = “{ "players:" }” with the number of players, 1 to 5
record-expected-seat = “{ "seat 1: NAME" }” and so on, one line for every player, in order
record-expected-commitment = “{ "commitment:" }” with 64 hexadecimal digits
record-expected-parts = “{ "table:" }” with the table’s code, then “{ "commitment house:" }” and the commitments of the seats, then the parts in the same order
record-expected-part = “{ "part" }” with 64 hexadecimal digits
record-expected-seed = “{ "seed:" }” with 1 to 64 hexadecimal digits
record-expected-deal = “{ "deal:" }” with nothing behind it; the deal follows in lines of its own, each behind a bar
record-expected-entry = an entry such as “{ "12. 1: MOVE" }”: number, seat, move or “{ "undo" }”
record-expected-act = a move, or one of “{ "undo" }”, “{ "undo 12 granted" }”, “{ "resign" }”, “{ "time" }”, “{ "time lost" }”, “{ "bot LEVEL" }”, “{ "back" }”
record-expected-level = “{ "bot 2:" }” with the name of a level, such as “{ "scout" }”
record-expected-scores = “{ "scores:" }” with a whole number for every seat
record-expected-winners = “{ "winners:" }” with the numbers of the winning seats
record-expected-end = “{ "end:" }” with the number of entries
