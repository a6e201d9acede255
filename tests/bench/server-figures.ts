import type { Browser } from "@playwright/test";
import { toPushRequest } from "../../src/contract/push-request.ts";
import type { GameEvent } from "../../src/domain/game/events.ts";
import type { TestBackend } from "../helpers/backend/start-test-backend.ts";
import { newTackle } from "../helpers/builders/build-log.ts";
import { type Actor, runAs } from "../helpers/database/actors.ts";
import { replayInBrowser } from "./browser-figures.ts";
import { compare, type Figure, spreadOf, timed } from "./figure.ts";
import type { FigureName } from "./goals.ts";
import type { ReplayGame } from "./page/replay-outbox.ts";

export const SCORER = { email: "scorer@demo.test", password: "demo-user-2026" };
const REPLAYED = 600;
const REPLAYS = 5;
/** The server takes no more in one call (contract.md). */
export const MOST_PER_CALL = 500;
const PUSHED = 50;
const PUSHES = 15;

/** What a push and a full outbox cost, against the same function called without the way there. */
export async function serverFigures(browser: Browser, backend: TestBackend): Promise<Figure[]> {
  const scorer = await scorerOf(backend);
  const games = await replayGames(backend, 2 * REPLAYS + 2);
  const [first, second] = games.splice(0, 2);
  if (first === undefined || second === undefined) throw new Error("There are no games.");
  return [
    await push(backend, scorer, first, second),
    await replay(browser, backend, scorer, games),
  ];
}

async function push(
  backend: TestBackend,
  scorer: Actor,
  first: ReplayGame,
  second: ReplayGame,
): Promise<Figure> {
  const token = await accessTokenOf(backend);
  const batch = (game: ReplayGame) => playsOf(game, PUSHED, scorer);
  await pushOverHttp(backend, token, batch(first));
  await pushDirectly(backend, scorer, batch(second));
  const rounds = Array.from({ length: PUSHES }, () => [batch(first), batch(second)] as const);
  const name: FigureName = "push of 50 events, server side";
  return compare(
    name,
    PUSHES,
    (round) => pushOverHttp(backend, token, rounds[round]?.[0] ?? []),
    (round) => pushDirectly(backend, scorer, rounds[round]?.[1] ?? []),
  );
}

async function replay(
  browser: Browser,
  backend: TestBackend,
  scorer: Actor,
  games: ReplayGame[],
): Promise<Figure> {
  const taken: number[] = [];
  const least: number[] = [];
  const { publishableKey } = backend;
  for (let round = 0; round < REPLAYS; round += 1) {
    const [ours, bare] = games.splice(0, 2);
    if (ours === undefined || bare === undefined) throw new Error("There are too few games.");
    const options = { ...SCORER, publishableKey, game: ours, eventCount: REPLAYED };
    taken.push(await replayInBrowser(browser, backend.url, options));
    const events = playsOf(bare, REPLAYED, scorer);
    least.push(
      await timed(async () => {
        await pushDirectly(backend, scorer, events.slice(0, MOST_PER_CALL));
        await pushDirectly(backend, scorer, events.slice(MOST_PER_CALL));
      }),
    );
  }
  const name: FigureName = "outbox replay of 600 events";
  return { name, measured: spreadOf(taken), floor: spreadOf(least) };
}

export async function pushOverHttp(
  backend: TestBackend,
  token: string,
  events: readonly GameEvent[],
): Promise<void> {
  const answer = await fetch(`${backend.url}/rest/v1/rpc/push_game_events`, {
    method: "POST",
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(requestOf(events)),
  });
  mustApply(await answer.json(), events);
}

async function pushDirectly(
  backend: TestBackend,
  scorer: Actor,
  events: readonly GameEvent[],
): Promise<void> {
  const { p_game_id, p_device_id, p_events } = requestOf(events);
  const [row] = await runAs(backend.database, scorer, (tx) =>
    tx.query<{ body: unknown }>("select push_game_events($1, $2, $3::jsonb) as body", [
      p_game_id,
      p_device_id,
      JSON.stringify(p_events),
    ]),
  );
  mustApply(row?.body, events);
}

function requestOf(events: readonly GameEvent[]) {
  const [first] = events;
  if (first === undefined) throw new Error("There is nothing to push.");
  return toPushRequest(first.gameId, first.deviceId, events);
}

/** A refusal is fast and would flatter the figure. */
function mustApply(body: unknown, events: readonly GameEvent[]): void {
  const applied = JSON.stringify(body).match(/"applied"/g)?.length ?? 0;
  if (applied < events.length) throw new Error(`${applied} of ${events.length} were applied.`);
}

export async function accessTokenOf(
  { url, publishableKey }: TestBackend,
  account = SCORER,
): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return access_token;
}

export async function scorerOf({ database }: TestBackend): Promise<Actor> {
  const [row] = await database.query<{ id: string }>("select id from auth.users where email = $1", [
    SCORER.email,
  ]);
  if (row === undefined) throw new Error("The demo league has no scorer.");
  const claims = { sub: row.id, role: "authenticated", email: SCORER.email };
  return { name: "scorer", role: "authenticated", userId: row.id, claims };
}

export async function replayGames({ database }: TestBackend, count: number): Promise<ReplayGame[]> {
  const rows = await database.query<{ id: string; visitor: string; home: string; player: string }>(
    `select g.id, g.team_visitor_id as visitor, g.team_home_id as home,
       (select p.id from public.players p where p.team_id = g.team_visitor_id limit 1) as player
     from public.games g where g.head_seq = 0 and not g.is_completed limit $1`,
    [count],
  );
  if (rows.length < count) throw new Error(`Only ${rows.length} games are untouched.`);
  return rows.map(({ id, visitor, home, player }) => ({
    gameId: id,
    visitorTeamId: visitor,
    homeTeamId: home,
    playerId: player,
  }));
}

export function playsOf(game: ReplayGame, count: number, { userId }: Actor): GameEvent[] {
  const { gameId, visitorTeamId, playerId } = game;
  const deviceId = crypto.randomUUID();
  return Array.from({ length: count }, (_, index) =>
    newTackle(
      { gameId, teamId: visitorTeamId, playerId },
      { deviceId, deviceSeq: index + 1, authorId: userId },
    ),
  );
}
