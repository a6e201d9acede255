import { createHash } from "node:crypto";

/** Random numbers that give the same demo league on every machine. */
export interface Chance {
  /** A number from 0 up to but not including 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(choices: readonly T[]): T;
  /** `count` different choices, in their original order. */
  some<T>(choices: readonly T[], count: number): T[];
}

/** Mulberry32, seeded by a name. */
export function createChance(name: string): Chance {
  let state = createHash("sha256").update(name).digest().readUInt32LE(0);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  function between(low: number, high: number): number {
    return low + Math.floor(next() * (high - low + 1));
  }

  function pick<T>(choices: readonly T[]): T {
    const choice = choices[between(0, choices.length - 1)];
    if (choice === undefined) throw new Error("nothing to pick from");
    return choice;
  }

  function some<T>(choices: readonly T[], count: number): T[] {
    const left = choices.map((_, index) => index);
    while (left.length > count) left.splice(between(0, left.length - 1), 1);
    return left.map((index) => choices[index] as T);
  }

  return { next, between, pick, some };
}

/** The id of a named thing of the demo league, the same in every installation. */
export function demoId(name: string): string {
  const hex = createHash("sha256").update(`stat-tracker demo ${name}`).digest("hex");
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
