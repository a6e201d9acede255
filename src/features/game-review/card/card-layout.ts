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
import { type CardFont, type FittedText, fitText, type MeasureText } from "./fit-text.ts";

interface CardLayout {
  readonly width: number;
  readonly height: number;
  /** The items in the order of drawing. */
  readonly items: readonly CardItem[];
}

const GAP = 48;
const MARK_GAP = 24;
/** Of the figures; below it a rule marks the winner. */
const RULE = { gap: 20, height: 10 };
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
  const state = content.isTie ? words.tie : content.isFinal ? words.final : words.live;
  const stateFont = cardFont(size - 4, 800, "condensed");
  const pillWidth = Math.ceil(measure(state, stateFont)) + 48;
  const { league, season } = content;
  const whole = [league, season].filter(Boolean).join(CARD_SEPARATOR);
  const room = CARD_WIDTH - 2 * CARD_MARGIN - pillWidth - GAP;
  const title = fitText(
    [whole, league || season],
    { weight: 700, stretch: "condensed" },
    { width: room, most: size, least: 26, lines: 2 },
    measure,
  );
  const titleLift = (title.lines.length - 1) * title.font.size * 0.5;
  const pillX = CARD_WIDTH - CARD_MARGIN - pillWidth;
  return [
    { kind: "box", x: 0, y: 0, width: CARD_WIDTH, height, color: "brand" },
    ...cardTexts(title.lines, title.font, {
      x: CARD_MARGIN,
      y: base - titleLift,
      room,
      color: "on-brand",
    }),
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

/** Places crest or jersey above the team's own name; beside a figure it would stand between two. */
function markItems(
  face: CardTeam,
  place: { readonly x: number; readonly middle: number; readonly side: number },
  measure: MeasureText,
): readonly CardItem[] {
  const { x, middle, side } = place;
  if (face.crest === null) {
    return cardJersey(face, { right: x + side, middle, width: side }, measure);
  }
  return [{ kind: "crest", crest: face.crest, x, y: middle - side / 2, side }];
}

/** The visitor stands left under a solid edge, home right under a dashed one; the winner is underlined. */
function team(
  content: CardContent,
  side: "visitor" | "home",
  shape: CardShape,
  measure: MeasureText,
): CardItem[] {
  const face: CardTeam = content[side];
  const { edge, mark, name, score: ofScore } = CARD_SHAPES[shape];
  const x = side === "visitor" ? CARD_MARGIN : CARD_MARGIN + HALF + GAP;
  const dashes = side === "visitor" ? 1 : 9;
  const dash = HALF / (2 * dashes - 1);
  const fitted = fitText(
    [face.name, face.shortName],
    { weight: 780, stretch: "condensed" },
    { width: HALF, most: name.most, least: 38, lines: 2 },
    measure,
  );
  const lift = (fitted.lines.length - 1) * fitted.font.size * name.line;
  const scoreFont = scoreFontOf(content, face, ofScore.size, measure);
  const labelX = x + mark.side + MARK_GAP;
  const labelRoom = x + HALF - labelX;
  const label = fitText(
    [face.hasWon ? [words[side], words.winner].join(CARD_SEPARATOR) : words[side]],
    { weight: face.hasWon ? 780 : 680, stretch: "condensed" },
    { width: labelRoom, most: mark.label, least: 28, lines: 1 },
    measure,
  );
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
    ...markItems(face, { x, ...mark }, measure),
    ...cardTexts(label.lines, label.font, {
      x: labelX,
      y: mark.middle + label.font.size * 0.36,
      room: labelRoom,
      color: face.hasWon ? "win" : "text-2",
    }),
    ...cardTexts(
      fitted.lines,
      fitted.font,
      // The lines stay below the mark and above the score.
      { x, y: name.base - lift * 0.25, room: HALF, color: "text" },
      name.line,
    ),
    ...cardTexts([String(face.score)], scoreFont, {
      x,
      y: ofScore.base,
      room: HALF,
      color: face.hasWon ? "win" : "text",
    }),
    ...(face.hasWon
      ? [
          {
            kind: "box" as const,
            x,
            y: ofScore.base + RULE.gap,
            width: Math.ceil(measure(String(face.score), scoreFont)),
            height: RULE.height,
            color: "win" as const,
          },
        ]
      : []),
  ];
}

/** Both scores are as high as the wider one may be; the winner's is the heavier. */
function scoreFontOf(
  { visitor, home }: CardContent,
  face: CardTeam,
  most: number,
  measure: MeasureText,
): CardFont {
  const isDecided = visitor.hasWon || home.hasWon;
  const sizes = [visitor, home].map(
    ({ score }) =>
      fitText(
        [String(score)],
        { weight: 850, stretch: "extra-condensed" },
        { width: HALF, most, least: 40, lines: 1 },
        measure,
      ).font.size,
  );
  const weight = isDecided && !face.hasWon ? 620 : 850;
  return cardFont(Math.min(...sizes), weight, "extra-condensed");
}

function foot(
  content: CardContent,
  shape: CardShape,
  appName: string,
  measure: MeasureText,
): CardItem[] {
  const y = CARD_SHAPES[shape].foot;
  const size = shape === "square" ? 28 : 34;
  const width = HALF;
  const look = { weight: 600, stretch: "condensed" } as const;
  const room = { most: size, least: 20, lines: 1 } as const;
  const app = fitText([appName], look, { ...room, width }, measure);
  const rest = CARD_WIDTH - 2 * CARD_MARGIN - GAP - widest(app, measure);
  const { when } = content;
  const played = fitText(
    [when.join(CARD_SEPARATOR), when.slice(0, 2).join(CARD_SEPARATOR)],
    look,
    { ...room, least: size - 4, width: rest },
    measure,
  );
  return [
    ...cardTexts(played.lines, played.font, { x: CARD_MARGIN, y, room: rest, color: "text-2" }),
    ...cardTexts(app.lines, app.font, {
      x: CARD_WIDTH - CARD_MARGIN,
      y,
      room: width,
      color: "brand",
      align: "right",
    }),
  ];
}

function widest({ lines, font }: FittedText, measure: MeasureText): number {
  return Math.max(...lines.map((line) => measure(line, font)));
}
