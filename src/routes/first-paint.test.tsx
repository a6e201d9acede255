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
    ["review", paths.review("g1"), "Games"],
    ["team", paths.team("t1"), "Teams"],
    ["player", paths.player("p1"), "Teams"],
  ] as const)(
    "is the frame of a %s, with its place marked and empty lines for what the server says of it",
    (name, path, place) => {
      expect(opened(path)).toBe(name);
      expect(firstPaints[name].match(/aria-current="page" aria-label="(\w+)"/)?.[1]).toBe(place);
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

  it("says what a page was about when this device showed it last", () => {
    const path = paths.team("t1");
    const heads = { [path]: { title: "Falcons", description: "Fall 2026" } };
    expect(filled(path, heads)).toEqual({
      lines: ["Falcons", "Fall 2026"],
      tags: ["og:url", "og:title", "og:description"],
    });
    expect(filled(paths.team("t2"), heads).lines).toEqual(["", ""]);
    expect(filled(path, heads, { served: "Served" }).lines).toEqual(["Served", ""]);
    // A league that closed since then, whole or but for one season, says nothing (D10).
    for (const browsing of ["off", "live_season"]) {
      expect(filled(path, heads, { browsing }).lines).toEqual(["", ""]);
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

/** The lines of the first paint once they are parsed; `served` is what a server wrote there. */
function filled(path: string, heads: object, { served = "", browsing = "all" } = {}) {
  const line = (head: string, textContent: string) => ({ dataset: { head }, textContent });
  const lines = [line("title", served), line("description", "")];
  const { tags, whenParsed } = run(path, false, lines, {
    "stat-tracker.heads": JSON.stringify(heads),
    "stat-tracker.public-browsing": browsing,
  });
  for (const parsed of whenParsed) parsed();
  return { lines: lines.map(({ textContent }) => textContent), tags };
}

function run(
  path: string,
  isFirstVisit = false,
  lines: object[] = [],
  stored: Readonly<Record<string, string>> = {},
) {
  const dataset: { opens?: string } = {};
  const hrefs: string[] = [];
  const tags: string[] = [];
  const whenParsed: (() => void)[] = [];
  const files = new Map(NAMED.map((name) => [`data-${name}`, `${name}-1 ${name}-2`]));
  const { pathname, search } = new URL(path, "http://app.test");
  runInNewContext(script, {
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    MutationObserver: class {
      constructor(parsed: () => void) {
        whenParsed.push(parsed);
      }
      observe() {}
      disconnect() {}
    },
    navigator: { serviceWorker: { controller: isFirstVisit ? null : {} } },
    matchMedia: () => ({ matches: false }),
    location: { pathname, search, href: path },
    document: {
      documentElement: { dataset },
      currentScript: { getAttribute: (name: string) => files.get(name) ?? null },
      querySelectorAll: () => lines,
      createElement: () => ({ setAttribute: (_: string, tag: string) => tags.push(tag) }),
      head: { append: ({ href }: { href?: string }) => href && hrefs.push(href) },
    },
  });
  return { opens: dataset.opens, hrefs, tags, whenParsed };
}
