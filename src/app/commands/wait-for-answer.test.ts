import { expect, it } from "vitest";
import { createDevice, must } from "../../../tests/helpers/device.ts";
import { waitForAnswer } from "./wait-for-answer.ts";

const LONG_MS = 60_000;

async function queued() {
  const { store } = await createDevice().openTab();
  must(
    await store.operations.add({
      opId: "op",
      kind: "set_jersey_number",
      payload: { playerId: "p", jerseyNumber: "7" },
      authorId: "ada",
      createdAt: "2026-11-21T12:00:00.000Z",
    }),
  );
  return store;
}

it("D20: a queued command is saved when its receipt has taken it out", async () => {
  const store = await queued();
  const answer = waitForAnswer(store, "op", LONG_MS);
  must(await store.operations.settle("op", "2026-11-21T15:00:00.000Z"));
  expect(await answer).toEqual({ kind: "saved" });
});

it("a refused one is said with its reason", async () => {
  const store = await queued();
  const answer = waitForAnswer(store, "op", LONG_MS);
  must(await store.operations.reject("op", "unknown_player"));
  expect(await answer).toEqual({ kind: "refused", reason: "unknown_player" });
});

it("one that nobody has answered in time waits on", async () => {
  expect(await waitForAnswer(await queued(), "op", 0)).toEqual({ kind: "waiting" });
});
