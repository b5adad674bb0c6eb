### The winner’s screen, the story of a game, and its poster.

web-ending = Result
web-ending-last = The last position
web-ending-closer = Look closer
# $names is a list of players, $count how many they are.
web-ending-title =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
# $place is a number from 2 on, $behind how many points the first is ahead; 0 where points do not count.
web-ending-yours =
    You are { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] number { $place }
    }{ $behind ->
        [0] .
       *[other] , { $behind } behind.
    }
web-ending-table = As a table
web-ending-share = Link to this result
web-ending-share-go = Share link
web-ending-share-about = Whoever opens it sees the result and can’t change anything. People are named only if everybody at the table has a name.
web-ending-picture = Picture, square
web-ending-picture-wide = Picture, wide
web-ending-a-guest = a guest

## The story of a game in one sentence: $winner and $second are players

web-story-shared =
    { $points ->
        [one] A shared victory, with { $points } point each.
       *[other] A shared victory, with { $points } points each.
    }
web-story-tie = { $winner } and { $second } are level at { $points }: the tiebreaker decided.
web-story-close =
    { $points ->
        [one] A single point between { $winner } and { $second }.
       *[other] Only { $points } points between { $winner } and { $second }.
    }
# $category is what the points are for.
web-story-category = What made the difference: { $category }, { $points } ahead of { $second }.
web-story-clear = { $winner } finished { $points } points ahead of { $second }.

## Moments: a scoring, a reveal, the last sheep, step by step

web-moment-see = See it step by step
web-moment-next = Next
web-moment-skip = Skip
web-moment-result = On to the result
web-moment-board = Back to the board

## A replay that plays by itself

web-replay-play = Play
web-replay-pause = Pause
web-replay-pace = How fast it plays
