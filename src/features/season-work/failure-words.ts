import type { SeasonFailure } from "../../app/server-calls/season-work.ts";

const REFUSALS: Readonly<Record<string, string>> = {
  unknown_season: "This season is no longer there. Reload the page.",
  unknown_league: "This league is no longer there. Reload the page.",
  unknown_division: "This division is no longer there. Reload the page.",
  unknown_profile: "This scoring profile is no longer there. Reload the page.",
  dates_reversed: "The last day comes before the first.",
  status_follows_leagues:
    "The status of this season follows from its leagues. Change theirs instead.",
  name_taken: "This name is already in use here. Choose another one.",
  not_empty: "Teams are still in this division. Move them to another one first.",
};

/** Explains a refused change. */
export function seasonFailureWords({ code, message }: SeasonFailure): string {
  return message ?? REFUSALS[code] ?? "The change could not be made.";
}
