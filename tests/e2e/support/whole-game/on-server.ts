import { expect } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { type LeagueGame, rows } from "../league.ts";
import type { Side } from "./acts.ts";
import { type PlayerTotals, type Tally, tally } from "./tally.ts";

/** Waits until the server has the finalized game, then holds all of its figures against the tally. */
export async function expectOnServer(
  service: SupabaseClient,
  game: LeagueGame,
  expected: Tally,
): Promise<void> {
  await expect
    .poll(() => gameRow(service, game.id), { timeout: 60_000 })
    .toMatchObject({
      is_completed: true,
      team_visitor_score: expected.score.visitor,
      team_home_score: expected.score.home,
      team_visitor_timeouts_used: expected.timeouts.visitor,
      team_home_timeouts_used: expected.timeouts.home,
    });
  expect(await playersOnServer(service, game)).toEqual(playersOf(expected, game));
  expect(await teamsOnServer(service, game)).toEqual(teamsOf(expected));
  const plays = await rows<{ is_deleted: boolean }>(
    service.from("stat_events").select("is_deleted").eq("game_id", game.id),
  );
  expect(plays.filter((play) => !play.is_deleted)).toHaveLength(expected.liveEntries);
  const { data: differences } = await service.rpc("verify_totals");
  expect(differences).toEqual([]);
}

async function gameRow(service: SupabaseClient, gameId: string): Promise<unknown> {
  const [row] = await rows(service.from("games").select("*").eq("id", gameId));
  return row;
}

type Totals = Record<string, Partial<PlayerTotals>>;

async function playersOnServer(service: SupabaseClient, game: LeagueGame): Promise<Totals> {
  const stats = await rows<{ player_id: string } & Record<keyof PlayerTotals, number>>(
    service.from("game_stats").select("*").eq("game_id", game.id),
  );
  return Object.fromEntries(
    stats.map((row) => [
      row.player_id,
      Object.fromEntries(FIGURES.map((figure) => [figure, row[figure]])) as unknown as PlayerTotals,
    ]),
  );
}

function playersOf(expected: Tally, game: LeagueGame): Totals {
  return Object.fromEntries(
    [...expected.players].map(([key, totals]) => {
      const [side, index] = key.split(":") as [Side, string];
      return [game[side].players[Number(index)]?.id ?? key, totals];
    }),
  );
}

interface TeamTotals {
  readonly points_scored: number;
  readonly points_allowed: number;
  readonly sacks_allowed: number;
  readonly total_pass_td: number;
  readonly total_rush_td: number;
  readonly total_receiving_td: number;
  readonly total_extra_points: number;
  readonly total_tackles: number;
  readonly total_interceptions: number;
  readonly total_sacks: number;
}

async function teamsOnServer(
  service: SupabaseClient,
  game: LeagueGame,
): Promise<Partial<Record<Side, TeamTotals>>> {
  const columns = Object.keys(teamsOf(tally([])).visitor).join(",");
  const stats = await rows<TeamTotals & { team_id: string }>(
    service.from("team_game_stats").select(`team_id,${columns}`).eq("game_id", game.id),
  );
  return Object.fromEntries(
    stats.map(({ team_id, ...totals }) => [
      team_id === game.visitor.id ? "visitor" : "home",
      totals,
    ]),
  );
}

/** Team figures are the sums of the players' lines (D44). */
function teamsOf({ score, players }: Tally): Record<Side, TeamTotals> {
  const sum = (side: Side, figure: keyof PlayerTotals) =>
    [...players]
      .filter(([key]) => key.startsWith(`${side}:`))
      .reduce((total, [, totals]) => total + totals[figure], 0);
  const of = (side: Side, other: Side): TeamTotals => ({
    points_scored: score[side],
    points_allowed: score[other],
    sacks_allowed: sum(other, "sacks"),
    total_pass_td: sum(side, "pass_touchdowns"),
    total_rush_td: sum(side, "rush_touchdowns"),
    total_receiving_td: sum(side, "receiving_touchdowns"),
    total_extra_points: sum(side, "extra_points"),
    total_tackles: sum(side, "tackles"),
    total_interceptions: sum(side, "interceptions"),
    total_sacks: sum(side, "sacks"),
  });
  return { visitor: of("visitor", "home"), home: of("home", "visitor") };
}

const FIGURES: readonly (keyof PlayerTotals)[] = [
  "pass_touchdowns",
  "rush_touchdowns",
  "receiving_touchdowns",
  "extra_points",
  "tackles",
  "interceptions",
  "sacks",
  "safeties",
  "returned_conversions",
  "defensive_touchdowns",
  "fumbles",
  "total_fantasy_points",
];
