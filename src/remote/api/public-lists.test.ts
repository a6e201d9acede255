import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PUBLIC_GAMES } from "../../contract/rows/public-rows.ts";
import { readLiveScore, readPublicGames, readPublicStandings } from "./public-list-rows.ts";
import { fetchPublicGames, fetchPublicStandings, GAME_COLUMNS } from "./public-lists.ts";

const team = (id: string, league_id: string, division_name: string | null) => ({
  id,
  name: `Team ${id}`,
  short_name: null,
  code: null,
  color: null,
  crest: null,
  league_id,
  division_name,
});
const game = (id: string, visitor: string, home: string) => ({
  id,
  week_number: 1,
  game_date: "2026-11-21",
  game_time: "18:00",
  field_location: null,
  is_playoff: false,
  is_completed: false,
  live_entries: 2,
  outcome: "normal",
  winner_team_id: null,
  team_visitor_id: visitor,
  team_home_id: home,
  team_visitor_score: 6,
  team_home_score: 0,
});

let answers: Record<string, unknown> = {};
let asked: URL[] = [];
let live = { status: 200, type: "application/json", body: "", date: "" };
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const address = new URL(request.url ?? "", "http://localhost");
    asked.push(address);
    if (address.pathname.startsWith("/live/")) {
      const date = live.date === "" ? {} : { date: live.date };
      response.writeHead(live.status, { "content-type": live.type, ...date });
      return response.end(live.body);
    }
    const rows = answers[address.pathname.split("/").at(-1) ?? ""];
    if (!Array.isArray(rows)) return response.writeHead(500).end();
    response.writeHead(200, { "content-range": `0-${rows.length}/${rows.length}` });
    response.end(JSON.stringify(rows));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  answers = {
    teams: [team("a", "sat", "A"), team("b", "sat", "B"), team("c", "sun", "A")],
    games: [game("ab", "a", "b"), game("bb", "b", "x"), game("cc", "x", "c")],
    standings: [{ team_id: "a" }, { team_id: "b" }, { team_id: "c" }],
  };
});

const everything = { season: null, league: null, division: null, team: null };
const backend = () => ({ url, publishableKey: "key" });
const games = (filter: Partial<Record<keyof typeof everything, string>>) =>
  fetchPublicGames(backend(), "s1", { ...everything, ...filter }, "2026-11-21");

describe("I23: the widget's games and standings are complete or missing", () => {
  test.each([
    [{}, ["ab", "bb", "cc"]],
    [{ league: "sat" }, ["ab", "bb"]],
    [{ division: "A" }, ["ab", "cc"]],
    [{ league: "sun", division: "A" }, ["cc"]],
    [{ team: "a" }, ["ab"]],
    [{ team: "a", league: "sun" }, "no_teams"],
    [{ team: "nobody" }, "no_teams"],
    [{ division: "C" }, "no_teams"],
  ])("games of %j: %j", async (filter, expected) => {
    const read = await games(filter);
    expect(read.ok ? read.value.rows.map(({ id }) => id) : read.error.code).toEqual(expected);
    if (read.ok) expect(read.value.teams).toHaveLength(3);
  });

  test("the request asks for games from a day on and running ones, with only the needed columns", async () => {
    await games({});
    const [query] = asked.filter(({ pathname }) => pathname.endsWith("games"));
    expect(query?.searchParams.get("or")).toBe(
      "(game_date.gte.2026-11-21,and(is_completed.is.false,live_entries.gt.0))",
    );
    expect(query?.searchParams.get("archived_at")).toBe("is.null");
    expect(query?.searchParams.get("select")).toBe(GAME_COLUMNS);
    expect(GAME_COLUMNS).toBe(PUBLIC_GAMES.columns);
  });

  test("standings of a division come with every team of the season, for the short names", async () => {
    const filter = { ...everything, division: "A" };
    const read = await fetchPublicStandings(backend(), "s1", filter);
    expect(read).toMatchObject({ ok: true, value: { rows: [{ team_id: "a" }, { team_id: "c" }] } });
    for (const { searchParams } of asked) expect(searchParams.get("season_id")).toBe("eq.s1");
  });

  test.each(["teams", "games"])("without %s there is no list", async (table) => {
    answers[table] = null;
    expect(await games({})).toEqual({ ok: false, error: { code: "refused" } });
  });

  test("one invalid game or standing makes the whole answer unreadable", () => {
    const rows = [game("ab", "a", "b")];
    const teams = [team("a", "sat", "A")];
    expect(readPublicGames({ rows, teams })?.games[0]).toMatchObject({ id: "ab", visitorScore: 6 });
    expect(readPublicGames({ rows: [...rows, { id: 1 }], teams })).toBeNull();
    expect(readPublicGames({ rows, teams: [{ id: "a" }] })).toBeNull();
    expect(readPublicStandings({ rows: [{ team_id: "a" }], teams })).toBeNull();
  });
});

test.each([
  ["the score", { status: 200, body: JSON.stringify({ game: game("ab", "a", "b") }) }, 6],
  ["a page of the host", { status: 200, type: "text/html", body: "<p>" }, "not-offered"],
  ["a host without it", { status: 404, type: "text/plain", body: "" }, "not-offered"],
  ["a gateway that fails", { status: 502, type: "text/html", body: "" }, "failed"],
  ["no such game", { status: 404, body: "{}" }, "failed"],
  ["another shape", { status: 200, body: "[]" }, "failed"],
])("/live: %s", async (_, answer, expected) => {
  live = { type: "application/json", date: "", ...answer };
  const read = await readLiveScore(url, "ab");
  expect(typeof read === "string" ? read : read.game.visitorScore).toBe(expected);
});

test("/live: the clock of a league that keeps one, and how far the server's time is ahead (D71)", async () => {
  const kept = { event_id: "e1", period: "Q2", remaining_ms: 252_000, at_ms: 5, is_running: true };
  const read = async (more: object, date: number) => {
    const body = JSON.stringify({ game: game("ab", "a", "b"), ...more });
    const type = "application/json";
    live = { status: 200, type, body, date: new Date(date).toUTCString() };
    return readLiveScore(url, "ab");
  };
  const now = Date.now();
  expect(await read({ clock: kept }, now)).toMatchObject({
    clock: { period: "Q2", remainingMs: 252_000, isRunning: true },
    serverAheadMs: 0,
  });
  const ahead = await read({}, now + 60_000);
  if (typeof ahead === "string") throw new Error(ahead);
  expect(ahead.clock).toBeNull();
  expect(Math.round(ahead.serverAheadMs / 10_000)).toBe(6);
});
