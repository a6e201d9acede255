import { describe, expect, it } from "vitest";
import {
  HOSTILE_PLAYERS,
  HOSTILE_TEAMS,
  LEAGUE_NAMES,
} from "../../../../supabase/local/seed/large-league/large-names.ts";
import { teamNames } from "../../../domain/season/team-names.ts";
import type { CardContent } from "./card-content.ts";
import { CARD_SHAPES, type CardItem, type CardShape } from "./card-items.ts";
import { cardLayout } from "./card-layout.ts";
import type { MeasureText } from "./fit-text.ts";

const WIDTHS = { "extra-condensed": 0.5, condensed: 0.6, "semi-condensed": 0.68, normal: 0.75 };

/** Wider than Archivo is. */
const measure: MeasureText = (text, { size, stretch }) => [...text].length * size * WIDTHS[stretch];

const LONG = "The Unreasonably Long Bombers of Saint-Étienne Street United";

function content(team: string, player: string, figures: number): CardContent {
  const names = teamNames([{ id: "1", name: team, shortName: null, code: null }]).get("1");
  const shortName = names?.shortName ?? "";
  const side = {
    name: team,
    shortName,
    code: "WWW",
    color: "orange",
    crest: null,
    score: 188,
    hasWon: true,
  } as const;
  const best = {
    name: player,
    shortName: player.split(" ").at(-1) ?? player,
    jerseyNumber: "100",
    side: "home",
    team: shortName,
    figures: Array.from({ length: figures }, (_, at) => `Returned conversions ${at}`),
    fantasyPoints: 1288,
  } as const;
  return {
    league: LEAGUE_NAMES.at(-1) ?? "",
    season: "Fall 2026 - The Demonstration League of the Whole County",
    isFinal: true,
    isTie: false,
    when: ["Sat, Nov 14, 2026", "Week 19"],
    visitor: side,
    home: { ...side, hasWon: false },
    best: [best, best, best],
  };
}

const layoutOf = (of: CardContent, shape: CardShape = "square") =>
  cardLayout(of, shape, "The Statistics of Our Club and All Its Friends", measure);
const textsOf = (items: readonly CardItem[]) =>
  items.flatMap((item) => (item.kind === "text" ? [item] : []));
const said = (of: CardContent) => textsOf(layoutOf(of).items).map(({ text }) => text);

function sides({ align, x, text, font }: ReturnType<typeof textsOf>[number]) {
  const width = measure(text, font);
  const left = { left: x, center: x - width / 2, right: x - width }[align];
  return { left, right: left + width };
}

describe("the picture of a game", () => {
  const shapes = ["square", "story"] as const;
  const names = [...HOSTILE_TEAMS, "Donaudampfschifffahrtsgesellschaft", LONG];
  const cases = shapes.flatMap((shape) => names.map((name) => [shape, name] as const));

  it.each(shapes)("%s keeps a name of two lines below the mark and above the score", (shape) => {
    const team = "Brotherhood of United Players";
    const { items } = layoutOf({ ...content(team, "Ada", 1), league: "", season: "" }, shape);
    const texts = textsOf(items).filter(({ x }) => x === 64);
    const lines = texts.filter(({ text }) => text !== "" && team.includes(text));
    const score = texts.find(({ text }) => text === "188");
    const mark = CARD_SHAPES[shape].mark;
    expect(lines).toHaveLength(2);
    // A capital is as high as 0.7 of its size.
    const top = (text: (typeof texts)[number] | undefined) =>
      (text?.y ?? 0) - (text?.font.size ?? 0) * 0.7;
    expect(top(lines[0])).toBeGreaterThan(mark.middle + mark.side / 2);
    expect(lines[1]?.y).toBeLessThan(top(score));
  });

  it.each(cases)("%s has room for every text, with %s", (shape, name) => {
    for (const player of HOSTILE_PLAYERS) {
      const { width, height, items } = layoutOf(content(name, player, 13), shape);
      expect([width, height]).toEqual([1080, shape === "square" ? 1080 : 1920]);
      for (const text of textsOf(items)) {
        expect(measure(text.text, text.font), text.text).toBeLessThanOrEqual(text.room + 1);
        const { left, right } = sides(text);
        expect(left, text.text).toBeGreaterThanOrEqual(40);
        expect(right, text.text).toBeLessThanOrEqual(1040);
        expect(text.y).toBeLessThan(height - 20);
      }
    }
  });

  it("keeps texts of one line apart", () => {
    for (const shape of shapes) {
      const texts = textsOf(layoutOf(content(LONG, HOSTILE_PLAYERS[15], 13), shape).items);
      for (const one of texts) {
        for (const other of texts) {
          if (one === other || one.y !== other.y) continue;
          const [a, b] = [sides(one), sides(other)].sort((x, y) => x.left - y.left);
          expect(a?.right, `${one.text} | ${other.text}`).toBeLessThanOrEqual(b?.left ?? 0);
        }
      }
    }
  });

  it("says the whole name where it fits, else the team's short name, never a piece of a word", () => {
    expect(said(content("Flag Falcons", "Ada Reyes", 1))).toContain("Flag Falcons");
    const texts = said(content(LONG, "Ada Reyes", 1));
    expect(texts.filter((text) => text === "Bombers")).toHaveLength(2);
    expect(texts.join(" ")).not.toContain("United");
    const ofTeam = said(content("Brotherhood of the Blitz", "Ada Reyes", 1));
    expect(ofTeam.join(" ")).toContain("Brotherhood of the Blitz");
  });

  it("leaves out the last figures of a player who has too many, breaks the head into two lines, and leaves out the season where only the league has room", () => {
    const texts = said(content("Falcons", "Ada Reyes", 13));
    const figures = texts.filter((text) => text.startsWith("Falcons · Returned conversions 0"));
    expect(figures).toHaveLength(3);
    expect(figures[0]).toMatch(/ · Returned conversions \d$/);
    expect(figures[0]).not.toContain("12");
    const { league, season } = content("Falcons", "Ada Reyes", 13);
    expect(texts.join(" ")).toContain(league);
    expect(texts.join(" ")).not.toContain(season);
    const shorter = said({ ...content("Falcons", "Ada Reyes", 13), season: "Fall 2026" });
    expect(shorter.join(" ")).toContain(`${league} · Fall 2026`);
  });

  it("shows in the tall picture every figure that the square one has room for", () => {
    for (const figures of [1, 2, 3, 4, 5, 13]) {
      const [square, story] = shapes.map((shape) => {
        const { items } = layoutOf(content("Falcons", "Ada Reyes", figures), shape);
        return textsOf(items).find(({ text }) => text.startsWith("Falcons · "))?.text ?? "";
      });
      expect(story?.length, `${figures}`).toBeGreaterThanOrEqual(square?.length ?? 0);
    }
  });

  it.each(shapes)("says that a tie is one (D47), %s", (shape) => {
    const tied = { ...content("Falcons", "Ada Reyes", 1), isTie: true };
    expect(textsOf(layoutOf(tied, shape).items).map(({ text }) => text)).toContain(
      "FINAL · TIE GAME",
    );
  });

  it("is yellow in one place only, and only while the game is played", () => {
    const flags = (isFinal: boolean) =>
      layoutOf({ ...content("Falcons", "Ada Reyes", 1), isFinal }).items.filter(
        (item) => item.kind !== "crest" && item.color === "flag",
      ).length;
    expect([flags(true), flags(false)]).toEqual([0, 1]);
  });

  it.each(shapes)(
    "has crest and jersey above the team's own name, at the same place, %s",
    (shape) => {
      const bare = content("Falcons", "Ada Reyes", 1);
      const worn = { ...bare, visitor: { ...bare.visitor, score: 18, crest: "c".repeat(32) } };
      const { items } = layoutOf(worn, shape);
      const [crest, ...more] = items.filter(({ kind }) => kind === "crest");
      const jersey = items.find((item) => item.kind === "box" && item.color === "line-strong");
      const [visitor, home] = textsOf(items).filter(({ text }) => text === "Falcons");
      expect(more).toEqual([]);
      if (crest?.kind !== "crest" || jersey?.kind !== "box" || !visitor || !home) {
        throw new Error("all four stand there");
      }
      expect([crest.x, jersey.x]).toEqual([visitor.x, home.x]);
      expect(crest.y + crest.side).toBeLessThan(visitor.y - visitor.font.size * 0.72);
      expect(jersey.y + jersey.height / 2).toBeCloseTo(crest.y + crest.side / 2);
      expect(jersey.width).toBe(crest.side);
    },
  );

  it.each(shapes)(
    "has both scores equally high, the winner's heavier and underlined, %s",
    (shape) => {
      const played = content("Falcons", "Ada Reyes", 1);
      const { items } = layoutOf({ ...played, home: { ...played.home, score: 9 } }, shape);
      const [winner, loser] = ["188", "9"].map((score) =>
        textsOf(items).find(({ text }) => text === score),
      );
      if (winner === undefined || loser === undefined) throw new Error("both scores stand there");
      expect(winner.font.size).toBe(loser.font.size);
      expect(winner.font.weight).toBeGreaterThan(loser.font.weight);
      const marks = items.filter((item) => item.kind === "box" && item.color === "win");
      expect(marks).toMatchObject([{ x: winner.x }]);
      expect(said(played).filter((text) => text.endsWith("Winner"))).toEqual(["Visitor · Winner"]);
    },
  );

  it("leaves the field out where only the day has room", () => {
    const played = content("Falcons", "Ada Reyes", 1);
    const when = ["Sat, Nov 14, 2026", "Week 9"];
    const on = (field: string) =>
      textsOf(
        cardLayout({ ...played, when: [...when, field] }, "square", "Stats", measure).items,
      ).map(({ text }) => text);
    expect(on("Field 2")).toContain("Sat, Nov 14, 2026 · Week 9 · Field 2");
    expect(on(LONG)).toContain("Sat, Nov 14, 2026 · Week 9");
  });

  it.each(shapes)("has no text smaller than 28 px under a player's name, %s", (shape) => {
    const figures = textsOf(layoutOf(content("Falcons", "Ada Reyes", 3), shape).items).filter(
      ({ text, font }) => text.startsWith("Falcons") && font.weight === 500,
    );
    expect(figures).toHaveLength(3);
    for (const { font } of figures) expect(font.size).toBeGreaterThanOrEqual(28);
  });

  it("says so where no player has points", () => {
    const texts = said({ ...content("Falcons", "Ada Reyes", 1), best: [] });
    expect(texts).toContain("No player has fantasy points.");
    expect(texts).not.toContain("Fantasy points");
  });
});
