import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { SHARED_FOR_MS, shareAnswer } from "../../supabase/functions/_shared/shared-answer.ts";
import { endSharing } from "../helpers/backend/end-sharing.ts";
import { sharedBackend } from "../helpers/backend/shared-backend.ts";

const SEASON = "00000000-0000-4000-8000-0000000000d1";
const NO_ONE = "00000000-0000-4000-8000-0000000000df";
const id = (n: number) => `00000000-0000-4000-8000-0000000001d${n}`;
const [LEAGUE, FALCONS, CHASERS, GAME, OTHER, ADA] = [1, 2, 3, 4, 5, 6].map(id);

const backend = sharedBackend();

beforeAll(async () => {
  await backend.database.exec(`
    insert into seasons (id, name, year) values ('${SEASON}', 'Fall 2026', 2026);
    insert into leagues (id, season_id, name) values ('${LEAGUE}', '${SEASON}', 'Coed');
    insert into teams (id, league_id, name) values ('${FALCONS}', '${LEAGUE}', 'Falcons'), ('${CHASERS}', '${LEAGUE}', 'Chasers');
    insert into players (id, team_id, name, jersey_number) values ('${ADA}', '${FALCONS}', 'Ada Reyes', '7');
    insert into games (id, league_id, team_visitor_id, team_home_id, game_date) values
      ('${GAME}', '${LEAGUE}', '${FALCONS}', '${CHASERS}', '2026-11-23'), ('${OTHER}', '${LEAGUE}', '${CHASERS}', '${FALCONS}', '2026-11-23');`);
});

/** Counts how often the database is asked for a game. */
let reads: string[];
const fetchOfNode = globalThis.fetch;
beforeEach(() => {
  reads = [];
  globalThis.fetch = (input, init) => {
    if (String(input).endsWith("/rpc/live_game")) reads.push(String(init?.body));
    return fetchOfNode(input, init);
  };
});
afterEach(() => {
  globalThis.fetch = fetchOfNode;
});

const ask = (game: string | undefined, init?: RequestInit) =>
  fetch(`${backend.url}/live/${game}`, init);
const record = (score: number) =>
  backend.database.exec(
    `update games set team_visitor_score = ${score}, head_seq = head_seq + 1, live_entries = 1 where id = '${GAME}'`,
  );

describe("a game as visitors follow it", () => {
  test("200 who ask at once are one reading of the database a second, and all have the same answer", async () => {
    const startedAt = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const answer = await ask(GAME);
        return [answer.status, answer.headers.get("etag"), await answer.text()];
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(200);
    const seconds = Math.floor((performance.now() - startedAt) / SHARED_FOR_MS);
    expect(reads.length).toBeLessThanOrEqual(1 + seconds);
  });

  test("its clock is in it only while the league keeps one (D71)", async () => {
    const clock = { period: "Q2", event_id: NO_ONE, remaining_ms: 5, at_ms: 5, is_running: false };
    const clockOf = async (periods: string) => {
      await backend.database.exec(`update leagues set periods = '${periods}' where id = '${LEAGUE}';
        update games set game_clock = '${JSON.stringify(clock)}' where id = '${GAME}'`);
      endSharing();
      return (await (await ask(GAME)).json()).clock;
    };
    expect(await clockOf("quarters")).toMatchObject({ period: "Q2", remaining_ms: 5 });
    expect(await clockOf("none")).toBeUndefined();
  });

  test("who has it already gets 304 without a body, and the next play under a new tag", async () => {
    endSharing();
    const first = await ask(GAME);
    const tag = first.headers.get("etag") ?? "";
    expect(tag).toMatch(/^W\/"[0-9a-f]{24}"$/);
    expect(first.headers.get("cache-control")).toBe("public, max-age=1");
    const again = await ask(GAME, { headers: { "if-none-match": tag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    await record(6);
    endSharing();
    const news = await ask(GAME, { headers: { "if-none-match": tag } });
    expect(news.status).toBe(200);
    expect(news.headers.get("etag")).not.toBe(tag);
    const { game } = (await news.json()) as { game: { team_visitor_score: number } };
    expect(game.team_visitor_score).toBe(6);
  });

  test("is plain or compressed as somebody asks, and caches keep the two apart", async () => {
    endSharing();
    const plain = await ask(GAME, { headers: { "accept-encoding": "identity" } });
    const zipped = await ask(GAME, { headers: { "accept-encoding": "gzip, br" } });
    const encodings = [plain, zipped].map(({ headers }) => headers.get("content-encoding"));
    expect(encodings).toEqual([null, "gzip"]);
    const kinds = [plain, zipped].map(({ headers }) => headers.get("vary"));
    expect(kinds).toEqual(["accept-encoding", "accept-encoding"]);
    expect(await zipped.text()).toBe(await plain.text());
  });

  test("holds what visitors may read, and no account", async () => {
    endSharing();
    const body = (await (await ask(GAME)).json()) as Record<string, unknown>;
    const parts = "game imports players plays rosters teams timeouts walk_ons".split(" ");
    expect(Object.keys(body).sort()).toEqual(parts);
    expect(body.timeouts).toEqual({ visitor: 0, home: 0 });
    expect(JSON.stringify(body)).not.toMatch(/recorded_by|user_id|email|Ada Reyes/);
  });

  test("one game's answer is no other's", async () => {
    const [one, other] = await Promise.all([ask(GAME), ask(OTHER)]);
    const idOf = async (answer: Response) =>
      ((await answer.json()) as { game: { id: string } }).game.id;
    expect([await idOf(one), await idOf(other)]).toEqual([GAME, OTHER]);
  });

  test.each([
    ["a game that is not there", NO_ONE, "GET", 404],
    ["no id", "falcons", "GET", 404],
    ["a write", GAME, "POST", 405],
  ])("%s is refused and not kept", async (_, game, method, status) => {
    const answer = await ask(game, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("etag")).toBeNull();
  });

  test("D10: a league that shows visitors nothing answers nobody, whatever token they send", async () => {
    const tag = (await ask(GAME)).headers.get("etag") ?? "";
    await backend.database.exec("update app_settings set public_browsing = 'off'");
    endSharing();
    for (const headers of [
      {},
      { "if-none-match": tag },
      { authorization: `Bearer ${backend.secretKey}`, apikey: backend.secretKey },
    ]) {
      const answer = await ask(GAME, { headers });
      const { code } = (await answer.json()) as { code: string };
      expect([answer.status, code]).toEqual([404, "PT404"]);
    }
    await backend.database.exec("update app_settings set public_browsing = 'all'");
    endSharing();
    expect((await ask(GAME)).status).toBe(200);
  });

  test("a game that a sync archived answers like its row, which opens by its link too (D62)", async () => {
    await backend.database.exec(`update games set archived_at = now() where id = '${OTHER}'`);
    expect((await ask(OTHER)).status).toBe(200);
    await backend.database.exec(`update games set archived_at = null where id = '${OTHER}'`);
  });
});

describe("sharing one answer", () => {
  const answer = { status: 200, text: "{}", tag: "t" } as const;

  test("is for a second from the question, and for as long as the reading takes", async () => {
    let finish = (_: typeof answer) => {};
    const read = vi.fn(
      () =>
        new Promise<typeof answer>((resolve) => {
          finish = resolve;
        }),
    );
    const first = shareAnswer("a", read, 0);
    expect(shareAnswer("a", read, 5_000)).toBe(first);
    finish(answer);
    expect(await first).toBe(answer);
    expect(shareAnswer("a", read, 999)).toBe(first);
    expect(read).toHaveBeenCalledTimes(1);
    const later = shareAnswer("a", read, 1_000);
    expect(later).not.toBe(first);
    expect(read).toHaveBeenCalledTimes(2);
    expect(shareAnswer("b", read, 1_000)).not.toBe(later);
  });
});
