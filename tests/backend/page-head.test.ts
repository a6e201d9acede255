import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import cloudflare from "../../hosting/cloudflare-worker.ts";
import vercel, { config as ofVercel } from "../../middleware.ts";
import netlify from "../../netlify/edge-functions/host.ts";
import { SHARED_FOR_MS } from "../../supabase/functions/_shared/shared-answer.ts";
import { startBackend } from "../../supabase/local/backend.ts";
import { endSharing } from "../helpers/backend/end-sharing.ts";

const SITE = "https://stats.example.test";
const PAGE = `<!doctype html>
<html lang="en"><head>
<meta name="description" content="Of the app." />
<title>Club &#38; Stats</title>
</head><body><script type="text/html"><bdi data-head="title" class="a"></bdi><p data-head="description"></p></script><script type="text/html"><h1><bdi data-head="title">Team</bdi></h1></script><div id="root"></div></body></html>`;

const SEASON = "00000000-0000-4000-8000-0000000000d1";
const LEAGUE = "00000000-0000-4000-8000-0000000000d2";
const NO_ONE = "00000000-0000-4000-8000-0000000000df";
const team = (n: number) => `00000000-0000-4000-8000-0000000001d${n}`;
const game = (n: number) => `00000000-0000-4000-8000-0000000002d${n}`;
const player = (n: number) => `00000000-0000-4000-8000-0000000003d${n}`;
const review = (n: number) => `/games/${game(n)}/review`;

let folder: string;
let backend: Awaited<ReturnType<typeof startBackend>>;
/** The paths by which the database was asked for a head. */
const readings: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "heads-"));
  await writeFile(join(folder, "index.html"), PAGE);
  const config = {
    host: "127.0.0.1",
    port: 0,
    dataDir: join(folder, "data"),
    database: { kind: "memory" },
    seed: "none",
    siteUrl: SITE,
    staticDir: folder,
  } as const;
  backend = await startBackend(config, {
    wrapHandler: (answer) => (request) => {
      if (request.path.endsWith("/rpc/page_head")) readings.push(request.path);
      return answer(request);
    },
  });
  await backend.database.exec(`
    insert into seasons (id, name, year) values ('${SEASON}', 'Fall 2026', 2026);
    insert into leagues (id, season_id, name) values ('${LEAGUE}', '${SEASON}', 'Coed <East>');
    insert into teams (id, league_id, name) values
      ('${team(1)}', '${LEAGUE}', '</title><script>alert(1)</script> $& "Falcons" & ''Sons'''),
      ('${team(2)}', '${LEAGUE}', 'Storm'), ('${team(3)}', '${LEAGUE}', 'Gone');
    update teams set archived_at = now() where id = '${team(3)}';
    insert into players (id, team_id, name) values ('${player(1)}', '${team(2)}', 'Ada <Reyes> 7');
    insert into games (id, league_id, team_visitor_id, team_home_id, game_date) values
      ('${game(1)}', '${LEAGUE}', '${team(1)}', '${team(2)}', '2026-10-25'),
      ('${game(2)}', '${LEAGUE}', '${team(2)}', '${team(1)}', '2026-11-08'),
      ('${game(3)}', '${LEAGUE}', '${team(2)}', '${team(1)}', '2026-11-09'),
      ('${game(4)}', '${LEAGUE}', '${team(2)}', '${team(1)}', '2026-11-10');
    update games set is_completed = true, team_visitor_score = 13, team_home_score = 8 where id = '${game(1)}';
    update games set outcome = 'cancelled' where id = '${game(3)}';
    update games set archived_at = now() where id = '${game(4)}';`);
});
afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await backend.database.exec(`update app_settings set public_browsing = 'all';
    update seasons set deleted_at = null, live_on_widget = false where id = '${SEASON}'`);
  endSharing();
});

const files = (request: Request) =>
  Promise.resolve(
    new URL(request.url).pathname === "/"
      ? new Response(PAGE, { headers: { etag: '"of the file"' } })
      : new Response("Not found", { status: 404 }),
  );

type Ask = (path: string) => Promise<Response>;

const embedded: Ask = (path) => fetch(backend.url + path);

/** Each stands before the embedded backend, as it would before a hosted project. */
const SERVERS: Readonly<Record<string, Ask>> = {
  "the embedded server": embedded,
  Cloudflare: (path) =>
    cloudflare.fetch(new Request(SITE + path), {
      ASSETS: { fetch: files },
      VITE_SUPABASE_URL: backend.url,
    }),
  Netlify: (path) => {
    Object.assign(globalThis, { Netlify: { env: { get: () => backend.url } } });
    return netlify(new Request(SITE + path), { next: files });
  },
};

async function headOf(response: Response) {
  const html = await response.text();
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? null;
  return {
    html,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    description: content("description"),
    ogTitle: content("og:title"),
    ogDescription: content("og:description"),
    ogUrl: content("og:url"),
    ogImage: content("og:image"),
    ogType: content("og:type"),
  };
}

const ESCAPED =
  "&#60;/title&#62;&#60;script&#62;alert(1)&#60;/script&#62; $&#38; &#34;Falcons&#34; &#38; &#39;Sons&#39;";

/** Only the embedded server draws pictures. */
const pictureOf = (server: string, kind: string, id: string) =>
  server === "the embedded server"
    ? expect.stringMatching(new RegExp(`^${SITE}/picture/${kind}/${id}\\.png\\?v=[0-9a-f]{8}$`))
    : `${SITE}/icons/icon-512.png`;

describe.each(Object.entries(SERVERS))("%s", (name, ask) => {
  test("a final game says teams, score and day, and names stay text", async () => {
    const answer = await ask(review(1));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("etag")).not.toBe('"of the file"');
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
    const { html, ...head } = await headOf(answer);
    const description =
      "Final score. Oct 25, 2026, Coed &#60;East&#62;, Fall 2026. Score, players and every play.";
    expect(head).toEqual({
      title: `${ESCAPED} 13 – Storm 8 · Club &#38; Stats`,
      description,
      ogTitle: `${ESCAPED} 13 – Storm 8`,
      ogDescription: description,
      ogUrl: SITE + review(1),
      ogImage: pictureOf(name, "game", game(1)),
      ogType: "website",
    });
    expect(html).not.toContain("<script>");
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain(
      `<bdi data-head="title" class="a">${ESCAPED} 13 – Storm 8</bdi><p data-head="description">${description}</p>`,
    );
    expect(html).toContain(`<h1><bdi data-head="title">${ESCAPED} 13 – Storm 8</bdi></h1>`);
  });

  test("a game to come has no score, and a cancelled one says so", async () => {
    const coming = await headOf(await ask(review(2)));
    expect(coming.ogTitle).toBe(`Storm at ${ESCAPED}`);
    expect(coming.description).toMatch(/^Scheduled\. Nov 8, 2026, /);
    const cancelled = await headOf(await ask(`/games/${game(3)}/scoreboard`));
    expect(cancelled.description).toMatch(/^Cancelled\. Nov 9, 2026, /);
  });

  test("a game's short address says the same as its review", async () => {
    const { ogTitle } = await headOf(await ask(`/games/${game(1)}`));
    expect(ogTitle).toBe(`${ESCAPED} 13 – Storm 8`);
  });

  test("a team and a player say who they are", async () => {
    expect(await headOf(await ask(`/teams/${team(2)}?tab=x`))).toMatchObject({
      title: "Storm · Club &#38; Stats",
      ogDescription: "Coed &#60;East&#62;, Fall 2026: record, games, roster and statistics.",
      ogUrl: `${SITE}/teams/${team(2)}`,
      ogImage: pictureOf(name, "team", team(2)),
    });
    expect(await headOf(await ask(`/players/${player(1)}`))).toMatchObject({
      ogTitle: "Ada &#60;Reyes&#62;",
      ogDescription: "Storm, Fall 2026: fantasy points, totals and every game.",
    });
  });

  test.each([
    ["an archived game", review(4)],
    ["an archived team", `/teams/${team(3)}`],
    ["a game that is not there", `/games/${NO_ONE}/review`],
    ["a team's id as a player's", `/players/${team(1)}`],
    ["no id", "/teams/falcons"],
    ["the list of games", "/games"],
    ["a score sheet to print", `/games/${game(1)}/sheet`],
  ])("%s: the app's own page, word for word", async (_what, path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(PAGE);
  });

  test.each([
    ["a league that is closed", "update app_settings set public_browsing = 'off'"],
    [
      "a season that visitors do not follow",
      "update app_settings set public_browsing = 'live_season'",
    ],
    ["a deleted season", `update seasons set deleted_at = now() where id = '${SEASON}'`],
  ])("D10: of %s nothing is said", async (_what, change) => {
    const paths = [review(1), `/teams/${team(2)}`, `/players/${player(1)}`];
    for (const path of paths) expect(await (await ask(path)).text(), path).not.toBe(PAGE);
    await backend.database.exec(change);
    endSharing();
    for (const path of paths) expect(await (await ask(path)).text(), path).toBe(PAGE);
  });
});

test("a page that is known is not sent again, and one of a game that has moved is", async () => {
  const tag = (await embedded(review(2))).headers.get("etag") ?? "";
  const again = () => fetch(backend.url + review(2), { headers: { "if-none-match": tag } });
  expect((await again()).status).toBe(304);
  await backend.database.exec(`update games set game_date = '2026-11-12' where id = '${game(2)}'`);
  endSharing();
  expect((await again()).status).toBe(200);
});

test("50 who open one link at once are one reading of the database a second", async () => {
  readings.length = 0;
  const startedAt = performance.now();
  const pages = await Promise.all(
    Array.from({ length: 50 }, async () => (await embedded(review(1))).text()),
  );
  expect(new Set(pages).size).toBe(1);
  expect(pages[0]).toContain("og:title");
  const seconds = Math.floor((performance.now() - startedAt) / SHARED_FOR_MS);
  expect(readings.length).toBeLessThanOrEqual(1 + seconds);
});

test("a project that does not answer keeps no page back", async () => {
  const page = await cloudflare.fetch(new Request(SITE + review(1)), {
    ASSETS: { fetch: files },
    VITE_SUPABASE_URL: "http://127.0.0.1:9",
  });
  expect(await page.text()).toBe(PAGE);
});

test("the function answers visitors what may be shared for a minute, and refuses the rest", async () => {
  const ask = (path: string, method = "GET") =>
    fetch(`${backend.url}/functions/v1/head${path}`, { method });
  const known = await ask(`/game/${game(1)}`);
  expect(known.headers.get("cache-control")).toBe("public, max-age=60");
  for (const [path, method, status] of [
    [`/game/${NO_ONE}`, "GET", 404],
    ["/game/x", "GET", 404],
    [`/season/${SEASON}`, "GET", 404],
    [`/game/${game(1)}`, "POST", 405],
  ] as const) {
    const answer = await ask(path, method);
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
});

describe("Vercel", () => {
  test("writes the same head into the deployed page", async () => {
    process.env.VITE_SUPABASE_URL = backend.url;
    const answer = await vercel(new Request(backend.url + review(1)));
    delete process.env.VITE_SUPABASE_URL;
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(await headOf(answer)).toMatchObject({
      title: `${ESCAPED} 13 – Storm 8 · Club &#38; Stats`,
      ogUrl: backend.url + review(1),
    });
  });

  test("runs code for these pages and no other path", () => {
    const isMatched = (path: string) =>
      ofVercel.matcher.some((source) =>
        new RegExp(`^${source.replace(/:\w+/g, "[^/]+")}$`).test(path),
      );
    for (const path of [review(1), "/games/x", "/games/x/scoreboard", "/teams/x", "/players/x"]) {
      expect(isMatched(path), path).toBe(true);
    }
    for (const path of [
      "/",
      "/index.html",
      "/games",
      "/games/x/sheet",
      "/teams",
      "/a/b.js",
      "/live/x",
    ]) {
      expect(isMatched(path), path).toBe(false);
    }
  });
});
