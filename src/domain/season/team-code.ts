import { foldText } from "../shared/search-text.ts";

/** A code has three letters or digits. */
export const TEAM_CODE = /^[A-Z0-9]{3}$/;

interface Coded {
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
}

/** Sorts teams alphabetically, the order in which they get their short names and codes. */
export function inNamingOrder<Row extends Pick<Coded, "id" | "name">>(teams: Iterable<Row>): Row[] {
  return [...teams].sort(
    (a, b) => compare(foldText(a.name), foldText(b.name)) || compare(a.id, b.id),
  );
}

/** Returns a unique code for each team of a season; entered codes come before proposed ones. */
export function seasonCodes(teams: Iterable<Coded>): ReadonlyMap<string, string> {
  return teamCodes(inNamingOrder(teams));
}

/** Returns a unique code for each team: entered codes first, then proposals in the given order. */
export function teamCodes(teams: readonly Coded[]): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  const taken = new Set<string>();
  const take = (id: string, code: string) => {
    if (taken.has(code)) return false;
    taken.add(code);
    codes.set(id, code);
    return true;
  };
  for (const { id, code } of teams) if (code) take(id, code);
  for (const { id, name } of teams) {
    if (codes.has(id)) continue;
    for (const candidate of codeCandidates(name)) if (take(id, candidate)) break;
  }
  return codes;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Yields the best first: "Falcons" gives FAL, "New York Giants" NYG. It never ends. */
function* codeCandidates(name: string): Generator<string> {
  const words = foldText(name)
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== "");
  const [first = "", second = ""] = words;
  const last = words.at(-1) ?? "";
  const letters = words.join("");
  const start = letters[0] ?? "T";
  const best = [
    words.length > 2 ? words.map((word) => word[0]).join("") : "",
    words.length > 1 ? `${start}${last.slice(0, 2)}` : first,
    `${first.slice(0, 2)}${second[0] ?? ""}`,
    last,
    first,
  ];
  for (const candidate of best) if (candidate.length >= 3) yield candidate.slice(0, 3);
  for (let at = 1; at < letters.length; at += 1) {
    for (const end of letters.slice(at + 1)) yield `${start}${letters[at]}${end}`;
  }
  for (let number = 1; number < 100; number += 1)
    yield `${start}${String(number).padStart(2, "0")}`;
  for (let number = 0; ; number += 1) {
    yield number.toString(36).toUpperCase().padStart(3, "0");
  }
}
