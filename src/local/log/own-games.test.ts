import { expect, it } from "vitest";
import { makeReceipt } from "../../../tests/helpers/builders/make-receipt.ts";
import { createDevice, GAME, must, OTHER_GAME, oneTackle } from "../../../tests/helpers/device.ts";
import { type OwnRecorder, readOwnGames } from "./own-games.ts";

const NOBODY: OwnRecorder = { deviceId: null, userId: null };

async function recordedGame() {
  const { store, context } = await createDevice().openTab();
  const { events } = must(await store.log.append(GAME, oneTackle("e1"), context()));
  const [event] = events;
  if (event === undefined) throw new Error("nothing was recorded");
  const own = async (recorder = NOBODY) => [
    ...must(await readOwnGames(store.connection, [GAME, OTHER_GAME], recorder)),
  ];
  return { store, event, own };
}

it("a game is this device's as soon as a play of it waits here", async () => {
  const { own } = await recordedGame();
  expect(await own()).toEqual([GAME]);
});

it.each([
  ["this device's, by its id", "deviceId", [GAME]],
  ["its person's, by the account", "authorId", [GAME]],
  ["nobody's here, where others recorded it", null, []],
] as const)("once the server has it, it is %s", async (_, by, expected) => {
  const { store, event, own } = await recordedGame();
  must(await store.log.applyReceipts(GAME, [makeReceipt(event, { gameSeq: 1 })], null));
  const recorder = {
    deviceId: by === "deviceId" ? event.deviceId : "another-phone",
    userId: by === "authorId" ? event.authorId : "somebody-else",
  };
  expect(await own(recorder)).toEqual(expected);
});
