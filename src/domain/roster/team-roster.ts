import type { Player } from "../game/player.ts";
import type { League } from "../season/season.ts";
import type { Team } from "../season/team.ts";
import { groupBy } from "../shared/group-by.ts";
import { foldText } from "../shared/search-text.ts";
import { compareByJersey } from "./player-order.ts";
import { playerSearch } from "./player-search.ts";

export interface TeamRoster {
  readonly team: Team;
  /** In jersey order, with walk-ons. */
  readonly active: readonly Player[];
  readonly injured: readonly Player[];
}

export interface DivisionGroup<Roster extends TeamRoster = TeamRoster> {
  /** null stands for "No Division". */
  readonly name: string | null;
  readonly leagueId: string;
  /** The league's name if another league has a division of the same name; else null. */
  readonly league: string | null;
  readonly rosters: readonly Roster[];
}

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

/** Divisions of one name stay separate for each league, in the order of the leagues' names. */
export function byDivision<Roster extends TeamRoster>(
  rosters: readonly Roster[],
  noDivision: string,
  leagueOf: (roster: Roster) => Pick<League, "id" | "name">,
): DivisionGroup<Roster>[] {
  const named = [...groupBy(rosters, ({ team }) => team.divisionName)];
  return named
    .sort(([a], [b]) => compareNames(a ?? noDivision, b ?? noDivision))
    .flatMap(([name, members]) => {
      const leagues = new Map(members.map((one) => [one.team.leagueId, leagueOf(one)]));
      return [...leagues.values()]
        .sort((a, b) => compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1))
        .map((league) => ({
          name,
          leagueId: league.id,
          league: leagues.size > 1 ? league.name : null,
          rosters: members.filter(({ team }) => team.leagueId === league.id).sort(byTeamName),
        }));
    });
}

/** Puts "my team" first in its division, and its division before the others. */
export function ownTeamsFirst<Roster extends TeamRoster>(
  groups: readonly DivisionGroup<Roster>[],
  ownIds: ReadonlySet<string>,
): DivisionGroup<Roster>[] {
  const isOwn = ({ team }: Roster) => ownIds.has(team.id);
  return groups
    .map((group) => ({
      ...group,
      rosters: group.rosters.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a))),
    }))
    .toSorted((a, b) => Number(b.rosters.some(isOwn)) - Number(a.rosters.some(isOwn)));
}

/** Returns the whole team when its name matches, else its matching players, else null. */
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

export function areIrSlotsFull(used: number, team: Pick<Team, "maxIrSlots">): boolean {
  return used >= team.maxIrSlots;
}

function byTeamName(a: TeamRoster, b: TeamRoster): number {
  return compareNames(a.team.name, b.team.name) || (a.team.id < b.team.id ? -1 : 1);
}

/** Created once, because `localeCompare` would create a collator for each comparison. */
const { compare: compareNames } = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
