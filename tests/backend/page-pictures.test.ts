import { afterEach, beforeAll, expect, test } from "vitest";
import { pictureAddress } from "../../supabase/local/pictures/picture-address.ts";
import { endSharing } from "../helpers/backend/end-sharing.ts";
import { sharedBackend } from "../helpers/backend/shared-backend.ts";

const SEASON = "00000000-0000-4000-8000-0000000000d1";
const LEAGUE = "00000000-0000-4000-8000-0000000000d2";
const NO_ONE = "00000000-0000-4000-8000-0000000000df";
const id = (n: number) => `00000000-0000-4000-8000-0000000001d${n}`;
const [FALCONS, STORM, GONE, GAME, ADA, DMITRI] = [1, 2, 3, 4, 5, 6].map(id);

const backend = sharedBackend();

beforeAll(async () => {
  await backend.database.exec(`
    insert into seasons (id, name, year) values ('${SEASON}', 'Fall 2026', 2026);
    insert into leagues (id, season_id, name) values ('${LEAGUE}', '${SEASON}', 'Coed');
    insert into teams (id, league_id, name) values ('${FALCONS}', '${LEAGUE}', 'Falcons'),
      ('${STORM}', '${LEAGUE}', 'Storm'), ('${GONE}', '${LEAGUE}', 'Gone');
    update teams set archived_at = now() where id = '${GONE}';
    insert into players (id, team_id, name, jersey_number) values
      ('${ADA}', '${FALCONS}', 'Ada Reyes', '7'), ('${DMITRI}', '${FALCONS}', 'Дмитрий', '8');
    insert into games (id, league_id, team_visitor_id, team_home_id, game_date)
      values ('${GAME}', '${LEAGUE}', '${FALCONS}', '${STORM}', '2026-11-23');`);
});
afterEach(async () => {
  await backend.database.exec(`update app_settings set public_browsing = 'all';
    update teams set archived_at = null where id = '${STORM}';
    update seasons set deleted_at = null where id = '${SEASON}'`);
  endSharing();
});

const ask = (path: string, headers = {}) =>
  fetch(`${backend.url}/picture/${path}.png`, { headers, redirect: "manual" });

/** Width and height stand in the first chunk of a PNG. */
async function sizeOf(answer: Response): Promise<readonly number[]> {
  const bytes = new DataView(await answer.arrayBuffer());
  return [bytes.getUint32(16), bytes.getUint32(20)];
}

test.each([`game/${GAME}`, `team/${FALCONS}`, `player/${ADA}`])(
  "%s has a picture of its own, in the size that chats show whole",
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
    expect(await sizeOf(answer)).toEqual([1200, 630]);
  },
);

test("who has it gets 304; another score is another picture", async () => {
  const first = await ask(`game/${GAME}`);
  const before = Buffer.from(await first.arrayBuffer());
  const tag = first.headers.get("etag") ?? "";
  const again = () => ask(`game/${GAME}`, { "if-none-match": tag });
  expect((await again()).status).toBe(304);
  await backend.database.exec(
    `update games set live_entries = 3, team_home_score = 6 where id = '${GAME}'`,
  );
  endSharing();
  expect((await again()).status).toBe(200);
  expect(Buffer.from(await (await again()).arrayBuffer()).equals(before)).toBe(false);
});

test("a team's crest is drawn as it is stored", async () => {
  const seen: string[] = [];
  for (const fill of ["red", "blue"]) {
    const before = (await ask(`team/${STORM}`)).headers.get("etag") ?? "";
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="${fill}" d="M0 0h9v9z"/></svg>`;
    await backend.database.query(
      `with c as (insert into private.crests (media_type, bytes)
         values ('image/svg+xml', convert_to($2, 'UTF8')) returning id)
       update teams set crest = c.id from c where teams.id = $1`,
      [STORM, svg],
    );
    const crested = () => ask(`team/${STORM}`, { "if-none-match": before });
    endSharing();
    expect((await crested()).status).toBe(200);
    seen.push(Buffer.from(await (await crested()).arrayBuffer()).toString("base64"));
  }
  expect(seen[0]).not.toBe(seen[1]);
});

test("another score is another address, because chats keep pictures", () => {
  const of = (title: string) => pictureAddress(`/head/game/${GAME}`, { title, description: "" });
  expect(of("A 6 – B 0")).toMatch(/^\/picture\/game\/[0-9a-f-]{36}\.png\?v=[0-9a-f]{8}$/);
  expect(of("A 6 – B 0")).not.toBe(of("A 6 – B 7"));
});

test("a team that left the league keeps its code and crest in the pictures of its games", async () => {
  await backend.database.exec(`update teams set archived_at = now() where id = '${STORM}'`);
  const rows = await backend.database.query<{ id: string }>(
    "select x ->> 'id' as id from jsonb_array_elements(page_picture('game', $1) -> 'teams') x",
    [GAME],
  );
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([FALCONS, STORM]));
});

test("a name in other letters than the font's shows the app's own picture", async () => {
  const answer = await ask(`player/${DMITRI}`);
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/icons/icon-512.png"]);
});

test.each([`team/${GONE}`, `game/${NO_ONE}`, `player/${FALCONS}`, "game/x", `season/${SEASON}`])(
  "there is none of %s",
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

test.each([
  ["a closed league", "update app_settings set public_browsing = 'off'"],
  ["a deleted season", `update seasons set deleted_at = now() where id = '${SEASON}'`],
])("D10: of %s there is none, though it was drawn before", async (_what, change) => {
  const paths = [`game/${GAME}`, `team/${FALCONS}`, `player/${ADA}`];
  for (const path of paths) expect((await ask(path)).status, path).toBe(200);
  await backend.database.exec(change);
  endSharing();
  for (const path of paths) expect((await ask(path)).status, path).toBe(404);
});

test("20 who share one game at once are one picture, and the server answers meanwhile", async () => {
  await backend.database.exec(`update games set team_home_score = 12 where id = '${GAME}'`);
  endSharing();
  const drawing = Promise.all(Array.from({ length: 20 }, () => ask(`game/${GAME}`)));
  const startedAt = performance.now();
  expect((await fetch(`${backend.url}/healthz`)).status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  const answers = await drawing;
  expect(
    new Set(answers.map(({ status, headers }) => `${status} ${headers.get("etag")}`)).size,
  ).toBe(1);
});
