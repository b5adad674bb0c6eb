// Asks the server, and says how that goes.

import { header, mark } from "./markup.js";
import { tellNetwork } from "./notices.js";
import { state } from "./state.js";

/** After so long a request is shown to be on its way, and after so long nobody waits for it any more. */
const SHOWN = 300;
export const PATIENCE = 8000;

/** Asks the server and reads the whole answer; nothing where there is none. */
export async function ask(url, options = {}, have = "", patience = PATIENCE) {
  const sending = setTimeout(() => tellNetwork(mark.sending), SHOWN);
  state.sending += 1;
  try {
    const headers = { accept: "text/html", [header.have]: have, [header.page]: state.page };
    const answer = await fetch(url, { ...options, headers, signal: AbortSignal.timeout(patience) });
    const text = await answer.text();
    // A proxy that does not reach the server says so on a page of its own: that is no answer.
    if (answer.status >= 500 && !text.includes(mark.message)) return null;
    tellNetwork(null);
    return { answer, text };
  } catch {
    return null;
  } finally {
    clearTimeout(sending);
    state.sending -= 1;
  }
}
