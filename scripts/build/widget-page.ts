import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const PAGES = {
  stats: {
    title: "Fantasy Dashboard",
    description: "Leaders of the season: teams, offense and defense.",
    unavailable: "Stats Unavailable",
    shown: "the statistics",
  },
  standings: {
    title: "Standings",
    description: "The season's standings.",
    unavailable: "Standings Unavailable",
    shown: "the standings",
  },
  next: {
    title: "Next Games",
    description: "The next games of the season.",
    unavailable: "Games Unavailable",
    shown: "the games",
  },
  live: {
    title: "Live Scores",
    description: "Games as they are played, with the score.",
    unavailable: "Games Unavailable",
    shown: "the games",
  },
  unknown: {
    title: "Widgets",
    description: "There is no widget at this address.",
    unavailable: "No Such Widget",
    shown: "which widgets there are",
  },
} as const;

const VIEWPORT = "width=device-width, initial-scale=1";
/** D67: the page of statistics may not be zoomed, as specified; the page around it can. */
const FIXED_VIEWPORT = `${VIEWPORT}, maximum-scale=1, user-scalable=no`;

/** Writes the page of each kind into the one frame that all share. */
export function widgetPage(): Plugin {
  return {
    name: "widget-page",
    transformIndexHtml: {
      order: "pre",
      handler(_, { filename }) {
        const kind = /(\w+)[\\/]index\.html$/.exec(filename)?.[1] as keyof typeof PAGES;
        const { title, description, unavailable, shown } = PAGES[kind];
        const frame = readFileSync(new URL("../../widget/frame.html", import.meta.url), "utf8");
        return frame
          .replaceAll("%KIND%", kind)
          .replaceAll("%VIEWPORT%", kind === "stats" ? FIXED_VIEWPORT : VIEWPORT)
          .replaceAll("%TITLE%", title)
          .replaceAll("%DESCRIPTION%", description)
          .replaceAll("%UNAVAILABLE%", unavailable)
          .replaceAll("%SHOWN%", shown);
      },
    },
  };
}
