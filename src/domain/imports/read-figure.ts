import { cleanCell } from "../season/sheet/clean-cell.ts";

type FigureReading =
  | { readonly kind: "count"; readonly count: number }
  /** The cell holds words instead of a number; it counts as 0 and the screen names it (A §5). */
  | { readonly kind: "text"; readonly said: string }
  /** The number is unclear, so the row waits for a person. */
  | { readonly kind: "doubtful"; readonly said: string };

const NONE: FigureReading = { kind: "count", count: 0 };
const LONGEST_SAID = 40;
/** A thousand of anything in one game is a typing error or a shifted column. */
const PLAIN_COUNT = /^0*(\d{1,3})(\.0+)?$/;
/** Invisible characters can reverse the digits on the screen. */
const HIDDEN_WITHIN = /\d\p{C}+\d/u;

/** Reads one cell: empty and dashes are 0, "3" and "3.0" are 3, "-1", "1.5", "3*" are doubtful. */
export function readFigure(cell: string): FigureReading {
  const text = cleanCell(cell);
  if (text === "" || /^[-–—]+$/u.test(text)) return NONE;
  const plain = HIDDEN_WITHIN.test(cell) ? null : PLAIN_COUNT.exec(text);
  if (plain) return { kind: "count", count: Number(plain[1]) };
  const said = text.length > LONGEST_SAID ? `${text.slice(0, LONGEST_SAID)}…` : text;
  const holdsNumber = /[\p{N}=+@＝＋－＠]/u.test(text);
  return { kind: holdsNumber ? "doubtful" : "text", said };
}
