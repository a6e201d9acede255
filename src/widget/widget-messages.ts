import type { WidgetKindName } from "../parts/embed/widget-kinds.ts";
import type { PublicSeasonProblem } from "../remote/api/public-read.ts";

export type WidgetProblems = Partial<Readonly<Record<PublicSeasonProblem, string>>>;

/** The server answered with these problems; for a missing answer, each kind has its own words. */
export const problemTexts: WidgetProblems = {
  no_season:
    "No season is currently set to display on the widget. Please contact an administrator.",
  unknown_season: "This season is not available here.",
  no_teams: "There is no team in this league or division.",
};

/** An address below /widget that is of no kind. */
export const unknownWidgetMessages = {
  title: (association: string) => association,
  footer: "",
  failedTitle: "No such widget",
  failed: "There is no widget at this address. These addresses have one:",
  kinds: {
    stats: "Stats",
    standings: "Standings",
    next: "Next games",
    live: "Live",
  } satisfies Record<WidgetKindName, string>,
} as const;

/** The kinds of the widget share these texts (A §2 and A §8 "Widget"). */
export const widgetMessages = {
  tryAgain: "Try Again",
  asOf: (moment: string) => `As of ${moment}`,
} as const;
