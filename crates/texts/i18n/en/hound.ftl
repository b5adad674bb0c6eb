hound-name = Wolf & Hound
hound-about = Two teams of shepherds play cards that send the wolf to the others and call the hound home, until somebody’s last sheep is gone.
