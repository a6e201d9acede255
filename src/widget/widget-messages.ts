import type { PublicSeasonProblem } from "../remote/api/public-read.ts";

export type WidgetProblems = Partial<Readonly<Record<PublicSeasonProblem, string>>>;

/** The server answered with these problems; for a missing answer, each kind has its own words. */
export const problemTexts: WidgetProblems = {
  no_season:
    "No season is currently set to display on the widget. Please contact an administrator.",
  unknown_season: "This season is not available here.",
  no_teams: "There is no team in this league or division.",
};

/** The kinds of the widget share these texts (A §2 and A §8 "Widget"). */
export const widgetMessages = {
  tryAgain: "Try Again",
  asOf: (moment: string) => `As of ${moment}`,
} as const;
