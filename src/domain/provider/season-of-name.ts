import type { ProviderLeague } from "./facts.ts";

type ProviderSeasonType = "spring" | "summer" | "fall";

export interface SeasonOfName {
  readonly seasonType: ProviderSeasonType;
  readonly year: number;
}

const FOUR_DIGITS = /(?<!\d)((?:19|20|21)\d{2})(?!\d)/;
const TWO_DIGITS = /['’‘](\d{2})(?!\d)|\b(?:spring|summer|fall|autumn|winter)\s+(\d{2})(?![\d+v])/i;

/**
 * Reads a season's type and year from any part of its league's name: "Fall 2026 - Flag A", "Coed
 * 8v8 | Fall '26". A missing year comes from the league's start or else today, and a missing type
 * from the month of the start or else is the usual one (A §4).
 */
export function seasonOfName(
  { name, startDate }: Pick<ProviderLeague, "name" | "startDate">,
  thisYear: number,
  usualType: ProviderSeasonType = "fall",
): SeasonOfName {
  const parts = name.split(/\s+[-–—|]\s+/u);
  const withYear = parts.filter((part) => yearIn(part) !== null);
  const seasonType = [...withYear, ...parts].map(typeIn).find((type) => type !== null);
  const year = parts.map(yearIn).find((each) => each !== null);
  const [startYear, startMonth] = (startDate ?? "").split("-").map(Number);
  return {
    seasonType: seasonType ?? (startMonth === undefined ? usualType : typeOfMonth(startMonth)),
    year: year ?? (isYear(startYear) ? startYear : thisYear),
  };
}

/** The tables accept no other year. */
function isYear(year: number | undefined): year is number {
  return year !== undefined && year >= 1900 && year <= 2200;
}

function yearIn(part: string): number | null {
  const four = FOUR_DIGITS.exec(part)?.[1];
  if (four !== undefined) return Number(four);
  const found = TWO_DIGITS.exec(part);
  const two = found?.[1] ?? found?.[2];
  return two === undefined ? null : 2000 + Number(two);
}

function typeIn(part: string): ProviderSeasonType | null {
  const word = /\b(spring|summer|fall|autumn|winter)(?![a-z])/i.exec(part)?.[1]?.toLowerCase();
  if (word === undefined) return null;
  return word === "spring" || word === "summer" ? word : "fall";
}

function typeOfMonth(month: number): ProviderSeasonType {
  if (month < 2) return "fall";
  if (month < 6) return "spring";
  return month < 9 ? "summer" : "fall";
}
