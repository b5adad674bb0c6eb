hound-name = Wolf & Hound
hound-about = Zwei Teams von Schäfern schicken mit ihren Karten den Wolf zu den anderen und rufen den Hund zurück, bis jemand sein letztes Schaf verliert.
