### Wolf & Hound.
###
### A seat $who comes with $who-is (you / other). Dummies have a $number instead of a name. $animal is the name
### of an animal card, $card that of a number card. $way is cw or ccw, $side front or back, $from and $to of a
### stack are pile or deck. Words of the card file stand as { "literals" }.

hound-name = Wolf & Hound
hound-about = Two teams of shepherds play cards that send the wolf to the others and call the hound home, until somebody’s last sheep is gone.

## Options

hound-option-animals = Animals
hound-option-animals-about = One to eight animal cards; at least one of them must take sheep. With two or more wolf cards everybody starts with one more sheep. The blankets only come as a set, and at most two Metamorphic cards can take part.
hound-option-meat-and-bone = Meat & Bone
hound-option-meat-and-bone-about = The expansion: seven number cards show Meat or Bone. While such a card is the last one in front of a player, wolves stop at Meat and hounds at Bone when others move them.
hound-option-cards-file = Card file
hound-option-cards-file-about = Your own cards in place of the ones that come with the program: corrected, or made at home. The record of a game carries the cards that it was played with.
hound-option-both-at-zero = Both teams without sheep
hound-option-both-at-zero-about = If both teams have a player without sheep, the first such player clockwise from the current one decides which team loses. The rules do not say whether the current player counts first.
hound-option-both-at-zero-current-first = The current player counts first
hound-option-both-at-zero-next-first = The next player counts first
hound-option-last-activation = Last activation before counting
hound-option-last-activation-about = Whether the animals in front of player 1 still activate before sheep are counted once the cards have run out. The rules say that the game goes on until that phase, which can be read either way.
hound-option-effects-when-skipped = End of turn also without a card
hound-option-effects-when-skipped-about = Whether Grandpa Wolf, the Blanket Wolf and the Confused Hound also act at the end of a turn in which no card was played.
hound-option-exchange-from-empty-pile = Exchange call from an empty pile
hound-option-exchange-from-empty-pile-about = With two or three players: whether a dummy’s card can still be exchanged once the draw pile is empty.
hound-option-sheep = Sheep with two wolf cards
hound-option-sheep-about = With two or more wolf cards the rules recommend four sheep for everybody.
hound-option-sheep-more-for-wolves = One sheep more
hound-option-sheep-three = Three, whatever is played
hound-option-next-start = Start in a series
hound-option-next-start-about = Who starts the next game of a series, seen from whoever started this one. Partners stay partners either way.
hound-option-next-start-left = The player on the left
hound-option-next-start-right = The player on the right

## Recommended sets

hound-group-first = First game
hound-group-beginner = Beginners
hound-group-experienced = Experienced players
hound-group-gamer = Gamers
hound-group-designer = Designer’s cards
hound-group-house = House sets
# $cards is the list of the animals.
hound-preset-first = First game: { $cards }
hound-preset-beginner = Beginners: { $cards }
hound-preset-experienced = Experienced: { $cards }
hound-preset-gamer = Gamers: { $cards }
hound-preset-designer = Designer’s cards: { $cards }
hound-preset-house = House set: { $cards }

## Sets that cannot be played

hound-problem-no-such-card = There is no animal card { $card } in the card file.
hound-problem-how-many = A game needs one to { $most } animals; { $chosen } are chosen.
hound-problem-requires = { $card } is only played together with { $other }.
hound-problem-excludes = { $card } is not played together with { $other }.
hound-problem-two-metamorphic = At most two Metamorphic cards can take part; chosen are { $cards }.
hound-problem-nobody-takes = None of these animals takes sheep. Choose at least one that does.
hound-problem-pack = The card file does not have 32 number cards.
hound-problem-players = Wolf & Hound is for two to four players, not for { $players }.

## The card file: what is wrong with it

hound-cards-error = { $where }: { $wrong }
hound-cards-in-line = Line { $line }
hound-cards-in-card = Line { $line }, card { $card }
hound-cards-version = The file has to begin with the line “{ $form }”.
hound-cards-too-long = The file is too long. At most { $most } bytes are read.
hound-cards-too-many = That is too many. At most { $most } are possible.
hound-cards-not-among = “{ $found }” is not possible here. Possible are { $allowed }.
hound-cards-not-number = “{ $found }” is not possible here. Wanted is a number from { $least } to { $most }.
hound-cards-not-amount = “{ $found }” is not possible here. Possible are { $forms }, with numbers up to { $most }.
hound-cards-one-sided = “{ $what }” is about a card with two sides. This one needs “front” and “back”, or must do without that line.
hound-cards-not-id = “{ $found }” is no card number. Wanted are one to eight letters, digits and hyphens.
hound-cards-wants = Something is missing, or there is too much. The line should look like “{ $form }”.
hound-cards-twice = “{ $what }” is there twice.
hound-cards-missing = “{ $what }” is missing.
hound-cards-no-card = The file has no animal card.
hound-cards-no-such-card = There is no card { $found } in this file.
hound-cards-no-mark = A mark of confidence has no place in this line.
hound-cards-not-printed = Only the 24 cards of the box have a printed name. Write one of your own.
hound-cards-name-too-long = The name is too long. At most { $most } signs are possible.
hound-cards-total = There are { $found } number cards, and it has to be { $wanted }.
hound-cards-symbols = The line “{ $row }” marks { $found } cards of value { $value }, but there are only { $most }.

## Deals and set-up files: what is wrong with them

hound-setup-expected = “{ $found }” is not understood. A line looks like one of these: { $forms }.
hound-setup-wants = The line should look like “{ $form }”.
hound-setup-twice = This line is there twice.
hound-setup-no-card = “{ $found }” is no number card. Cards look like b3, w1, b2m or w2b.
hound-setup-too-many-of = There are not so many { $found } in this game.
hound-setup-too-many-cards = There are too many cards here: at most four in a hand, twenty in a dummy’s deck and sixteen in the pile.
hound-setup-no-animal = “{ $found }” is not possible. Write where each animal stands, such as W01@3 or M01@1/back; the animals are { $animals }.
hound-setup-animals = There has to be a place for every animal of the game.
hound-setup-sheep = Nobody can have more sheep than at the start.
hound-setup-turn = The turn has to be a number from 1 to 999.
hound-setup-no-turn = This is not a whole deal, so a line such as “{ "turn: 14" }” is needed.
hound-setup-other-pack = These are not the number cards of this game.
hound-setup-over = The game would be over at once.

## Names

hound-team-blue = Blue
hound-team-yellow = Yellow
hound-place =
    { $who-is ->
        [you] you
       *[other] { $who }
    }
hound-place-dummy = dummy { $number }
hound-number-black = black { $value }
hound-number-black-meat = black { $value } with Meat
hound-number-white = white { $value }
hound-number-white-bone = white { $value } with Bone
hound-number-unknown = a hidden card
hound-colour-black = black
hound-colour-white = white
hound-colour-pink = pink
hound-aim-current = the current player
hound-aim-left = the player to the left
hound-aim-across = the partner
hound-aim-right = the player to the right
hound-card-w01 = Wolf 01
hound-card-w02 = Wolf 02
hound-card-w03 = Wolf 03
hound-card-w04 = Wolf 04
hound-card-w05 = Wolf 05
hound-card-w06 = Wolf 06
hound-card-w07 = Wolf 07
hound-card-w08 = Wolf 08
hound-card-h01 = Hound 01
hound-card-h02 = Hound 02
hound-card-h03 = Hound 03
hound-card-h04 = Hound 04
hound-card-s01 = Skip
hound-card-s02 = No Threes
hound-card-m01 = Metamorphic 01
hound-card-m02 = Metamorphic 02
hound-card-m03 = Metamorphic 03
hound-card-m04 = Metamorphic 04
hound-card-e01 = Grandpa Wolf
hound-card-e02 = Confused Hound
hound-card-d01 = Red Devil
hound-card-d02-1 = Black Blanket
hound-card-d02-2 = White Blanket
hound-card-d02-3 = Blanket Wolf

## What is printed on an animal card

# $front and $back are hound-face; the front is the side on which the card starts.
hound-animal = { $name }: { $front }
hound-animal-two-sided = { $name }: { $front }. Other side: { $back }
hound-face = { $colour }; { $motion }; { $effect }
# $amount is a formula such as n+1, where n is the card’s value. $by is black, white or both.
hound-motion =
    { $by ->
        [black] black cards move it
        [white] white cards move it
       *[both] all cards move it
    } { $amount } { $way ->
        [ccw] counter-clockwise
       *[cw] clockwise
    }
hound-motion-late =
    { $by ->
        [black] black cards move it
        [white] white cards move it
       *[both] all cards move it
    } { $amount } { $way ->
        [ccw] counter-clockwise
       *[cw] clockwise
    }, one turn later
hound-motion-drift =
    no card moves it, but at the end of every turn it walks { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } { $way ->
        [ccw] counter-clockwise
       *[cw] clockwise
    }
hound-motion-none = nothing moves it
# $effects is a list of the following messages.
hound-effect = { $effects }
hound-effect-lose =
    takes { $count ->
        [one] one sheep
       *[other] { $count } sheep
    } from { $targets }
hound-effect-regain =
    brings { $count ->
        [one] one sheep
       *[other] { $count } sheep
    } back to { $targets }
hound-effect-forbid = no { $values } may be played this turn
hound-effect-skip = the turn ends at once
hound-effect-nothing = no effect
hound-aspect-colour = its colour
hound-aspect-moved-by = what moves it
hound-aspect-moves = how it moves
hound-aspect-drifts = how it walks by itself
hound-aspect-target = whom it is after
hound-aspect-effect = what it does
hound-aspect-flips = when it flips
hound-aspect-turn-end = its order at the end of a turn
hound-aspect-wolves = for how many wolves it counts
hound-aspect-starts = its starting side
hound-confidence-stated = stated in the rules
hound-confidence-inferred = inferred
hound-confidence-assumed = our default

## What has to be decided

hound-prompt-play =
    { $who-is ->
        [you] Play a card.
       *[other] { $who } plays a card.
    }
hound-prompt-play-without =
    { $who-is ->
        [you] Play a card, but no { $values }.
       *[other] { $who } plays a card, but no { $values }.
    }
hound-prompt-exchange =
    { $who-is ->
        [you] Dummy { $number } turned up { $card }. Do you want to exchange it?
       *[other] Dummy { $number } turned up { $card }. { $who } may exchange it.
    }
hound-prompt-flip =
    { $who-is ->
        [you] Two Metamorphic cards of the same colour are in one place. Which one do you flip?
       *[other] { $who } chooses which Metamorphic card flips.
    }
hound-prompt-over = Team { $team } has won. { $reason }

## Moves

hound-move-play = Play { $card }
hound-move-keep = Keep { $card }
hound-move-exchange = Exchange it for the top of the dummy’s deck
hound-move-exchange-known = Exchange it for the top of the dummy’s deck, { $card }
hound-move-flip = Flip { $animal }

## Refusals

hound-refusal-not-held = You do not have { $card }.
hound-refusal-forbidden = No { $value } may be played this turn.
hound-refusal-no-dummy = Nobody at this table plays for a dummy, so there is nothing to keep or to exchange.
hound-refusal-nothing-clashes = No two cards of this game ever have to be told apart by flipping one.
hound-refusal-no-such-card = There is no { $card } in this game.
hound-refusal-not-that-one = { $card } is not one of the two cards that can be flipped.

## What happened

# $changes is a list of the hound-change messages.
hound-event-activated = { $animal }: { $changes }.
hound-event-activated-nothing = { $animal } is in front of { $at }, but nothing happens.
hound-change-lose =
    { $who-is ->
        [you] you lose
       *[other] { $who } loses
    } { $count ->
        [one] a sheep
       *[other] { $count } sheep
    } ({ $left } left)
hound-change-lose-dummy =
    dummy { $number } loses { $count ->
        [one] a sheep
       *[other] { $count } sheep
    } ({ $left } left)
hound-change-regain =
    { $who-is ->
        [you] you get
       *[other] { $who } gets
    } { $count ->
        [one] a sheep
       *[other] { $count } sheep
    } back (now { $left })
hound-change-regain-dummy =
    dummy { $number } gets { $count ->
        [one] a sheep
       *[other] { $count } sheep
    } back (now { $left })
hound-change-none =
    { $who-is ->
        [you] nothing changes for you
       *[other] nothing changes for { $who }
    } ({ $left } sheep)
hound-change-none-dummy = nothing changes for dummy { $number } ({ $left } sheep)
hound-event-skipped =
    { $who-is ->
        [you] { $animal }: your turn is skipped.
       *[other] { $animal }: { $who } misses the turn.
    }
hound-event-skipped-dummy = { $animal }: dummy { $number } misses the turn.
hound-event-forbids =
    { $who-is ->
        [you] { $animal }: you may play no { $values } this turn.
       *[other] { $animal }: { $who } may play no { $values } this turn.
    }
hound-event-forbids-dummy = { $animal }: dummy { $number } may play no { $values } this turn.
hound-event-showed =
    { $who-is ->
        [you] You have no card that may be played and show your hand: { $cards }.
       *[other] { $who } has no card that may be played and shows the hand: { $cards }.
    }
hound-event-can-play =
    { $who-is ->
        [you] You have a card that may be played.
       *[other] { $who } has a card that may be played.
    }
hound-event-played =
    { $who-is ->
        [you] You play { $card }.
       *[other] { $who } plays { $card }.
    }
hound-event-played-dummy = Dummy { $number } plays { $card }.
hound-event-turned-up =
    Dummy { $number } turns up { $card } from { $from ->
        [deck] its deck
       *[pile] the pile
    }.
hound-event-exchanged =
    { $who-is ->
        [you] You exchange the card of dummy { $number }: { $first } goes under its deck, { $card } comes up.
       *[other] { $who } exchanges the card of dummy { $number }: { $first } goes under its deck, { $card } comes up.
    }
hound-event-returned =
    Dummy { $number } may not play { $card }; it goes under { $to ->
        [deck] the dummy’s deck
       *[pile] the pile
    }.
hound-event-moved =
    { $animal } moves { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } from { $from } to { $to }.
hound-event-moved-late =
    { $animal } follows the card of the turn before: { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } from { $from } to { $to }.
hound-event-drifted =
    { $animal } walks { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } from { $from } to { $to }.
hound-event-lap = { $animal } goes once around and is back in front of { $to }.
hound-event-stays = { $animal } stays in front of { $to }.
# $first is the sentence about the movement.
hound-event-and-stopped = { $first } The bait stops it there.
hound-event-and-flipped = { $first } It flips and is { $colour } now.
hound-event-flipped-chosen = { $animal } is flipped in front of { $at } and is { $colour } now.
hound-event-flipped-clash = Two Metamorphic cards of the same colour in front of { $at }: { $animal } flips and is { $colour } now.
hound-event-flipped-company =
    { $animal } flips in front of { $at } and shows its { $side ->
        [back] back
       *[front] front
    } now.
hound-event-drew =
    { $who-is ->
        [you] You draw a card.
       *[other] { $who } draws a card.
    }
hound-event-drew-card =
    { $who-is ->
        [you] You draw { $card }.
       *[other] { $who } draws { $card }.
    }
hound-event-last-round =
    { $who-is ->
        [you] You have no more cards.
       *[other] { $who } has no more cards.
    } The game ends at the start of player 1’s next turn.
hound-event-last-round-dummy = Dummy { $number } has no more cards. The game ends at the start of player 1’s next turn.
hound-event-ended = Team { $team } wins. { $reason } Sheep: Blue { $blue }, Yellow { $yellow }.

## The end

hound-end-zero = Somebody in the other team has no sheep left.
hound-end-both-zero = Both teams have a player without sheep; the first one clockwise from the current player decides.
hound-end-counted = The cards have run out, and this team has more sheep.
hound-end-tie = The cards have run out with equal sheep, and Yellow wins ties.
hound-end-idle = Nobody could play a card for eight turns, so the sheep were counted.
hound-score-own = Own sheep
hound-score-partner = Partner’s sheep

## The table in words

hound-view-turn =
    { $who-is ->
        [you] Turn { $turn }: yours.
       *[other] Turn { $turn }: { $who }.
    }
hound-view-turn-dummy = Turn { $turn }: dummy { $number }.
hound-view-place =
    { $who-is ->
        [you] You
       *[other] { $who }
    } (Team { $team }): { $sheep } of { $most } sheep, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
hound-view-place-dummy =
    Dummy { $number } (Team { $team }): { $sheep } of { $most } sheep, { $cards ->
        [one] one card
       *[other] { $cards } cards
    } in the deck.
hound-view-played =
    { $who-is ->
        [you] You have played { $cards }.
       *[other] { $who } has played { $cards }.
    }
hound-view-played-dummy = Dummy { $number } has played { $cards }.
hound-view-known =
    { $who-is ->
        [you] Everybody knows of your hand: { $cards }.
       *[other] Known of the hand of { $who }: { $cards }.
    }
hound-view-known-dummy = The deck of dummy { $number } from the top: { $cards }.
hound-view-animal = { $animal } in front of { $at }: { $colour }; { $motion }; { $effect }.
hound-view-reading = Our reading of { $animal }: { $aspects }.
hound-view-aspect = { $aspect } ({ $confidence })
hound-view-pile =
    { $count ->
        [0] The pile is empty.
        [one] One card is in the pile.
       *[other] { $count } cards are in the pile.
    }
hound-view-pile-known = The pile from the top: { $cards }.
hound-view-turned-up-pile = Turned up from the pile: { $card }.
hound-view-turned-up-deck = Turned up from the dummy’s deck: { $card }.
hound-view-previous = The card of the turn before: { $card }.
hound-view-count = { $card }: { $unseen } of { $total }
hound-view-counts = Not yet seen: { $counts }.
hound-view-ending = The cards are running out: the game ends at the start of player 1’s next turn.
hound-view-hand = Your hand: { $cards }.
# $move is the name of a move, $steps a list of hound-view-step.
hound-view-preview = { $move }: { $steps }.
hound-view-preview-nothing = { $move }: nothing moves.
hound-view-step =
    { $side ->
        [back] { $animal } (back) to { $to }
       *[front] { $animal } to { $to }
    }
