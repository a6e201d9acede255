import type { PlainDate } from "../../shared/plain-date.ts";
import type { LeagueSheet, SheetGame, SheetPlayer, SheetTeam } from "./league-sheet.ts";

/** A whole season, read at one moment for an import or a copy. */
export interface SeasonSheet {
  readonly season: {
    readonly id: string;
    readonly name: string;
    readonly year: number;
    readonly seasonType: string;
    readonly startDate: PlainDate | null;
    readonly endDate: PlainDate | null;
  };
  /** Archived leagues are left out. */
  readonly leagues: readonly LeagueSheet["league"][];
  readonly teams: readonly (SheetTeam & { readonly leagueId: string })[];
  readonly players: readonly SheetPlayer[];
  readonly games: readonly (SheetGame & { readonly leagueId: string })[];
}

/** Returns the stored data of one league for an import; null if the league is missing. */
export function leagueSheet(sheet: SeasonSheet, leagueId: string): LeagueSheet | null {
  const league = sheet.leagues.find(({ id }) => id === leagueId);
  if (league === undefined) return null;
  const teams = sheet.teams.filter((team) => team.leagueId === leagueId);
  const leagueNames = new Map(sheet.leagues.map(({ id, name }) => [id, name]));
  const teamIds = new Set(teams.map(({ id }) => id));
  return {
    season: sheet.season,
    league,
    teams,
    otherTeams: sheet.teams.flatMap(({ name, isArchived, leagueId: otherId }) => {
      const leagueName = leagueNames.get(otherId);
      const isOther = otherId !== leagueId && !isArchived && leagueName !== undefined;
      return isOther ? [{ name, leagueName }] : [];
    }),
    players: sheet.players.filter(({ teamId }) => teamIds.has(teamId)),
    games: sheet.games.filter((game) => game.leagueId === leagueId),
    otherGames: sheet.games.filter((game) => game.leagueId !== leagueId && !game.isArchived),
  };
}
