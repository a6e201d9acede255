import { expect, it, vi } from "vitest";
import { createDevice, GAME, must, oneTackle, PAIRING } from "../../../tests/helpers/device.ts";
import { useNotices } from "../notices/notices.ts";
import { exportMessages } from "./device-messages.ts";
import { exportUnsynced } from "./unsynced-data.ts";

it("I21: a penalty that waits is in no file, and nobody hears that everything is on the server", async () => {
  const { store } = await createDevice().openTab();
  const clock = { now: () => 0 };
  const asked = async () => must(await exportUnsynced({ store, clock }, "json"));
  expect(await asked()).toEqual({ count: 0, isWhole: true, isMoreWaiting: false });
  const penalty = {
    opId: "op-1",
    kind: "add_penalty" as const,
    payload: {},
    authorId: "ada",
    createdAt: "2026-11-28T10:00:00.000Z",
  };
  must(await store.operations.add(penalty));
  await expect.poll(asked).toEqual({ count: 0, isWhole: true, isMoreWaiting: true });
});

it("I21: a table of what waits says that it was not saved, where its library does not come", async () => {
  vi.doMock("../files/spreadsheet-text.ts", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const { store, context } = await createDevice().openTab();
  must(await store.games.openGame(GAME, PAIRING));
  must(await store.log.append(GAME, oneTackle("e1"), context()));
  expect(must(await exportUnsynced({ store, clock: { now: () => 0 } }, "csv"))).toBeNull();
  expect(useNotices.getState().dialogs).toMatchObject([
    { kind: "alert", text: exportMessages.noWriter },
  ]);
});
