// The service worker: shows notices while no page is open. It keeps nothing and answers no requests.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("push", (event) => {
  let note = {};
  try {
    note = event.data.json();
  } catch {
    // A notice that cannot be read still says that something waits.
  }
  const { title = "Loup", body = "", lang, tag, count = 0, url = "./" } = note;
  navigator.setAppBadge?.(count).catch(() => {});
  event.waitUntil(registration.showNotification(title, { body, lang, tag, renotify: Boolean(tag), data: { url } }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const there = new URL(event.notification.data?.url ?? "./", registration.scope);
  // Only our own pages are opened.
  const url = there.origin === location.origin ? there.href : registration.scope;
  event.waitUntil((async () => {
    const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const same = open.find((page) => page.url.split(/[?#]/)[0] === url);
    if (same) return same.focus();
    return clients.openWindow(url);
  })());
});
