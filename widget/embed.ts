/**
 * One script tag is one widget: it puts a frame after itself, with what its data attributes wish,
 * and gives it the height that the widget tells (docs/embed.md). Written to the page of a stranger:
 * no import, no global name, and each tag believes its own frame alone (security rule 15).
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
  const wish = dataset.widget ?? "";
  const kind = Object.hasOwn(TITLES, wish) ? wish : "stats";
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
