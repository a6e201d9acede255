import { setTimeout as pass } from "node:timers/promises";
import type { TestBackend } from "../helpers/backend/start-test-backend.ts";
import { type Figure, spreadOf, timed } from "./figure.ts";
import type { FigureName } from "./goals.ts";
import { insertSeason } from "./season-figures.ts";
import { accessTokenOf, playsOf, pushOverHttp, replayGames, scorerOf } from "./server-figures.ts";

const ADMIN = { email: "admin@demo.test", password: "demo-admin-2026" };
const ROUNDS = 3;
/** A phone is allowed 300 pushes a minute. */
const BETWEEN_TAPS_MS = 50;

/** The longest push of one play while an admin's page counts the 400 games of a season anew. */
export async function recountFigures(backend: TestBackend): Promise<Figure[]> {
  const { database } = backend;
  const seasonId = await insertSeason(database);
  await database.query("update public.games set head_seq = 1 where season_id = $1", [seasonId]);
  const [game] = await replayGames(backend, 1);
  if (game === undefined) throw new Error("There is no game.");
  const scorer = await scorerOf(backend);
  const token = await accessTokenOf(backend);
  const admin = await accessTokenOf(backend, ADMIN);
  const longest: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const profile = round % 2 === 0 ? "review_beta" : "guide";
    let isCounting = true;
    const recount = countAnew(backend, admin, seasonId, profile).finally(() => {
      isCounting = false;
    });
    const pushes: number[] = [];
    while (isCounting) {
      const events = playsOf(game, 1, scorer);
      pushes.push(await timed(() => pushOverHttp(backend, token, events)));
      await pass(BETWEEN_TAPS_MS);
    }
    await recount;
    longest.push(spreadOf(pushes).max);
  }
  const name: FigureName = "longest push while 400 games are counted anew";
  return [{ name, measured: spreadOf(longest), floor: null }];
}

async function countAnew(
  backend: TestBackend,
  token: string,
  seasonId: string,
  profile: string,
): Promise<void> {
  const call = async (name: string, body: object) => {
    const answer = await fetch(`${backend.url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    });
    const { games_to_recount } = (await answer.json()) as { games_to_recount?: number };
    if (games_to_recount === undefined) throw new Error(`${name} was refused.`);
    return games_to_recount;
  };
  const p_changes = { scoring_profile_id: profile };
  let left = await call("update_season", { p_season_id: seasonId, p_changes });
  // Nothing to count would flatter the figure.
  if (left < 400) throw new Error(`Only ${left} games are counted anew.`);
  while (left > 0) left = await call("continue_recount", { p_season_id: seasonId });
}
