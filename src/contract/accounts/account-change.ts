import * as v from "valibot";

/** Why the server left an account as it was. */
const REASONS = ["unknown_user", "unconfirmed", "disabled", "last_admin", "self"] as const;
export type ChangeRefusal = (typeof REASONS)[number];

/** `refusal` is null when the account is as requested, whether or not this call changed it. */
export interface AccountChange {
  readonly refusal: ChangeRefusal | null;
}

const schema = v.variant("outcome", [
  v.object({ outcome: v.picklist(["applied", "unchanged"]) }),
  v.object({ outcome: v.literal("rejected"), reason: v.picklist(REASONS) }),
]);

/** Reads the answer of `set_user_role`, `set_collector` and `set_user_disabled`. */
export function readAccountChange(body: unknown): AccountChange | null {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) return null;
  return { refusal: parsed.output.outcome === "rejected" ? parsed.output.reason : null };
}
