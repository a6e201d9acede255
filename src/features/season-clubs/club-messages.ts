import type { CommandFailureCode } from "../../app/commands/command-failure.ts";
import type { ClubFailure } from "../../app/server-calls/clubs.ts";

type ClubRefusal = Exclude<ClubFailure["code"], CommandFailureCode>;

const refusals: Readonly<Record<ClubRefusal | "jersey_taken", string>> = {
  unknown_league: "This league is not there any more. Read the page again.",
  unknown_team: "This team is not there any more. Read the page again.",
  unknown_player: "This player is not there any more. Read the page again.",
  unknown_game: "This game is not there any more. Read the page again.",
  unknown_division: "The league has no division of this name any more. Choose another one.",
  league_archived: "The league is archived. Restore it first.",
  team_archived: "The team is archived. Restore it first.",
  name_taken: "Another team of this league has this name.",
  short_name_taken: "Another team of this season has this short name.",
  code_taken: "Another team of this season has this code.",
  jersey_taken: "Another player of this team has this number.",
  invalid_jersey: "A jersey number is a number from 0 to 99.",
  already_merged: "This player counts as another one. Take the merge back in Teams first.",
  already_on_team: "This player is on the other team already.",
  other_season: "A player can only move within a season.",
  same_team: "A team cannot play against itself.",
  collected: "Somebody has collected stats of this game, so its teams stay as they are.",
  won_by_forfeit: "The game is marked as a forfeit of one of its teams. Take that back first.",
};

/** Teams, players and games of a season share these texts. */
export const clubMessages = {
  back: "Back to the Season",
  deniedText: "You need admin privileges to manage seasons.",
  offlineText: "Seasons can be managed only with a network connection.",
  offlineNote: "No network: nothing can be changed now.",
  noLeagueTitle: "No league yet",
  noLeagueText: "Teams and games belong to a league. Add one to the season first.",
  toSeason: "Open the Season",
  league: "League",
  chooseLeague: "Choose…",
  leagueMissing: "Choose a league.",
  allLeagues: "All Leagues",
  withArchived: "Show archived",
  edit: "Edit",
  archive: "Archive",
  restore: "Restore",
  more: "More",
  moreOf: (what: string) => `More for ${what}`,
  archived: "Archived",
  nothingFoundTitle: "Nothing found",
  nothingFoundText: "Search for less, or choose another league.",
  showAll: "Show All",
  dialog: { cancel: "Cancel", save: "Save", saving: "Saving..." },
  refusals,
} as const;
