import type { SupabaseClient } from "@supabase/supabase-js";
import { untouchedGame } from "../support/at-the-field.ts";
import { DEMO, expect, JOURNEY, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { type LeagueGame, rows } from "../support/league.ts";
import { LiveScreen } from "../support/live-screen.ts";
import { type Side, STARTERS, wholeGame } from "../support/whole-game/acts.ts";
import { atTheStart, playActs } from "../support/whole-game/play-acts.ts";
import { type PlayerTotals, type Tally, tally } from "../support/whole-game/tally.ts";

const ACTS = wholeGame(96, 7);
/** The act in the middle that begins a play, because Undo Last works only in the tab of the play. */
const HALF_TIME = ACTS.findIndex((act, at) => at >= ACTS.length / 2 && act.act === "play");

test(
  "a whole game is played without a network and is on the server exactly once",
  JOURNEY,
  async ({ server, newPhone }) => {
    const game = await untouchedGame(server);
    const expected = tally(ACTS);
    const phone = await newPhone();
    await signIn(phone, DEMO.scorer);
    const live = new LiveScreen(phone, game);
    await live.open();
    await live.chooseRosters({
      visitor: game.visitor.players.slice(0, STARTERS),
      home: game.home.players.slice(0, STARTERS),
    });
    await expect.poll(() => live.sync()).toMatchObject({ state: "saved", pending: 0 });
    await waitUntilInstalled(phone);
    await server.stop();

    const progress = atTheStart();
    await playActs(live, ACTS.slice(0, HALF_TIME), progress);

    // The phone discards the tab in the middle of the game; everything recorded by then is stored.
    await expect.poll(async () => (await live.sync()).pending).toBeGreaterThanOrEqual(HALF_TIME);
    const context = phone.context();
    await phone.close();
    const reopened = await context.newPage();
    const liveAgain = new LiveScreen(reopened, game);
    await liveAgain.open();
    await expect(reopened.getByTestId("stat-grid")).toBeVisible();
    await playActs(liveAgain, ACTS.slice(HALF_TIME), progress);

    await expect.poll(() => liveAgain.score()).toEqual(expected.score);
    await expect.poll(() => liveAgain.entryIds()).toHaveLength(expected.liveEntries);
    await expect
      .poll(async () => (await liveAgain.sync()).pending)
      .toBeGreaterThanOrEqual(ACTS.length);
    await expect.poll(() => liveAgain.sync()).toMatchObject({ attention: 0 });

    await liveAgain.finalize();
    await expect(reopened).toHaveURL(new RegExp(`/games/${game.id}/review$`));
    await expect(reopened.getByText("COMPLETED", { exact: true }).first()).toBeVisible();
    await expect(reopened.getByTestId("score-visitor")).toHaveText(String(expected.score.visitor));
    await expect(reopened.getByTestId("score-home")).toHaveText(String(expected.score.home));

    await server.start();
    await expect
      .poll(() => gameRow(server.service, game.id), { timeout: 60_000 })
      .toMatchObject({
        is_completed: true,
        team_visitor_score: expected.score.visitor,
        team_home_score: expected.score.home,
        team_visitor_timeouts_used: expected.timeouts.visitor,
        team_home_timeouts_used: expected.timeouts.home,
      });
    expect(await playersOnServer(server.service, game)).toEqual(playersOf(expected, game));
    expect(await teamsOnServer(server.service, game)).toEqual(teamsOf(expected));
    const plays = await rows<{ is_deleted: boolean }>(
      server.service.from("stat_events").select("is_deleted").eq("game_id", game.id),
    );
    expect(plays.filter((play) => !play.is_deleted)).toHaveLength(expected.liveEntries);
    const { data: differences } = await server.service.rpc("verify_totals");
    expect(differences).toEqual([]);

    const second = await newPhone();
    await signIn(second, DEMO.scorer2);
    await second.goto(`/games/${game.id}/review`);
    await expect(second.getByTestId("score-visitor")).toHaveText(String(expected.score.visitor));
    await expect(second.getByTestId("score-home")).toHaveText(String(expected.score.home));
    await expect(second.getByRole("tab", { name: /Play-by-Play Timeline/ })).toContainText(
      String(expected.liveEntries),
    );
    for (const [key, totals] of expected.players) {
      const [side, index] = key.split(":") as [Side, string];
      const { plainName } = game[side].players[Number(index)] ?? { plainName: key };
      const line = second.getByRole("listitem").filter({ hasText: plainName }).first();
      await expect(line).toContainText(String(totals.total_fantasy_points));
    }
  },
);

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
