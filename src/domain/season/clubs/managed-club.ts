import { compareByJersey } from "../../roster/player-order.ts";
import { foldText } from "../../shared/search-text.ts";
import { compareNames } from "../../standings/name-order.ts";
import type { League } from "../season.ts";
import type { TeamColor } from "../team-color.ts";
import type { GivenTeamNames } from "../team-names.ts";

export interface TeamFields extends GivenTeamNames {
  readonly name: string;
  readonly color: TeamColor | null;
  readonly divisionName: string | null;
  readonly captainName: string | null;
  readonly captainEmail: string | null;
  readonly maxPlayers: number;
  readonly maxIrSlots: number;
  readonly forfeitedSeason: boolean;
}

export interface ManagedTeam extends Omit<TeamFields, "captainEmail"> {
  readonly id: string;
  readonly leagueId: string;
  /** The id of the team's picture, which is changed by a call of its own; null if there is none. */
  readonly crest: string | null;
  readonly irSubmissionsUsed: number;
  /** ISO 8601; null while it is in use. */
  readonly archivedAt: string | null;
}

export interface PlayerFields {
  readonly name: string;
  readonly jerseyNumber: string | null;
  readonly isIr: boolean;
  readonly isActive: boolean;
}

export interface ManagedPlayer extends PlayerFields {
  readonly id: string;
  readonly teamId: string;
  readonly irDate: string | null;
  readonly isWalkOn: boolean;
  /** The player that this one was merged into; only unmerging brings this row back. */
  readonly mergedInto: string | null;
}

export interface SeasonClubs {
  readonly season: { readonly id: string; readonly name: string };
  readonly leagues: readonly League[];
  readonly teams: readonly ManagedTeam[];
  readonly players: readonly ManagedPlayer[];
  readonly contacts: ReadonlyMap<string, string>;
}

export interface ClubFilter {
  readonly typed: string;
  readonly leagueId: string | null;
  readonly withArchived: boolean;
}

/** Sorts teams in use first, then by name; searches the team's and the captain's name. */
export function teamsToShow(
  teams: readonly ManagedTeam[],
  { typed, leagueId, withArchived }: ClubFilter,
): ManagedTeam[] {
  const wanted = foldText(typed);
  return teams
    .filter(
      (team) =>
        (withArchived || team.archivedAt === null) &&
        (leagueId === null || team.leagueId === leagueId) &&
        foldText(`${team.name} ${team.captainName ?? ""}`).includes(wanted),
    )
    .sort(
      (a, b) =>
        Number(a.archivedAt !== null) - Number(b.archivedAt !== null) ||
        compareNames(a.name, b.name) ||
        (a.id < b.id ? -1 : 1),
    );
}

/** Lists players of one team: active ones by number, then the others. */
export function playersOf(players: readonly ManagedPlayer[], teamId: string): ManagedPlayer[] {
  return players
    .filter((player) => player.teamId === teamId)
    .sort((a, b) => Number(b.isActive) - Number(a.isActive) || compareByJersey(a, b));
}
