import type { PlannedChange, StepPlan } from "../../../src/domain/provider/plan/planned-change.ts";
import type { SeasonRows } from "../../../src/domain/provider/plan/season-rows.ts";
import { gameRow, syncPlayerRow, syncTeamRow } from "./season-rows.ts";

/** The rows after a plan: what `apply_sync_rows` does, in memory. Steps that ask are left out. */
export function appliedPlan(rows: SeasonRows, plan: readonly StepPlan[]): SeasonRows {
  const changes = plan
    .filter(({ question }) => question === null)
    .flatMap(({ changes }) => changes);
  return changes.reduce(applied, rows);
}

const TEAMS = ["team_id", "team_visitor_id", "team_home_id", "winner_team_id"];

function applied(rows: SeasonRows, change: PlannedChange): SeasonRows {
  if (change.action === "ask") return rows;
  const after = Object.fromEntries(
    Object.entries(change.after).map(([field, value]) => [
      field,
      TEAMS.includes(field) && value !== null ? teamId(rows, String(value)) : value,
    ]),
  );
  const { providerId } = change;
  // A team that the same plan has made is named by the provider's id.
  const made =
    change.action === "add" ? undefined : rows.teams.find((row) => row.provider_id === providerId);
  const rowId = change.rowId ?? made?.id ?? null;
  const write = <Row extends { readonly id: string }>(list: readonly Row[]): Row[] => {
    const row = list.find(({ id }) => id === rowId);
    if (row === undefined) throw new Error(`there is no row ${rowId}`);
    for (const [field, value] of Object.entries(change.before)) {
      const stored = JSON.stringify(row[field as keyof Row]);
      if (stored !== JSON.stringify(value)) throw new Error(`${rowId} ${field} is not as planned`);
    }
    return list.map((each) => (each === row ? { ...each, ...after } : each));
  };
  switch (change.entity) {
    case "league":
      return { ...rows, league: { ...rows.league, ...after } };
    case "team":
    case "standing":
      if (rowId !== null) return { ...rows, teams: write(rows.teams) };
      return { ...rows, teams: [...rows.teams, { ...syncTeamRow(providerId), ...after }] };
    case "player": {
      if (rowId !== null) return { ...rows, players: write(rows.players) };
      const team = String(after.team_id);
      const twice = rows.players.some(
        (row) => row.provider_id === providerId && row.team_id === team,
      );
      if (twice) throw new Error(`player ${providerId} is added twice`);
      return {
        ...rows,
        players: [...rows.players, { ...syncPlayerRow(providerId, team), ...after }],
      };
    }
    case "game": {
      if (rowId !== null) return { ...rows, games: write(rows.games) };
      if (rows.games.some((row) => row.provider_id === providerId)) {
        throw new Error(`game ${providerId} is added twice`);
      }
      const bare = { game_time: null, field_location: null, week_number: null };
      const game = { ...gameRow(providerId, "", "", bare), ...after };
      return { ...rows, games: [...rows.games, game] };
    }
  }
}

function teamId({ teams }: SeasonRows, value: string): string {
  const row = teams.find(({ id, provider_id }) => id === value || provider_id === value);
  if (row === undefined) throw new Error(`there is no team ${value}`);
  return row.id;
}
