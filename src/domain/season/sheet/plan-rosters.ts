import type { ImportPlan, ImportStep, PlanNote, PlannedRow, Planning } from "./import-plan.ts";
import type { LeagueSheet } from "./league-sheet.ts";
import { type PlannedPlayer, planPlayers } from "./plan-players.ts";
import { type PlannedTeam, planTeams } from "./plan-teams.ts";
import type { RosterLine } from "./read-rosters.ts";

export function planRosters(
  sheet: LeagueSheet,
  lines: readonly RosterLine[],
  planning: Planning,
): ImportPlan {
  const teams = planTeams(sheet, lines, planning);
  const players = planPlayers(sheet, teams, planning);
  const rows: PlannedRow[] = teams.flatMap((team) => [
    { ...team.row, notes: [...team.row.notes, ...overPlaces(sheet, team, players)] },
    ...players.filter((player) => player.team === team).map(({ row }) => row),
  ]);
  const steps: ImportStep[] = [...teams, ...players].flatMap(({ step }) => step ?? []);
  return { steps, rows, problems: [] };
}

/** A team with too many players gets a note and is not refused. */
function overPlaces(
  { players: stored }: LeagueSheet,
  team: PlannedTeam,
  players: readonly PlannedPlayer[],
): PlanNote[] {
  const before = team.isNew
    ? 0
    : stored.filter(({ teamId, isActive }) => isActive && teamId === team.id).length;
  const joining = players.filter((player) => player.team === team && player.joins).length;
  return joining > 0 && before + joining > team.maxPlayers
    ? [{ code: "too_many_players", value: `${before + joining}/${team.maxPlayers}` }]
    : [];
}
