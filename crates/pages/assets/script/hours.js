// Quiet hours go by the reader's clock, which changes with summer and with travels: the first page and one's own tell the server.

import { keep } from "./prefs.js";
import { state } from "./state.js";

/** Tells by how much the reader's clock is before universal time, where that has changed since the server was told. */
export async function tellClock() {
  const { quiet } = state.prefs;
  const east = -new Date().getTimezoneOffset();
  if (!quiet || quiet.east === east) return;
  const body = new URLSearchParams({ quiet: "east", east });
  const answer = await fetch(quiet.at, { method: "POST", body }).catch(() => null);
  if (answer?.ok) keep("quiet", { ...quiet, east });
}
