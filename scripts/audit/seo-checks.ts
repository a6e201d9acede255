import { type AuditCheck, check } from "./check.ts";
import { type PageFacts, SMALLEST_LETTERS } from "./page-facts.ts";
import { isCrawlable, robotsFaults } from "./robots-file.ts";

/** What came over the wire, beside what stands in the page. */
export interface ServedPage {
  readonly status: number;
  /** The header X-Robots-Tag; empty: none. */
  readonly robotsTag: string;
  readonly robotsFile: { readonly status: number; readonly type: string; readonly text: string };
}

/** Words that say nothing of where a link leads. */
const EMPTY_WORDS = new Set(
  "click here|click this|go|here|information|learn more|more|more info|read more|see more|this".split(
    "|",
  ),
);

/** What Lighthouse asks of a page under "SEO", besides tap targets, which axe knows. */
export function seoChecks(facts: PageFacts, wire: ServedPage): AuditCheck[] {
  const { url, titles, descriptions, lang, viewport, robots, links, letters, smallLetters } = facts;
  const [title = ""] = titles;
  const [description = ""] = descriptions;
  const bare = links.filter(({ href }) => href === null || /^(#$|javascript:|$)/i.test(href));
  const mute = links.filter(({ text }) => text === "" || EMPTY_WORDS.has(text.toLowerCase()));
  return [
    check("title", [titles.length !== 1, `${titles.length} titles`], [title === "", "no title"]),
    check(
      "description",
      [descriptions.length !== 1, `${descriptions.length} descriptions`],
      [description.length < 25, `it says little: "${description}"`],
      [description.length > 160, `${description.length} letters are more than is shown`],
    ),
    check("language", [!isLanguage(lang), `lang is "${lang}"`]),
    check("viewport", [!/width=device-width/.test(viewport), `viewport is "${viewport}"`]),
    check("status", [wire.status !== 200, `answered with ${wire.status}`]),
    check(
      "may be listed",
      [/noindex|none/i.test(`${robots} ${wire.robotsTag}`), "noindex"],
      [!isCrawlable(wire.robotsFile.text, new URL(url).pathname), "robots.txt forbids it"],
    ),
    check(
      "robots.txt",
      [wire.robotsFile.status !== 200, `answered with ${wire.robotsFile.status}`],
      [!wire.robotsFile.type.startsWith("text/plain"), `is ${wire.robotsFile.type}`],
      ...robotsFaults(wire.robotsFile.text).map((fault) => [true, fault] as const),
    ),
    canonicalCheck(facts),
    check("crawlable links", ...bare.map(({ text }) => [true, `"${text}" leads nowhere`] as const)),
    check(
      "words of links",
      ...mute.map(({ href }) => [true, `a link to ${href} says nothing`] as const),
    ),
    check("legible letters", [
      smallLetters > 0,
      `${smallLetters} of ${letters} are under ${SMALLEST_LETTERS} px: ${facts.smallWords.slice(0, 3).join(", ")}`,
    ]),
  ];
}

/** May be absent; otherwise a whole address of this origin and this page, not the home page's. */
function canonicalCheck({ canonicals, url }: PageFacts): AuditCheck {
  const [written] = canonicals;
  if (written === undefined) return check("canonical");
  const page = new URL(url);
  const canonical = URL.canParse(written) ? new URL(written) : null;
  return check(
    "canonical",
    [canonicals.length > 1, `${canonicals.length} of them`],
    [canonical === null, `"${written}" is no whole address`],
    [canonical !== null && canonical.origin !== page.origin, `${written} is elsewhere`],
    [canonical?.pathname === "/" && page.pathname !== "/", `${written} is the home page`],
  );
}

function isLanguage(lang: string): boolean {
  try {
    return Intl.getCanonicalLocales(lang).length === 1;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
