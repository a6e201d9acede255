import type { CardContent, CardPlayer } from "./card-content.ts";
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
import { cardMessages as words } from "./card-messages.ts";
import { type FittedText, fitText, fitTogether, type MeasureText } from "./fit-text.ts";

/** Draws the best players, one row each. */
export function bestPlayers(
  { best: players }: CardContent,
  shape: CardShape,
  measure: MeasureText,
): CardItem[] {
  const { top, title, first, row, chip, name, figures } = CARD_SHAPES[shape].best;
  const [most, least] = figures;
  const width = CARD_WIDTH - CARD_MARGIN - POINTS_ROOM - 16 - textX(chip[0]);
  const names = fitTogether(
    players.map((player) => [player.name, player.shortName]),
    { weight: 750, stretch: "condensed" },
    { width, most: name, least: name * 0.8 },
    measure,
  );
  const lines = fitTogether(
    players.map(figureLines),
    { weight: 500, stretch: "condensed" },
    { width, most, least },
    measure,
  );
  const room = (CARD_WIDTH - 2 * CARD_MARGIN) / 2;
  const label = cardFont(shape === "square" ? 28 : 34, 750, "semi-condensed");
  const heading = { y: title, room };
  return [
    {
      kind: "box",
      x: CARD_MARGIN,
      y: top,
      width: CARD_WIDTH - 2 * CARD_MARGIN,
      height: 4,
      color: "text",
    },
    ...cardTexts([players.length > 0 ? words.best : words.nobody], label, {
      ...heading,
      x: CARD_MARGIN,
      color: "text",
    }),
    ...(players.length === 0
      ? []
      : cardTexts([words.points], label, {
          ...heading,
          x: CARD_WIDTH - CARD_MARGIN,
          color: "text-2",
          align: "right",
        })),
    ...players.flatMap((player, at) => {
      const [called, said] = [names[at], lines[at]];
      if (called === undefined || said === undefined) return [];
      return playerRow({ player, called, said, room: width }, first + at * row, shape, measure);
    }),
  ];
}

const POINTS_ROOM = 150;

/** The left edge of the texts beside a chip of this width. */
const textX = (chipWidth: number) => CARD_MARGIN + chipWidth + 28;

interface PlayerTexts {
  readonly player: CardPlayer;
  readonly called: FittedText;
  readonly said: FittedText;
  readonly room: number;
}

function playerRow(
  { player, called, said, room }: PlayerTexts,
  y: number,
  shape: CardShape,
  measure: MeasureText,
): CardItem[] {
  const { chip: ofChip, points } = CARD_SHAPES[shape].best;
  const chip = { width: ofChip[0], height: ofChip[1] };
  const x = textX(chip.width);
  const number = fitText(
    [player.jerseyNumber ?? "?"],
    { weight: 800, stretch: "condensed" },
    { width: chip.width - 16, most: chip.height * 0.7, least: 10 },
    measure,
  );
  const total = fitText(
    [String(player.fantasyPoints)],
    { weight: 800, stretch: "condensed" },
    { width: POINTS_ROOM, most: points, least: 20 },
    measure,
  );
  const middle = y + chip.height / 2;
  const baseline = (size: number) => middle + size * 0.36;
  return [
    { kind: "box", x: CARD_MARGIN, y, ...chip, color: player.side, radius: 12 },
    {
      kind: "box",
      x: CARD_MARGIN + 4,
      y: y + 4,
      width: chip.width - 8,
      height: chip.height - 8,
      color: "surface",
      radius: 9,
    },
    ...cardTexts(number.lines, number.font, {
      x: CARD_MARGIN + chip.width / 2,
      y: baseline(number.font.size),
      room: chip.width - 16,
      color: player.side,
      align: "center",
    }),
    ...cardTexts(called.lines, called.font, { x, y: y + chip.height * 0.45, room, color: "text" }),
    ...cardTexts(said.lines, said.font, { x, y: y + chip.height * 0.93, room, color: "text-2" }),
    ...cardTexts(total.lines, total.font, {
      x: CARD_WIDTH - CARD_MARGIN,
      y: baseline(total.font.size),
      room: POINTS_ROOM,
      color: "text",
      align: "right",
    }),
  ];
}

/** Lists the team and the player's figures, with one figure fewer each time. */
function figureLines({ team: ofTeam, figures }: CardPlayer): [string, ...string[]] {
  const line = (count: number) => [ofTeam, ...figures.slice(0, count)].join(CARD_SEPARATOR);
  const fewer = figures.map((_, at) => line(figures.length - 1 - at));
  return [line(figures.length), ...fewer];
}
