import { expect, it } from "vitest";
import { createDevice, must } from "../../../tests/helpers/device.ts";
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
