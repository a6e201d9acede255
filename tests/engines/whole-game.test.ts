import { DEMO, signIn as signInChromium } from "../e2e/support/fixtures.ts";
import { STARTERS, wholeGame } from "../e2e/support/whole-game/acts.ts";
import { expectOnServer } from "../e2e/support/whole-game/on-server.ts";
import { tally } from "../e2e/support/whole-game/tally.ts";
import { atTheField } from "./support/at-the-field.ts";
import { expect, test } from "./support/fixtures.ts";

const PLAYED = new Set(["play", "undo", "delete", "timeout"]);
const ACTS = wholeGame(48, 7).filter(({ act }) => PLAYED.has(act));
/**
 * Undo Last works only in the tab of the play, so the second half begins with a play. The first
 * ends with one, too: a stored play has all before it stored, so that the kill takes no tap along.
 */
const HALF_TIME = ACTS.findIndex(
  (act, at) => at >= ACTS.length / 2 && act.act === "play" && ACTS[at - 1]?.act === "play",
);

test("a whole game without a server, its browser killed in the middle, is on the server exactly once", async ({
  server,
  device,
  newPhone,
}) => {
  expect(ACTS.length).toBeGreaterThanOrEqual(40);
  const expected = tally(ACTS);
  const field = await atTheField(server, await device.start(), STARTERS);
  const { game } = field;
  await server.stop();

  await field.playActs(ACTS.slice(0, HALF_TIME));
  await device.kill();
  field.tab = await device.start();
  await field.open();
  await field.shown();
  // The feed grows between frames, and a play is told by the rows that it adds.
  const { liveEntries } = tally(ACTS.slice(0, HALF_TIME));
  await expect.poll(() => field.entries()).toBe(liveEntries);
  await field.playActs(ACTS.slice(HALF_TIME));
  await expect.poll(() => field.score()).toEqual(expected.score);
  await expect.poll(() => field.entries()).toBe(expected.liveEntries);
  await expect.poll(async () => (await field.sync()).pending).toBeGreaterThanOrEqual(ACTS.length);
  expect(await field.sync()).toMatchObject({ attention: 0 });
  await field.finalize();
  await expect.poll(() => field.score()).toEqual(expected.score);

  await server.start();
  await expectOnServer(server.service, game, expected);

  const chromium = await newPhone();
  await signInChromium(chromium, DEMO.scorer2);
  await chromium.goto(`/games/${game.id}/review`);
  await expect(chromium.getByTestId("score-visitor")).toHaveText(String(expected.score.visitor));
  await expect(chromium.getByTestId("score-home")).toHaveText(String(expected.score.home));
  await expect(chromium.getByRole("tab", { name: /Play-by-Play Timeline/ })).toContainText(
    String(expected.liveEntries),
  );
});
