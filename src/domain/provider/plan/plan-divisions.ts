import type { ProviderDivision, ProviderReading, ProviderStanding } from "../facts.ts";
import { differingFields } from "./differing-fields.ts";
import {
  type PlannedChange,
  type StepPlan,
  type SyncValue,
  stoppedStep,
} from "./planned-change.ts";
import type { SeasonRows, SyncTeamRow } from "./season-rows.ts";

/** Plans divisions from the standings. A team without one there keeps its own. */
export function planDivisions(
  rows: SeasonRows,
  listed: readonly ProviderDivision[],
  answer: ProviderReading<ProviderStanding>,
): StepPlan {
  const id = rows.league.provider_id;
  if (answer.seenIds.size === 0 && listed.length === 0) {
    const message = `No divisions found for League ID ${id}`;
    return stoppedStep("divisions", [
      ...answer.problems,
      { thing: "standing", code: "empty", id, message },
    ]);
  }
  const ofTeams = rows.teams.flatMap((row): PlannedChange[] => {
    const said = row.archived_at ? null : divisionSaid(row, answer);
    const difference = differingFields(row, { division_name: said ?? undefined });
    if (difference === null || row.provider_id === null) return [];
    const base = { entity: "team", action: "change", providerId: row.provider_id } as const;
    return [{ ...base, rowId: row.id, leagueId: rows.league.id, ...difference }];
  });
  return {
    step: "divisions",
    changes: [...planDivisionList(rows, listed, answer), ...ofTeams],
    problems: answer.problems,
    question: null,
    isStopped: false,
  };
}

/**
 * Plans the league's list of divisions: the provider's, those of the standings, and those that a
 * team keeps. This step runs before the teams, because a team's division must be in the list.
 */
export function planDivisionList(
  { league, teams }: SeasonRows,
  listed: readonly ProviderDivision[],
  answer: ProviderReading<ProviderStanding>,
): PlannedChange[] {
  const inUse = answer.records.flatMap(({ division }) => division ?? []);
  const kept = teams.flatMap((row) => {
    const said = row.archived_at ? null : divisionSaid(row, answer);
    const isByHand = row.set_by_hand.includes("division_name");
    return (isByHand ? row.division_name : (said ?? row.division_name)) ?? [];
  });
  const divisions = divisionList(league.divisions_data, listed, [...inUse, ...kept]);
  const difference = differingFields(league, { divisions_data: divisions });
  if (difference === null) return [];
  const base = { entity: "league", action: "change", rowId: league.id } as const;
  return [{ ...base, providerId: league.provider_id ?? "", leagueId: league.id, ...difference }];
}

function divisionSaid(
  { provider_id }: SyncTeamRow,
  { records }: ProviderReading<ProviderStanding>,
): string | null {
  return records.find(({ id }) => id === provider_id)?.division ?? null;
}

type DivisionEntry = { readonly [key: string]: SyncValue };

/** The provider's list comes first, then the others in use; existing entries keep their ids. */
function divisionList(
  stored: readonly DivisionEntry[],
  listed: readonly ProviderDivision[],
  inUse: readonly string[],
): readonly DivisionEntry[] {
  const known = new Map(stored.map((entry) => [keyOf(String(entry.name)), entry]));
  const list = new Map<string, DivisionEntry>();
  const put = (name: string, id: string | null) => {
    const key = keyOf(name);
    if (!list.has(key)) list.set(key, { ...(known.get(key) ?? { id: id ?? name }), name });
  };
  for (const { id, name } of listed) put(name, id);
  const used = new Set(inUse.map(keyOf));
  for (const { name } of stored) if (used.has(keyOf(String(name)))) put(String(name), null);
  for (const name of inUse) put(name, null);
  return [...list.values()];
}

function keyOf(name: string): string {
  return name.toLowerCase();
}
