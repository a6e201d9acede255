import { loadText, saveText, type TextStorage } from "../../browser/web-storage.ts";
import { redact } from "./redact.ts";

export interface RecentError {
  readonly text: string;
  readonly at: string;
  readonly times: number;
}

interface RecentErrors {
  note(text: string): void;
  list(): readonly RecentError[];
}

const KEY = "stat-tracker.recent-errors";
const MOST_ERRORS = 20;
const LONGEST_TEXT = 800;

/** The last 20 different failures of this tab, which it never sends by itself (D13). */
export function createRecentErrors(storage: TextStorage | null, now: () => number): RecentErrors {
  let errors = stored(storage);
  return {
    note(raw) {
      const text = [...redact(raw)].slice(0, LONGEST_TEXT).join("");
      const known = errors.find((one) => one.text === text);
      const at = new Date(now()).toISOString();
      const newest = { text, at, times: (known?.times ?? 0) + 1 };
      errors = [...errors.filter((one) => one !== known), newest].slice(-MOST_ERRORS);
      saveText(storage, KEY, JSON.stringify(errors));
    },
    list: () => errors,
  };
}

function stored(storage: TextStorage | null): readonly RecentError[] {
  try {
    const kept: unknown = JSON.parse(loadText(storage, KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecentError).slice(-MOST_ERRORS) : [];
  } catch {
    return [];
  }
}

function isRecentError(value: unknown): value is RecentError {
  if (typeof value !== "object" || value === null) return false;
  const { text, at, times } = value as Partial<Record<keyof RecentError, unknown>>;
  return typeof text === "string" && typeof at === "string" && typeof times === "number";
}
