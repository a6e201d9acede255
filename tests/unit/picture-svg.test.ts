import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { beforeAll, describe, expect, it } from "vitest";
import type {
  GamePicture,
  PlayerPicture,
  TeamPicture,
} from "../../supabase/local/pictures/picture-facts.ts";
import { UndrawableError } from "../../supabase/local/pictures/picture-pen.ts";
import { pictureSvg } from "../../supabase/local/pictures/picture-svg.ts";
import { drawableText } from "../../supabase/local/pictures/picture-text.ts";
import {
  HOSTILE_PLAYERS,
  HOSTILE_TEAMS,
} from "../../supabase/local/seed/large-league/large-names.ts";

const CREST = "c".repeat(32);
/** Wider than the font is. */
const measure = (text: string, _weight: string, size: number) => [...text].length * size * 0.62;
const tools = { measure, color: (token: string) => token, crests: new Map([[CREST, "data:x"]]) };

const team = (id: string, name: string, more = {}) => ({
  ...{ id, name, short_name: null, code: null, color: "orange", crest: null },
  ...more,
});
const game = (of: Partial<GamePicture> = {}): GamePicture => ({
  ...{ kind: "game", visitor: "Falcons", home: "Storm", visitor_score: 8, home_score: 13 },
  ...{ state: "final", outcome: "normal", date: "2026-11-14", league: "Coed", season: "Fall 2026" },
  ...{ visitor_id: "1", home_id: "2", winner_id: null, time: "10:30", field: "Field 2" },
  ...{ week: 9, is_playoff: false, teams: [team("1", "Falcons"), team("2", "Storm")] },
  ...of,
});
const ofTeam = (name: string, of: Partial<TeamPicture> = {}): TeamPicture => ({
  ...{ kind: "team", name, league: "Coed", season: "Fall 2026", team_id: "1" },
  ...{ teams: [team("1", name)], record: null },
  ...of,
});
const ofPlayer = (name: string, of: Partial<PlayerPicture> = {}): PlayerPicture => ({
  ...{ kind: "player", name, team: "Falcons", season: "Fall 2026", jersey_number: "7" },
  ...{ color: "blue", figures: null },
  ...of,
});

interface Said {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: string;
  readonly color: string;
}

function textsOf(svg: string): Said[] {
  const texts = svg.matchAll(
    /<text x="([\d.]+)" y="([\d.]+)" font-family="[\w-]+" font-size="(\d+)" text-anchor="(\w+)" fill="([\w-]+)">([^<]*)</g,
  );
  return [...texts].map(([, x, y, size, anchor = "", color = "", text = ""]) => ({
    ...{ text, x: Number(x), y: Number(y), size: Number(size), anchor, color },
  }));
}
const said = (svg: string) => textsOf(svg).map(({ text }) => text);

describe("the picture of a shared address", () => {
  it("shows a final score with its winner in another colour, and when it was played", () => {
    const svg = pictureSvg(game(), tools);
    expect(said(svg)).toEqual([
      ...["Coed · Fall 2026", "FINAL", "FAL", "8", "Falcons", "STO", "13", "Storm"],
      "Sat, Nov 14, 2026 · Week 9 · Field 2",
    ]);
    const green = textsOf(svg).filter(({ color }) => color === "win");
    expect(green.map(({ text }) => text)).toEqual(["13", "Storm"]);
  });

  it("is yellow only while the game is played, and names no winner then or after a tie", () => {
    const live = pictureSvg(game({ state: "live" }), tools);
    expect(live).toContain('fill="flag"');
    expect(pictureSvg(game(), tools)).not.toContain('fill="flag"');
    expect(live).not.toContain('fill="win"');
    const tie = pictureSvg(game({ visitor_score: 13 }), tools);
    expect(tie).not.toContain('fill="win"');
    expect(said(tie)).toContain("FINAL · TIE GAME");
  });

  it("has no score before kick-off, but the hour; a forfeit names its winner (D46a)", () => {
    const coming = said(pictureSvg(game({ state: "scheduled" }), tools));
    expect(coming).not.toContain("13");
    expect(coming).toContain("Sat, Nov 14, 2026 · 10:30 AM · Week 9 · Field 2");
    const forfeit = textsOf(pictureSvg(game({ outcome: "forfeit", winner_id: "1" }), tools));
    expect(forfeit.map(({ text }) => text)).not.toContain("13");
    expect(forfeit.filter(({ color }) => color === "win")).toMatchObject([{ text: "Falcons" }]);
  });

  it("shows a crest where there is one, else the code on the team's colour", () => {
    const teams = [team("1", "Falcons", { crest: CREST }), team("2", "Storm", { code: "XYZ" })];
    const svg = pictureSvg(game({ teams }), tools);
    expect(svg.match(/<image /g)).toHaveLength(1);
    expect(svg).toContain('preserveAspectRatio="xMinYMid"');
    expect(said(svg)).toContain("XYZ");
    expect(said(svg)).not.toContain("FAL");
    expect(svg).toContain('fill="kit-orange"');
  });

  it("shows a team's record, forfeits included, once there is one", () => {
    const none = { wins: 0, losses: 0, draws: 0, forfeit_wins: 0, forfeit_losses: 0 };
    const record = { ...none, wins: 3, losses: 1, forfeit_wins: 1 };
    expect(said(pictureSvg(ofTeam("Falcons", { record }), tools))).toContain("4-1*");
    expect(said(pictureSvg(ofTeam("Falcons", { record: none }), tools))).toContain("No games yet");
  });

  it("shows a player's number, team and best figures, without a number after the name", () => {
    const figures = { games_played: 4, total_fantasy_points: 39, tackles: 8, sacks: 0 };
    expect(said(pictureSvg(ofPlayer("Ada Reyes 7", { figures }), tools))).toEqual([
      ...["Fall 2026", "7", "Ada Reyes", "Falcons"],
      ...["39", "Fantasy points", "4", "Games", "8", "Tackles"],
    ]);
  });

  it("keeps every text of the longest names on the picture", () => {
    const latin = (name: string) => drawableText(name) !== null;
    const pictures = [
      ...HOSTILE_TEAMS.filter(latin).flatMap((name) => [
        ofTeam(name),
        game({ visitor: name, home: name, teams: [team("1", name), team("2", name)] }),
      ]),
      ...HOSTILE_PLAYERS.filter(latin).map((name) => ofPlayer(name)),
    ];
    expect(pictures.length).toBeGreaterThan(20);
    for (const facts of pictures) {
      for (const { text, x, y, size, anchor } of textsOf(pictureSvg(facts, tools))) {
        const shown = text.replace(/&#\d+;/g, "&");
        const width = measure(shown, "", size);
        const left = anchor === "middle" ? x - width / 2 : x;
        expect(left, text).toBeGreaterThanOrEqual(60);
        expect(left + width, text).toBeLessThanOrEqual(1140);
        expect(y, text).toBeLessThan(610);
      }
    }
  });

  it("names stay text", () => {
    const svg = pictureSvg(ofTeam('<image href="x"/> & "Co"'), tools);
    expect(svg).not.toContain("<image");
  });

  it("has no hole in a name: letters that the font lacks are no picture, other signs are left out", () => {
    expect(() => pictureSvg(ofPlayer("Дмитрий"), tools)).toThrow(UndrawableError);
    expect(said(pictureSvg(ofPlayer("Ada 🔥 Reyes"), tools))).toContain("Ada Reyes");
  });
});

describe("the picture's fonts", () => {
  const folder = new URL("../../supabase/local/pictures/fonts/", import.meta.url);
  const fontBuffers = readdirSync(folder).map((name) => readFileSync(new URL(name, folder)));
  beforeAll(async () => {
    const file = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
    await initWasm(readFileSync(file));
  });
  const hasGlyph = (sign: string, family: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text font-family="${family}">&#${sign.codePointAt(0)};</text></svg>`;
    return new Resvg(svg, { font: { fontBuffers } }).getBBox() !== undefined;
  };

  it.each(["archivo-bold", "archivo-medium"])(
    "%s draws every letter that it is asked for",
    (family) => {
      const signs = Array.from({ length: 0x2213 - 0x21 }, (_, at) =>
        String.fromCodePoint(0x21 + at),
      );
      const asked = signs.filter((sign) => /\S/.test(sign) && drawableText(sign) === sign);
      expect(asked.length).toBeGreaterThan(350);
      expect(asked.filter((sign) => !hasGlyph(sign, family))).toEqual([]);
    },
  );
});
