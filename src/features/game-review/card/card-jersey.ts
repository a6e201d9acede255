import type { TeamFace } from "../../../domain/season/team-color.ts";
import { type CardItem, cardTexts } from "./card-items.ts";
import { fitText, type MeasureText } from "./fit-text.ts";

interface JerseyPlace {
  readonly right: number;
  readonly middle: number;
  readonly width: number;
}

/** Draws the team's code on a jersey of its colour; all its measures grow with its width. */
export function cardJersey(
  { code, color }: TeamFace,
  { right, middle, width }: JerseyPlace,
  measure: MeasureText,
): CardItem[] {
  const height = width * 0.8;
  const frame = width * 0.03;
  const neck = width * 0.32;
  const [x, y] = [right - width, middle - height / 2];
  const room = width - 4 * frame;
  const fitted = fitText(
    [code],
    { weight: 800, stretch: "extra-condensed" },
    { width: room, most: width * 0.45, least: width * 0.2 },
    measure,
  );
  return [
    { kind: "box", x, y, width, height, color: "line-strong", radius: width * 0.13 },
    {
      kind: "box",
      x: x + frame,
      y: y + frame,
      width: width - 2 * frame,
      height: height - 2 * frame,
      color: color === null ? "surface-2" : `kit-${color}`,
      radius: width * 0.1,
    },
    {
      kind: "box",
      x: x + (width - neck) / 2,
      y: y - neck / 2 + frame,
      width: neck,
      height: neck,
      color: "bg",
      radius: neck / 2,
    },
    ...cardTexts(fitted.lines, fitted.font, {
      x: x + width / 2,
      y: y + height * 0.77,
      room,
      color: color === null ? "text" : "on-kit",
      align: "center",
    }),
  ];
}
