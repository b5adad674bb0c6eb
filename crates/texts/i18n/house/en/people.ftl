## Others at the table: who looks on, links, seats that change hands

web-guests = Invite others
web-guests-back = Back to the table
# $names is a list.
web-watching = Watching: { $names }
web-watching-others =
    { $count ->
        [one] one other
       *[other] { $count } others
    }
web-watching-guests =
    { $count ->
        [one] one guest
       *[other] { $count } guests
    }
web-watch = Let somebody watch
web-watch-private = This table is private: only those to whom you send this link can watch.
web-watch-listed = This table is listed: everybody can watch, and this is its address.
web-watch-link = Link to watch
# $name is the name in the seat.
web-hand-over = Hand over the seat of { $name }
web-hand-over-go = Hand over your seat …
web-hand-over-about = Somebody else plays on in your seat. From then on only they see what it holds.
web-hand-over-link = Link to take the seat over, once
web-hand-over-to = Offer it to { $name }
web-hand-over-offered = Offered to { $name }, who has not answered yet.
web-hand-over-void = Take back the offer and void the link
web-hand-over-voided = The offer is taken back, and the old link is void.
web-offer = { $seat } offers you this seat. Will you play on?
web-offer-take = Take the seat over
web-offer-decline = No, thank you
# $host and $game are text.
web-invitation-take-over = { $host } hands you a seat in a game of { $game }
web-invitation-to-watch = Watch a game of { $game }
web-take-over-about = The game is in play. You play on in this seat and see what it holds; whoever had it no longer does.
web-any-seat = One link for all free seats
web-any-seat-about = Whoever opens it gets the next free seat.
web-share = Share
# $name is text, $table the name of the table.
web-name-of = { $name } of { $table }

## The chat

web-chat-new = new
web-unread =
    { $count ->
        [one] one new line
       *[other] { $count } new lines
    }
web-emotes = Say it without typing
web-emote-hello = Hello!
web-emote-luck = Good luck!
web-emote-well-played = Well played!
web-emote-thanks = Thank you!
web-emote-wow = Wow!
web-emote-oops = Oops!
web-emote-thinking = Let me think …
web-emote-howl = Awoooo!

## What somebody shows of themselves

web-shared = Share this page
web-shared-about = Show others what you choose of this page, by a link. Nobody can find it without the link, and you can take it back.
web-shared-on = Whoever has this link sees what is ticked below.
web-shared-link = Link to your page
web-shared-look = See it as others do
web-shared-what = What others see
web-shared-go = Share
web-shared-back = Take it back
web-shared-games = my last games, without the names of others
web-shared-told = { $name } shares this. There is no account: it is one house’s honour system.
web-shared-nothing = There is nothing here yet.
web-me-shared = You share a part of this page.
web-device-since = since
web-device-out-others = Sign out everywhere else
web-past-players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
