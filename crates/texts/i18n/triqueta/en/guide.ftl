### Learning Triqueta: the lessons of a guided first table, the short rules beside their diagrams, and the words that the
### log links to the rules.

## Lessons

lesson-triqueta-goal = Collect exactly three tokens of an animal: such a triqueta pays 5 to 10 points. One or two tokens pay only 1 or 2, and a fourth spoils the lot.
lesson-triqueta-turn = On your turn you do one thing: draw a token from the tower, or take a row. As long as there is little in the rows, drawing is the better idea.
lesson-triqueta-place = Only you see the token that you have drawn. Put it face up into a row, from which anybody may take it, or keep it face down before you. You can keep two in the whole game.
lesson-triqueta-final = All four rounds are over. Decide about each token that you kept: add it to your animals, or discard it unseen. The buttons say where your score would be.
lesson-triqueta-round = All rows are taken, so a round is over. Whoever took the last row gets the rock, starts the next round and keeps a tree tile. Rock and trees are worth 1 point each at the end.
lesson-triqueta-taken = Somebody took a row and is out until the next round. The others play on, with one row less to choose from.
lesson-triqueta-take = A row may be worth taking by now: the number beside it says what it would change for you. But whoever takes is out for the rest of the round.
lesson-triqueta-full = You keep two tokens face down now, and that is the limit. From here on every token that you draw goes into a row.
lesson-triqueta-kept = Your token lies face down, and only you know it. At the end you may add or discard it, so it can complete a triqueta and never has to spoil one.
lesson-triqueta-rival = Somebody else keeps a token face down. You cannot know its animal, but you can count: there are ten of each.
lesson-triqueta-three = You have a triqueta. From now on a row with one more of this animal costs you dearly: look at its number before you take it.
lesson-triqueta-four = Four of a kind are worth −1, five −2. They cannot be given away again, but each further one costs only a single point.
lesson-triqueta-empty = The tower is empty: now rows can only be taken.
lesson-triqueta-last = This is the last round. After it everybody decides about the tokens kept face down, and the animals are counted.

## The short rules

howto-triqueta-goal = Collect exactly three tokens of an animal. Three owls are worth 6; one or two are worth only 1 or 2, and with the fourth the whole group falls to −1.
howto-triqueta-draw = On your turn, draw a token from the tower and look at it. Put it face up into a row, or keep it face down before you: at most two in the whole game.
howto-triqueta-take = Or take a whole row instead, with all that lies in it. Then you are out until the next round, so take neither too early nor too late.
howto-triqueta-round = When all rows are taken, the round is over. Whoever took the last one gets the rock, starts the next round and keeps a tree tile, each worth 1.
howto-triqueta-end = After four rounds, add each of your face-down tokens to your animals or discard it unseen. Then count: the highest total wins.

## Words that the log links to their rules: all forms that the log uses, parted by |

term-triqueta-tower = tower
term-triqueta-row = row | rows
term-triqueta-hidden = face down | face-down
term-triqueta-shadow = shadow token | shadow tokens
term-triqueta-box = box
term-triqueta-rock = rock
term-triqueta-tree = tree tile
term-triqueta-round = Round
