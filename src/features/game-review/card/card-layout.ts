import type { CardContent, CardTeam } from "./card-content.ts";
import {
  CARD_MARGIN,
  CARD_SEPARATOR,
  CARD_SHAPES,
  CARD_WIDTH,
  type CardItem,
  type CardShape,
  cardFont,
  cardTexts,
} from "./card-items.ts";
import { cardJersey } from "./card-jersey.ts";
import { cardMessages as words } from "./card-messages.ts";
import { bestPlayers } from "./card-players.ts";
import { fitText, type MeasureText } from "./fit-text.ts";

export interface CardLayout {
  readonly width: number;
  readonly height: number;
  /** The items in the order of drawing. */
  readonly items: readonly CardItem[];
}

const GAP = 48;
const MARK_GAP = 24;
const HALF = (CARD_WIDTH - 2 * CARD_MARGIN - GAP) / 2;

/** Places everything on a game's picture; each text fits its room, whatever its length. */
export function cardLayout(
  content: CardContent,
  shape: CardShape,
  appName: string,
  measure: MeasureText,
): CardLayout {
  const { height } = CARD_SHAPES[shape];
  return {
    width: CARD_WIDTH,
    height,
    items: [
      { kind: "box", x: 0, y: 0, width: CARD_WIDTH, height, color: "bg" },
      ...head(content, shape, measure),
      ...team(content, "visitor", shape, measure),
      ...team(content, "home", shape, measure),
      ...bestPlayers(content, shape, measure),
      ...foot(content, shape, appName, measure),
    ],
  };
}

/** Shows league and season, and whether the game is over. */
function head(content: CardContent, shape: CardShape, measure: MeasureText): CardItem[] {
  const { height, base, size } = CARD_SHAPES[shape].head;
  const state = content.isFinal ? words.final : words.live;
  const stateFont = cardFont(size - 4, 800, "condensed");
  const pillWidth = Math.ceil(measure(state, stateFont)) + 48;
  const { league, season } = content;
  const whole = [league, season].filter(Boolean).join(CARD_SEPARATOR);
  const room = CARD_WIDTH - 2 * CARD_MARGIN - pillWidth - GAP;
  const title = fitText(
    [whole, league || season],
    { weight: 700, stretch: "condensed" },
    { width: room, most: size, least: 26, lines: 1 },
    measure,
  );
  const pillX = CARD_WIDTH - CARD_MARGIN - pillWidth;
  return [
    { kind: "box", x: 0, y: 0, width: CARD_WIDTH, height, color: "brand" },
    ...cardTexts(title.lines, title.font, { x: CARD_MARGIN, y: base, room, color: "on-brand" }),
    {
      kind: "box",
      x: pillX,
      y: base - size,
      width: pillWidth,
      height: size + 20,
      color: content.isFinal ? "on-brand" : "flag",
      radius: (size + 20) / 2,
    },
    ...cardTexts([state], stateFont, {
      x: pillX + pillWidth / 2,
      y: base,
      room: pillWidth,
      color: content.isFinal ? "brand" : "on-flag",
      align: "center",
    }),
  ];
}

/** Places the crest or jersey right of the score, nearly as high as its figures. */
function markItems(
  face: CardTeam,
  right: number,
  { base, size }: { readonly base: number; readonly size: number },
  room: number,
  measure: MeasureText,
): readonly CardItem[] {
  const side = Math.min(size * 0.72, room);
  const middle = base - size * 0.36;
  if (face.crest === null) return cardJersey(face, { right, middle, width: side }, measure);
  return [{ kind: "crest", crest: face.crest, x: right - side, y: middle - side / 2, side }];
}

/** The visitor stands left under a solid edge, and home right under a dashed one. */
function team(
  content: CardContent,
  side: "visitor" | "home",
  shape: CardShape,
  measure: MeasureText,
): CardItem[] {
  const { name: ofTeam, shortName, score, hasWon }: CardTeam = content[side];
  const { edge, side: sideBase, name, score: ofScore } = CARD_SHAPES[shape];
  const x = side === "visitor" ? CARD_MARGIN : CARD_MARGIN + HALF + GAP;
  const dashes = side === "visitor" ? 1 : 9;
  const dash = HALF / (2 * dashes - 1);
  const fitted = fitText(
    [ofTeam, shortName],
    { weight: 780, stretch: "condensed" },
    { width: HALF, most: name.most, least: 38, lines: 2 },
    measure,
  );
  const lift = (fitted.lines.length - 1) * fitted.font.size * name.line;
  const isDecided = content.visitor.hasWon || content.home.hasWon;
  const figure = fitText(
    [String(score)],
    { weight: isDecided && !hasWon ? 500 : 850, stretch: "extra-condensed" },
    { width: HALF - ofScore.size / 2 - MARK_GAP, most: ofScore.size, least: 40, lines: 1 },
    measure,
  );
  const scored = Math.max(...figure.lines.map((line) => measure(line, figure.font)));
  return [
    ...Array.from(
      { length: dashes },
      (_, at): CardItem => ({
        kind: "box",
        x: x + at * 2 * dash,
        y: edge,
        width: dash,
        height: 12,
        color: side,
      }),
    ),
    ...markItems(content[side], x + HALF, ofScore, HALF - scored - MARK_GAP, measure),
    ...cardTexts([words[side]], cardFont(28, 680, "semi-condensed"), {
      x,
      y: sideBase,
      room: HALF,
      color: "text-2",
    }),
    ...cardTexts(
      fitted.lines,
      fitted.font,
      { x, y: name.base - lift / 2, room: HALF, color: "text" },
      name.line,
    ),
    ...cardTexts(figure.lines, figure.font, { x, y: ofScore.base, room: HALF, color: "text" }),
  ];
}

function foot(
  content: CardContent,
  shape: CardShape,
  appName: string,
  measure: MeasureText,
): CardItem[] {
  const y = CARD_SHAPES[shape].foot;
  const size = shape === "square" ? 28 : 34;
  const width = (CARD_WIDTH - 2 * CARD_MARGIN - GAP) / 2;
  const look = { weight: 600, stretch: "condensed" } as const;
  const room = { width, most: size, least: 20, lines: 1 } as const;
  const when = fitText([content.when.join(CARD_SEPARATOR)], look, room, measure);
  const app = fitText([appName], look, room, measure);
  return [
    ...cardTexts(when.lines, when.font, { x: CARD_MARGIN, y, room: width, color: "text-2" }),
    ...cardTexts(app.lines, app.font, {
      x: CARD_WIDTH - CARD_MARGIN,
      y,
      room: width,
      color: "brand",
      align: "right",
    }),
  ];
}
