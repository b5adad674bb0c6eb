### The toy game of the contract suite: only tests play it.
###
### $card is a card's number, $cards a list of them.

toy-name = Toy
toy-about = Draw a card or pass, then show what you have drawn or hide it. Only tests play this.
toy-option-first = Start player
toy-option-first-about = Who takes the first turn.

toy-prompt-draw = Draw a card, or pass.
toy-prompt-decide = Show your card, or hide it.
toy-move-draw = Draw
toy-move-pass = Pass
toy-move-show = Show the card
toy-move-hide = Hide the card

toy-told-draw = A card is drawn.
toy-told-drawn = The card is a { $card }.
toy-told-pass = No card is drawn.
toy-told-show = Everybody sees a { $card }.
toy-told-hide = The card is put away.
toy-cards = Cards known: { $cards }.

toy-end-done = Everybody has had two turns.
toy-score-cards = Cards shown
toy-bad-deal = A deal is the line “{ "first" }” with a seat, and the line “{ "cards" }” with six numbers.
