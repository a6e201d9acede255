import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { appliedPlan } from "../../../../tests/helpers/provider/applied-plan.ts";
import { mutatedAnswer } from "../../../../tests/helpers/provider/mutated-answer.ts";
import { providerSample } from "../../../../tests/helpers/provider/samples.ts";
import { leagueRow, seasonRows } from "../../../../tests/helpers/provider/season-rows.ts";
import { readGameDays, readGames } from "../read/read-games.ts";
import { readLeagues } from "../read/read-leagues.ts";
import { readStandings } from "../read/read-standings.ts";
import { readTeams } from "../read/read-teams.ts";
import { planSync, SYNC_STEPS, type SyncOptions } from "./plan-sync.ts";
import type { PlannedChange, StepPlan, SyncStep } from "./planned-change.ts";
import type { SeasonRows } from "./season-rows.ts";

interface Said {
  readonly league: unknown;
  readonly teams: unknown;
  readonly games: unknown;
  readonly standings: unknown;
}

const SAMPLE: Said = {
  league: providerSample("leagues-info_85770"),
  teams: providerSample("teams_85770"),
  games: providerSample("games_85770"),
  standings: providerSample("standings_85770"),
};
const OPTIONS: SyncOptions = {
  firstTeamIs: "visitor",
  today: "2026-10-10",
  decisions: new Map(),
};

function plan(rows: SeasonRows, said: Said, options = OPTIONS): StepPlan[] {
  const answers = {
    league: readLeagues(said.league),
    teams: readTeams(said.teams),
    games: { reading: readGames(said.games), days: readGameDays(said.games) },
    standings: readStandings(said.standings),
  };
  return planSync(rows, answers, options);
}

const written = (plans: readonly StepPlan[]): PlannedChange[] =>
  plans
    .filter(({ question }) => question === null)
    .flatMap(({ changes }) => changes.filter(({ action }) => action !== "ask"));

const EMPTY = seasonRows({ league: leagueRow({ name: "?", divisions_data: [] }) });
const SYNCED = appliedPlan(EMPTY, plan(EMPTY, SAMPLE));

test("the sample becomes a league, and the next run has nothing to write", () => {
  expect(SYNCED.league).toMatchObject({ status: "In Progress", regular_season_weeks: 5 });
  expect(SYNCED.teams.map(({ name, division_name }) => [name, division_name])).toEqual([
    ["Brotherhood", "A"],
    ['The Pit Bulls, "Inc"', null],
    ["Bulls", "A"],
  ]);
  expect(SYNCED.players.map(({ name }) => name)).toEqual(["Ana O'Neil-Smith", "José Núñez"]);
  expect(SYNCED.games).toHaveLength(4);
  expect(plan(SYNCED, SAMPLE).map(({ step }) => step)).toEqual(SYNC_STEPS);
  expect(written(plan(SYNCED, SAMPLE))).toEqual([]);
});

test("only the steps that are wanted and whose answer is there are planned", () => {
  const answers = { league: readLeagues(SAMPLE.league), teams: readTeams(SAMPLE.teams) };
  const steps = (wanted?: Parameters<typeof planSync>[3]) =>
    planSync(SYNCED, answers, OPTIONS, wanted).map(({ step }) => step);
  expect(steps()).toEqual(["status", "teams"]);
  expect(steps(["teams", "games"])).toEqual(["teams"]);
});

describe("a step of teams that waits for a person", () => {
  const teams = Array.from({ length: 10 }, (_, n) => ({
    team_id: 3000 + n,
    team_name: `Team ${n}`,
    players: [],
  }));
  const full = plan(EMPTY, { ...SAMPLE, teams: { teams }, games: { games: [] } });
  const rows = appliedPlan(EMPTY, full);
  const fresh = { team_id: 4000, team_name: "New", players: [] };
  const [day, sides] = ["2026-10-04", [{ id: 4000 }, { id: 3000 }]];
  const said: Said = {
    ...SAMPLE,
    teams: { teams: [...teams.slice(0, 5), fresh] },
    games: { games: [{ id: 1, date: day, teams: sides }] },
    standings: { divisions: [{ name: "C", teams: [{ id: 3000, stats: [] }] }] },
  };
  const planWith = (confirmed: readonly SyncStep[], answer = said) =>
    new Map(plan(rows, answer, { ...OPTIONS, confirmed }).map((each) => [each.step, each]));

  const entitiesOf = (step: StepPlan | undefined) =>
    (step?.changes ?? []).map(({ entity }) => entity);

  test("makes no team for the games, and leaves the list of divisions to the step of divisions", () => {
    const waiting = planWith([]);
    expect(waiting.get("teams")).toMatchObject({ question: { gone: 5, of: 10 } });
    expect(waiting.get("games")?.problems).toMatchObject([{ code: "team", id: "1" }]);
    expect(entitiesOf(waiting.get("divisions"))).toEqual(["league", "team"]);
  });

  test("counts for the other steps once a person has agreed", () => {
    const agreed = planWith(["teams"]);
    expect(agreed.get("games")).toMatchObject({ problems: [], changes: [{ action: "add" }] });
    expect(entitiesOf(agreed.get("divisions"))).toEqual(["team"]);
    expect(entitiesOf(agreed.get("teams"))[0]).toBe("league");
  });

  test("or is stopped, leaves the divisions to theirs, too", () => {
    const stopped = planWith([], { ...said, teams: { teams: [] } });
    expect(stopped.get("teams")).toMatchObject({ isStopped: true, changes: [] });
    expect(entitiesOf(stopped.get("divisions"))).toEqual(["league", "team"]);
  });
});

/** The synced league with marks of people and of collected games. */
const touched = fc
  .record({
    fields: fc.subarray(
      ["name", "team_id", "is_active", "archived_at", "game_date", "game_time", "outcome"].concat([
        "team_visitor_id",
        "division_name",
        "captain_name",
        "week_number",
        "forfeit_wins",
      ]),
    ),
    collected: fc.subarray(SYNCED.games.map(({ id }) => id)),
    archived: fc.subarray(
      [...SYNCED.games, ...SYNCED.teams].map(({ id }) => id),
      { maxLength: 2 },
    ),
    walkOns: fc.subarray(SYNCED.players.map(({ id }) => id)),
    inactive: fc.subarray(SYNCED.players.map(({ id }) => id)),
  })
  .map(({ fields: set_by_hand, collected, archived, walkOns, inactive }): SeasonRows => {
    const put = (id: string) => ({ set_by_hand, archived_at: archived.includes(id) });
    return {
      league: { ...SYNCED.league, set_by_hand },
      teams: SYNCED.teams.map((row) => ({ ...row, ...put(row.id) })),
      players: SYNCED.players.map((row) => ({
        ...row,
        set_by_hand,
        is_walk_on: walkOns.includes(row.id),
        is_active: !inactive.includes(row.id),
      })),
      games: SYNCED.games.map((row) => ({
        ...row,
        ...put(row.id),
        is_collected: collected.includes(row.id),
      })),
    };
  });

const said = fc.record({
  league: mutatedAnswer(SAMPLE.league),
  teams: mutatedAnswer(SAMPLE.teams),
  games: mutatedAnswer(SAMPLE.games),
  standings: mutatedAnswer(SAMPLE.standings),
});

const RESULT = [
  "provider_id",
  "provider_visitor_score",
  "provider_home_score",
  "provider_completed",
];

test("2,000 mutated answers: what a plan writes is allowed, fits the rows, and is written once", () => {
  fc.assert(
    fc.property(touched, said, (rows, answer) => {
      const first = plan(rows, answer);
      const all = new Map(
        [rows.league, ...rows.teams, ...rows.players, ...rows.games].map((row) => [row.id, row]),
      );
      for (const { entity, rowId, action, before, after } of written(first)) {
        const row = all.get(rowId ?? "");
        expect(Object.keys(before).sort()).toEqual(
          action === "add" ? [] : Object.keys(after).sort(),
        );
        const fields = Object.keys(after);
        expect(fields.filter((field) => row?.set_by_hand.includes(field))).toEqual([]);
        if (entity === "player" && row !== undefined) {
          expect(rows.players.find(({ id }) => id === rowId)?.is_walk_on).toBe(false);
        }
        const game = rows.games.find(({ id }) => id === rowId);
        if (game?.is_collected === true && action !== "restore") {
          expect(action).toBe("change");
          expect(fields.filter((field) => !RESULT.includes(field))).toEqual([]);
        }
      }
      const after = appliedPlan(rows, first);
      expect(after.teams.length).toBeGreaterThanOrEqual(rows.teams.length);
      expect(after.games.length).toBeGreaterThanOrEqual(rows.games.length);
      expect(written(plan(after, answer))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
}, 120_000);
