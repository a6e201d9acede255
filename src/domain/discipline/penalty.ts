import type { SuspensionPeriod } from "../game/player.ts";
import { foldText } from "../shared/search-text.ts";

export const INCIDENT_TYPES = ["unsportsmanlike", "ejection", "other"] as const;
export type IncidentType = (typeof INCIDENT_TYPES)[number];

/** The server refuses longer texts. */
export const PENALTY_LIMITS = { description: 2_000, note: 1_000, reason: 500 } as const;

/** Adds the words as a sentence of its own, once, as long as the server takes the whole text. */
export function withSentence(text: string, words: string): string {
  const before = text.trim();
  if (before === "") return words;
  if (before.endsWith(words)) return text;
  const longer = `${before}${/[.!?…]$/.test(before) ? "" : "."} ${words}`;
  return longer.length > PENALTY_LIMITS.description ? text : longer;
}

/** A penalty to be recorded; if it names a game, the season is the game's. */
export interface NewPenalty {
  readonly playerId: string;
  /** null if the penalty is season-wide (A §5). */
  readonly gameId: string | null;
  readonly seasonId: string | null;
  readonly incidentType: IncidentType;
  readonly incidentDescription: string;
}

/** A person with penalties in a season; merged players are one (D66). */
interface PenalizedPerson {
  readonly personId: string;
  readonly playerName: string;
  readonly jerseyNumber: string | null;
  /** The person's team today. */
  readonly teamName: string;
  /** Removed penalties do not count. */
  readonly seasonCount: number;
}

export interface PenaltyRecord extends PenalizedPerson {
  readonly penaltyId: string;
  readonly gameId: string | null;
  readonly weekNumber: number | null;
  readonly gameDate: string | null;
  readonly visitorName: string | null;
  readonly homeName: string | null;
  /** The person's penalties in that game; 0 without a game. */
  readonly gameCount: number;
  readonly incidentType: IncidentType;
  readonly incidentDescription: string;
  readonly createdAt: string;
  readonly recordedBy: string | null;
  readonly removedAt: string | null;
  readonly removedBy: string | null;
}

export type SuspensionDecision = "ended" | "until" | "stands";

export interface SuspensionRecord extends PenalizedPerson {
  /** Sorted by day; a review decides about the last one. */
  readonly periods: readonly SuspensionPeriod[];
  /** Whether a suspended day is today or still to come. */
  readonly isOpen: boolean;
  /** The last review; null if nobody has reviewed it. */
  readonly decision: SuspensionDecision | null;
  readonly decidedAt: string | null;
  readonly decidedBy: string | null;
  readonly note: string | null;
  /** Games on suspended days with the person on the roster, the newest first. */
  readonly checkIns: readonly CheckIn[];
}

interface CheckIn {
  readonly gameId: string;
  readonly gameDate: string;
  readonly visitorName: string;
  readonly homeName: string;
  /** null if whoever checked the person in did not know of the suspension. */
  readonly reason: string | null;
}

/** All of one season, with the newest penalties first and deleted ones included. */
export interface Discipline {
  readonly penalties: readonly PenaltyRecord[];
  readonly suspensions: readonly SuspensionRecord[];
}

/** Flags are shown in this order (A §4). */
export const PENALTY_FLAGS = ["suspension", "final_warning", "ejected", "game_warning"] as const;
export type PenaltyFlag = (typeof PENALTY_FLAGS)[number];

/** Derives the flags from the person's real counts (A §4, §9, D66). */
export function penaltyFlags({
  seasonCount,
  gameCount,
  weekNumber,
}: Pick<PenaltyRecord, "seasonCount" | "gameCount" | "weekNumber">): readonly PenaltyFlag[] {
  const flags: PenaltyFlag[] = [];
  if (seasonCount >= 3) flags.push("suspension");
  if (seasonCount === 2) flags.push("final_warning");
  if (gameCount >= 2) flags.push("ejected");
  if (gameCount === 1 && weekNumber !== null) flags.push("game_warning");
  return flags;
}

export const PENALTY_FILTERS = ["all", "warnings", "suspensions"] as const;
export type PenaltyFilter = (typeof PENALTY_FILTERS)[number];

/** A suspended player's records are no warnings any more, so that no record counts twice. */
export function isInFilter(record: PenaltyRecord, filter: PenaltyFilter): boolean {
  if (filter === "all") return true;
  const flags = penaltyFlags(record);
  const isSuspension = flags.includes("suspension");
  if (filter === "suspensions") return isSuspension;
  return !isSuspension && (flags.includes("final_warning") || flags.includes("game_warning"));
}

/** Every typed word must occur in name, team, number or description, ignoring accents. */
export function isPenaltyFound(record: PenaltyRecord, typed: string): boolean {
  const { playerName, teamName, jerseyNumber, incidentDescription } = record;
  const text = foldText(`${playerName} ${teamName} #${jerseyNumber ?? ""} ${incidentDescription}`);
  return foldText(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** A picker shows more players while nothing narrows them (A §2). */
export function pickerLimit(typed: string): number {
  return typed.trim() === "" ? 20 : 10;
}
