import type { TeamColor } from "../../../domain/season/team-color.ts";
import type { CardFont, CardStretch } from "./fit-text.ts";

/** The canvas reads these tokens of tokens.css in the light theme. */
export type CardColor =
  | "bg"
  | "surface"
  | "text"
  | "text-2"
  | "line-strong"
  | "brand"
  | "win"
  | "on-brand"
  | "flag"
  | "on-flag"
  | "visitor"
  | "home"
  | "surface-2"
  | "on-kit"
  | `kit-${TeamColor}`;

export type CardItem =
  | {
      readonly kind: "box";
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly color: CardColor;
      readonly radius?: number;
    }
  | {
      readonly kind: "text";
      readonly text: string;
      readonly x: number;
      /** The height of the baseline. */
      readonly y: number;
      /** The text is at most this wide. */
      readonly room: number;
      readonly font: CardFont;
      readonly color: CardColor;
      readonly align: "left" | "center" | "right";
    }
  | {
      readonly kind: "crest";
      readonly crest: string;
      readonly x: number;
      readonly y: number;
      readonly side: number;
    };

export type CardShape = "square" | "story";

/** Vertical places, in pixels. A story keeps its ends free, where apps lay their own buttons. */
export const CARD_SHAPES = {
  square: {
    height: 1080,
    head: { height: 124, base: 76, size: 38 },
    edge: 142,
    mark: { middle: 238, side: 128, label: 32 },
    name: { base: 366, most: 56, least: 40 },
    score: { base: 580, size: 250 },
    best: {
      top: 630,
      title: 674,
      first: 694,
      row: 98,
      chip: [84, 74],
      name: 40,
      figures: [30, 28],
      points: 64,
    },
    foot: 1042,
  },
  story: {
    height: 1920,
    head: { height: 300, base: 236, size: 42 },
    edge: 360,
    mark: { middle: 506, side: 228, label: 44 },
    name: { base: 706, most: 76, least: 52 },
    score: { base: 1052, size: 430 },
    best: {
      top: 1136,
      title: 1202,
      first: 1236,
      row: 176,
      chip: [112, 104],
      name: 54,
      figures: [34, 28],
      points: 96,
    },
    foot: 1818,
  },
} as const;

export const CARD_WIDTH = 1080;
export const CARD_MARGIN = 64;
export const CARD_SEPARATOR = " · ";

export function cardFont(size: number, weight: number, stretch: CardStretch): CardFont {
  return { size, weight, stretch };
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly color: CardColor;
  readonly align?: "left" | "center" | "right";
}

/** Places lines below one another, with the first at `y`. */
export function cardTexts(
  lines: readonly string[],
  fontOfLines: CardFont,
  { align = "left", y, ...place }: Place,
): CardItem[] {
  return lines.map((text, at) => ({
    kind: "text",
    text,
    ...place,
    y: y + at * fontOfLines.size,
    font: fontOfLines,
    align,
  }));
}
