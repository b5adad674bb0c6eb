# What hosts see, do and say; and what people are told of it.

## A host link, and the page for hosts

web-host = This house
web-host-about = What is going on here, and what hosts can do about it.
web-host-version = version { $version } · up { $time }
web-host-enter = Make this browser a host’s?
web-host-enter-about = A host sees what is going on on this server, closes tables, keeps people out and downloads backups. The link works once.
web-host-enter-yes = Be a host here
web-host-done = Done.
web-host-well = All is well.
web-host-look = Please look:
web-host-worry-reports = { $count ->
    [one] one line of chat was reported.
   *[other] { $count } lines of chat were reported.
}
web-host-worry-disk = the disk is more than four fifths full.
web-host-worry-bots = { $count ->
    [one] one bot waits for its turn to think.
   *[other] { $count } bots wait for their turn to think.
}
web-host-worry-backup = there has been no backup for three days.
web-host-worry-no-backup = there is no backup yet.
web-host-now = Here now
web-host-rooms = { $count ->
    [one] one table in memory
   *[other] { $count } tables in memory
}
web-host-streams = Live pages
web-host-streams-about = streams that are open
web-host-bots = Bots’ queue
web-host-bots-about = thoughts that wait
web-host-answers = Answer time
web-host-answers-about = lately, for 95 of 100 requests
web-host-memory = Memory
web-host-memory-about = of the process
web-host-disk = Disk
web-host-free = { $size } free
web-host-kept-all = Tables kept
web-host-people-known = { $count ->
    [one] one person
   *[other] { $count } people
}
web-host-last-backup = Last backup
web-host-backup-about = ago
web-host-backup-none = none yet
web-host-millis = { $count } ms
web-host-kilobytes = { $count } KB
web-host-megabytes = { $count } MB
web-host-gigabytes = { $count } GB
web-host-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
web-host-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
web-host-days = { $count ->
    [one] one day
   *[other] { $count } days
}
web-host-tables = Tables
web-host-find-table = A table’s code
web-host-find-person = A person’s name
web-host-find = Find
web-host-listed = Listed
web-host-all = All
web-host-more = Show more
web-host-no-tables = There are no such tables.
web-host-table = Table
web-host-who = Who
web-host-state = State
web-host-last = Last move
web-host-size = Size
web-host-deeds = What to do
web-host-private = a private table
web-host-private-about = Of private tables hosts see neither the code nor who sits there, only what is needed to close or delete one.
web-host-state-lobby = not started
web-host-state-playing = in progress
web-host-state-over = finished
web-host-state-closed = closed
web-host-close = Close the table
web-host-reopen = Open it again
web-host-unlist = Take it off the list
web-host-delete = Delete it for ever
web-host-delete-about = Its moves, its seats and its chat are gone at once, for everybody. This cannot be undone.
web-host-people = People
web-host-nameless = no name
web-host-guest-tables = { $count ->
    [one] one table
   *[other] { $count } tables
}
web-host-no-people = There is nobody like that.
web-host-ban-menu = Mute or ban…
web-host-ban-about = A mute closes the chat, a ban stops joining and making tables. Games in progress go on. The person is told until when, and why.
web-host-how-long = For how long
web-host-for-good = for good
web-host-reason = Why (the person reads this)
web-host-mute = Mute
web-host-ban = Ban
web-host-ban-newcomers = With a ban: nobody new from where they are now either, for 90 days at most
web-host-bans = Muted and banned
web-host-no-bans = Nobody.
web-host-banned = banned
web-host-muted = muted
web-host-until = until
web-host-lift = Lift
web-host-address = An address
web-host-ban-address = Ban an address…
web-host-address-about = Nobody new comes from there; people who are known stay. Only a keyed hash of the address is kept, for 90 days at most.
web-host-reports = Reported
web-host-reports-about = The reported line is marked; the lines around it come with it. Nothing else of the table is shown.
web-host-reported = Reported:
web-host-settle = Settled
web-host-growth = Growth in 30 days
web-host-growth-sum = New tables: { $tables } (grey). New people: { $people } (yellow). { $size } in all.
web-host-as-table = As a table
web-host-day = Day
web-host-kept = What is kept
web-host-kept-about = For how many days. An empty field keeps it for good. Nothing goes before you have seen how much.
web-host-keep-idle = Unfinished tables without a move
web-host-keep-finished = Finished tables, and tournaments
web-host-keep-people = People without a table
web-host-keep-chat = Lines of chat
web-host-go-idle = { $count ->
    [one] one would go now
   *[other] { $count } would go now
}
web-host-go-finished = { $count ->
    [one] one would go now
   *[other] { $count } would go now
}
web-host-go-people = { $count ->
    [one] one would go now
   *[other] { $count } would go now
}
web-host-go-chat = { $count ->
    [one] one would go now
   *[other] { $count } would go now
}
web-host-dry = See what would go
web-host-dry-title = This would go
web-host-sure = Keep it so, and let it go
web-host-backup = Backup
web-host-download = Download now
web-host-backup-secret = Made while people play. It holds everything, running games and links too: keep it as you keep passwords.
web-host-quotas = Limits
web-host-quotas-about = They stand in the server’s settings.
web-host-quota-tables = Unfinished tables of one person
web-host-quota-megabytes = Megabytes of one person
web-host-quota-connections = Connections
web-host-quota-address = Connections from one address
web-host-quota-thinkers = Bots that think at once
web-host-hosts = Hosts
web-host-hosts-about = { "loup host-link" } makes one more. Whoever removes this browser leaves this page.
web-host-since = since
web-host-remove = Remove
web-host-log = Lately
web-host-no-log = Nothing yet.
web-host-command = A command
web-host-deed-enter = became a host
web-host-deed-remove-host = removed a host
web-host-deed-ban = banned somebody
web-host-deed-mute = muted somebody
web-host-deed-lift = lifted a mute or a ban
web-host-deed-settle = settled a report
web-host-deed-close = closed a table
web-host-deed-reopen = opened a table again
web-host-deed-unlist = took a table off the list
web-host-deed-delete = deleted a table
web-host-deed-retain = changed what is kept (days: unfinished, finished, people, chat)
web-host-deed-purge = old things went (unfinished, finished, people, lines)
web-host-deed-backup = made a backup
web-me-host = You are a host here

## What people are told

server-no-host-link = This link makes nobody a host: it was used, or its ten minutes are over. { "loup host-link" } makes a new one.
server-no-address = That is no address, such as { "203.0.113.7" }.
server-no-backup = No backup could be made. The server’s log says why.
server-table-closed = A host has closed this table. Nothing can be seen or done here any more.
server-held-back = A host has taken this table off the list.
server-muted-here = Whoever made this table has closed its chat to you.
server-no-line = There is no such line of chat.
server-banned = A host has banned you: you can finish your games, but not join or make tables. { $reason }
server-banned-until = A host has banned you until { $until }: you can finish your games, but not join or make tables. { $reason }
server-muted = A host has closed the chat to you. { $reason }
server-muted-until = A host has closed the chat to you until { $until }. { $reason }
server-ban-reason = The reason: { $reason }
server-ban-no-reason = No reason was given.

## Lines of chat

web-line-more = More about what { $name } said
web-line-report = Report to the hosts
web-line-reported = Reported. The hosts of this server see the line and a few lines around it, and nothing else of this table.
web-line-hide = Hide what { $name } says
web-line-hidden = Hidden: what this person says is no longer shown to you, at any table. Your profile can show it again.
web-hidden = Hidden in the chat
web-hidden-about = You do not see what these people write in the chat. They are not told.
web-hidden-show = Show again

## Commands of hosts

cli-tables-closed = closed
cli-host-link = Open this link within ten minutes to be a host in that browser; it works once: { $url }
cli-hosts-none = There are no hosts. { "loup host-link" } makes one.
cli-hosts-line = { $id }  { $name }, { $label }, since { $since }
cli-done = Done.
cli-not-there = There is nothing by that name or number.
cli-ban-whom = Say who: the number of a person ({ "loup people" } lists them) or { "--address" }.
cli-people-none = There is nobody like that.
cli-people-line = { $id }  { $name }, last seen { $seen }, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
cli-bans-none = Nobody is muted or banned.
cli-bans-line = { $id }  { $name }: { $kind }, { $until }. { $reason }
cli-until = until { $date }
cli-reports-none = Nothing was reported.
cli-reports-head = Report { $id }, said by person { $about }:
cli-reports-line = { $mark } { $name }: { $text }
cli-retention-line = { $what }: { $time }
cli-retention-goes = { $what }: { $time }; { $goes }
cli-retention-dry = Nothing has changed: this was a dry run.
cli-host-log-line = { $date }  { $by }: { $deed } { $about }
cli-help-host-link = Print a link that makes a browser a host’s
cli-help-hosts = List the hosts, or remove one
cli-help-hosts-remove = The number of a host who is one no longer
cli-help-people = List people, those who were here last first
cli-help-people-text = A part of the name
cli-help-ban = Ban or mute a person, or ban an address
cli-help-ban-person = The person’s number
cli-help-ban-address = An address from which nobody new may come
cli-help-ban-mute = Only close the chat
cli-help-ban-days = For how many days (default: for good; an address at most 90)
cli-help-ban-reason = Why; the person reads this
cli-help-bans = List who is muted or banned, or lift it
cli-help-bans-lift = The number of what ends
cli-help-reports = Show reported lines of chat, or settle a report
cli-help-reports-settle = The number of a report that is settled
cli-help-close = Close a table: nothing can be seen or done there
cli-help-close-reopen = Open a closed table again
cli-help-unlist = Take a table off the list
cli-help-retention = Show or change for how long things are kept
cli-help-retention-idle = Days for unfinished tables without a move; { "0" } for good
cli-help-retention-finished = Days for finished tables
cli-help-retention-people = Days for people without a table
cli-help-retention-chat = Days for lines of chat
cli-help-retention-dry-run = Only say what would go
cli-help-host-log = Show what hosts did
cli-help-arg-config = A settings file
cli-help-host-link-base-url = The address that people use (default: that of the running server, or the setting)
