triqueta-name = Triqueta
triqueta-about = Piochez des animaux, posez-les dans les rangées et prenez celle qui vous donne trois animaux pareils, mais pas un quatrième. Avec l’extension Hidden Wolves.
