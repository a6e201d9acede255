import type { SeasonRows } from "../../../src/domain/provider/plan/season-rows.ts";
import type { KeptStep, RowName, WireChange } from "../../../src/domain/provider/sync-contract.ts";

const TEAM_FIELDS = ["team_id", "team_visitor_id", "team_home_id", "winner_team_id"];

/**
 * What people know the rows of a plan by: a change holds ids and the fields that differ. The names
 * stay with the plan, so that it can be read after its rows are renamed.
 */
export function planNames(
  steps: readonly KeptStep[],
  { teams, players, games }: Pick<SeasonRows, "teams" | "players" | "games">,
): Readonly<Record<string, RowName>> {
  const changes = steps.flatMap((step) => step.changes);
  const named = new Set(changes.flatMap(idsIn));
  const teamNames = new Map(teams.map(({ id, name }) => [id, name]));
  const of = (id: string) => teamNames.get(id) ?? id;
  const names: Record<string, RowName> = {};
  for (const { entity, action, provider_id, after } of changes) {
    if (entity === "team" && action === "add") names[provider_id] = { name: String(after.name) };
  }
  for (const { id, name } of teams) if (named.has(id)) names[id] = { name };
  for (const { id, name, team_id } of players) {
    if (named.has(id)) names[id] = { name, team: of(team_id) };
  }
  for (const { id, team_visitor_id, team_home_id, game_date } of games) {
    if (!named.has(id)) continue;
    names[id] = { name: `${of(team_visitor_id)} at ${of(team_home_id)}`, date: game_date };
  }
  return names;
}

function idsIn({ row_id, before, after }: WireChange): string[] {
  const ids = TEAM_FIELDS.flatMap((field) => [before[field], after[field]]);
  return [row_id, ...ids].filter((id) => typeof id === "string");
}
