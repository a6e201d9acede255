import type { StepPlan } from "./planned-change.ts";
import type { SyncTeamRow } from "./season-rows.ts";

/**
 * The teams that a plan makes, as rows, so that standings and divisions of the same plan count for
 * them and a second run has nothing left to write. While there is no row, the provider's id names
 * them.
 */
export function madeTeams(ofTeams: StepPlan | null): SyncTeamRow[] {
  const adds = (ofTeams?.changes ?? []).filter(
    ({ entity, action }) => entity === "team" && action === "add",
  );
  return adds.map(({ providerId, after }) => ({
    id: providerId,
    provider_id: providerId,
    set_by_hand: [],
    name: String(after.name),
    division_name: typeof after.division_name === "string" ? after.division_name : null,
    captain_name: null,
    forfeit_wins: Number(after.forfeit_wins ?? 0),
    forfeit_losses: Number(after.forfeit_losses ?? 0),
    archived_at: false,
  }));
}

/** A change of a team that the same plan makes names no row. */
export function withoutMadeIds(plan: StepPlan, made: readonly SyncTeamRow[]): StepPlan {
  const ids = new Set(made.map(({ id }) => id));
  const changes = plan.changes.map((change) =>
    ids.has(change.rowId ?? "") ? { ...change, rowId: null } : change,
  );
  return { ...plan, changes };
}
