import { expect, it } from "vitest";
import { makeReceipt } from "../../../tests/helpers/builders/make-receipt.ts";
import { createDevice, GAME, must, oneTackle, PAIRING } from "../../../tests/helpers/device.ts";
import { retryableIds } from "./sync-now.ts";

it("I8, I14: Retry now sends what no server has, and never a reset that was not allowed", async () => {
  const { store, context } = await createDevice().openTab();
  const game = must(await store.games.openGame(GAME, PAIRING));
  must(await store.log.append(GAME, oneTackle("e1"), context()));
  const reset = {
    type: "game.reset.v1" as const,
    payload: { seenEpoch: 0, seenState: "open" as const, word: "RESET" },
  };
  const refused = must(await store.log.append(GAME, [reset], context())).events;
  const poison = must(await store.log.append(GAME, oneTackle("e2"), context(0))).events;
  const permission = { outcome: "rejected", gameSeq: null, reason: "permission" } as const;
  const receipts = refused.map((event) => makeReceipt(event, permission));
  must(await store.log.applyReceipts(GAME, receipts, null));
  const poisonId = poison[0]?.eventId ?? "";
  must(await store.log.setAside(GAME, [{ eventId: poisonId, reason: "refused" }]));
  expect(retryableIds(must(await store.quarantine.list()))).toEqual([poisonId]);
  must(await store.quarantine.retry(retryableIds(must(await store.quarantine.list()))));
  await game.settled();
  expect([game.state.epoch, game.state.liveEntryCount]).toEqual([0, 2]);
});
