/** The setting `approved` lets only admins and profiles with `is_collector` collect (D12). */
export type CollectorsSetting = "open" | "approved";

/** A signed-in person with a confirmed address (D10). */
export interface Person {
  readonly role: "admin" | "user";
  readonly isCollector: boolean;
}

/** Mirrors the server, which decides (D12); a null person is not signed in. */
export function isAdmin(person: Person | null): boolean {
  return person?.role === "admin";
}

/** Covers collecting stats, review edits, finalize, reopen and jersey edits (D12, D36a). */
export function mayCollect(person: Person | null, collectors: CollectorsSetting): boolean {
  if (person === null) return false;
  return isAdmin(person) || collectors === "open" || person.isCollector;
}

/** Only an approval counts, because an open installation calls everybody a collector (D69). */
export function mayMakePasses(
  { role, isCollector }: Person,
  passes: "off" | "admins" | "collectors",
): boolean {
  return passes !== "off" && (role === "admin" || (passes === "collectors" && isCollector));
}

/** Admins may always reset; collectors only while the game was never finalized (D12). */
export function mayReset(
  person: Person | null,
  collectors: CollectorsSetting,
  game: { readonly everFinalized: boolean },
): boolean {
  return isAdmin(person) || (mayCollect(person, collectors) && !game.everFinalized);
}
