import { describe, expect, it } from "vitest";
import { scoreOf } from "../../scripts/audit/check.ts";
import type { PageFacts } from "../../scripts/audit/page-facts.ts";
import { isCrawlable, robotsFaults } from "../../scripts/audit/robots-file.ts";
import { type ServedPage, seoChecks } from "../../scripts/audit/seo-checks.ts";

const PAGE: PageFacts = {
  url: "http://league.example/standings?league=a",
  titles: ["Team Standings"],
  descriptions: ["Team standings by league and division."],
  lang: "en",
  viewport: "width=device-width, initial-scale=1",
  robots: "all",
  canonicals: ["http://league.example/standings"],
  links: [
    { text: "Skip to content", href: "#content" },
    { text: "River Hawks", href: "/teams/1" },
  ],
  letters: 1_000,
  smallLetters: 0,
  smallWords: [],
  isStandardsMode: true,
  charset: "UTF-8",
  distortedImages: [],
};
const WIRE: ServedPage = {
  status: 200,
  robotsTag: "",
  robotsFile: { status: 200, type: "text/plain", text: "User-agent: *\nDisallow: /admin" },
};
const faulty = (facts: Partial<PageFacts>, wire: Partial<ServedPage> = {}) =>
  seoChecks({ ...PAGE, ...facts }, { ...WIRE, ...wire })
    .filter(({ findings }) => findings.length > 0)
    .map(({ id }) => id);
const robots = (text: string, status = 200, type = "text/plain") => ({
  robotsFile: { status, type, text },
});

describe("what the audit asks of a public page", () => {
  it("finds nothing in a page as it should be, with a canonical link or without", () => {
    expect(faulty({})).toEqual([]);
    expect(faulty({ canonicals: [] })).toEqual([]);
  });

  it.each<[string, Partial<PageFacts>]>([
    ["title", { titles: [""] }],
    ["title", { titles: ["One", "Two"] }],
    ["description", { descriptions: [] }],
    ["description", { descriptions: ["Standings"] }],
    ["description", { descriptions: ["Standings ".repeat(17)] }],
    ["language", { lang: "" }],
    ["language", { lang: "english!" }],
    ["viewport", { viewport: "width=1024" }],
    ["may be listed", { robots: "noindex" }],
    ["may be listed", { url: "http://league.example/admin/stats", canonicals: [] }],
    ["canonical", { canonicals: ["/standings"] }],
    ["canonical", { canonicals: ["http://league.example/"] }],
    ["canonical", { canonicals: ["http://other.example/standings"] }],
    ["canonical", { canonicals: [PAGE.url, PAGE.url] }],
    ["crawlable links", { links: [{ text: "River Hawks", href: null }] }],
    ["crawlable links", { links: [{ text: "River Hawks", href: "#" }] }],
    ["crawlable links", { links: [{ text: "River Hawks", href: "javascript:void(0)" }] }],
    ["words of links", { links: [{ text: "", href: "/teams/1" }] }],
    ["words of links", { links: [{ text: "Read more", href: "/teams/1" }] }],
    ["legible letters", { smallLetters: 9, smallWords: ['"a" 11 px'] }],
  ])("sees a fault in %s: %o", (id, facts) => {
    expect(faulty(facts)).toEqual([id]);
  });

  it.each<[string, Partial<ServedPage>]>([
    ["status", { status: 404 }],
    ["may be listed", { robotsTag: "noindex, nofollow" }],
    ["may be listed", robots("User-agent: *\nDisallow: /")],
    ["robots.txt", robots("", 404)],
    ["robots.txt", robots("<!doctype html>", 200, "text/html")],
    ["robots.txt", robots("User-agent: *\nForbid: /admin")],
    ["robots.txt", robots("Disallow: /admin")],
    ["robots.txt", robots("User-agent: *\nDisallow: admin")],
  ])("sees a fault of the wire in %s: %o", (id, wire) => {
    expect(faulty({}, wire)).toContain(id);
  });

  it("lets the longest rule of robots.txt decide, for crawlers that it does not name", () => {
    const file = "User-agent: Other\nDisallow: /\n\nUser-agent: *\nDisallow: /a # all\nAllow: /a/b";
    expect(robotsFaults(file)).toEqual([]);
    expect(["/", "/a", "/a/c", "/a/b/c"].map((path) => isCrawlable(file, path))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it("gives 100 only where nothing was found", () => {
    const checks = Array.from({ length: 200 }, (_, at) => ({ id: `${at}`, findings: [] }));
    expect(scoreOf(checks)).toBe(100);
    expect(scoreOf([...checks, { id: "one", findings: ["wrong"] }])).toBe(99);
    expect(scoreOf([])).toBe(100);
  });
});
