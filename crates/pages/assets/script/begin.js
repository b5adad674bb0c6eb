// A page that comes back from the browser's memory is old.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
dress();
home();
listen();
