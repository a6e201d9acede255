import { foldText } from "../shared/search-text.ts";
import { plainName } from "./player-label.ts";

interface NameParts {
  /** Empty if the name is a single word. */
  readonly given: string;
  readonly surname: string;
  /** For example "Jr." or "III"; empty if there is none. */
  readonly suffix: string;
}

const SUFFIX = /^(?:jr|sr|jun|sen|ii|iii|iv)\.?$/i;
const INITIAL = /^\p{L}\.$/u;
const TWO_LETTERS = /\p{L}[^\p{L}]*\p{L}/u;

/** Understands "Ada M. Reyes", "Reyes, Ada", "Carter, Dwayne Jr." and "Dwayne Carter, Jr.". */
function partsOf(name: string): NameParts {
  const plain = plainName(name);
  const pieces = plain
    .split(",")
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
  const [first = plain, ...others] = pieces.filter((piece) => !SUFFIX.test(piece));
  const front = withoutSuffix(first);
  const rest = withoutSuffix(others.join(" "));
  const suffix = pieces.find((piece) => SUFFIX.test(piece)) ?? (rest.suffix || front.suffix);
  if (rest.words.length > 0) {
    return { given: rest.words.join(" "), surname: front.words.join(" "), suffix };
  }
  const [given = "", ...family] = front.words;
  while (family.length > 1 && INITIAL.test(family[0] ?? "")) family.shift();
  // In "T. J.", an initial alone is not a surname.
  return TWO_LETTERS.test(family.join(" "))
    ? { given, surname: family.join(" "), suffix }
    : { given: "", surname: front.words.join(" "), suffix };
}

function withoutSuffix(text: string): { readonly words: string[]; readonly suffix: string } {
  const words = text.split(/\s+/).filter((word) => word !== "");
  const last = words.at(-1) ?? "";
  if (words.length < 2 || !SUFFIX.test(last)) return { words, suffix: "" };
  return { words: words.slice(0, -1), suffix: last };
}

function familyName({ surname, suffix }: NameParts): string {
  return suffix === "" || surname === suffix ? surname : `${surname} ${suffix}`;
}

/** Shortens "Ada Reyes" to "Reyes" and "Carter, Dwayne Jr." to "Carter Jr.". */
export function shortPlayerName(name: string): string {
  return familyName(partsOf(name));
}

/**
 * Equal surnames keep enough of the given name: "K. Møller". Names that only an accent tells apart
 * keep all of it: "Zoë Møller" and "Zoe Møller".
 */
export function shortNamesOf(
  players: Iterable<{ readonly id: string; readonly name: string }>,
): ReadonlyMap<string, string> {
  const families = new Map<string, { id: string; parts: NameParts }[]>();
  for (const { id, name } of players) {
    const parts = partsOf(name);
    const key = foldText(familyName(parts));
    families.set(key, [...(families.get(key) ?? []), { id, parts }]);
  }
  const names = new Map<string, string>();
  for (const members of families.values()) {
    const givens = new Set(members.map(({ parts }) => plainGiven(parts)));
    for (const { id, parts } of members) {
      const others = [...givens].filter((given) => given !== plainGiven(parts));
      const told = others.length === 0 ? "" : toldApart(parts.given, others);
      names.set(id, told === "" ? familyName(parts) : `${told} ${familyName(parts)}`);
    }
  }
  return names;
}

function plainGiven({ given }: NameParts): string {
  return given.replace(/\.$/, "").normalize("NFC").toLowerCase();
}

/** Returns the shortest start of a given name that no other has, or all of it. */
function toldApart(given: string, others: readonly string[]): string {
  const letters = [...given.normalize("NFC").replace(/\.$/, "")];
  for (let length = 1; length < letters.length; length += 1) {
    const start = letters.slice(0, length).join("");
    const folded = foldText(start);
    if (others.every((other) => !foldText(other).startsWith(folded))) return `${start.trimEnd()}.`;
  }
  return given;
}
