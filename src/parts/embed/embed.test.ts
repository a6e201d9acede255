import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LEADER_TABS } from "../../domain/standings/leaders/leader-lists.ts";
import { type Colour, colourText, contrast, inkOn, parseColour, readableOn } from "./colour.ts";
import { frameSnippet, scriptSnippet } from "./embed-snippet.ts";
import { changedParameters, widgetAddress } from "./widget-address.ts";
import { WIDGET_KINDS } from "./widget-kinds.ts";
import { DEFAULT_WIDGET, firstWidget, readWidgetParameters } from "./widget-parameters.ts";

const part = fc.integer({ min: 0, max: 255 });
const colours: fc.Arbitrary<Colour> = fc.tuple(part, part, part);

describe("contract.md: the widget's parameters", () => {
  test("nothing chosen: the live season, everything, light, Team", () => {
    expect(readWidgetParameters("")).toEqual(DEFAULT_WIDGET);
  });

  test.each([
    [
      "season=%20s1%20&league=l1&division=East%20%26%20West",
      { season: "s1", league: "l1", division: "East & West" },
    ],
    ["team=%20t1&compact=yes", { team: "t1", isCompact: true }],
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

  test.each([
    ["dark", "dark"],
    ["light", "light"],
    ["sun", "light"],
    [undefined, "light"],
  ] as const)(
    "the form on a screen that is %s begins with %s, compact, all else as by default",
    (screen, theme) => {
      expect(firstWidget(screen)).toEqual({ ...DEFAULT_WIDGET, theme, isCompact: true });
    },
  );

  test("what the address says is what is read from it, whatever the names", () => {
    const name = fc.option(
      fc
        .string({ minLength: 1, maxLength: 60, unit: "grapheme" })
        .filter((text) => text === text.trim()),
    );
    const choices = fc.record({
      season: name,
      league: name,
      division: name,
      team: name,
      theme: fc.constantFrom("auto", "light", "dark", "sun"),
      tab: fc.constantFrom(...LEADER_TABS),
      accent: fc.option(colours),
      isCompact: fc.boolean(),
    });
    return fc.assert(
      fc.property(choices, fc.constantFrom(...WIDGET_KINDS), (parameters, kind) => {
        const address = new URL(widgetAddress("https://stats.example.test", parameters, kind));
        expect(address.pathname).toBe(`/widget/${kind}`);
        // Parameters that the kind does not understand are left out.
        const { tab, team } = DEFAULT_WIDGET;
        const understood = {
          ...parameters,
          ...(kind === "stats" ? {} : { tab }),
          ...(kind === "next" || kind === "live" ? {} : { team }),
        };
        expect(readWidgetParameters(address.search)).toEqual(understood);
      }),
    );
  });

  test("statistics keep their address, and each kind has its own", () => {
    const address = (kind?: (typeof WIDGET_KINDS)[number]) =>
      widgetAddress("https://stats.example.test", { ...DEFAULT_WIDGET, team: "t1" }, kind);
    expect(address()).toBe("https://stats.example.test/widget/stats");
    expect(WIDGET_KINDS.map(address)).toEqual([
      "https://stats.example.test/widget/stats",
      "https://stats.example.test/widget/standings",
      "https://stats.example.test/widget/next?team=t1",
      "https://stats.example.test/widget/live?team=t1",
    ]);
  });

  test("the snippet sets only parameters that the script reads", () => {
    const script = readFileSync(new URL("../../../widget/embed.ts", import.meta.url), "utf8");
    const known = /NAMES = \[([^\]]+)\]/.exec(script)?.[1]?.match(/\w+/g);
    const everything = { season: "s", league: "l", division: "d", team: "t" };
    const look = { theme: "sun", tab: "offense", accent: [1, 2, 3], isCompact: true } as const;
    const names = WIDGET_KINDS.flatMap((kind) =>
      changedParameters({ ...everything, ...look }, kind).map(([name]) => name),
    );
    expect(known?.sort()).toEqual([...new Set(names)].sort());
    for (const kind of WIDGET_KINDS) expect(script).toContain(`${kind}: "`);
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

const hostile = {
  origin: "https://a.test",
  kind: "next",
  parameters: { ...DEFAULT_WIDGET, division: 'A "B" & <i>' },
  title: 'A "B" <i>',
  width: 360,
} as const;

test("names with quotes and angle brackets do not break out of the snippet", () => {
  const frame = frameSnippet(hostile);
  expect(frame).toContain('src="https://a.test/widget/next?division=A+%22B%22+%26+%3Ci%3E"');
  expect(frame).toContain('title="A &#34;B&#34; &#60;i&#62;"');
  expect(frame).toContain('style="border:0;max-width:360px"');
  expect(frame.match(/<script>/g)).toHaveLength(1);
  expect(scriptSnippet(hostile)).toBe(
    `<script async src="https://a.test/widget/embed.js"
  data-widget="next" data-title="A &#34;B&#34; &#60;i&#62;" data-width="360" data-division="A &#34;B&#34; &#38; &#60;i&#62;"></script>
`,
  );
});

test.each([
  ["the script's tag", scriptSnippet, { kind: "standings", title: "Flag Football Standings" }],
  ["the frame", frameSnippet, { kind: "stats", title: "Flag Football Fantasy Dashboard" }],
] as const)("docs/embed.md has the code that the admin's page gives: %s", (_, snippet, options) => {
  const page = readFileSync(new URL("../../../docs/embed.md", import.meta.url), "utf8");
  const origin = "https://stats.example.org";
  const code = snippet({ origin, parameters: firstWidget("light"), width: null, ...options });
  expect(page).toContain(`\`\`\`html\n${code}\`\`\``);
});

function colour(text: string): Colour {
  const parsed = parseColour(text);
  if (parsed === null) throw new Error(`${text} is no colour.`);
  return parsed;
}
