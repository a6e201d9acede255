import { foldText } from "../shared/search-text.ts";
import { inNamingOrder, teamCodes } from "./team-code.ts";

export const MOST_SHORT_LETTERS = 12;

export interface TeamNames {
  /** At most 12 characters. */
  readonly shortName: string;
  /** Three letters or digits, such as "FAL". */
  readonly code: string;
}

/** The names that an admin entered; null keeps the proposal. */
export type GivenTeamNames = { readonly [Name in keyof TeamNames]: TeamNames[Name] | null };

export interface NamedByAdmin extends GivenTeamNames {
  readonly id: string;
  readonly name: string;
}

/** Returns unique names for all teams of a season; entered names come before proposals. */
export function teamNames(teams: Iterable<NamedByAdmin>): ReadonlyMap<string, TeamNames> {
  const inOrder = inNamingOrder(teams);
  const shortNames = shortNamesOf(inOrder);
  const codes = teamCodes(inOrder);
  return new Map(
    inOrder.map(({ id, name }) => [
      id,
      { shortName: shortNames.get(id) ?? name, code: codes.get(id) ?? "" },
    ]),
  );
}

/** Proposes names that no other team has; a new team has the id null. */
export function proposedNames(
  teams: readonly NamedByAdmin[],
  teamId: string | null,
  name: string,
): TeamNames {
  const id = teamId ?? "";
  const others = teams.filter((team) => team.id !== id);
  const none = { shortName: "", code: "" };
  if (name.trim() === "") return none;
  return teamNames([...others, { id, name, shortName: null, code: null }]).get(id) ?? none;
}

export function isShort(name: string): boolean {
  return lengthOf(name) <= MOST_SHORT_LETTERS;
}

/** Returns the name if it fits and else the short one, so that nothing is cut inside a word. */
export function teamNameWithin(team: { name: string; shortName: string }, letters: number): string {
  return lengthOf(team.name) <= letters ? team.name : team.shortName;
}

function shortNamesOf(teams: readonly NamedByAdmin[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const take = (id: string, name: string) => {
    if (taken.has(foldText(name))) return false;
    taken.add(foldText(name));
    names.set(id, name);
    return true;
  };
  for (const { id, shortName } of teams) if (shortName) take(id, shortName);
  const open = teams
    .filter(({ id }) => !names.has(id))
    .map(({ id, name }) => ({ id, candidates: shortNameCandidates(name) }));
  const wanted = new Map<string, number>();
  for (const candidate of open.flatMap(({ candidates }) => candidates)) {
    wanted.set(foldText(candidate), (wanted.get(foldText(candidate)) ?? 0) + 1);
  }
  // A name that two teams could have identifies neither.
  for (const { id, candidates } of open) {
    candidates.some((candidate) => wanted.get(foldText(candidate)) === 1 && take(id, candidate));
  }
  for (const { id, candidates } of open) {
    if (names.has(id) || candidates.some((candidate) => take(id, candidate))) continue;
    for (let number = 2; !take(id, numbered(candidates, number)); number += 1);
  }
  return names;
}

const JOINING = new Set("a an and the of with & de der die das la le los las von".split(" "));

/** The words after one of these say less about the team. */
const CUTTING = new Set("and the of with &".split(" "));

/** Many teams of a season have one of these words in their name. */
const SAYS_LITTLE = new Set(
  "united city town athletic association club center centre fc sc ac cf team flag football sports league".split(
    " ",
  ),
);

/** A word needs four letters: "Falcons" counts, "2" and "II" do not. */
const SAYS_MUCH = /\p{L}{4}/u;

/** Lists short names of at most 12 letters, best first: "Chasers" for "Storm Chasers". */
function shortNameCandidates(name: string): readonly string[] {
  const words = wordsOf(name, /\s+/);
  const parts = words.length > 1 ? words : wordsOf(name, /[\s-]+/);
  const lead = leadOf(parts);
  const ends = [...endsOf(lead), ...endsOf(parts)];
  const starts = parts.map((_, at) => parts.slice(0, parts.length - at));
  const [initial = ""] = parts[0] ?? "";
  const candidates = [
    words.length > 1 ? lastOf(lead) : "",
    words.join(" "),
    withoutLittle(lead).join(" "),
    lastOf(withoutLittle(lead)),
    ...ends.map((end) => end.join(" ")),
    ...ends.filter((end) => end.length < parts.length).map((end) => `${initial}. ${end.join(" ")}`),
    ...starts.filter((start) => !isJoining(start.at(-1) ?? "")).map((start) => start.join(" ")),
  ].filter((candidate) => candidate !== "" && isShort(candidate));
  return candidates.length > 0 ? [...new Set(candidates)] : [oneWordOf(parts)];
}

/** Returns the words before the first "of", "and", "the" or "&", if they can stand alone. */
function leadOf(words: readonly string[]): readonly string[] {
  const cut = words.findIndex((word, at) => at > 0 && CUTTING.has(word.toLowerCase()));
  const lead = cut < 0 ? words : words.slice(0, cut);
  return lead.some(saysSomething) ? lead : words;
}

/** Turns "Brotherhood United" into "Brotherhood". */
function withoutLittle(words: readonly string[]): readonly string[] {
  return words.slice(0, words.findLastIndex((word) => !saysLittle(word)) + 1);
}

/** Returns the last word if it can be a name by itself. */
function lastOf(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return SAYS_MUCH.test(last) && saysSomething(last) ? last : "";
}

/** Returns the endings of the name with the longest first; each has a word that says something. */
function endsOf(words: readonly string[]): (readonly string[])[] {
  return words
    .map((_, at) => words.slice(at))
    .filter((end) => !isJoining(end[0] ?? "") && end.some(saysSomething));
}

/** Returns the longest word that fits, or else the start of the longest word with a full stop. */
function oneWordOf(words: readonly string[]): string {
  const telling = words.filter(saysSomething);
  const longestFirst = (telling.length > 0 ? telling : words).toSorted(
    (a, b) => lengthOf(b) - lengthOf(a),
  );
  const cut = [...(longestFirst[0] ?? "")].slice(0, MOST_SHORT_LETTERS - 1).join("");
  return longestFirst.find(isShort) ?? `${cut}.`;
}

function numbered(candidates: readonly string[], number: number): string {
  const room = MOST_SHORT_LETTERS - `${number}`.length - 1;
  const fitting = candidates.find((candidate) => lengthOf(candidate) <= room);
  return `${fitting ?? [...(candidates[0] ?? "")].slice(0, room).join("").trimEnd()} ${number}`;
}

function wordsOf(text: string, gap: RegExp): string[] {
  return text.split(gap).filter((word) => word !== "");
}

function isJoining(word: string): boolean {
  return JOINING.has(word.toLowerCase());
}

function saysLittle(word: string): boolean {
  return SAYS_LITTLE.has(word.toLowerCase());
}

function saysSomething(word: string): boolean {
  return !isJoining(word) && !saysLittle(word) && /\p{L}/u.test(word);
}

function lengthOf(text: string): number {
  return [...text].length;
}
