/** `approved`: only profiles with `is_collector` and admins collect (D12). */
export type CollectorsSetting = "open" | "approved";

/** Somebody signed in with a confirmed address (D10). */
export interface Person {
  readonly role: "admin" | "user";
  readonly isCollector: boolean;
}

/**
 * These mirror the server's rules, so that a screen offers only what will be allowed; the server
 * decides (D12). Null: not signed in.
 */
export function isAdmin(person: Person | null): boolean {
  return person?.role === "admin";
}

/** Collecting stats, review edits, finalize, reopen and jersey edits (D12, D36a). */
export function mayCollect(person: Person | null, collectors: CollectorsSetting): boolean {
  if (person === null) return false;
  return isAdmin(person) || collectors === "open" || person.isCollector;
}

/** Admins always, collectors only while the game was never finalized (D12). */
export function mayReset(
  person: Person | null,
  collectors: CollectorsSetting,
  game: { readonly everFinalized: boolean },
): boolean {
  return isAdmin(person) || (mayCollect(person, collectors) && !game.everFinalized);
}
