/** The readers take one value at a time, because each may be missing or have another type. */
export type ProviderEntry = Readonly<Record<string, unknown>>;

/** The longest text that the tables hold. */
const MOST_LETTERS = 200;

/** No screen shows these and no table stores them; some scripts need the two joiners. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;

export function entryOf(value: unknown): ProviderEntry | null {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as ProviderEntry)
    : null;
}

/** Returns a list that stands alone or under its name, or null if there is none. */
export function listUnder(answer: unknown, name: string): readonly unknown[] | null {
  const list = Array.isArray(answer) ? answer : entryOf(answer)?.[name];
  return Array.isArray(list) ? list : null;
}

/** Returns an id as text, from a number or a string; zero means that there is none. */
export function providerIdOf(value: unknown): string | null {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string") return null;
  const id = text.trim();
  return /^\d{1,12}$/.test(id) && Number(id) > 0 ? id : null;
}

/** Some ids are left open on purpose, for a matchup that is still to be decided. */
export function isLeftOpen(value: unknown): boolean {
  return value == null || value === 0 || (typeof value === "string" && /^0*$/.test(value.trim()));
}

/** Returns a text on one line without invisible characters, or null if nothing is left. */
export function providerText(value: unknown): string | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const text = String(value).replace(/\s+/gu, " ").replace(UNSEEN, "").trim();
  return text === "" ? null : [...text].slice(0, MOST_LETTERS).join("").trim();
}

/** Reads a flag; it is set by true, 1, "1" or "true". */
export function providerFlag(value: unknown): boolean {
  return value === true || value === 1 || value === "1" || value === "true";
}

/** Returns a count from 0 to 999, null for none, and "unreadable" for anything else. */
export function providerCount(value: unknown): number | null | "unreadable" {
  if (value == null || value === "") return null;
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string" || !/^\s*\d{1,3}(?:\.0+)?\s*$/.test(text)) return "unreadable";
  return Number(text);
}

/** Returns a calendar day as YYYY-MM-DD, from that form (a time may follow) or from month/day/year. */
export function providerDay(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})(?:[T\s].*)?$/.exec(value);
  const american = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(value);
  const [year = 0, month = 0, day = 0] = (
    iso ? iso.slice(1) : [american?.[3], american?.[1], american?.[2]]
  ).map(Number);
  if (!(year >= 1900 && year <= 2199) || month < 1 || month > 12) return null;
  if (day < 1 || day > daysIn(year, month)) return null;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Returns HH:MM from "16:30:00" or "4:30 PM", null for none, and "unreadable" for anything else. */
export function providerTime(value: unknown): string | null | "unreadable" {
  if (value == null) return null;
  if (typeof value !== "string") return "unreadable";
  const text = value.trim();
  if (text === "" || /^tb[ad]$/i.test(text)) return null;
  const [, hourText = "", minutes = "00", half] =
    /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?(?:\s*([ap])\.?m\.?)?$/i.exec(text) ?? [];
  const hour = Number(hourText);
  if (hourText === "" || Number(minutes) > 59) return "unreadable";
  if (half === undefined) {
    return hour > 23 || !text.includes(":") ? "unreadable" : clock(hour, minutes);
  }
  if (hour < 1 || hour > 12) return "unreadable";
  return clock((hour % 12) + (half.toLowerCase() === "p" ? 12 : 0), minutes);
}

function clock(hour: number, minutes: string): string {
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}
