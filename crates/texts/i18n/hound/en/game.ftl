### Wolf & Hound.
###
### A seat $who comes with $who-is (you / other). Dummies have a $number instead of a name. $animal is the name
### of an animal card, $card that of a number card. $way is cw or ccw, $side front or back, $from and $to of a
### stack are pile or deck. Words of the card file stand as { "literals" }.

hound-name = Wolf & Hound
hound-about = Two teams send the wolf to the others and call the hound home.

## Options

hound-option-animals = Animals
hound-option-animals-about = One to eight animal cards; at least one of them must take sheep. With two or more wolf cards, everyone starts with one more sheep. The blankets are only used as a set, and at most two Metamorphic cards can take part.
hound-option-meat-and-bone = Meat & Bone
hound-option-meat-and-bone-about = The expansion: seven number cards show Meat or Bone. While such a card is the last one in front of a player, wolves stop at Meat and hounds at Bone when others move them.
hound-option-cards-file = Card file
hound-option-cards-file-about = Your own cards instead of the built-in ones: corrected, or home-made. The record of a game carries the cards it was played with.
hound-option-both-at-zero = Both teams without sheep
hound-option-both-at-zero-about = If both teams have a player without sheep, the first such player clockwise from the current one decides which team loses. The rules do not say whether the current player counts first.
hound-option-both-at-zero-current-first = The current player counts first
hound-option-both-at-zero-next-first = The next player counts first
hound-option-last-activation = Last activation before counting
hound-option-last-activation-about = Whether the animals in front of seat 1 still activate before sheep are counted once the cards have run out. The rules say that the game goes on until that phase, which can be read either way.
hound-option-effects-when-skipped = End of turn also without a card
hound-option-effects-when-skipped-about = Whether Grandpa Wolf, the Blanket Wolf and the Confused Hound also act at the end of a turn in which no card was played.
hound-option-exchange-from-empty-pile = Exchange call from an empty pile
hound-option-exchange-from-empty-pile-about = With two or three players: whether a dummy’s card can still be exchanged once the draw pile is empty.
hound-option-sheep = Sheep with two wolf cards
hound-option-sheep-about = With two or more wolf cards, the rules recommend four sheep for everyone.
hound-option-sheep-more-for-wolves = One more sheep
hound-option-sheep-three = Always three
hound-option-next-start = Start player in a series
hound-option-next-start-about = Who starts the next game of a series, as seen from whoever started this one. Partners stay partners either way.
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
hound-problem-how-many = A game needs one to { $most } animals; you chose { $chosen }.
hound-problem-requires = { $card } can only be used together with { $other }.
hound-problem-excludes = { $card } and { $other } cannot be used together.
hound-problem-two-metamorphic = At most two Metamorphic cards can take part; you chose { $cards }.
hound-problem-nobody-takes = None of these animals takes sheep. Choose at least one that does.
hound-problem-pack = The card file does not have 32 number cards.
hound-problem-players = Wolf & Hound is for two to four players, not for { $players }.

## The card file: what is wrong with it

hound-cards-error = { $where }: { $wrong }
hound-cards-in-line = Line { $line }
hound-cards-in-card = Line { $line }, card { $card }
hound-cards-in-this-card = Card { $card }
hound-cards-version = The file must begin with the line “{ $form }”.
hound-cards-too-long = The file is too long. At most { $most } bytes are read.
hound-cards-too-many = That is too many. The most allowed is { $most }.
hound-cards-not-among = “{ $found }” is not possible here. Possible values: { $allowed }.
hound-cards-not-number = “{ $found }” is not possible here. Expected: a number from { $least } to { $most }.
hound-cards-not-amount = “{ $found }” is not possible here. Possible values: { $forms }, with numbers up to { $most }.
hound-cards-one-sided = “{ $what }” only makes sense on a card with two sides. Give this one “{ "front" }” and “{ "back" }”, or leave out the line.
hound-cards-effects = “{ $first }” and “{ $second }” do not go together on one side of a card.
hound-cards-not-id = “{ $found }” is not a card id. Expected: one to eight letters, digits or hyphens.
hound-cards-wants = Something is missing, or there is too much. The line should look like “{ $form }”.
hound-cards-twice = “{ $what }” appears twice.
hound-cards-missing = “{ $what }” is missing.
hound-cards-no-card = The file has no animal card.
hound-cards-no-such-card = There is no card { $found } in this file.
hound-cards-no-mark = This line cannot carry a confidence mark.
hound-cards-not-printed = Only the 24 cards of the box have a printed name. Write one of your own.
hound-cards-name-too-long = The name is too long. It may have at most { $most } characters.
hound-cards-total = There are { $found } number cards; there must be { $wanted }.
hound-cards-symbols = The line “{ $row }” marks { $found } cards of value { $value }, but there are only { $most }.

## Deals and set-up files: what is wrong with them

hound-setup-expected = “{ $found }” is not understood. A line looks like one of these: { $forms }.
hound-setup-wants = The line should look like “{ $form }”.
hound-setup-twice = This line appears twice.
hound-setup-no-card = “{ $found }” is not a number card. Cards look like b3, w1, b2m or w2b.
hound-setup-too-many-of = There are not that many { $found } in this game.
hound-setup-too-many-cards = There are too many cards here: at most four in a hand, twenty in a dummy’s deck and sixteen in the pile.
hound-setup-no-animal = “{ $found }” is not possible. Write where each animal stands, such as W01@3 or M01@1/back; the animals are { $animals }.
hound-setup-animals = Every animal in the game needs a place.
hound-setup-sheep = No one can have more sheep than at the start.
hound-setup-turn = The turn must be a number from 1 to 999.
hound-setup-no-turn = This is not a complete deal, so it needs a line such as “{ "turn: 14" }”.
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
        [one] one place
       *[other] { $spaces } places
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
hound-effect-forbid = { $values } may not be played this turn
hound-effect-skip = the turn ends at once
hound-effect-nothing = no effect
hound-aspect-colour = its colour
hound-aspect-moved-by = what moves it
hound-aspect-moves = how it moves
hound-aspect-drifts = how it walks by itself
hound-aspect-target = its target
hound-aspect-effect = what it does
hound-aspect-flips = when it flips
hound-aspect-turn-end = its order at the end of a turn
hound-aspect-wolves = how many wolves it counts as
hound-aspect-starts = its starting side
hound-confidence-stated = stated in the rules
hound-confidence-inferred = inferred
hound-confidence-assumed = our assumption

## What has to be decided

hound-prompt-play =
    { $who-is ->
        [you] Play a card.
       *[other] { $who } plays a card.
    }
hound-prompt-play-without =
    { $who-is ->
        [you] Play a card. Not allowed this turn: { $values }.
       *[other] { $who } plays a card. Not allowed this turn: { $values }.
    }
hound-prompt-exchange =
    { $who-is ->
        [you] Dummy { $number } has turned up { $card }. Do you want to exchange it?
       *[other] Dummy { $number } has turned up { $card }. { $who } may exchange it.
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
hound-move-exchange = Exchange it for the dummy’s top card
hound-move-exchange-known = Exchange it for the dummy’s top card, { $card }
hound-move-flip = Flip { $animal }

## Refusals

hound-refusal-not-held = You do not have { $card }.
hound-refusal-forbidden = No { $value } may be played this turn.
hound-refusal-no-dummy = There is no dummy at this table, so there is nothing to keep or exchange.
hound-refusal-nothing-clashes = In this game, no two cards ever clash, so none is ever flipped by choice.
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
        [you] { $animal }: you miss your turn.
       *[other] { $animal }: { $who } misses a turn.
    }
hound-event-skipped-dummy = { $animal }: dummy { $number } misses a turn.
hound-event-forbids =
    { $who-is ->
        [you] { $animal }: you may not play { $values } this turn.
       *[other] { $animal }: { $who } may not play { $values } this turn.
    }
hound-event-forbids-dummy = { $animal }: dummy { $number } may not play { $values } this turn.
hound-event-showed =
    { $who-is ->
        [you] You have no card to play and show your hand: { $cards }.
       *[other] { $who } has no card to play and shows the hand: { $cards }.
    }
hound-event-can-play =
    { $who-is ->
        [you] You have a card that you may play.
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
        [you] You exchange the card of dummy { $number }: { $first } goes to the bottom of its deck, and { $card } is turned up.
       *[other] { $who } exchanges the card of dummy { $number }: { $first } goes to the bottom of its deck, and { $card } is turned up.
    }
hound-event-returned =
    Dummy { $number } may not play { $card }, which goes to the bottom of { $to ->
        [deck] the dummy’s deck
       *[pile] the pile
    }.
hound-event-moved =
    { $animal } moves { $spaces ->
        [one] one place
       *[other] { $spaces } places
    } from { $from } to { $to }.
hound-event-moved-late =
    { $animal } follows the card of the turn before: { $spaces ->
        [one] one place
       *[other] { $spaces } places
    } from { $from } to { $to }.
hound-event-drifted =
    { $animal } walks { $spaces ->
        [one] one place
       *[other] { $spaces } places
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
    } The game ends at the start of seat 1’s next turn.
hound-event-last-round-dummy = Dummy { $number } has no more cards. The game ends at the start of seat 1’s next turn.
hound-event-ended = Team { $team } wins. { $reason } Sheep: Blue { $blue }, Yellow { $yellow }.

## The end

hound-end-zero = Someone on the other team has no sheep left.
hound-end-both-zero = Both teams have a player without sheep; the first one clockwise from the current player decides.
hound-end-counted = The cards have run out, and this team has more sheep.
hound-end-tie = The cards have run out with equal sheep, and Yellow wins ties.
hound-end-idle = No one could play a card for eight turns, so the sheep were counted.
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
        [you] Cards in your hand that everyone knows: { $cards }.
       *[other] Known cards in { $who }’s hand: { $cards }.
    }
hound-view-known-dummy = The deck of dummy { $number } from the top: { $cards }.
hound-view-animal = { $animal } in front of { $at }: { $colour }; { $motion }; { $effect }.
hound-view-reading = Our reading of { $animal }: { $aspects }.
hound-view-aspect = { $aspect } ({ $confidence })
hound-view-pile =
    { $count ->
        [0] The pile is empty.
        [one] There is one card in the pile.
       *[other] There are { $count } cards in the pile.
    }
hound-view-pile-known = The pile from the top: { $cards }.
hound-view-turned-up-pile = Turned up from the pile: { $card }.
hound-view-turned-up-deck = Turned up from the dummy’s deck: { $card }.
hound-view-previous = The card of the turn before: { $card }.
hound-view-count = { $card }: { $unseen } of { $total }
hound-view-counts = Not yet seen: { $counts }.
hound-view-ending = The cards are running out: the game ends at the start of seat 1’s next turn.
hound-view-hand = Your hand: { $cards }.
# $move is the name of a move, $steps a list of hound-view-step.
hound-view-preview = { $move }: { $steps }.
hound-view-preview-nothing = { $move }: nothing moves.
hound-view-step =
    { $side ->
        [back] { $animal } (back) to { $to }
       *[front] { $animal } to { $to }
    }
