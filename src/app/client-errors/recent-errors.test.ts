import { describe, expect, it } from "vitest";
import type { TextStorage } from "../../browser/web-storage.ts";
import { createRecentErrors } from "./recent-errors.ts";

const NOW = Date.parse("2026-11-21T15:00:00Z");

function memory(content: string | null = null): TextStorage & { content: string | null } {
  return {
    content,
    getItem() {
      return this.content;
    },
    setItem(_, value) {
      this.content = value;
    },
    removeItem() {
      this.content = null;
    },
  };
}

describe("recent client errors (D13)", () => {
  it("keeps the last 20, oldest first", () => {
    const errors = createRecentErrors(null, () => NOW);
    for (let index = 1; index <= 23; index += 1) errors.note(`error ${index}`);
    const texts = errors.list().map(({ text }) => text);
    expect(texts).toHaveLength(20);
    expect([texts[0], texts[19]]).toEqual(["error 4", "error 23"]);
  });

  it("counts the same failure instead of letting it push the others out", () => {
    let now = NOW;
    const errors = createRecentErrors(null, () => now);
    errors.note("GET /rest/v1/games: no answer");
    errors.note("TypeError: x");
    now += 60_000;
    errors.note("GET /rest/v1/games: no answer");
    expect(errors.list()).toEqual([
      { text: "TypeError: x", at: "2026-11-21T15:00:00.000Z", times: 1 },
      { text: "GET /rest/v1/games: no answer", at: "2026-11-21T15:01:00.000Z", times: 2 },
    ]);
  });

  it("has no token and no address in it, and no endless text", () => {
    const errors = createRecentErrors(null, () => NOW);
    errors.note("Bearer abc of ada@club.example");
    errors.note("x".repeat(5_000));
    expect(errors.list()[0]?.text).toBe("Bearer [token] of [address]");
    expect(errors.list()[1]?.text).toHaveLength(800);
  });

  it("cuts between letters: a server refuses the half of an emoji, and the report with it", () => {
    const errors = createRecentErrors(null, () => NOW);
    errors.note(`${"x".repeat(799)}🏈🏈`);
    expect(errors.list()[0]?.text.isWellFormed()).toBe(true);
  });

  it("survives the reload after a crash", () => {
    const storage = memory();
    createRecentErrors(storage, () => NOW).note("TypeError: x");
    expect(createRecentErrors(storage, () => NOW).list()).toMatchObject([{ text: "TypeError: x" }]);
  });

  it.each(["rubbish", "{}", '[{"text":1}]'])("begins anew over %s", (content) => {
    expect(createRecentErrors(memory(content), () => NOW).list()).toEqual([]);
  });

  it("goes on where the storage refuses", () => {
    const refusing: TextStorage = {
      getItem: () => {
        throw new Error("denied");
      },
      setItem: () => {
        throw new Error("full");
      },
      removeItem: () => undefined,
    };
    const errors = createRecentErrors(refusing, () => NOW);
    errors.note("TypeError: x");
    expect(errors.list()).toHaveLength(1);
  });
});
