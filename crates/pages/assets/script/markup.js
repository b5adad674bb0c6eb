// The contract between pages and script: every name by which one side knows something of the other stands here, and
// nowhere else in the script. What each of them means is told in crates/pages/src/live.rs; the test `contract` holds the
// pages to this list and this list to the pages.

/** Elements that are found by their ids. */
export const id = {
  live: "live",
  main: "main",
  board: "board",
  own: "own",
  rail: "rail",
  notice: "notice",
  prompt: "prompt",
  asked: "asked",
  lines: "lines",
  textView: "text-view",
  textBody: "text-body",
  settings: "settings",
  keys: "keys",
  voice: "voice",
  net: "net",
  netText: "net-text",
  again: "net-again",
  notices: "push-on",
  noticed: "push-told",
  moment: "moment",
  chat: "chat",
  said: "said",
  unread: "unread",
};

/** Attributes of any page. */
export const mark = {
  scripted: "data-scripted",
  pref: "data-pref",
  refresh: "data-refresh",
  into: "data-into",
  copy: "data-copy",
  share: "data-share",
  done: "data-done",
  later: "data-later",
  hour: "data-hour",
  waiting: "data-waiting",
  look: "data-look",
  message: "data-message",
  sending: "data-sending",
  lost: "data-lost",
  back: "data-back",
  unsure: "data-unsure",
  unsent: "data-unsent",
  arrived: "data-arrived",
};

/** Attributes of a page that is live. */
export const live = {
  entry: "data-entry",
  stream: "data-stream",
  revision: "data-rev",
  base: "data-base",
  turn: "data-turn",
  sound: "data-sound",
  heard: "data-heard",
  play: "data-play",
  sends: "data-live",
  keep: "data-keep",
  reset: "data-reset",
  slide: "data-slide",
  wait: "data-wait",
  key: "data-key",
  clear: "data-clear",
  shut: "data-shut",
  choose: "data-choose",
  first: "data-first",
  same: "data-same",
  after: "data-after",
  grow: "data-grow",
  own: "data-own",
  source: "data-src",
  news: "data-news",
  mine: "data-mine",
};

/** Attributes of what moves and of pictures that can be zoomed. */
export const motion = {
  piece: "data-piece",
  face: "data-face",
  from: "data-from",
  path: "data-path",
  late: "data-late",
  tally: "data-tally",
  pan: "data-pan",
  home: "data-home",
  here: "data-here",
  edge: "data-edge",
  zoom: "data-zoom",
  trail: "data-trail",
  tells: "data-tells",
  since: "data-since",
  replay: "data-replay",
  now: "data-now",
  half: "data-half",
  label: "data-label",
};

/** Attributes of a clock that runs. */
export const clock = {
  left: "data-left",
  low: "data-low",
  units: "data-units",
  warn: "data-warn",
};

/** What the button that asks for notices says, and the field for the reader's clock. */
export const note = {
  key: "data-push",
  worker: "data-worker",
  add: "data-add",
  none: "data-none",
  insecure: "data-insecure",
  denied: "data-denied",
  slow: "data-slow",
  east: "data-east",
};

/** Attributes of moments and of their steps. */
export const moment = {
  due: "data-moment",
  on: "data-on",
  off: "data-off",
  disc: "data-disc",
  plate: "data-plate",
  points: "data-points",
  gain: "data-gain",
  coin: "data-coin",
  said: "data-said",
  next: "data-next",
  skip: "data-skip",
};

/** Attributes of a lobby's seats: what they are to add to the deal. */
export const part = {
  wanted: "data-part",
  seat: "data-seat",
  hash: "data-hash",
};

/** Attributes that the script writes for the style sheets. */
export const told = {
  busy: "data-busy",
  sent: "data-sent",
  fresh: "data-fresh",
  flight: "data-flight",
  lit: "data-lit",
};

/** Headers of requests and answers. */
export const header = {
  have: "loup-have",
  page: "loup-page",
};

/** Messages of the stream: the types of its events. */
export const message = {
  step: "step",
  patch: "patch",
  presence: "presence",
  chat: "chat",
  goto: "goto",
  here: "here",
  alive: "alive",
  gone: "gone",
};

/** Told to the window whenever something was shown: the id of the part. */
export const shown = "loup-shown";

/** Told to the window when a moment is to be shown: its address, and whom to tell when it has begun. */
export const due = "loup-moment";

/** Told to the window when something is to be heard: which sounds, and how loud. */
export const sounds = "loup-sound";

/** At the end of the address of a table to which its maker came to invite others. */
export const invite = "#invite";

/** Log lines have this and their number as their id. */
export const line = "l";
