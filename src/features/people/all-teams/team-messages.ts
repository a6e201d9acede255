import { counted } from "../../../domain/shared/counted.ts";
import { isolated } from "../../../domain/shared/isolated.ts";

export const teamMessages = {
  title: "Team Management",
  teams: (teams: number) => counted(teams, "team"),
  counts: (teams: number, players: number) =>
    `${counted(teams, "team")} · ${counted(players, "player")}`,
  found: (shown: number, all: number) => `Showing ${shown} of ${all} teams`,
  loading: "Loading teams....",
  failed: "Failed to load teams",
  syncFailed: "Failed to sync teams",
  offline:
    "Teams and players show as they were last read. Jersey numbers can be changed and wait here; injured reserve, divisions and forfeited seasons need the network.",
  search: "Search teams and players",
  searchHint: "Team or player",
  openAll: "Show All Players",
  closeAll: "Hide All Players",
  noTeamsTitle: "No teams yet",
  noTeamsText: "As soon as this season has teams, they show here.",
  noMatchTitle: "No teams found",
  noMatchText: (search: string) => `No team and no player matches “${search}”.`,
  clearSearch: "Clear Search",
  noDivision: "No Division",
  division: ({ name, league }: { name: string | null; league: string | null }) =>
    `${name ?? "No Division"}${league === null ? "" : ` · ${league}`}`,
  card: {
    captain: "Captain",
    noCaptain: "No captain named",
    mailTo: (name: string, email: string) => `Email ${name}: ${email}`,
    forfeited: "* Forfeited season",
    active: "Active Players",
    injured: "Injured Reserve",
    noActive: "Nobody is active in this team.",
    someOf: (shown: number, all: number) => `${shown} of ${all}`,
    irSince: (date: string) => `IR since ${date}`,
    irNoDate: "On injured reserve",
    next: (day: string, opponent: string, isHome: boolean) =>
      `Next: ${day} ${isHome ? "vs" : "at"} ${isolated(opponent)}`,
  },
} as const;
