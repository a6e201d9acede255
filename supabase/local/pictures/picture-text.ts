export type PictureWeight = "bold" | "medium";

/** Returns the width of a text in pixels. */
export type MeasurePicture = (text: string, weight: PictureWeight, size: number) => number;

interface Room {
  readonly weight: PictureWeight;
  readonly width: number;
  readonly most: number;
  /** Below this size a shorter text is taken, where there is one. */
  readonly least: number;
  readonly lines: 1 | 2;
}

interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

const STEP = 4;

/** Lines break between words, and nothing is cut; the last text shrinks until it fits. */
export function fitPictureText(
  texts: readonly [string, ...string[]],
  { weight, width, most, least, lines }: Room,
  measure: MeasurePicture,
): Fitted {
  for (const [at, text] of texts.entries()) {
    const smallest = at === texts.length - 1 ? STEP : least;
    const splits = lines === 1 ? [[text]] : [[text], ...pairsOf(text)];
    for (let size = most; size >= smallest; size -= STEP) {
      const fitting = splits.find((split) =>
        split.every((line) => measure(line, weight, size) <= width),
      );
      if (fitting !== undefined) return { lines: fitting, size };
    }
  }
  return { lines: [texts[0]], size: STEP };
}

/** The most even pair of lines comes first. */
function pairsOf(text: string): string[][] {
  const words = text.split(/\s+/);
  const unevenness = ([a = "", b = ""]: readonly string[]) => Math.abs(a.length - b.length);
  return words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")])
    .sort((a, b) => unevenness(a) - unevenness(b));
}

/** What the picture's font has, as scripts/fonts/subset-archivo.py cuts it. */
const DRAWN =
  /[ -~\u00a0-\u00ac\u00ae-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126-\u012b\u012e-\u0131\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0165\u0168-\u016b\u016e-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/;
const VIETNAMESE_SMALL = /[\u1ea1-\u1ef9]/;

/**
 * Returns the text as the picture's font can draw it, without signs that it lacks; null if a letter
 * is among them, because a name with holes would be another name.
 */
export function drawableText(text: string): string | null {
  let drawn = "";
  for (const sign of text.normalize("NFC")) {
    const isVietnamese = VIETNAMESE_SMALL.test(sign) && (sign.codePointAt(0) ?? 0) % 2 === 1;
    if (DRAWN.test(sign) || isVietnamese) drawn += sign;
    else if (/[\p{L}\p{N}]/u.test(sign)) return null;
  }
  return drawn.replace(/\s+/g, " ").trim();
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
