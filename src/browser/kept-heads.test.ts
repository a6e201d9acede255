import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetHeads, keepHead } from "./kept-heads.ts";

const KEY = "stat-tracker.heads";
const FALCONS = { title: "Falcons", description: "Fall 2026" };

describe("what pages were about, for their next first paint", () => {
  const stored = new Map<string, string>();
  const heads = () => JSON.parse(stored.get(KEY) ?? "null") as Record<string, unknown> | null;

  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    });
    return () => vi.unstubAllGlobals();
  });

  it("keeps the newest of each address, and no more than forty", () => {
    keepHead("/teams/a", { title: "Old", description: "" });
    keepHead("/teams/a", FALCONS);
    expect(heads()).toEqual({ "/teams/a": FALCONS });
    for (let at = 0; at < 40; at += 1) keepHead(`/teams/${at}`, FALCONS);
    expect(Object.keys(heads() ?? {})).toHaveLength(40);
    expect(heads()).not.toHaveProperty("/teams/a");
  });

  it("forgets a page that is gone, and all of them at a sign-out (rule 18)", () => {
    const tags = ["og:url", "og:title"];
    vi.stubGlobal("document", {
      querySelector: (selector: string) => ({
        remove: () => tags.splice(tags.indexOf(/"(.*)"/.exec(selector)?.[1] ?? ""), 1),
      }),
    });
    keepHead("/teams/a", FALCONS);
    keepHead("/teams/b", FALCONS);
    keepHead("/teams/a", null);
    expect(heads()).toEqual({ "/teams/b": FALCONS });
    forgetHeads();
    expect(stored.has(KEY)).toBe(false);
    // Without the address, the open document is about no page any more.
    expect(tags).toEqual(["og:title"]);
  });

  it("begins anew where something else stands", () => {
    stored.set(KEY, "no JSON");
    keepHead("/teams/a", FALCONS);
    expect(heads()).toEqual({ "/teams/a": FALCONS });
  });
});
