import { expect, it } from "vitest";
import { createDevice, must } from "../../../tests/helpers/device.ts";
import { makeSeason } from "../../../tests/helpers/make-season.ts";
import type { ReferenceApi } from "../../remote/reference-api.ts";
import { pullCommon } from "./pull-reference.ts";

it("rule 18: a sign-out between two tables keeps the rest of the read off the device", async () => {
  const { store } = await createDevice().openTab();
  let userId: string | null = "ada";
  store.changes.onTopic(({ topic }) => {
    if (topic === "reference") userId = null;
  });
  const read = <Row>(value: readonly Row[]) => Promise.resolve({ ok: true as const, value });
  const season = makeSeason({ id: "s1" });
  const reference = {
    seasons: () => read([season]),
    recorders: () => read([{ id: "ada", name: "Ada" }]),
  } as unknown as ReferenceApi;
  const pulled = await pullCommon({
    store,
    reference,
    identity: { currentUserId: () => userId },
    signal: new AbortController().signal,
    readAt: "2026-11-21T12:00:00.000Z",
    onStep: () => undefined,
  });
  expect(pulled).toMatchObject({ ok: false, error: { code: "wrong-identity" } });
  expect(must(await store.reference.list("public_profiles", ""))).toEqual([]);
});
