// Scripts that few pages need, loaded when they are needed.

import { state } from "./state.js";

/** Loads a script once; false where it cannot be had. */
export function lazy(address) {
  state.loaded[address] ??= new Promise((resolve) => {
    const script = document.createElement("script");
    script.type = "module";
    script.src = address;
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    document.head.append(script);
  });
  return state.loaded[address];
}
