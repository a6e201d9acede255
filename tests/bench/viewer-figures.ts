import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { WATCHED } from "../../src/app/refresh/paces.ts";
import type { TestBackend } from "../helpers/backend/start-test-backend.ts";
import { type Figure, spreadOf } from "./figure.ts";
import type { FigureName } from "./goals.ts";
import { accessTokenOf, playsOf, pushOverHttp, replayGames, scorerOf } from "./server-figures.ts";

const VIEWERS = 200;
const ROUNDS = 3;
const ROUND_MS = 12_000;
/** A play each time, so that whoever watches gets a whole answer again. */
const BETWEEN_PLAYS_MS = 10_000;
const PLAYS_BEFORE = 100;

const run = promisify(execFile);

/** What the server's process spends on a game that 200 people watch and one person scores. */
export async function viewerFigures(backend: TestBackend): Promise<Figure[]> {
  const scorer = await scorerOf(backend);
  const token = await accessTokenOf(backend);
  const [game] = await replayGames(backend, 1);
  if (game === undefined) throw new Error("There are no games.");
  await pushOverHttp(backend, token, playsOf(game, PLAYS_BEFORE, scorer));
  const next = playsOf(game, 2 * ROUNDS, scorer);
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    const startedAt = performance.now();
    const scoring = [0, BETWEEN_PLAYS_MS].map(async (delayMs) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      const play = next.shift();
      if (play !== undefined) await pushOverHttp(backend, token, [play]);
    });
    const answers = await watch(`${backend.url}/live/${game.gameId}`);
    await Promise.all(scoring);
    const { user, system } = process.cpuUsage(before);
    const seconds = (performance.now() - startedAt) / 1_000;
    if (!answers.includes('"304"') || /"(?!200|304)\d/.test(answers)) throw new Error(answers);
    taken.push((user + system) / 1_000 / seconds);
  }
  const name: FigureName = "200 viewers of a live game, of a core a second";
  return [{ name, measured: spreadOf(taken), floor: null }];
}

async function watch(address: string): Promise<string> {
  const script = fileURLToPath(new URL("viewers.ts", import.meta.url));
  const args = [address, VIEWERS, WATCHED.everyMs, ROUND_MS].map(String);
  const { stdout } = await run(process.execPath, [...process.execArgv, script, ...args]);
  return stdout;
}
