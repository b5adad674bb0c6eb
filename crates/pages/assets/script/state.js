// Everything that changes while a page is open, in one place. Modules keep nothing of their own.

export const state = {
  /** What the reader prefers on this device. */
  prefs: { speed: "1", mark: "on", keys: "on", volume: "0.5" },
  /** What is said about the network, by the name of its words. */
  net: null,
  /** Does again what was not answered. */
  again: null,
  /** Takes good news away. */
  telling: 0,
  /** Addresses to which a form is being sent. */
  busy: new Set(),
  /** The page's title, without the mark of one's turn. */
  title: document.title,

  /** The stream of this page. */
  source: null,
  /** The number by which its server knows the page. */
  page: "",
  /** How often the stream was opened in vain. */
  tries: 0,
  /** Opens the next stream. */
  reopening: 0,
  /** When something of it was heard last, and what gives it up. */
  heard: 0,
  giveUp: null,
  /** How many requests are on their way. */
  sending: 0,
  /** The address that was asked for last. */
  wanted: "",
  /** What had no answer, while it is being found out what became of it: the entry of a move, and what does it again. */
  lost: null,
  /** Messages of the stream and of answers that are not shown yet. */
  queue: [],
  /** The number of the last message that is shown. */
  order: 0,
  /** Looks whether a message is missing. */
  gap: 0,
  /** Settled when all that can be shown is. */
  playing: null,
  /** Ends the pause before the next step. */
  skip: null,
  /** Messages up to this number are shown at once. */
  rush: 0,
  /** When the last step was shown. */
  last: -Infinity,
  /** Shows the rail of the last step. */
  late: null,

  /** Settled when the button that is held down is let go; what comes waits for it. */
  pressing: null,
  /** Settles it. */
  release: null,
  /** When something else was asked than before. */
  changed: -Infinity,
  /** Takes the mark of that away. */
  settling: 0,
  /** Whether the last touch was a finger's. */
  finger: false,

  /** Where the mouse took hold of the picture, and whether it drags it. */
  held: null,
  /** How large the frame of the picture was, and which point was in its middle. */
  seen: null,
  /** Where the arrows went last, whether up or down, and how far aside the line lies on which they set out. */
  roamed: null,
  /** When the reader last moved or zoomed the picture. */
  panned: -Infinity,
  /** The entry whose place was brought into sight last. */
  followed: "",
  /** Whether what the others did is to be shown step by step. */
  retells: false,
  /** How far two fingers were apart. */
  apart: 0,
  /** The words of a sign that are shown, and what takes them away. */
  tip: null,
  tipping: 0,
  /** Shows the words of what a finger rests on, and whether it has. */
  holding: 0,
  explained: false,
  /** Waits for a slider to rest. */
  sliding: 0,
  /** Scripts that were loaded when they were needed, by their addresses. */
  loaded: {},
  /** Settled when the moment that is being told is over. */
  moment: null,
  /** What each clock had left, and when that was so; and with what left one has warned. */
  clocks: new WeakMap(),
  warned: "",
  /** The lines of the chat that are known, how many of them are new, and whether the chat is on the screen. */
  said: new Set(),
  unread: 0,
  chatSeen: false,
  /** Goes on with a replay that plays by itself. */
  playsOn: 0,
};
