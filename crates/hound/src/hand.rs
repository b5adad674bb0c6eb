//! A hand of number cards in one word.

/// The bit of a card that is set once everybody has seen it.
pub(crate) const PUBLIC: u8 = 0x80;
/// Where a hand has no card. Its lower bits are those of no card.
const EMPTY: u8 = 0x5f;
/// No card, or no slot.
pub(crate) const NONE: u8 = 0xff;

/// A hand: four cards, the first one lowest. Each is 16 bits: the code and [`PUBLIC`], or [`EMPTY`],
/// and above them the slot.
pub(crate) type Hand = u64;
/// One for each card of a hand.
pub(crate) const EACH: Hand = 0x0001_0001_0001_0001;
/// A hand without cards.
pub(crate) const NO_CARDS: Hand = EACH * EMPTY_PLACE;
/// Where a hand has no card: [`EMPTY`] and no slot.
pub(crate) const EMPTY_PLACE: Hand = (NONE as Hand) << 8 | EMPTY as Hand;

/// What lies at this position of a hand.
pub(crate) const fn content_at(hand: Hand, at: u32) -> u8 {
    (hand >> (16 * (at & 3))) as u8
}

/// Its slot.
pub(crate) const fn slot_at(hand: Hand, at: u32) -> u8 {
    (hand >> (16 * (at & 3)) >> 8) as u8
}

/// The hand with something else lying at this position, in the same slot.
pub(crate) const fn with_content(hand: Hand, at: u32, content: u8) -> Hand {
    let shift = 16 * (at & 3);
    hand & !(0xff << shift) | (content as Hand) << shift
}
