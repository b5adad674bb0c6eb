// The script of every page. Everything works without it.

import { watchForms } from "./forms.js";
import { greet } from "./greet.js";
import { dress } from "./prefs.js";
import { watchSettings } from "./settings.js";
import { watchTalk } from "./talk.js";
import { watchTips } from "./tips.js";

// A page that comes back from the browser's memory is old.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
// First: whoever asks what something is does not press it.
watchTips();
watchForms();
watchSettings();
dress(document);
greet();
watchTalk();
