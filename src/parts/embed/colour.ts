/** Red, green and blue are 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

const BLACK: Colour = [0, 0, 0];
const WHITE: Colour = [255, 255, 255];
/** The accent of a widget that asks for none. */
export const TURF: Colour = [30, 91, 58];

/** Reads six or three hex digits with or without "#", or null, so no address becomes CSS. */
export function parseColour(text: string): Colour | null {
  const match = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim());
  const digits = match?.[1]?.replace(/^(.)(.)(.)$/, "$1$1$2$2$3$3");
  if (digits === undefined) return null;
  const part = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

/** Returns "#" and six digits, as in CSS. */
export function colourText(colour: Colour): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** The WCAG ratio of two colours, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns the more readable of black and white, with a contrast of at least 4.58. */
export function inkOn(ground: Colour): Colour {
  return contrast(ground, BLACK) > contrast(ground, WHITE) ? BLACK : WHITE;
}

/** Returns the color, darkened or lightened as little as the ratio on that ground demands. */
export function readableOn(ground: Colour, colour: Colour, ratio: number): Colour {
  const ink = inkOn(ground);
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(colour, ink, share);
    if (contrast(mixed, ground) >= ratio) return mixed;
  }
  return ink;
}

function mix(colour: Colour, ink: Colour, share: number): Colour {
  const part = (at: 0 | 1 | 2) => Math.round(colour[at] + (ink[at] - colour[at]) * share);
  return [part(0), part(1), part(2)];
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
