import { endOfDay } from "date-fns/endOfDay";
import { startOfDay } from "date-fns/startOfDay";
import { noonOf } from "../shared/plain-date.ts";
import type { Season } from "./season.ts";

export type SeasonTone = "active" | "upcoming" | "completed" | "custom" | "unknown";

interface SeasonStatus {
  readonly label: string;
  readonly tone: SeasonTone;
}

const STORED: Readonly<Record<string, SeasonStatus>> = {
  "In Progress": { label: "Active", tone: "active" },
  Upcoming: { label: "Upcoming", tone: "upcoming" },
  Closed: { label: "Completed", tone: "completed" },
};

export function storedStatus(status: string): SeasonStatus {
  return STORED[status] ?? { label: status, tone: "custom" };
}

/** Returns the stored status; without one the dates decide, both days included (P §4). */
export function seasonStatus(
  season: Pick<Season, "status" | "startDate" | "endDate">,
  now: number,
): SeasonStatus {
  if (season.status) return storedStatus(season.status);
  const start = noonOf(season.startDate ?? "");
  const end = noonOf(season.endDate ?? "");
  if (start === null || end === null) return { label: "Unknown", tone: "unknown" };
  if (now < startOfDay(start).getTime()) return { label: "Upcoming", tone: "upcoming" };
  if (now > endOfDay(end).getTime()) return { label: "Completed", tone: "completed" };
  return { label: "Active", tone: "active" };
}

/**
 * Another season than the active one is historical (P §4), unless it has not begun, runs as well,
 * or nobody says when it is and it was made after the active one.
 */
export function seasonEra(
  shown: Pick<Season, "id" | "status" | "startDate" | "endDate" | "createdAt">,
  active: Pick<Season, "id" | "createdAt"> | null,
  now: number,
): "active" | "past" | "coming" | "other" {
  if (shown.id === active?.id) return "active";
  const isKnown = shown.status !== null && shown.status in STORED;
  const { tone } = seasonStatus(isKnown ? shown : { ...shown, status: null }, now);
  if (tone === "upcoming") return "coming";
  const isNewer = active !== null && shown.createdAt > active.createdAt;
  return tone === "active" || (tone === "unknown" && isNewer) ? "other" : "past";
}
