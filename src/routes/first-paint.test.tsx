import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { paths } from "../app/paths.ts";
import { firstPaints } from "./first-paint.tsx";

describe("what index.html shows before any script of the app has run", () => {
  it("is the frame and the heading of the list of games, drawn without a browser", () => {
    expect(firstPaints.games).toContain("<h1");
    expect(firstPaints.games).toContain("Flag Football Games");
    expect(firstPaints.games).toContain(`href="${paths.games()}"`);
    expect(firstPaints.games).toContain("Loading games...");
  });

  it("holds nothing that the page's content policy refuses (security rule 15)", () => {
    for (const markup of Object.values(firstPaints)) {
      expect(markup).not.toMatch(/<script|<link|<style|\son\w+=|\sstyle=/);
    }
  });

  it("is the spinner on every page but the list of games", () => {
    expect(firstPaints.other).toContain("Loading...");
    expect(opened("/")).toBe("games");
    expect(opened(paths.games())).toBe("games");
    for (const path of [paths.login(), paths.collect("g1"), paths.review("g1"), "/gamesome"]) {
      expect(opened(path), path).toBe("other");
    }
  });
});

const script = readFileSync(new URL("../../public/first-paint.js", import.meta.url), "utf8");

function opened(path: string): string | undefined {
  const dataset: { opens?: string } = {};
  const { pathname, search } = new URL(path, "http://app.test");
  runInNewContext(script, {
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
    location: { pathname, search },
    document: { documentElement: { dataset } },
  });
  return dataset.opens;
}
