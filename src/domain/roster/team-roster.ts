import type { Player } from "../game/player.ts";
import type { Team } from "../season/team.ts";
import { groupBy } from "../shared/group-by.ts";
import { foldText } from "../shared/search-text.ts";
import { compareByJersey } from "./player-order.ts";
import { playerSearch } from "./player-search.ts";

/** A team with its people, as Team Management lists them (P §2). */
export interface TeamRoster {
  readonly team: Team;
  /** Who can play, in jersey order, walk-ons included. */
  readonly active: readonly Player[];
  /** On injured reserve, in jersey order. */
  readonly injured: readonly Player[];
}

/** Teams of one division, or of none. */
export interface DivisionGroup<Roster extends TeamRoster = TeamRoster> {
  /** null: "No Division" */
  readonly name: string | null;
  readonly rosters: readonly Roster[];
}

/** In: a season's teams and players. Out: its active teams with their active players (P §7). */
export function teamRosters(teams: readonly Team[], players: readonly Player[]): TeamRoster[] {
  const active = players.filter((player) => player.isActive);
  const byTeam = groupBy(active, ({ teamId }) => teamId);
  return teams
    .filter(({ isActive }) => isActive)
    .map((team) => {
      const people = (byTeam.get(team.id) ?? []).sort(compareByJersey);
      return {
        team,
        active: people.filter(({ isIr }) => !isIr),
        injured: people.filter(({ isIr }) => isIr),
      };
    });
}

/** Under division name or "No Division", sorted alphabetically, as are the teams within (P §2). */
export function byDivision<Roster extends TeamRoster>(
  rosters: readonly Roster[],
  noDivision: string,
): DivisionGroup<Roster>[] {
  const groups = groupBy(rosters, ({ team }) => team.divisionName);
  return [...groups]
    .map(([name, members]) => ({ name, rosters: members.sort(byTeamName) }))
    .sort((a, b) => compareNames(a.name ?? noDivision, b.name ?? noDivision));
}

/** What a search finds of a team: all of it by its name, else those of its players who match. */
export function searchRoster<Roster extends TeamRoster>(
  roster: Roster,
  search: string,
): Roster | null {
  if (search.trim() === "" || foldText(roster.team.name).includes(foldText(search))) return roster;
  const found = playerSearch(search);
  const active = roster.active.filter(found);
  const injured = roster.injured.filter(found);
  return active.length + injured.length === 0 ? null : { ...roster, active, injured };
}

/** Whether no further player fits on injured reserve: at the limit or above it (P §2). */
export function areIrSlotsFull(used: number, team: Pick<Team, "maxIrSlots">): boolean {
  return used >= team.maxIrSlots;
}

function byTeamName(a: TeamRoster, b: TeamRoster): number {
  return compareNames(a.team.name, b.team.name) || (a.team.id < b.team.id ? -1 : 1);
}

/** Made once: `localeCompare` would make one for every two names. */
const { compare: compareNames } = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
