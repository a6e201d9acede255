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
      // index.html holds it as the text of a script, which these would end early.
      expect(markup).not.toMatch(/<\/script|<!--/i);
    }
  });

  it.each([
    ["teams", paths.teams(), "Team Management"],
    ["stats", paths.stats(), "Fantasy Dashboard"],
    ["comprehensive", paths.statsAll(), "Comprehensive Stats"],
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
        /<bdi data-head="title"[^>]*>[^<]*<\/bdi><\/\w+><div [^>]*><p data-head="description"><\/p>/,
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
    ["comprehensive", paths.statsAll()],
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
    expect(filled(path, heads, { isServed: true }).lines).toEqual(["", ""]);
    // A league that closed since then, whole or but for one season, says nothing (D10).
    for (const browsing of ["off", "live_season"]) {
      expect(filled(path, heads, { browsing }).lines).toEqual(["", ""]);
    }
  });

  it("asks for the server's client first on a first visit, whatever is opened, behind the first frame", () => {
    const services = ["/assets/services-1.js", "/assets/services-2.js"];
    expect(run("/login", { isFirstVisit: true }).hrefs).toEqual(services);
    const teams = ["/assets/teams-1.js", "/assets/teams-2.js"];
    expect(run("/teams", { isFirstVisit: true }).hrefs).toEqual([...services, ...teams]);
    expect(run("/teams", { isFirstVisit: true, frames: 1 }).hrefs).toEqual([]);
    expect(run("/teams", { frames: 0 }).hrefs).toEqual(teams);
  });

  it("starts the app behind the first frame, and with the loaded page in a tab that draws none", () => {
    const started = ["/assets/app.js"];
    expect(run("/login", { frames: 0 }).started).toEqual([]);
    expect(run("/login", { frames: 1, areTimersHeld: true }).started).toEqual([]);
    expect(run("/login", { frames: 1 }).started).toEqual(started);
    const hidden = { frames: 0, isHidden: true };
    expect(run("/login", hidden).started).toEqual([]);
    expect(run("/login", { ...hidden, isLoaded: true }).started).toEqual(started);
    expect(run("/login", { frames: 0, isLoaded: true }).started).toEqual([]);
  });
});

const script = readFileSync(new URL("../../public/first-paint.js", import.meta.url), "utf8");

const NAMED = [
  "app",
  "review",
  "teams",
  "team",
  "player",
  "stats",
  "comprehensive",
  "standings",
  "services",
];

function opened(path: string): string | undefined {
  return run(path).opens;
}

/** The addresses of the files that are asked for when every screen has two. */
function asked(path: string): string[] {
  return run(path).hrefs;
}

/** The lines of the first paint once the page is parsed; `isServed`: it has the server's og tags. */
function filled(path: string, heads: object, { isServed = false, browsing = "all" } = {}) {
  const line = (head: string, textContent: string) => ({ dataset: { head }, textContent });
  const lines = [line("title", ""), line("description", "")];
  const stored = {
    "stat-tracker.heads": JSON.stringify(heads),
    "stat-tracker.public-browsing": browsing,
  };
  const { tags } = run(path, { lines, stored, isServed });
  return { lines: lines.map(({ textContent }) => textContent), tags };
}

interface Opening {
  readonly isFirstVisit?: boolean;
  readonly isHidden?: boolean;
  readonly isServed?: boolean;
  readonly isLoaded?: boolean;
  readonly areTimersHeld?: boolean;
  readonly frames?: number;
  readonly lines?: readonly object[];
  readonly stored?: Readonly<Record<string, string>>;
}

/** Runs the script, parses the page and then draws this many frames. */
function run(path: string, opening: Opening = {}) {
  const { isFirstVisit = false, isHidden = false, isServed = false } = opening;
  const { frames = 2, lines = [], stored = {} } = opening;
  const appended: { readonly href?: string; readonly src?: string }[] = [];
  const tags: string[] = [];
  const root = { innerHTML: "", querySelectorAll: () => lines };
  let whenParsed = () => {};
  let nextFrame: (() => void)[] = [];
  const timers: (() => void)[] = [];
  let whenLoaded = () => {};
  const files = new Map(NAMED.map((name) => [name, `${name}-1 ${name}-2`]));
  const { pathname, search } = new URL(path, "http://app.test");
  runInNewContext(script, {
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    MutationObserver: class {
      constructor(parsed: () => void) {
        whenParsed = parsed;
      }
      observe() {}
      disconnect() {}
    },
    requestAnimationFrame: (draw: () => void) => nextFrame.push(draw),
    setTimeout: (after: () => void) => timers.push(after),
    addEventListener: (_load: string, listen: () => void) => {
      whenLoaded = listen;
    },
    navigator: { serviceWorker: { controller: isFirstVisit ? null : {} } },
    matchMedia: () => ({ matches: false }),
    location: { pathname, search, href: path },
    document: {
      hidden: isHidden,
      documentElement: { dataset: {} },
      currentScript: { dataset: { ...Object.fromEntries(files), app: "/assets/app.js" } },
      getElementById: (id: string) => (id === "root" ? root : { textContent: id }),
      querySelector: () => (isServed ? {} : null),
      createElement: () => ({ setAttribute: (_: string, tag: string) => tags.push(tag) }),
      head: { append: (element: object) => appended.push(element) },
    },
  });
  whenParsed();
  if (opening.isLoaded) whenLoaded();
  for (let frame = 0; frame < frames; frame += 1) {
    const due = nextFrame;
    nextFrame = [];
    for (const draw of due) draw();
    if (!opening.areTimersHeld) for (const after of timers.splice(0)) after();
  }
  const opens = /paint-([a-z-]+)/.exec(root.innerHTML)?.[1];
  const hrefs = appended.flatMap(({ href }) => href ?? []);
  return { opens, hrefs, tags, started: appended.flatMap(({ src }) => src ?? []) };
}
