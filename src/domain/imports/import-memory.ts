import type { StatKey } from "../game/stat-catalogue.ts";
import type { PlayerDecision } from "./match-players.ts";
import { readChoice } from "./stat-columns.ts";

/** A person's decisions in a season's imports, kept for the next file. */
export interface ImportMemory {
  /** Keyed by the `columnKey` of the head. */
  readonly columns: ReadonlyMap<string, StatKey | null>;
  /** Keyed by `decisionKey`. */
  readonly players: ReadonlyMap<string, PlayerDecision>;
}

export const NOTHING_DECIDED: ImportMemory = { columns: new Map(), players: new Map() };

export function writeMemory({ columns, players }: ImportMemory): string {
  return JSON.stringify({ columns: [...columns], players: [...players] });
}

/** Reads what any version of the app stored and drops what does not fit. */
export function readMemory(stored: string | null): ImportMemory {
  const { columns, players } = parsed(stored);
  return {
    columns: new Map(
      pairs(columns).flatMap(([key, value]) => {
        const choice = readChoice(value);
        return choice === undefined ? [] : [[key, choice] as const];
      }),
    ),
    players: new Map(
      pairs(players).flatMap(([key, value]) => {
        const decision = readDecision(value);
        return decision === null ? [] : [[key, decision] as const];
      }),
    ),
  };
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function pairs(value: unknown): [string, unknown][] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (pair): pair is [string, unknown] => Array.isArray(pair) && typeof pair[0] === "string",
  );
}

function readDecision(value: unknown): PlayerDecision | null {
  if (value === "leave_out") return value;
  const id: unknown = Object(value).playerId;
  return typeof id === "string" ? { playerId: id } : null;
}
