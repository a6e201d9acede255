import { readStored, writeStored } from "../../browser/web-storage.ts";

const KEY = "stat-tracker.server-clock";

/** Bounds in milliseconds of how far the server's clock is ahead of this one. */
interface Offset {
  readonly least: number;
  readonly most: number;
}

let known: Offset | null = null;

export function narrowed(before: Offset, date: number, asked: number, answered: number): Offset {
  const seen = { least: date - answered, most: date + 999 - asked };
  const both = {
    least: Math.max(before.least, seen.least),
    most: Math.min(before.most, seen.most),
  };
  return both.least > both.most ? seen : both;
}

/** 0 while this device's clock may be right, else the middle of the possible offsets. */
export function offsetIn({ least, most }: Offset): number {
  return least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2);
}

/** Learns the server's time from each answer (docs/decisions/game-clock.md). */
export function datingFetch(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const asked = Date.now();
    const answer = await send(input, init);
    const isKept = /max-age=[1-9]/.test(answer.headers.get("Cache-Control") ?? "");
    const date = Date.parse(answer.headers.get("Date") ?? "");
    if (!isKept && !Number.isNaN(date)) note(date, asked, Date.now());
    return answer;
  };
}

function learned(): Offset {
  const offset = Number(readStored("localStorage", KEY) ?? 0) || 0;
  known ??= { least: offset, most: offset };
  return known;
}

function note(date: number, asked: number, answered: number): void {
  const before = learned();
  known = narrowed(before, date, asked, answered);
  const offset = offsetIn(known);
  if (offset !== offsetIn(before)) writeStored("localStorage", KEY, String(offset));
}

/** Milliseconds since 1970 by the server's clock, as far as this device knows it. */
export function serverNow(): number {
  return Date.now() + offsetIn(learned());
}
