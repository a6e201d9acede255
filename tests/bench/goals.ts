import type { Figure } from "./figure.ts";

/**
 * performance.md as data. `cost`: measured ÷ floor must not exceed the bound; `speed`: floor ÷
 * measured must reach it; `size`: kilobytes (1024, brotli) must not exceed it; `time`: milliseconds
 * must not exceed it (interface.md, "Live screen at 360x740").
 */
export interface Goal {
  readonly by: "cost" | "speed" | "size" | "time";
  readonly goal: number;
  /** What `--check` insists on; times depend on who else uses the machine, so they have none. */
  readonly passes?: number;
}

export const GOALS = {
  "tap to durable, 1x CPU": { by: "cost", goal: 1.3 },
  "tap to durable, 4x CPU": { by: "cost", goal: 1.3 },
  "append 10,000 against the first": { by: "cost", goal: 1.15 },
  "tap to first paint of the entry": { by: "cost", goal: 1.15 },
  "tap to first paint, 4x CPU": { by: "time", goal: 100 },
  "last tap of a play to the whole screen, 4x CPU": { by: "time", goal: 100 },
  "the same tap after 2,000 plays, 4x CPU": { by: "time", goal: 100 },
  "open a game of 10,000 events": { by: "cost", goal: 1.3 },
  "shell before first paint": { by: "size", goal: 110, passes: 115 },
  "first screen usable": { by: "size", goal: 150, passes: 160 },
  "precache without fonts": { by: "size", goal: 520, passes: 560 },
  fonts: { by: "size", goal: 90, passes: 90 },
  "widget before data": { by: "size", goal: 15, passes: 15 },
  "what screens share, beyond the first": { by: "size", goal: 67 },
  "review, beyond what screens share": { by: "size", goal: 32 },
  "teams, beyond what screens share": { by: "size", goal: 15 },
  "team, beyond what screens share": { by: "size", goal: 17 },
  "player, beyond what screens share": { by: "size", goal: 13 },
  "stats, beyond what screens share": { by: "size", goal: 10 },
  "all-stats, beyond what screens share": { by: "size", goal: 12 },
  "standings, beyond what screens share": { by: "size", goal: 10 },
  "admin-widget, beyond what screens share": { by: "size", goal: 10 },
  "offline cold start, LCP": { by: "cost", goal: 1.15 },
  "offline cold start, first game": { by: "cost", goal: 2 },
  "review, offline start, LCP": { by: "cost", goal: 2 },
  "teams, offline start, LCP": { by: "cost", goal: 2 },
  "team, offline start, LCP": { by: "cost", goal: 2 },
  "player, offline start, LCP": { by: "cost", goal: 2 },
  "stats, offline start, LCP": { by: "cost", goal: 2 },
  "all-stats, offline start, LCP": { by: "cost", goal: 2 },
  "standings, offline start, LCP": { by: "cost", goal: 2 },
  "outbox replay of 600 events": { by: "speed", goal: 0.8 },
  "push of 50 events, server side": { by: "speed", goal: 0.5 },
  "push of 50 events, on the disk": { by: "speed", goal: 0.7 },
  "longest push while 400 games are counted anew": { by: "time", goal: 1_000 },
  "longest transaction of a sync, ten rows": { by: "time", goal: 50 },
  "200 viewers of a live game, of a core a second": { by: "time", goal: 100 },
  "season views over 100,000 log rows": { by: "time", goal: 300 },
  "one player or team over 100,000 log rows": { by: "time", goal: 50 },
  "1,200 games, 5,000 players: first paint": { by: "time", goal: 1_000 },
  "1,200 games, 5,000 players: rows from the device": { by: "time", goal: 1_000 },
  "1,200 games, 5,000 players: longest task of scrolling": { by: "time", goal: 50 },
} as const satisfies Record<string, Goal>;

export type FigureName = keyof typeof GOALS;

export interface Verdict {
  /** What is held against the goal: a ratio, kilobytes or milliseconds. */
  readonly value: number;
  readonly isMet: boolean;
  /** null if `--check` does not ask for it. */
  readonly passes: boolean | null;
}

/** Medians only: one hiccup of a shared machine decides nothing. */
export function judge({ by, goal, passes }: Goal, { measured, floor }: Figure): Verdict {
  const least = floor?.median ?? Number.NaN;
  const values = { cost: measured.median / least, speed: least / measured.median };
  const value = by === "cost" || by === "speed" ? values[by] : measured.median;
  const reaches = (bound: number) => (by === "speed" ? value >= bound : value <= bound);
  return { value, isMet: reaches(goal), passes: passes === undefined ? null : reaches(passes) };
}
