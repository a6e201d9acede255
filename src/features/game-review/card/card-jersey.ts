import type { TeamFace } from "../../../domain/season/team-color.ts";
import { type CardItem, cardTexts } from "./card-items.ts";
import { fitText, type MeasureText } from "./fit-text.ts";

export const JERSEY = { width: 76, height: 60 } as const;
const FRAME = 3;
const NECK = 24;

/** Draws the team's code on a jersey of its colour, with its lower edge at `bottom`. */
export function cardJersey(
  { code, color }: TeamFace,
  x: number,
  bottom: number,
  measure: MeasureText,
): CardItem[] {
  const y = bottom - JERSEY.height;
  const room = JERSEY.width - 4 * FRAME;
  const fitted = fitText(
    [code],
    { weight: 800, stretch: "extra-condensed" },
    { width: room, most: 34, least: 16, lines: 1 },
    measure,
  );
  return [
    { kind: "box", x, y, ...JERSEY, color: "line-strong", radius: 10 },
    {
      kind: "box",
      x: x + FRAME,
      y: y + FRAME,
      width: JERSEY.width - 2 * FRAME,
      height: JERSEY.height - 2 * FRAME,
      color: color === null ? "surface-2" : `kit-${color}`,
      radius: 7,
    },
    {
      kind: "box",
      x: x + (JERSEY.width - NECK) / 2,
      y: y - NECK / 2 + FRAME,
      width: NECK,
      height: NECK,
      color: "bg",
      radius: NECK / 2,
    },
    ...cardTexts(fitted.lines, fitted.font, {
      x: x + JERSEY.width / 2,
      y: bottom - 14,
      room,
      color: color === null ? "text" : "on-kit",
      align: "center",
    }),
  ];
}
