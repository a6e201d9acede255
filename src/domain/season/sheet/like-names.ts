import { editDistance } from "../../shared/edit-distance.ts";
import { foldText } from "../../shared/search-text.ts";
import { nameKey } from "./clean-cell.ts";

const SHORTEST = 4;

/** Four to seven letters may differ in one, more in two; an initial may be a first name. */
export function areAlike(one: string, other: string): boolean {
  const [a, b] = [nameKey(one), nameKey(other)];
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter >= SHORTEST) {
    const slips = shorter < 8 ? 1 : 2;
    if (Math.abs(a.length - b.length) <= slips && editDistance(a, b, slips) <= slips) {
      // Names that differ only in a number belong to different teams.
      return digitsOf(a) === digitsOf(b);
    }
  }
  return sharesInitial(one, other) || sharesInitial(other, one);
}

/** For example, `short` is "J. Okafor" or "J Okafor" and `long` is "Jide Okafor". */
export function sharesInitial(short: string, long: string): boolean {
  const [first = "", ...rest] = foldText(short).split(" ");
  const [longFirst = "", ...longRest] = foldText(long).split(" ");
  const initial = first.replace(".", "");
  return (
    initial.length === 1 &&
    longFirst.length > 1 &&
    longFirst.startsWith(initial) &&
    rest.length > 0 &&
    rest.join(" ") === longRest.join(" ")
  );
}

function digitsOf(text: string): string {
  return text.replace(/\P{N}/gu, "");
}
