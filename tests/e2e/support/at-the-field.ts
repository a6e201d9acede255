import type { Page } from "@playwright/test";
import { DEMO, expect, signIn } from "./fixtures.ts";
import { waitUntilInstalled } from "./installed.ts";
import { type LeagueGame, rows, untouchedGames } from "./league.ts";
import { LiveScreen } from "./live-screen.ts";
import type { E2eServer } from "./server.ts";

/** Six of each team: the fewest that may play (P §5). */
export const starters = ({ visitor, home }: LeagueGame) => ({
  visitor: visitor.players.slice(0, 6),
  home: home.players.slice(0, 6),
});

/** The first game of the demo league that nobody has touched. */
export async function untouchedGame({ service }: Pick<E2eServer, "service">): Promise<LeagueGame> {
  const [game] = await untouchedGames(service);
  if (!game) throw new Error("the demo league has no untouched game");
  return game;
}

/** An installed phone at the live screen of an untouched game, both teams checked in, all sent. */
export async function atTheField(
  server: Pick<E2eServer, "service">,
  phone: Page,
  asWhom: (typeof DEMO)[keyof typeof DEMO] = DEMO.scorer,
) {
  await signIn(phone, asWhom);
  return atTheNextGame(server, phone);
}

/** The same with a phone that is signed in, at a game that nobody has touched yet. */
export async function atTheNextGame(server: Pick<E2eServer, "service">, phone: Page) {
  const game = await untouchedGame(server);
  const live = new LiveScreen(phone, game);
  await live.open();
  await live.chooseRosters(starters(game));
  await startersSent(server, live);
  await waitUntilInstalled(phone);
  return { game, live };
}

/**
 * Waits until the server has everybody who was checked in: the gate goes before that is stored, and
 * the pill says "All saved" until then.
 */
export function untilCheckedIn(
  { service }: Pick<E2eServer, "service">,
  game: LeagueGame,
  count: number,
) {
  return expect
    .poll(() => rows(service.from("game_rosters").select("player_id").eq("game_id", game.id)))
    .toHaveLength(count);
}

/** Waits until the server has the six of each team, and the phone knows it. */
export async function startersSent(
  server: Pick<E2eServer, "service">,
  live: LiveScreen,
): Promise<void> {
  const { visitor, home } = starters(live.game);
  await untilCheckedIn(server, live.game, visitor.length + home.length);
  await allSaved(live);
}

/**
 * Leaving a game asks the server and gives up after two seconds (D32): however slow the machine is,
 * they do not pass.
 */
export async function withoutGivingUp(phone: Page): Promise<void> {
  await phone.addInitScript(() => {
    const wait = window.setTimeout;
    const patient = (run: () => void, ms?: number) => wait(run, ms === 2_000 ? 60_000 : ms);
    window.setTimeout = patient as typeof setTimeout;
    AbortSignal.timeout = () => new AbortController().signal;
  });
}

/** Waits until the pill says that everything is on the server. */
export function allSaved(live: LiveScreen) {
  return expect
    .poll(() => live.sync(), { timeout: 40_000 })
    .toMatchObject({ state: "saved", pending: 0 });
}
