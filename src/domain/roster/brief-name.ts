const NARROW = /[\s.,'’-]/u;
const SLIM = /[fijlrtI]/u;
const WIDE = /[mwMW]/u;

/** The width that fits a chip of 44 px in the narrowest cut, counted in average letters. */
const CHIP_ROOM = 9;
/** Fewer letters would not identify a name. */
const FEWEST_LETTERS = 3;

/** Estimates a text's width in average letters of Archivo. */
export function letterRoom(text: string): number {
  let room = 0;
  for (const letter of text.normalize("NFC")) {
    if (NARROW.test(letter)) room += 0.5;
    else if (SLIM.test(letter)) room += 0.6;
    else room += WIDE.test(letter) ? 1.5 : 1;
  }
  return room;
}

/**
 * Abbreviates a short name that is still too wide, as people do by hand: "v. d. Berg",
 * "F.-Villareal", "Papadim."; one part stays whole if it fits, if need be alone: "Bouchard".
 */
export function briefName(name: string): string {
  const fits = (text: string) => letterRoom(text) <= CHIP_ROOM;
  if (fits(name)) return name;
  const words = name.split(/([\s-]+)/u);
  const particles = words.map((word, at) => (isParticle(word, at, words) ? initial(word) : word));
  if (fits(particles.join(""))) return particles.join("");
  const long = particles.flatMap((word, at) => (isLong(word) ? [at] : []));
  const kept = long
    .map((whole) =>
      particles.map((word, at) => (isLong(word) && at !== whole ? initial(word) : word)),
    )
    .map((parts) => parts.join(""))
    .filter(fits)
    .toSorted((a, b) => b.length - a.length);
  if (long.length > 1 && kept[0] !== undefined) return kept[0];
  const whole = particles.slice(0, (long[0] ?? 0) + 1).join("");
  return long.length > 1 && fits(whole) ? whole : cutToFit(particles, long, fits);
}

/** The first long word keeps as many letters as fit; the others become initials. */
function cutToFit(
  words: readonly string[],
  long: readonly number[],
  fits: (text: string) => boolean,
): string {
  const [first, ...others] = long;
  if (first === undefined) return words.join("");
  const letters = [...(words[first] ?? "")];
  const cutAt = (length: number) =>
    words
      .map((word, at) => {
        if (at === first) return `${letters.slice(0, length).join("")}.`;
        return others.includes(at) ? initial(word) : word;
      })
      .join("");
  let length = letters.length - 1;
  while (length > FEWEST_LETTERS && !fits(cutAt(length))) length -= 1;
  return cutAt(Math.max(length, 1));
}

/** Lower-case words before a capitalised one are particles: "van", "der", "de la". */
function isParticle(word: string, at: number, words: readonly string[]): boolean {
  return /^\p{Ll}{2,}$/u.test(word) && words.slice(at + 1).some((next) => /^\p{Lu}/u.test(next));
}

/** An initial, "Jr." or a sign between words does not count as long. */
function isLong(word: string): boolean {
  return /^[^\s.-]{4,}$/u.test(word);
}

function initial(word: string): string {
  return `${[...word][0] ?? ""}.`;
}
