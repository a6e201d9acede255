// Runs before the first paint, so that a dark phone never flashes white and the right screen
// stands at once. The theme is the short form of src/ui/theme/resolve-theme.ts, the screen that of
// src/routes/router.tsx (tests keep them equal); the app takes over when it starts.
(() => {
  // What the page was about when this device showed it last (src/browser/kept-heads.ts), in the
  // lines that a server fills for shared links; the first drawing of the app reads it as theirs.
  const fillHead = (root, path) => {
    let head = null;
    try {
      // A league that closed meanwhile, or all but one season of it, says nothing to visitors (D10).
      const isOpen = (localStorage.getItem("stat-tracker.public-browsing") ?? "all") === "all";
      head = isOpen && JSON.parse(localStorage.getItem("stat-tracker.heads"))?.[path];
    } catch {
      // Without it the lines stay empty.
    }
    if (!head || document.querySelector('[property="og:title"]')) return;
    for (const line of root.querySelectorAll("[data-head]"))
      line.textContent = head[line.dataset.head];
    for (const [name, content] of Object.entries({ url: location.href, ...head })) {
      const meta = document.createElement("meta");
      meta.setAttribute("property", `og:${name}`);
      meta.content = content;
      document.head.append(meta);
    }
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
  const { dataset } = document.currentScript;
  document.documentElement.dataset.theme = ["light", "dark", "sun"].includes(choice)
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
    "/stats/all": "comprehensive",
    "/standings": "standings",
  };
  const path = location.pathname.replace(/\/$/, "");
  const ofOne = /^\/(?:(team|player)s|games)\/[^/]+(?:\/(review))?$/.exec(path);
  const screen = screens[path] ?? ofOne?.[1] ?? ofOne?.[2];
  const add = (tag, properties) =>
    document.head.append(Object.assign(document.createElement(tag), properties));
  const named = (name) => dataset[name]?.split(" ") ?? [];
  const isFirstVisit = !navigator.serviceWorker?.controller;
  // The build names the files of each screen: they load while React is still being compiled. On a
  // first visit the rows come from the server, so its client does, too.
  const preload = () => {
    for (const file of [...(isFirstVisit ? named("services") : []), ...named(screen)]) {
      const href = `/assets/${file}.js`;
      add("link", { rel: "modulepreload", fetchPriority: "low", href });
    }
  };
  // The build writes each screen's first paint as text before the root, which is empty until then.
  const parsed = new MutationObserver(() => {
    const root = document.getElementById("root");
    if (!root) return;
    parsed.disconnect();
    const drawn = document.getElementById(`paint-${screen ?? "other"}`);
    // The development server has none, and starts the app itself.
    if (!drawn) return;
    // The app starts behind the first frame, which its code would delay; a hidden tab draws none.
    // A module runs once, however often it is named.
    const start = () => add("script", { type: "module", src: dataset.app });
    addEventListener("load", () => document.hidden && start());
    requestAnimationFrame(() => {
      setTimeout(start);
      // On a first visit the network is the slow part, so the first frame has it for itself.
      if (isFirstVisit) requestAnimationFrame(preload);
    });
    root.innerHTML = `<div data-first-paint inert>${drawn.textContent}</div>`;
    fillHead(root, path);
  });
  parsed.observe(document, { childList: true, subtree: true });
  if (!isFirstVisit) preload();
})();
