import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startTestBackend, type TestBackend } from "../helpers/backend/start-test-backend.ts";
import { freePort } from "../helpers/free-port.ts";
import { type LeagueSite, leagueSite } from "../helpers/provider/league-site.ts";
import {
  cutShort,
  hangUp,
  json,
  type ProviderTurn,
  SITE,
  scriptedProvider,
  silent,
  TOKEN,
  text,
} from "../helpers/provider/scripted-provider.ts";
import { everyVersion, runsOf, seasonToSync, stepsOf } from "../helpers/provider/synced-season.ts";
import { type WatchedRunners, watchedRunners } from "../helpers/provider/watched-runner.ts";

type Row = Readonly<Record<string, unknown>>;
type Entry = Record<string, unknown>;

const TABLE = readFileSync(
  fileURLToPath(new URL("../../docs/provider.md", import.meta.url)),
  "utf8",
);
/** Rows of the table "When the provider fails": fault, attempts, outcome. */
const ROWS = (TABLE.split("## When the provider fails")[1]?.split("\n## ")[0] ?? "")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| The provider"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, fault = "", attempts = "", then = ""]) => [fault, Number(attempts), then] as const);

const provider = scriptedProvider();
let backend: TestBackend;
let runners: WatchedRunners;
let site: LeagueSite;
let seasonId: string;

beforeAll(async () => {
  backend = await startTestBackend();
  runners = await watchedRunners(backend, provider.access);
}, 120_000);
afterAll(async () => {
  await runners.stop();
  await backend.stop();
});

beforeEach(async () => {
  site = leagueSite();
  const [game] = site.games.games as Entry[];
  site.games.games = Array.from({ length: 10 }, (_, n) => ({
    ...game,
    id: 2000 + n,
    date: `2026-10-${10 + n}`,
  }));
  provider.answers(site.turn);
  seasonId = await seasonToSync(backend.database);
  expect((await run()).body).toMatchObject({ outcome: "succeeded" });
  provider.seen.length = 0;
  jumpOverWaits();
});

/** Milliseconds that have passed beside the real ones. */
let passed = 0;
afterEach(() => {
  vi.restoreAllMocks();
  passed = 0;
});

/** The waits between attempts pass at once, and only those. */
function jumpOverWaits(): void {
  const [wait, now] = [globalThis.setTimeout, Date.now];
  const sooner = (work: () => void, ms = 0, ...rest: []) => {
    const { stack = "" } = new Error();
    const isWait = stack.includes("call-provider") && !stack.includes("undici");
    if (isWait) passed += ms;
    return wait(work, isWait ? 0 : ms, ...rest);
  };
  vi.spyOn(globalThis, "setTimeout").mockImplementation(sooner as typeof setTimeout);
  vi.spyOn(Date, "now").mockImplementation(() => now() + passed);
}

/** Whoever asks for games waits until their time is up, which passes at once. */
function silenceOfGames(): ProviderTurn {
  const limits = new Map<unknown, () => void>();
  let giveUp = () => {};
  // The second attempt has the time that is left: real milliseconds would change its words.
  const startedAt = Date.now();
  vi.spyOn(Date, "now").mockImplementation(() => startedAt + passed);
  const fetched = globalThis.fetch;
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    limits.set(controller.signal, () => {
      passed += ms;
      controller.abort(new DOMException("Too late", "TimeoutError"));
    });
    return controller.signal;
  });
  vi.spyOn(globalThis, "fetch").mockImplementation((url, init) => {
    if (String(url).endsWith("/games")) giveUp = limits.get(init?.signal) ?? giveUp;
    return fetched(url, init);
  });
  return () => giveUp();
}

const run = (other = runners) => other.call({ action: "run", season_id: seasonId, kind: "all" });
const lastRun = async () => (await runsOf(backend.database, seasonId)).at(-1);
const read = (sql: string) => backend.database.query<Row>(sql, [seasonId]);
const games = () => site.games.games as Entry[];
const liveGames = async () =>
  (
    await read(
      "select provider_id from games where season_id = $1 and archived_at is null order by provider_id",
    )
  ).map(({ provider_id }) => provider_id);
const TEN = Array.from({ length: 10 }, (_, n) => String(2000 + n));

/** What the provider answers where games are asked for, and the words that say so. */
const ANSWERS: Readonly<Record<string, readonly [ProviderTurn, RegExp]>> = {
  "is silent for 45 seconds": [silent, /^Request timeout: .* within 33 seconds\.$/],
  "hangs up": [hangUp, /^Connection error: /],
  "stops in the middle of an answer": [cutShort, /^Connection error: /],
  "answers 400": [text("", 400), /^Bad request: check the League ID\.$/],
  "answers 401": [text("{}", 401), /^Authentication error: invalid credentials\.$/],
  "answers 403": [text("", 403), /^Access denied/],
  "answers 404": [text("<html>Not Found</html>", 404), /^Resource not found: verify the League ID/],
  "answers 408": [text("", 408), /^Request timeout/],
  "answers 429": [text("", 429), /^Rate limit exceeded: wait a few minutes/],
  "answers 429 and wants a minute": [
    text("", 429, { "retry-after": "60" }),
    /^Rate limit exceeded: wait a few minutes/,
  ],
  "answers 500": [text("", 500), /^Server error/],
  "answers 502 with a page": [text("<html>Bad gateway</html>", 502), /^Bad gateway/],
  "answers 503": [text("", 503), /^Service unavailable/],
  "answers 504": [text("", 504), /^Gateway timeout/],
  "answers another status": [text("", 418), /^API error: 418/],
  redirects: [text("", 302, { location: "/elsewhere" }), /a redirect, which is not followed/],
  "answers a page with 200": [text("<html>maintenance</html>"), /something that is no JSON/],
  "answers half a JSON": [text('{"games":[{"id":991'), /something that is no JSON/],
  "answers more than 10 MB": [json({ games: ["x".repeat(11_000_000)] }), /more than 10 MB/],
  "answers lists without end": [
    text(`${"[".repeat(200_000)}${"]".repeat(200_000)}`),
    /something that is no JSON/,
  ],
  "answers null": [json(null), /^The answer holds no list of games$/],
  "answers with no list of its own": [json({ teams: [] }), /^The answer holds no list of games$/],
  "answers an empty list": [json({ games: [] }), /^No games found for League ID 85770$/],
};

/** The other rows have an end of their own. */
const OTHERS: Readonly<Record<string, () => Promise<void>>> = {
  "cannot be reached": async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const nowhere = await watchedRunners(backend, { url, site: SITE, token: TOKEN });
    const before = await everyVersion(backend.database);
    expect((await run(nowhere)).body).toMatchObject({ outcome: "failed" });
    await nowhere.stop();
    expect(await everyVersion(backend.database)).toEqual(before);
    const errors = (await lastRun())?.errors as Row[];
    expect(errors).toHaveLength(5);
    for (const { message } of errors) {
      expect(message).toMatch(/^Network error: Unable to connect to the league provider API/);
    }
    provider.seen.push(...Array(4).fill({ path: "/games" }));
  },
  "fails twice and then answers": async () => {
    let failures = 2;
    site.faults.set("/games", (response, request) => {
      failures -= 1;
      (failures >= 0 ? text("", 503) : json(site.games))(response, request);
    });
    games().push({ ...games()[0], id: 2010, date: "2026-10-20" });
    expect((await run()).body).toMatchObject({ outcome: "succeeded" });
    expect(await liveGames()).toEqual([...TEN, "2010"]);
  },
  "answers half a list": async () => {
    site.games.games = games().slice(0, 5);
    expect((await run()).body).toMatchObject({ outcome: "partial" });
    expect(await liveGames()).toEqual(TEN);
    expect((await lastRun())?.steps).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "games", question: { thing: "games", gone: 5, of: 10 } }),
      ]),
    );
  },
  "leaves out one of many": async () => {
    site.games.games = games().slice(1);
    expect((await run()).body).toMatchObject({ outcome: "succeeded" });
    expect(await liveGames()).toEqual(TEN.slice(1));
  },
  "has an entry without an id": async () => {
    site.games.games = [{ ...games()[0], id: null }, ...games().slice(2)];
    expect((await run()).body).toMatchObject({ outcome: "succeeded" });
    expect(await liveGames()).toEqual(TEN);
    await expectMessage("Game in place 1 of the answer has no id");
  },
  "has an entry that cannot be read": async () => {
    Object.assign(games()[3] ?? {}, { teams: "unknown" });
    expect((await run()).body).toMatchObject({ outcome: "succeeded" });
    expect(await liveGames()).toEqual(TEN);
    await expectMessage("Game 2003 does not have exactly 2 teams");
  },
  "lists an entry twice": async () => {
    games().push({ ...games()[2], id: "2002", date: "2026-12-24" });
    expect((await run()).body).toMatchObject({ outcome: "succeeded" });
    expect(
      await read("select 1 from games where season_id = $1 and game_date = '2026-12-24'"),
    ).toEqual([]);
    await expectMessage("Game 2002 is listed twice");
  },
  "gives its games other ids": async () => {
    for (const game of games()) game.id = Number(game.id) + 500;
    expect((await run()).body).toMatchObject({ outcome: "succeeded" });
    expect(await liveGames()).toEqual(TEN.map((id) => String(Number(id) + 500)));
    expect(await read("select 1 from games where season_id = $1")).toHaveLength(10);
  },
};

async function expectMessage(message: string): Promise<void> {
  expect((await lastRun())?.errors).toContainEqual(expect.objectContaining({ message }));
}

async function expectStopped(fault: string): Promise<void> {
  const [turn, words] = ANSWERS[fault] ?? [];
  if (turn === undefined) throw new Error(`no answer is ${fault}`);
  site.faults.set("/games", turn === silent ? silenceOfGames() : turn);
  const [first] = site.teams.teams as Entry[];
  Object.assign(first ?? {}, { team_name: "Renamed meanwhile" });
  const before = await read("select xmin::text, * from games where season_id = $1 order by id");
  expect((await run()).body).toMatchObject({ outcome: "partial" });
  const row = await lastRun();
  const stopped = stepsOf(row).filter(({ is_stopped }) => is_stopped);
  expect(stopped).toMatchObject([{ kind: "games", counts: {} }]);
  const ofGames = ((row?.errors ?? []) as readonly Row[]).filter(({ thing }) => thing === "game");
  expect(ofGames.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(words ?? /^$/),
  );
  expect(JSON.stringify(row)).not.toContain(TOKEN);
  expect(await read("select xmin::text, * from games where season_id = $1 order by id")).toEqual(
    before,
  );
  expect(
    await read("select 1 from teams where season_id = $1 and name = 'Renamed meanwhile'"),
  ).toHaveLength(1);
}

describe("the fault table of docs/provider.md", () => {
  test("has a test for every row, and a row for every test", () => {
    const tested = [...Object.keys(ANSWERS), ...Object.keys(OTHERS)];
    expect(ROWS.map(([fault]) => fault).sort()).toEqual(tested.sort());
    const stops = ROWS.filter(([, , then]) => then === "the step is stopped");
    expect(stops.map(([fault]) => fault).sort()).toEqual(Object.keys(ANSWERS).sort());
  });

  test.each(ROWS)("a provider that %s: attempts %i, and %s", async (fault, attempts) => {
    await (OTHERS[fault] ?? (() => expectStopped(fault)))();
    const asked = provider.seen.filter(({ path }) => path.endsWith("/games"));
    expect(asked).toHaveLength(attempts);
    // Once it is well again, so is the season.
    site.faults.clear();
    vi.restoreAllMocks();
    const next = (await run()).body;
    expect(next.outcome).toBe(fault === "answers half a list" ? "partial" : "succeeded");
  });

  test.each([
    ["/85770", "status", "league"],
    ["/teams/", "teams", "team"],
    ["/games", "games", "game"],
    ["/standings", "standings", "standing"],
  ])("%s alone: %s is stopped, and every other step goes on", async (path, kind, thing) => {
    site.faults.set(path, text("", 404));
    expect((await run()).body).toMatchObject({ outcome: "partial" });
    const row = await lastRun();
    const stopped = stepsOf(row).filter(({ is_stopped }) => is_stopped);
    // Standings say the divisions, too.
    expect(stopped.map((step) => step.kind)).toEqual(
      kind === "standings" ? ["standings", "divisions"] : [kind],
    );
    expect(row?.errors).toEqual(
      expect.arrayContaining([expect.objectContaining({ thing, code: "provider_not_found" })]),
    );
  });
});
