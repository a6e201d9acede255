import type { SessionSnapshot } from "../../../app/session/session-state.ts";

export type ResetGate =
  | { readonly kind: "loading" }
  | { readonly kind: "no-session" }
  | { readonly kind: "no-recovery"; readonly email: string }
  | { readonly kind: "open"; readonly email: string; readonly why: ResetReason };

/** The reason why somebody may set a password here. */
type ResetReason = "recovery" | "invited" | "temporary";

/** Spares people a form that would be refused (P §5); the server judges recency (rule 13). */
export function resetGate(
  session: SessionSnapshot,
  { search, hash }: Pick<Location, "search" | "hash">,
): ResetGate {
  if (session.status === "starting") return { kind: "loading" };
  if (session.status === "signed-out" || session.signInNeeded) return { kind: "no-session" };
  const query = new URLSearchParams(search);
  const { user, marks } = session;
  const open = (why: ResetReason): ResetGate => ({ kind: "open", email: user.email, why });
  if (user.mustChangePassword) return open("temporary");
  const fragment = new URLSearchParams(hash.slice(1));
  if ([query, fragment].some((part) => part.get("type") === "recovery")) return open("recovery");
  if (marks.wasInvited && query.get("invited") === "true") return open("invited");
  if (marks.wasRecovered) return open("recovery");
  if (session.isProfilePending) return { kind: "loading" };
  return { kind: "no-recovery", email: user.email };
}
