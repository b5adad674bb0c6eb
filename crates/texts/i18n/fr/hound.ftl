hound-name = Wolf & Hound
hound-about = Deux équipes de bergers jouent des cartes pour envoyer le loup chez les autres et rappeler le chien, jusqu’à ce que quelqu’un perde son dernier mouton.
