### What the server says: why it does not start, and why it does not do what was asked.

## Why the server does not start, or a host’s command does nothing. $file is a path, $what the system’s own words.

server-start-no-data = There is no data file { $file }.
server-start-foreign = { $file } is no data file of Loup, and was left as it is.
server-start-damaged = The data file { $file } is damaged ({ $what }), and was left as it is. Put a backup in its place, or start with another file.
server-start-locked = Another server is using the data file { $file }. Stop it first, or start with another file.
server-start-newer = The data file { $file } was made by a newer version of Loup (its format is { $version }, this program knows { $known }), and was left as it is.
server-start-full = The disk is full: nothing could be written to { $file }.
server-start-io = { $file } cannot be used: { $what }.
server-start-in-use = Another program is listening at { $address } already. Stop it, or choose another address with { "--address" }.
server-start-address = The server cannot listen at { $address }: { $what }.
# $name is a flag, a variable or a file; $value is what stands there, or what is wrong there.
server-start-setting = The setting { $name } cannot be used: { $value }.
server-start-no-table = There is no table { $code }.
server-start-no-randomness = The system gives no random numbers, so no secrets can be made.
server-start-threads = The system gives the program no threads.

## Requests that are not done

server-not-found = There is nothing at this address.
server-method = This address cannot be used in this way.
server-malformed = The request could not be understood.
# $what is what the parser says.
server-bad-json = The request is not the JSON that is read here: { $what }.
server-media = The request’s kind of content is not read here.
server-too-large = That is too much at once.
server-timeout = The request took too long.
server-too-many =
    That was too often. Try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
server-failed = Something went wrong here. It was noted; nothing was changed.
server-busy = The server is busy. Nothing was changed; try again in a moment.
server-disk-full = The server’s disk is full: nothing was saved, and nothing was changed.
server-disk-failed = The server’s data could not be read or written: nothing was changed.
server-foreign-origin = This came from a page of another site, so nothing was done.
server-no-person = Say who you are: send your key with the request.

## Tables and seats

server-no-game = There is no such game here.
server-no-table = There is no table with this code.
server-no-invitation = This invitation is not valid, or not any more. Ask for a new one.
server-no-personal-link = This personal link is not known here.
server-no-seat = There is no such seat.
server-no-level = There is no such level.
server-no-name = A name is missing.
server-no-file = There was no file. Choose one first.
server-no-ply = There is nothing to play on from there.
server-old-rules = This table was played by rules that this version of the program does not know, so it can only be read. Its record is kept.
server-table-damaged = This table’s record cannot be replayed. It is kept as it is.
server-too-many-tables = You have too many unfinished tables. Finish some of them first.
server-begun = The game has begun already.
server-not-begun = The game has not begun yet.
server-not-over = That is for games that are over.
server-not-ready = Somebody is still missing.
server-not-host = Only the person who made the table may do that.
server-not-seated = Only those who sit at this table may do that.
server-not-your-seat = This is not your seat.
server-not-away = That seat is not waiting for a bot: its player is there, or still has time.
server-no-hints = Hints are not allowed at this table.
server-no-hint-now = A hint is for whoever decides now, and that is somebody else.
server-seat-taken = Somebody else was faster: this seat is taken.
server-stale = The table has moved on meanwhile. This is how it stands now.
server-closed-screen = This screen is closed. Open your seat first, then decide.
server-read-only = This is a record to look at: it cannot be played on, but you can continue from any step as a new table.
server-chat-seated = Only those who sit at this table can write in its chat.
server-chat-text = A line of chat has 1 to 500 characters.
