import type { ProviderDivision, ProviderLeague, ProviderReading } from "../facts.ts";
import {
  entryOf,
  type ProviderEntry,
  providerDay,
  providerIdOf,
  providerText,
} from "./provider-value.ts";
import { isPseudoDivision } from "./pseudo-division.ts";
import { type ReportProblem, readEach } from "./read-each.ts";

/** The provider's number for flag football (A §9). */
const FLAG_FOOTBALL = "6";

/** Reads the answers of /leagues and /leagues-info, whose list has one entry. */
export function readLeagues(answer: unknown): ProviderReading<ProviderLeague> {
  return readEach(answer, { thing: "league", list: "leagues", idFields: ["id"], read: readLeague });
}

/** Discovery offers flag football leagues that are upcoming or in progress (A §9). */
export function isOffered({ sportId, status }: ProviderLeague): boolean {
  const text = status?.toLowerCase();
  return sportId === FLAG_FOOTBALL && (text === "in progress" || text === "upcoming");
}

function readLeague(
  entry: ProviderEntry,
  id: string,
  report: ReportProblem,
): ProviderLeague | null {
  const name = providerText(entry.name);
  if (name === null) {
    report("name", `League ${id} has no name`);
    return null;
  }
  const startDate = readDate(entry, "start_date", id, report);
  const endDate = readDate(entry, "end_date", id, report);
  const isReversed = startDate !== null && endDate !== null && endDate < startDate;
  if (isReversed) report("dates", `League ${id} ends before it begins`);
  const days = Array.isArray(entry.dates) ? entry.dates.map(providerDay) : [];
  const playingDays = new Set(days.filter((day) => day !== null));
  return {
    id,
    name,
    status: providerText(entry.status),
    sportId: providerIdOf(entry.sport_id),
    sport: providerText(entry.sport),
    format: providerText(entry.format),
    startDate,
    endDate: isReversed ? null : endDate,
    regularSeasonWeeks: playingDays.size === 0 ? null : playingDays.size,
    divisions: readDivisions(entry.divisions),
  };
}

function readDate(
  entry: ProviderEntry,
  field: "start_date" | "end_date",
  id: string,
  report: ReportProblem,
): string | null {
  const value = entry[field];
  const day = providerDay(value);
  if (day === null && value != null && value !== "") {
    report(field, `League ${id} has a ${field.replace("_", " ")} that cannot be read`);
  }
  return day;
}

function readDivisions(value: unknown): ProviderDivision[] {
  const divisions = new Map<string, ProviderDivision>();
  for (const each of Array.isArray(value) ? value : []) {
    const name = providerText(entryOf(each)?.name);
    if (name === null || isPseudoDivision(name) || divisions.has(name.toLowerCase())) continue;
    divisions.set(name.toLowerCase(), { id: providerIdOf(entryOf(each)?.id), name });
  }
  return [...divisions.values()];
}
