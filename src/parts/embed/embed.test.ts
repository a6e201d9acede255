import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LEADER_TABS } from "../../domain/standings/leaders/leader-lists.ts";
import { type Colour, colourText, contrast, inkOn, parseColour, readableOn } from "./colour.ts";
import { embedSnippet } from "./embed-snippet.ts";
import { widgetAddress } from "./widget-address.ts";
import { DEFAULT_WIDGET, readWidgetParameters } from "./widget-parameters.ts";

const part = fc.integer({ min: 0, max: 255 });
const colours: fc.Arbitrary<Colour> = fc.tuple(part, part, part);

describe("contract.md: the widget's parameters", () => {
  test("nothing wished: the live season, everything, light, Team", () => {
    expect(readWidgetParameters("")).toEqual(DEFAULT_WIDGET);
  });

  test.each([
    [
      "season=%20s1%20&league=l1&division=East%20%26%20West",
      { season: "s1", league: "l1", division: "East & West" },
    ],
    ["theme=sun&tab=defense", { theme: "sun", tab: "defense" }],
    ["theme=auto", { theme: "auto" }],
    ["theme=pink", {}],
    ["tab=everything", {}],
    ["accent=fa0", { accent: [255, 170, 0] }],
    ["accent=%23FFAA00", { accent: [255, 170, 0] }],
    ["accent=red", {}],
    ["accent=url(x)", {}],
    ["compact=1", { isCompact: true }],
    ["compact=true", { isCompact: true }],
    ["compact=0", {}],
    ["season=", {}],
    ["unknown=1", {}],
  ])("%s", (query, expected) => {
    expect(readWidgetParameters(`?${query}`)).toEqual({ ...DEFAULT_WIDGET, ...expected });
  });

  test("what the address says is what is read from it, whatever the names", () => {
    const name = fc.option(
      fc
        .string({ minLength: 1, maxLength: 60, unit: "grapheme" })
        .filter((text) => text === text.trim()),
    );
    const wishes = fc.record({
      season: name,
      league: name,
      division: name,
      theme: fc.constantFrom("auto", "light", "dark", "sun"),
      tab: fc.constantFrom(...LEADER_TABS),
      accent: fc.option(colours),
      isCompact: fc.boolean(),
    });
    return fc.assert(
      fc.property(wishes, (wished) => {
        const address = new URL(widgetAddress("https://stats.example.test", wished));
        expect(address.pathname).toBe("/widget/stats");
        expect(readWidgetParameters(address.search)).toEqual(wished);
      }),
    );
  });
});

describe("D68: an accent stays readable", () => {
  test.each([
    ["#000", "#fff", 21],
    ["#767676", "#fff", 4.54],
    ["#ffc53d", "#f5f6f2", 1.45],
  ])("%s on %s is %d", (one, other, ratio) => {
    expect(contrast(colour(one), colour(other))).toBeCloseTo(ratio, 2);
  });

  test.each([
    ["#ffc53d", "#000000"],
    ["#1e5b3a", "#ffffff"],
    ["#ffffff", "#000000"],
  ])("words on %s are %s", (ground, ink) => {
    expect(colourText(inkOn(colour(ground)))).toBe(ink);
  });

  test("any colour on any theme's ground: as it is where it can be read, else until it can", () => {
    const grounds = ["#f5f6f2", "#10140e", "#ffffff"].map(colour);
    return fc.assert(
      fc.property(
        colours,
        fc.constantFrom(...grounds),
        fc.constantFrom(4.5, 7),
        (one, ground, ratio) => {
          const shown = readableOn(ground, one, ratio);
          expect(contrast(shown, ground)).toBeGreaterThanOrEqual(ratio);
          if (contrast(one, ground) >= ratio) expect(shown).toEqual(one);
          expect(contrast(shown, inkOn(shown))).toBeGreaterThanOrEqual(4.5);
        },
      ),
    );
  });
});

test("the snippet is markup that names end nowhere", () => {
  const snippet = embedSnippet('https://a.test/widget/stats?x=1&y="><script>', 'A "B" <i>');
  expect(snippet).toContain(
    'src="https://a.test/widget/stats?x=1&#38;y=&#34;&#62;&#60;script&#62;"',
  );
  expect(snippet).toContain('title="A &#34;B&#34; &#60;i&#62;"');
  expect(snippet.match(/<script>/g)).toHaveLength(1);
});

test("docs/embed.md has the code that the admin's page gives", () => {
  const page = readFileSync(new URL("../../../docs/embed.md", import.meta.url), "utf8");
  const address = widgetAddress("https://stats.example.org", DEFAULT_WIDGET);
  const code = embedSnippet(address, "Flag Football Fantasy Dashboard");
  expect(page).toContain(`\`\`\`html\n${code}\`\`\``);
});

function colour(text: string): Colour {
  const parsed = parseColour(text);
  if (parsed === null) throw new Error(`${text} is no colour.`);
  return parsed;
}
