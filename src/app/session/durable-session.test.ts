import { describe, expect, it } from "vitest";
import { createMemoryStorage } from "../../../tests/helpers/memory-storage.ts";
import { fail, ok } from "../../domain/shared/result.ts";
import { type DurableText, durableSession } from "./durable-session.ts";

const KEY = "session";
const text = (obtainedAt: number) => JSON.stringify({ obtainedAt });

function database(
  kept: string | null = null,
): DurableText & { readonly kept: () => string | null } {
  let value = kept;
  return {
    load: async () => value,
    async keep(next) {
      value = next;
      return ok(null);
    },
    kept: () => value,
  };
}

describe("S22: a kill right after a sign-in keeps the session", () => {
  it("is in the database as soon as it is settled, and gone with a sign-out", async () => {
    const [plain, durable] = [createMemoryStorage(), database()];
    const { storage, settled } = await durableSession(plain, KEY, durable);
    storage?.setItem(KEY, text(1));
    storage?.setItem("other", "x");
    await settled();
    expect([durable.kept(), plain.getItem(KEY), plain.getItem("other")]).toEqual([
      text(1),
      text(1),
      "x",
    ]);
    storage?.removeItem(KEY);
    await settled();
    expect([durable.kept(), plain.getItem(KEY)]).toEqual([null, null]);
  });

  it.each([
    ["that localStorage lost", null, text(5), text(5)],
    ["that localStorage has of before a refresh", text(3), text(5), text(5)],
    ["that only localStorage has", text(3), null, text(3)],
    ["that localStorage has of later", text(7), text(5), text(7)],
    ["that nobody has", null, null, null],
  ])("a session %s is taken from where it is newest", async (_, found, kept, expected) => {
    const plain = createMemoryStorage();
    if (found !== null) plain.setItem(KEY, found);
    const { storage } = await durableSession(plain, KEY, database(kept));
    expect(storage?.getItem(KEY) ?? null).toBe(expected);
  });

  it.each([
    ["refuses", async () => fail({ code: "quota" }), "quota"],
    ["breaks", async () => Promise.reject(new Error("closed")), "storage"],
  ])(
    "a database that %s it is a failure that is told; localStorage has it all the same",
    async (_, keep, code) => {
      const plain = createMemoryStorage();
      const { storage, settled } = await durableSession(plain, KEY, {
        load: async () => null,
        keep,
      });
      storage?.setItem(KEY, text(1));
      expect(await settled()).toEqual({ ok: false, error: { code } });
      expect(plain.getItem(KEY)).toBe(text(1));
    },
  );

  it("rule 18: a session that was left does not come back where the database could not forget it", async () => {
    const [plain, durable] = [createMemoryStorage(), database()];
    const first = await durableSession(plain, KEY, durable);
    first.storage?.setItem(KEY, text(5));
    await first.settled();
    const left = database(durable.kept());
    first.storage?.removeItem(KEY);
    const next = await durableSession(plain, KEY, left);
    expect(next.storage?.getItem(KEY)).toBeNull();
    next.storage?.setItem(KEY, text(6));
    await next.settled();
    plain.removeItem(KEY);
    const later = await durableSession(plain, KEY, left);
    expect(later.storage?.getItem(KEY)).toBe(text(6));
  });

  it("does not come back by itself after another tab has signed out", async () => {
    const plain = createMemoryStorage();
    const { storage } = await durableSession(plain, KEY, database(text(1)));
    plain.removeItem(KEY);
    expect(storage?.getItem(KEY)).toBeNull();
  });
});
