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

  it.each([
    ["review", paths.review("g1")],
    ["team", paths.team("t1")],
    ["player", paths.player("p1")],
  ] as const)(
    "is the frame of a %s, with empty lines for what the server says of it",
    (name, path) => {
      expect(opened(path)).toBe(name);
      expect(firstPaints[name]).toContain("<h1");
      expect(firstPaints[name]).toMatch(
        /<p data-head="title"[^>]*><\/p><p data-head="description"/,
      );
    },
  );

  it("is the spinner on every other page", () => {
    expect(firstPaints.other).toContain("Loading...");
    expect(opened("/")).toBe("games");
    expect(opened(paths.games())).toBe("games");
    for (const path of [paths.login(), paths.collect("g1"), paths.scoreboard("g1"), "/gamesome"]) {
      expect(opened(path), path).toBe("other");
    }
  });

  it.each([
    ["review", paths.review("g1")],
    ["teams", paths.teams()],
    ["team", paths.team("t1")],
    ["player", paths.player("p1")],
    ["stats", paths.stats()],
    ["all-stats", paths.statsAll()],
    ["standings", paths.standings()],
  ])("asks at once for the files of %s, and for no other screen's", (screen, path) => {
    expect(asked(path)).toEqual([`/assets/${screen}-1.js`, `/assets/${screen}-2.js`]);
    expect(asked(`${path}/`)).toHaveLength(2);
  });

  it("asks for nothing on pages that are named nowhere", () => {
    for (const path of [
      "/",
      paths.games(),
      paths.login(),
      "/teams/t1/x",
      "/games/g1",
      "/stats/x",
    ]) {
      expect(asked(path), path).toEqual([]);
    }
  });

  it("asks for the server's client first on a first visit, whatever is opened", () => {
    const services = ["/assets/services-1.js", "/assets/services-2.js"];
    expect(run("/login", true).hrefs).toEqual(services);
    const teams = ["/assets/teams-1.js", "/assets/teams-2.js"];
    expect(run("/teams", true).hrefs).toEqual([...services, ...teams]);
  });
});

const script = readFileSync(new URL("../../public/first-paint.js", import.meta.url), "utf8");

const NAMED = ["review", "teams", "team", "player", "stats", "all-stats", "standings", "services"];

function opened(path: string): string | undefined {
  return run(path).opens;
}

/** The addresses of the files that are asked for when every screen has two. */
function asked(path: string): string[] {
  return run(path).hrefs;
}

function run(path: string, isFirstVisit = false) {
  const dataset: { opens?: string } = {};
  const hrefs: string[] = [];
  const files = new Map(NAMED.map((name) => [`data-${name}`, `${name}-1 ${name}-2`]));
  const { pathname, search } = new URL(path, "http://app.test");
  runInNewContext(script, {
    localStorage: { getItem: () => null },
    navigator: { serviceWorker: { controller: isFirstVisit ? null : {} } },
    matchMedia: () => ({ matches: false }),
    location: { pathname, search },
    document: {
      documentElement: { dataset },
      currentScript: { getAttribute: (name: string) => files.get(name) ?? null },
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => hrefs.push(href) },
    },
  });
  return { opens: dataset.opens, hrefs };
}
