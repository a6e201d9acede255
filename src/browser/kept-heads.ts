import { readStored, writeStored } from "./web-storage.ts";

/** public/first-paint.js reads it before any module has loaded. */
const KEY = "stat-tracker.heads";
const MOST = 40;

/** What the page at an address is about: nothing that changes while nobody looks, such as a score. */
export interface KeptHead {
  readonly title: string;
  readonly description: string;
}

/** Serves the first paint of the address's next opening; null: nothing is to be seen there now. */
export function keepHead(path: string, head: KeptHead | null): void {
  const before = readStored("localStorage", KEY);
  const others = Object.entries(headsIn(before)).filter(([other]) => other !== path);
  const kept = head === null ? others : [...others, [path, head] as const];
  const text = JSON.stringify(Object.fromEntries(kept.slice(-MOST)));
  if (text !== (before ?? "{}")) writeStored("localStorage", KEY, text);
}

/** A sign-out demands it (rule 18); the open document forgets which page its head is about. */
export function forgetHeads(): void {
  writeStored("localStorage", KEY, null);
  document.querySelector('meta[property="og:url"]')?.remove();
}

function headsIn(text: string | null): Record<string, KeptHead> {
  try {
    return (JSON.parse(text ?? "{}") ?? {}) as Record<string, KeptHead>;
  } catch {
    return {};
  }
}
