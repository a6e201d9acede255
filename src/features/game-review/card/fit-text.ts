/** A canvas takes these CSS keywords of Archivo's widths in its font. */
export type CardStretch = "extra-condensed" | "condensed" | "semi-condensed" | "normal";

export interface CardFont {
  readonly size: number;
  readonly weight: number;
  readonly stretch: CardStretch;
}

/** Returns the width of a text in pixels. */
export type MeasureText = (text: string, font: CardFont) => number;

export interface FittedText {
  readonly lines: readonly string[];
  readonly font: CardFont;
}

interface Room {
  readonly width: number;
  readonly most: number;
  readonly least: number;
}

const STEP = 2;

/**
 * Chooses the first text that fits between the largest and the smallest size; the last one shrinks
 * further, and nothing is cut.
 */
export function fitText(
  texts: readonly [string, ...string[]],
  look: Omit<CardFont, "size">,
  room: Room,
  measure: MeasureText,
): FittedText {
  const last = texts.at(-1);
  for (const text of texts) {
    const least = text === last ? 1 : room.least;
    for (let size = room.most; size >= least; size -= size > STEP ? STEP : 1) {
      const font = { ...look, size };
      if (measure(text, font) <= room.width) return { lines: [text], font };
    }
  }
  return { lines: [texts[0]], font: { ...look, size: 1 } };
}

/** Fits texts that stand below each other: all have the size of the one with the least room. */
export function fitTogether(
  rows: readonly (readonly [string, ...string[]])[],
  look: Omit<CardFont, "size">,
  room: Room,
  measure: MeasureText,
): readonly FittedText[] {
  const sizes = rows.map((texts) => fitText(texts, look, room, measure).font.size);
  const size = Math.min(room.most, ...sizes);
  return rows.map((texts) => fitText(texts, look, { ...room, most: size, least: size }, measure));
}
