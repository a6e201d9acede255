import type { AccountOptions } from "../helpers/database/actors.ts";
import type { Caller } from "./rights-matrix.ts";

/** The callers whose anonymous session has opened a game pass (D69). */
export const GUESTS = [
  "pass holder",
  "check-in pass",
  "ended pass",
] as const satisfies readonly Caller[];
export type Guest = (typeof GUESTS)[number];

/** The callers of the matrix that have an account, with what makes each special. */
export const PEOPLE: Readonly<
  Record<Exclude<Caller, "anonymous" | "service" | Guest>, AccountOptions>
> = {
  unconfirmed: { confirmed: false, metadata: { role: "admin" } },
  disabled: { profile: { role: "admin", is_disabled: true } },
  "temporary password": { profile: { must_change_password: true, role: "admin" } },
  "plain user": {},
  "poisoned metadata": {
    metadata: {
      role: "admin",
      is_admin: true,
      is_collector: true,
      invited_by_admin: true,
      app_metadata: { role: "admin" },
    },
  },
  collector: { profile: { is_collector: true } },
  admin: { profile: { role: "admin" } },
};
export const PERSONS = Object.keys(PEOPLE) as (keyof typeof PEOPLE)[];
