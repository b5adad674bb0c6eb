### What the server says: why it does not start, and why it does not do what was asked.

## Why the server does not start, or a host’s command does nothing. $file is a path, $what the system’s own words.

server-start-no-data = There is no data file { $file }.
server-start-foreign = { $file } is not a Loup data file, and was left as it is.
server-start-damaged = The data file { $file } is damaged ({ $what }), and was left as it is. Put a backup in its place, or start with another file.
server-start-exists = There is a file { $file } already. It was left as it is: choose another name, or delete it first.
server-start-full-database = There are tables or people in { $file } already. Nothing was changed: name a database that is empty.
# $what is what the parser says.
server-start-file = The settings file { $file } cannot be used: { $what }.
server-start-file-line = The settings file { $file }, line { $line }: { $what }.
server-start-locked = Another server is using the data file { $file }. Stop it first, or start with another file.
server-start-linked = The data file { $file } has a second name (a hard link): two servers could write to it without knowing of one another. Delete one of the names, or copy the file.
server-start-stray-log = Beside the data file { $file } lies { $log }, the log of another file, probably of the one that { $file } has replaced. Delete { $log }, and { $file }-shm if it is there, or put the old file back.
server-start-read-only = The data file { $file } can only be read, so nothing was changed.
server-start-newer = The data file { $file } was made by a newer version of Loup (its format is { $version }, this program knows { $known }), and was left as it is.
server-start-full = The disk is full: nothing could be written to { $file }.
server-start-io = { $file } cannot be used: { $what }.
server-start-not-durable = The data file { $file } cannot be kept safe from a power cut: it needs journal mode “wal” and synchronous “full”, and has “{ $journal }” and “{ $synchronous }”. Put it on a local disk.
server-start-in-use = Another program is already listening at { $address }. Stop it, or choose another address with { $flag }.
server-start-address = The server cannot listen at { $address }: { $what }.
# $name is a flag, a variable or a setting of the file; $value is what stands there, $wants what would be right.
server-start-setting = The setting { $name } cannot be “{ $value }”: it wants { $wants }.
server-wants-text = a text
server-wants-file = the name of a file
server-wants-database = the address of a PostgreSQL database, such as { "postgres://loup@db.example.org/loup" }
server-wants-other-kind = the address of an empty database for a data file, or a new file for a database
server-wants-number = a whole number from { $least } to { $most }
server-wants-of = { $name } must be { $wants }
server-wants-switch = “{ "on" }” or “{ "off" }” (or “{ "true" }”, “{ "false" }”)
server-wants-address = an IP address and a port, such as { "127.0.0.1:7373" } or { "0.0.0.0:7373" } (no name)
server-wants-url = an address with http or https and a host, such as { "https://loup.example.org" } or { "https://example.org/loup" }
server-wants-log = { "error" }, { "warn" }, { "info" } or { "debug" }
server-wants-bots = { "here" } or { "elsewhere" }
server-wants-levels = levels with numbers, such as { "hunter=500,alpha=2000" } (the levels are { "cub" }, { "scout" }, { "hunter" } and { "alpha" })
server-start-no-table = There is no table { $code }.
server-start-no-randomness = The system provides no random numbers, so no secrets can be made.
server-start-threads = The system does not let the program start threads.

## Requests that are not done

server-not-found = There is nothing at this address.
server-method = This address cannot be used that way.
server-malformed = The request could not be understood.
server-bad-number = “{ $field }” has to be a number.
# $what is what the parser says.
server-bad-json = The request is not the JSON expected here: { $what }.
server-media = This kind of content is not accepted here.
server-too-large = That is too much at once.
server-timeout = The request took too long.
server-too-many =
    Too many requests. Try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
server-failed = Something went wrong here. It has been noted; nothing was changed.
server-busy = The server is busy. Nothing was changed; try again in a moment.
server-unreachable = The server cannot reach its data at the moment. Nothing was changed; try again in a moment.
server-draining = The server is about to stop.
server-clock-off = The clock of the server and that of the database differ by { $seconds } seconds.
server-disk-full = The server’s disk is full: nothing was saved, and nothing was changed.
server-disk-failed = The server’s data could not be read or written: nothing was changed.
server-foreign-origin = This came from a page of another site, so nothing was done.
server-other-host = This server does not answer to that name. Ask the person who runs it for its address.
server-no-person = Say who you are: send your key with the request.

## Tables and seats

server-no-game = There is no such game here.
server-no-table = There is no table with this code.
server-table-gone = This table has been deleted. Nothing can be seen or done here any more.
server-no-invitation = This invitation is not valid, or no longer valid. Ask for a new one.
server-no-personal-link = This personal link is not known here.
server-no-seat = There is no such seat.
server-no-level = There is no such level.
server-no-name = Please give a name.
server-no-file = There was no file. Choose one first.
server-no-ply = There is nothing to continue from there.
server-old-rules = This table was played by rules that this version of the program does not know, so it can only be read. Its record is kept.
server-newer-rules = This table is played by newer rules than this server knows. Other servers know them: try again in a moment.
server-table-damaged = This table’s record cannot be replayed. It is kept as it is.
server-too-many-tables = You have too many unfinished tables. Finish some of them first.
server-too-much-kept = Your tables take too much room here. Ask whoever runs this server to delete some of them.
server-begun = The game has already begun.
server-not-begun = The game has not begun yet.
server-not-over = This is only possible once the game is over.
server-not-ready = Someone is still missing.
server-part-asked = The parts of the deal are being collected: it is too late to promise one.
server-part-not-asked = Nobody has asked for a part of the deal.
server-no-part = This is not the part of the deal that was promised.
server-not-host = Only the person who opened the table can do that.
server-not-seated = Only players at this table can do that.
server-not-your-seat = This is not your seat.
server-not-away = That seat doesn’t need a bot: its player is here, or still has time.
server-asking = Someone is already asking for a take-back.
server-not-sure = Please tick the box to say that you really want to resign.
server-no-bots = No bots play this game.
server-no-hints = Hints are not allowed at this table.
server-no-hint-now = Only the player whose turn it is can ask for a hint.
server-seat-taken = Someone else was faster: this seat is taken.
server-no-free-seat = All seats are taken by now.
server-name-taken = There is a { $name } here already. What else shall we call you?
server-sits-already = You have, or had, another seat here: nobody plays two hands.
server-no-offer = Nobody offers you this seat, or no longer.
server-not-here = They are not watching any more. Send them the link instead.
server-private = This table is private. Whoever sits there can send you a link to watch. If one of the seats is yours, open your personal link in this browser.
server-kicked = You were sent away from this table for good, so you cannot sit down here again.
server-kicked-because = You were sent away from this table for good, so you cannot sit down here again. Reason: { $reason }
server-long-reason = A reason has at most 200 characters.
server-stale = The table has moved on in the meantime. This is how it stands now.
server-wrong-key = The key that came with the request is nobody’s. POST /people gives a new one; without a key everybody is a spectator.
server-ahead = Entry { $next } is the next; a later one cannot be made yet.
server-seats-named = { $named ->
    [one] One seat is named
   *[other] { $named } seats are named
 }, but there are { $players }: name all of them, or none.
server-closed-screen = This screen is closed. Open your seat first, then decide.
server-read-only = This is a record: it cannot be played on, but you can continue from any step at a new table.
server-too-many-entries = This table has { $most } entries already: play on, nothing more can be taken back here.
server-long-record = This record has more than { $most } entries, which is too long to be replayed here.
# $most is a number of days.
server-long-ban = An address can be banned for { $most } days at most.
server-chat-seated = Only players at this table can write in its chat.
server-chat-text = A chat message has 1 to 500 characters.
server-not-your-name = That is not your name.
