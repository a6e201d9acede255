/** `dialog`: 0 to 99 in 1–3 digits. `inline`: at most 2 digits, and no teammate's (P §5, D33). */
export type JerseyField = "dialog" | "inline";

/** `not_digits`: too long or not digits; `out_of_range`: digits above 99. */
type JerseyProblem = "not_digits" | "out_of_range";

const MAX_DIGITS: Readonly<Record<JerseyField, number>> = { dialog: 3, inline: 2 };
const HIGHEST = 99;

/** Returns a typed number for storage, keeping leading zeros; null when it is empty (P §5). */
export function cleanJersey(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === "" ? null : trimmed;
}

export function jerseyProblem(text: string, field: JerseyField): JerseyProblem | null {
  const jersey = cleanJersey(text);
  if (jersey === null) return null;
  if (!/^[0-9]+$/.test(jersey) || jersey.length > MAX_DIGITS[field]) return "not_digits";
  return Number(jersey) > HIGHEST ? "out_of_range" : null;
}

/** "0" and "00" are different numbers (D29). */
export function isJerseyTaken(jersey: string, taken: Iterable<string | null>): boolean {
  for (const other of taken) if (other === jersey) return true;
  return false;
}

const MOST_SUGGESTIONS = 3;

/** Returns the nearest free numbers; of two equally near, the higher one comes first (P §5). */
export function suggestJerseys(jersey: string, taken: Iterable<string | null>): readonly string[] {
  const worn = new Set(taken);
  const start = Number(jersey);
  const free: string[] = [];
  for (let distance = 1; distance <= HIGHEST; distance += 1) {
    for (const candidate of [start + distance, start - distance]) {
      const inRange = candidate >= 0 && candidate <= HIGHEST;
      if (inRange && !worn.has(String(candidate))) free.push(String(candidate));
      if (free.length === MOST_SUGGESTIONS) return free;
    }
  }
  return free;
}

/** Sorts "2" before "10", "0" before "00"; then text that is no number, then null (D29). */
export function compareJerseys(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  const byValue = rank(a) - rank(b);
  if (byValue !== 0 && !Number.isNaN(byValue)) return byValue;
  return a.length - b.length || (a < b ? -1 : 1);
}

function rank(jersey: string): number {
  return /^[0-9]+$/.test(jersey) ? Number(jersey) : Number.POSITIVE_INFINITY;
}
