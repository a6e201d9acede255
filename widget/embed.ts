/**
 * Each script tag adds one widget: a frame after the tag, with the parameters of its data attributes
 * and the height that the widget reports (docs/embed.md). It runs on other websites, so it has no
 * import and no global name, and each tag trusts only its own frame (security rule 15).
 */
(() => {
  const TITLES: Readonly<Record<string, string>> = {
    stats: "Statistics",
    standings: "Standings",
    next: "Next games",
    live: "Live scores",
  };
  const NAMES = ["season", "league", "division", "team", "tab", "theme", "accent", "compact"];
  const LOWEST_PX = 100;
  const HIGHEST_PX = 20_000;

  const tag = document.currentScript;
  if (!(tag instanceof HTMLScriptElement)) return;
  const { dataset } = tag;
  const kind = dataset.widget || "stats";
  if (!Object.hasOwn(TITLES, kind)) {
    console.warn(`No widget "${kind}": data-widget is ${Object.keys(TITLES).join(", ")}.`);
    return;
  }
  const address = new URL(kind, tag.src);
  for (const name of NAMES) {
    const text = dataset[name];
    if (text) address.searchParams.set(name, text);
  }

  const frame = document.createElement("iframe");
  frame.src = address.href;
  frame.title = dataset.title || (TITLES[kind] ?? "");
  frame.loading = "lazy";
  frame.width = "100%";
  frame.height = "600";
  frame.style.cssText = "display:block;border:0";
  const width = Number(dataset.width);
  if (width > 0) frame.style.maxWidth = `${width}px`;

  addEventListener("message", ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || origin !== address.origin) return;
    if (data?.type !== "stat-tracker:height" || data.v !== 1) return;
    const height = Number(data.height);
    if (height > 0) frame.height = `${Math.min(Math.max(height, LOWEST_PX), HIGHEST_PX)}`;
  });
  tag.after(frame);
})();
