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
  readonly lines: 1 | 2;
}

const STEP = 2;

/**
 * Chooses the first text that fits between the largest and the smallest size; the last one shrinks
 * further. Lines break between words only, and nothing is cut.
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
      const lines = linesOf(text, room, (line) => measure(line, font) <= room.width);
      if (lines !== null) return { lines, font };
    }
  }
  return { lines: [texts[0]], font: { ...look, size: 1 } };
}

/** null if the text needs more lines than there are. */
function linesOf(
  text: string,
  { lines }: Room,
  fits: (line: string) => boolean,
): readonly string[] | null {
  if (fits(text)) return [text];
  if (lines === 1) return null;
  const words = text.split(/\s+/);
  const pairs = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")] as const)
    .filter((pair) => pair.every(fits));
  const unevenness = ([a, b]: readonly [string, string]) => Math.abs(a.length - b.length);
  return pairs.sort((a, b) => unevenness(a) - unevenness(b))[0] ?? null;
}
