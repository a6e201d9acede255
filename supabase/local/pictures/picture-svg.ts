import { plainName } from "../../../src/domain/roster/player-label.ts";
import { teamNames } from "../../../src/domain/season/team-names.ts";
import type {
  GamePicture,
  PictureFacts,
  PictureTeam,
  PlayerPicture,
  TeamPicture,
} from "./picture-facts.ts";
import {
  createPen,
  MARGIN,
  type Pen,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  type PictureTools,
} from "./picture-pen.ts";
import {
  bestFigures,
  hasWon,
  isPlayed,
  recordWords,
  SHOWN_FIGURES,
  stateWord,
  whenParts,
  pictureWords as words,
} from "./picture-words.ts";

/** @throws UndrawableError for a name in letters that the font lacks. */
export function pictureSvg(facts: PictureFacts, tools: PictureTools): string {
  const pen = createPen(tools);
  const content =
    facts.kind === "game"
      ? game(facts, pen)
      : facts.kind === "team"
        ? team(facts, pen)
        : player(facts, pen);
  const size = `width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${pen.box(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT, "bg")}${content}</svg>`;
}

const HALF = 512;
const HOME_X = PICTURE_WIDTH - MARGIN - HALF;
const WHOLE = PICTURE_WIDTH - 2 * MARGIN;
const quiet = { weight: "medium", color: "text-2" } as const;

function game(facts: GamePicture, pen: Pen): string {
  const hasScore = isPlayed(facts);
  const mark = hasScore ? 176 : 200;
  const side = (id: string, name: string, score: number, x: number) => {
    const face = faceOf(facts.teams, id, name);
    const isWinner = hasWon(facts, id, score);
    const color = isWinner ? "win" : "text";
    const scoreRoom = { x: x + mark + 40, y: 328, room: HALF - mark - 40, most: 224 };
    const nameRoom = { x, y: 444, room: HALF, most: 72, least: 44, lines: 2 } as const;
    return [
      pen.mark(face, x, 332 - mark, mark),
      hasScore ? pen.text([String(score)], { ...scoreRoom, color }) : "",
      isWinner ? pen.box(x, 354, HALF, 10, "win", 5) : "",
      pen.text([name, face.shortName], { ...nameRoom, color }),
    ].join("");
  };
  const when = whenParts(facts);
  const [day = ""] = when;
  const said = (parts: readonly string[]) => parts.join(words.separator);
  const footRoom = { x: MARGIN, y: PICTURE_HEIGHT - 36, room: WHOLE, most: 40, least: 36 };
  const isLive = hasScore && facts.state === "live";
  return [
    pen.band(said([facts.league, facts.season]), { word: stateWord(facts), isLive }),
    side(facts.visitor_id, facts.visitor, facts.visitor_score, MARGIN),
    side(facts.home_id, facts.home, facts.home_score, HOME_X),
    pen.text([said(when), said(when.slice(0, -1)), day], { ...footRoom, ...quiet }),
  ].join("");
}

function team(facts: TeamPicture, pen: Pen): string {
  const { shortName, ...face } = faceOf(facts.teams, facts.team_id, facts.name);
  const record = recordWords(facts);
  const side = 300;
  const x = MARGIN + side + 56;
  const room = PICTURE_WIDTH - MARGIN - x;
  const name = { x, y: 344, base: "last", room, most: 96, least: 44, lines: 2 } as const;
  return [
    pen.band([facts.league, facts.season].join(words.separator), null),
    pen.mark(face, MARGIN, 206, side),
    pen.text([facts.name, shortName], name),
    record === null
      ? pen.text([words.noGame], { x, y: 480, room, most: 56, ...quiet })
      : [
          pen.text([record], { x, y: 510, room, most: 152 }),
          pen.text([words.record], { x, y: 566, room, most: 40, ...quiet }),
        ].join(""),
  ].join("");
}

function player(facts: PlayerPicture, pen: Pen): string {
  const figures = bestFigures(facts);
  const side = 240;
  const x = MARGIN + side + 56;
  const room = PICTURE_WIDTH - MARGIN - x;
  const column = WHOLE / SHOWN_FIGURES;
  return [
    pen.band(facts.season, null),
    pen.jersey(facts.jersey_number ?? "?", facts.color, MARGIN, 136, side),
    pen.text([plainName(facts.name)], { x, y: 266, base: "last", room, most: 88, lines: 2 }),
    pen.text([facts.team], { x, y: 334, room, most: 48, lines: 2, ...quiet }),
    figures.length === 0
      ? pen.text([words.noGame], { x: MARGIN, y: 520, room, most: 56, ...quiet })
      : "",
    ...figures.map(({ label, value }, at) => {
      const place = { x: MARGIN + at * column, room: column - 32 };
      return [
        pen.text([value], { ...place, y: 536, most: 124 }),
        pen.text([label], { ...place, y: 588, most: 36, ...quiet }),
      ].join("");
    }),
  ].join("");
}

function faceOf(teams: readonly PictureTeam[] | null, id: string, name: string) {
  const all = teams ?? [];
  const called = teamNames(all.map((each) => ({ ...each, shortName: each.short_name }))).get(id);
  const row = all.find((each) => each.id === id);
  return {
    code: called?.code ?? "?",
    shortName: called?.shortName ?? name,
    color: row?.color ?? null,
    crest: row?.crest ?? null,
  };
}
