import * as v from "valibot";

/** The actions of the function `invite-admin` (docs/accounts.md). */
export type InvitationAction = "invite" | "resend" | "withdraw" | "send_reset";

const OUTCOMES = [
  "invited",
  "promoted",
  "already_admin",
  "resent",
  "withdrawn",
  "reset_sent",
] as const;
type InvitationOutcome = (typeof OUTCOMES)[number];

export type InvitationAnswer =
  | {
      readonly kind: "done";
      readonly outcome: InvitationOutcome;
      readonly email: string;
      /** Only servers without mail transport return it; it is shown once (D14). */
      readonly tempPassword: string | null;
    }
  | {
      readonly kind: "refused";
      readonly code: string;
      /** The server's own text, shown when the app has none for the code (A §8). */
      readonly message: string;
    };

const doneSchema = v.object({
  outcome: v.picklist(OUTCOMES),
  email: v.string(),
  tempPassword: v.optional(v.string()),
});
const refusedSchema = v.object({ code: v.string(), message: v.string() });

/** Reads a 200 answer of `invite-admin`; null if it has another form. */
export function readInvitation(body: unknown): InvitationAnswer | null {
  const parsed = v.safeParse(doneSchema, body);
  if (!parsed.success) return null;
  const { outcome, email, tempPassword } = parsed.output;
  return { kind: "done", outcome, email, tempPassword: tempPassword ?? null };
}

/** Reads a refusal of `invite-admin`; null for errors from elsewhere (401, 403, gateways). */
export function readInvitationRefusal(status: number, body: unknown): InvitationAnswer | null {
  if (status === 401 || status === 403) return null;
  const parsed = v.safeParse(refusedSchema, body);
  return parsed.success ? { kind: "refused", ...parsed.output } : null;
}
