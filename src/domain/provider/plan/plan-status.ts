import type { ProviderLeague, ProviderReading } from "../facts.ts";
import { differingFields } from "./differing-fields.ts";
import { type StepPlan, stoppedStep } from "./planned-change.ts";
import type { SyncLeagueRow } from "./season-rows.ts";

/** Plans the status of the league; the season's status follows from it (A §4). */
export function planStatus(row: SyncLeagueRow, answer: ProviderReading<ProviderLeague>): StepPlan {
  const id = row.provider_id ?? "";
  const fact = answer.records.find((league) => league.id === id);
  if (fact === undefined) {
    const message = `No league data found for League ID ${id}`;
    return stoppedStep("status", [
      ...answer.problems,
      { thing: "league", code: "empty", id, message },
    ]);
  }
  const difference = differingFields(row, {
    name: fact.name,
    sport: fact.sport ?? undefined,
    format: fact.format ?? undefined,
    status: fact.status ?? undefined,
    start_date: fact.startDate ?? undefined,
    end_date: fact.endDate ?? undefined,
    regular_season_weeks: fact.regularSeasonWeeks ?? undefined,
  });
  const change = { entity: "league", action: "change", providerId: id } as const;
  return {
    step: "status",
    changes: difference ? [{ ...change, rowId: row.id, leagueId: row.id, ...difference }] : [],
    problems: answer.problems,
    question: null,
    isStopped: false,
  };
}
