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

  it.each([
    ["teams", paths.teams(), "Team Management"],
    ["stats", paths.stats(), "Fantasy Dashboard"],
    ["all-stats", paths.statsAll(), "Comprehensive Stats"],
    ["standings", paths.standings(), "Team Standings"],
  ] as const)("is the frame and the heading of %s", (name, path, heading) => {
    expect(opened(path)).toBe(name);
    expect(opened(`${path}/`)).toBe(name);
    expect(/<h1[^>]*>.*?<\/h1>/.exec(firstPaints[name])?.[0]).toContain(heading);
    expect(firstPaints[name]).toContain(`aria-current="page"`);
  });

  it("is the spinner on every other page", () => {
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
