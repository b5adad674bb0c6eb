triqueta-name = Triqueta
triqueta-about = Draw animals, place them in rows, and take the row that brings you three of a kind, but not a fourth. With the Hidden Wolves expansion.
