// Everything that changes while a page is open, in one place. Modules keep nothing of their own.

export const state = {
  /** What the reader prefers on this device. */
  prefs: { speed: "1", mark: "on" },
  /** Whether the network is lost. */
  lost: false,
  /** The page's title, without the mark of one's turn. */
  title: document.title,

  /** The stream of this page. */
  source: null,
  /** Steps that have come and are not shown yet. */
  queue: [],
  /** Whether steps are being shown one after the other. */
  playing: false,
  /** Ends the pause before the next step. */
  skip: null,
  /** Whether all that waits is to be shown at once. */
  rush: false,
  /** When the last step was shown. */
  last: -Infinity,
  /** Shows the rail of the last step. */
  late: null,

  /** Settled when the button that is held down is let go; what comes waits for it. */
  pressing: null,
  /** Settles it. */
  release: null,
  /** What a touch has chosen, and a second touch does. */
  armed: null,

  /** Where the mouse took hold of the picture, and whether it drags it. */
  held: null,
  /** How far two fingers were apart. */
  apart: 0,
  /** Waits for a slider to rest. */
  sliding: 0,
  /** Makes sounds, once something was touched. */
  audio: null,
};
