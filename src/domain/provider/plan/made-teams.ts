import type { StepPlan } from "./planned-change.ts";
import type { SyncTeamRow } from "./season-rows.ts";

/**
 * Returns the planned teams as rows, so that later steps of the same plan can refer to them and a
 * second run has nothing left to write. Until the row exists, the provider's id stands for it.
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

/** Clears the row id of changes to a team that the same plan creates, because it has no row yet. */
export function withoutMadeIds(plan: StepPlan, made: readonly SyncTeamRow[]): StepPlan {
  const ids = new Set(made.map(({ id }) => id));
  const changes = plan.changes.map((change) =>
    ids.has(change.rowId ?? "") ? { ...change, rowId: null } : change,
  );
  return { ...plan, changes };
}
