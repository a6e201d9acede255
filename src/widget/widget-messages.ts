import type { PublicSeasonProblem } from "../remote/api/public-read.ts";

const FAILED = "Failed to load statistics";

const problems: Readonly<Record<PublicSeasonProblem, string>> = {
  no_season:
    "No season is currently set to display on the widget. Please contact an administrator.",
  unknown_season: "This season is not available here.",
  no_teams: "There is no team in this league or division.",
  unreachable: FAILED,
  refused: FAILED,
  unreadable: FAILED,
};

/** Texts of the widget (A §2 and A §8 "Widget"). */
export const widgetMessages = {
  title: (association: string) => `${association} Fantasy Dashboard`,
  footer: "Official Statistics & Fantasy Dashboard",
  loading: "Loading statistics...",
  failedTitle: "Stats Unavailable",
  problems,
  tryAgain: "Try Again",
  recounting: "Fantasy points are being counted anew and are not final yet.",
  asOf: (moment: string) => `As of ${moment}`,
} as const;
