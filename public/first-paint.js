// Runs before the first paint, so that a dark phone never flashes white and the right screen
// stands at once. The theme is the short form of src/ui/theme/resolve-theme.ts, the screen that of
// src/routes/router.tsx (tests keep them equal); the app takes over when it starts.
(() => {
  // What the page was about when this device showed it last (src/browser/kept-heads.ts), in the
  // lines that a server fills for shared links; the first drawing of the app reads it as theirs.
  const fillHead = (path, screen) => {
    let head = null;
    try {
      // A league that closed meanwhile, or all but one season of it, says nothing to visitors (D10).
      const isOpen = (localStorage.getItem("stat-tracker.public-browsing") ?? "all") === "all";
      head = isOpen && JSON.parse(localStorage.getItem("stat-tracker.heads"))?.[path];
    } catch {
      // Without it the lines stay empty.
    }
    if (!head) return;
    const parsed = new MutationObserver(() => {
      const lines = document.querySelectorAll(`[data-first-paint="${screen}"] [data-head]`);
      if (lines.length < 2) return;
      parsed.disconnect();
      if (lines[0].textContent) return;
      for (const line of lines) line.textContent = head[line.dataset.head];
      for (const [name, content] of Object.entries({ url: location.href, ...head })) {
        const meta = document.createElement("meta");
        meta.setAttribute("property", `og:${name}`);
        meta.content = content;
        document.head.append(meta);
      }
    });
    parsed.observe(document, { childList: true, subtree: true });
  };
  let choice = null;
  try {
    choice = localStorage.getItem("theme");
    // Wakes the browser's own part of the database, which takes as long as React's code.
    globalThis.indexedDB?.databases?.().catch(() => {});
  } catch {
    // Storage can be switched off: auto.
  }
  const matches = (query) => matchMedia(query).matches;
  const isLive = location.pathname === "/collect" && location.search.includes("gameId=");
  const { dataset } = document.documentElement;
  dataset.theme =
    choice === "light" || choice === "dark" || choice === "sun"
      ? choice
      : matches("(prefers-contrast: more)")
        ? "sun"
        : matches("(prefers-color-scheme: dark)") && !isLive
          ? "dark"
          : "light";
  const screens = {
    "": "games",
    "/games": "games",
    "/teams": "teams",
    "/stats": "stats",
    "/stats/all": "all-stats",
    "/standings": "standings",
  };
  const path = location.pathname.replace(/\/$/, "");
  const ofOne = /^\/(?:(team|player)s|games)\/[^/]+(?:\/(review))?$/.exec(path);
  const screen = screens[path] ?? ofOne?.[1] ?? ofOne?.[2];
  dataset.opens = screen ?? "other";
  fillHead(path, screen);
  // The build names the files of each screen here: they load while React is still being compiled.
  // On a first visit the rows come from the server, so its client does, too.
  const isFirstVisit = !navigator.serviceWorker?.controller;
  const named = (name) => document.currentScript?.getAttribute(`data-${name}`)?.split(" ") ?? [];
  for (const file of [...(isFirstVisit ? named("services") : []), ...named(screen)]) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.fetchPriority = "low";
    link.href = `/assets/${file}.js`;
    document.head.append(link);
  }
})();
