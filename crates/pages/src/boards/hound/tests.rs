//! What the board must hold, whatever it looks like.
