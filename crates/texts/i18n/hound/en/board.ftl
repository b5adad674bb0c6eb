### The board of Wolf & Hound in the browser.
###
### $is says who a message is about: you, a person called $name, or a dummy whose number is $name.

# The letters on the teams’ badges.
web-hound-blue = B
web-hound-yellow = Y
web-hound-name =
    { $is ->
        [you] You
        [dummy] Dummy { $name }
       *[person] { $name }
    }
web-hound-at =
    { $is ->
        [you] in front of you
        [dummy] in front of dummy { $name }
       *[person] in front of { $name }
    }
web-hound-to =
    { $is ->
        [you] to you
        [dummy] to dummy { $name }
       *[person] to { $name }
    }
# $team is text.
web-hound-team-sheep =
    { $sheep ->
        [one] { $team }: { $sheep } sheep
       *[other] { $team }: { $sheep } sheep
    }
web-hound-cards-played = { $played } of { $cards } cards played
web-hound-turn-number = turn { $turn }
web-hound-now = plays now
web-hound-next = plays next
web-hound-partner = your partner
web-hound-decides =
    { $is ->
        [you] you decide
       *[person] { $name } decides
    }
web-hound-seat = { $team }, place { $number }
web-hound-sheep = { $sheep } of { $most } sheep safe
web-hound-hand-count =
    { $count ->
        [0] no cards in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
web-hound-deck-count =
    { $count ->
        [0] no cards in the deck
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck, from the top
    }
# $cards is a list.
web-hound-list = { $cards }
web-hound-back = unknown
web-hound-played = played, oldest first: { $cards }
web-hound-you-played = You played
web-hound-hand = Your hand
web-hound-no-cards = You have no cards left.
# $card is text.
web-hound-of-them = { $card }, { $count } copies
web-hound-selected = selected
web-hound-forbidden = not this turn
# The last card that lies at a place shows a symbol.
web-hound-meat =
    { $is ->
        [you] Your last card shows Meat: black animals that others move stop in front of you
        [dummy] The last card of dummy { $name } shows Meat: black animals that others move stop there
       *[person] { $name }’s last card shows Meat: black animals that others move stop there
    }
web-hound-bone =
    { $is ->
        [you] Your last card shows a Bone: white animals that others move stop in front of you
        [dummy] The last card of dummy { $name } shows a Bone: white animals that others move stop there
       *[person] { $name }’s last card shows a Bone: white animals that others move stop there
    }
web-hound-pile = pile
web-hound-pile-count =
    { $count ->
        [0] The pile is empty
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
web-hound-pile-known = Known cards in the pile, from the top:
web-hound-last = last
web-hound-turned-up-pile = from the pile
web-hound-turned-up-deck = from the deck
# $animal and $how are text.
web-hound-step-of = { $animal }: { $how }.
web-hound-step =
    { $spaces ->
        [one] { $spaces } place
       *[other] { $spaces } places
    }, { $to }{ $stopped ->
        [yes] , where the symbol stops it
       *[no] { "" }
    }{ $flips ->
        [yes] , flips
       *[no] { "" }
    }
web-hound-step-stays = stays
web-hound-step-turns = flips
web-hound-nothing-moves = No animal moves.
web-hound-nothing-lost = No one would lose or regain a sheep next turn.
web-hound-unknown = Its effect is unknown.
web-hound-then-lose =
    { $is ->
        [you] You would lose
        [dummy] Dummy { $name } would lose
       *[person] { $name } would lose
    } { $count } sheep{ $left ->
        [0] , the last
       *[other] { "" }
    }.
web-hound-then-regain =
    { $is ->
        [you] You would regain
        [dummy] Dummy { $name } would regain
       *[person] { $name } would regain
    } { $count } sheep.
web-hound-then-skip =
    { $is ->
        [you] You would miss your turn.
        [dummy] Dummy { $name } would miss a turn.
       *[person] { $name } would miss a turn.
    }
# $values is a list of numbers.
web-hound-then-forbid =
    { $is ->
        [you] You could not play { $values }.
        [dummy] Dummy { $name } could not play { $values }.
       *[person] { $name } could not play { $values }.
    }
web-hound-then-end = The game would be over: team { $team } wins.
# The same in as few words as possible.
web-hound-wins = { $team } wins
web-hound-black-moves = Black moves { $animals }.
web-hound-white-moves = White moves { $animals }.
web-hound-ending =
    { $is ->
        [you] The game ends once the animals in front of you have acted.
        [dummy] The game ends once the animals in front of dummy { $name } have acted.
       *[person] The game ends once the animals in front of { $name } have acted.
    }
web-hound-animals = Animals in play
web-hound-stands = { $animal } { $at }
web-hound-acts-next = Acts next turn.
# $amount is a formula with the card’s number n.
web-hound-motion =
    { $by ->
        [black] Black cards move it
        [white] White cards move it
        [none] No card moves it
       *[both] All cards move it
    } { $amount } { $way ->
        [ccw] counter-clockwise
       *[cw] clockwise
    }{ $halves ->
        [yes] , rounded down
       *[no] { "" }
    }{ $late ->
        [yes] , one turn later
       *[no] { "" }
    }.
web-hound-drift =
    No card moves it: every turn it walks { $spaces ->
        [one] { $spaces } place
       *[other] { $spaces } places
    } { $way ->
        [ccw] counter-clockwise
       *[cw] clockwise
    }.
web-hound-still = No card moves it.
# $targets is a list of the four aims below.
web-hound-takes = Takes { $count } sheep from { $targets }.
web-hound-brings = Brings { $count } sheep back to { $targets }.
web-hound-aim-current = the current player
web-hound-aim-left = the left neighbour
web-hound-aim-across = the partner
web-hound-aim-right = the right neighbour
web-hound-forbids = If it is in front of you when your turn begins, you may not play { $values }.
web-hound-skips = If it is in front of you when your turn begins, you miss that turn.
web-hound-harmless = Does nothing.
web-hound-other-side = Other side:
web-hound-reading = our reading
web-hound-reading-note = We did not have the rulebook’s pictures. Our reading: { $aspects }.
web-hound-reading-counts = How many copies there are of each card is our assumption.
web-hound-unseen = Not seen yet
web-hound-unseen-of = { $unseen } of { $total } cards
web-hound-unseen-about = Copies of each card that you have not seen, out of the total
web-hound-value = Card
web-hound-suit-black = black
web-hound-suit-meat = black, Meat
web-hound-suit-white = white
web-hound-suit-bone = white, Bone

## On the first page

web-hound-set-first = First
web-hound-set-classic = Classic
web-hound-set-surprise = Surprise me
web-hound-set-surprise-about = A ready-made set of the hardest level you have won so far
web-hound-set-last = As last time
web-hound-set-choose = Choose…

## What the signs mean

web-hound-sign-n = the animal moves as many places as the number on the card
web-hound-sign-half = half of it, rounded down
web-hound-sign-back = counter-clockwise
web-hound-sign-late = one turn later
web-hound-sign-movers = the cards that move it, where these are not its own colour’s
web-hound-sign-places = the four places, as they lie: the filled one is meant; yours is the lowest
web-hound-sign-sheep = sheep lost or regained
web-hound-sign-skip = misses a turn
web-hound-sign-forbid = may not play these numbers
web-hound-sign-bait = Meat stops black animals that others move, a Bone white ones

## The winner’s screen. $team and $winner are the names of teams.

web-hound-ending-label = Team { $team } · turn { $turn }
web-hound-folds = The pastures
web-hound-folds-about = An empty pasture decides, not the sum.
web-hound-fold = { $sheep } of { $most } sheep
web-hound-dummy = Dummy { $number }
web-hound-story-last =
    { $points ->
        [one] Until the last card the others had one sheep more; then it was Team { $winner } that still had its flock.
       *[other] Until the last card the others had { $points } sheep more; then it was Team { $winner } that still had its flock.
    }
web-hound-story-behind =
    { $points ->
        [one] Halfway through, Team { $winner } was one sheep behind, and turned the wolf around.
       *[other] Halfway through, Team { $winner } was { $points } sheep behind, and turned the wolf around.
    }
web-hound-story-led = Team { $winner } kept more sheep together from the first cards to the last.

## The end, step by step

web-hound-last-sheep = The last sheep
web-hound-counting = The sheep are counted

## Choosing animals for a new table

# $sheep is a number, or a list of numbers; $black and $white are numbers of animals.
web-hound-show = Show
web-hound-show-all = All
web-hound-show-two = Two sides
web-hound-kind-wolves = Wolves
web-hound-kind-hounds = Hounds
web-hound-kind-metamorphic = Metamorphic
web-hound-kind-odd = Odd ones
web-hound-kind-own = Your own
web-hound-blankets = The Blankets (three cards)
web-hound-home-made = home-made
web-hound-does-skip = turn ends
web-hound-does-forbid = no 3s
web-hound-your-set = Your set
web-hound-set-of = { $count } of { $most }
web-hound-set-play = Play with these
web-hound-set-takes = At least one animal takes sheep.
web-hound-sheep-all = Everyone starts with { $sheep } sheep.
web-hound-sheep-each = Sheep at the start, seat by seat: { $sheep }.
web-hound-moved = Black cards move { $black }, white cards { $white } of them.
web-hound-look = Show these cards
