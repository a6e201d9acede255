import * as v from "valibot";
import { type FunctionRefusal, readFunctionRefusal } from "../function-refusal.ts";

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
  /** The server's own text is shown when the app has none for the code (A §8). */
  | ({ readonly kind: "refused" } & FunctionRefusal);

const doneSchema = v.object({
  outcome: v.picklist(OUTCOMES),
  email: v.string(),
  tempPassword: v.optional(v.string()),
});

/** Reads a 200 answer of `invite-admin`; null if it has another form. */
export function readInvitation(body: unknown): InvitationAnswer | null {
  const parsed = v.safeParse(doneSchema, body);
  if (!parsed.success) return null;
  const { outcome, email, tempPassword } = parsed.output;
  return { kind: "done", outcome, email, tempPassword: tempPassword ?? null };
}

export function readInvitationRefusal(
  ...refusal: Parameters<typeof readFunctionRefusal>
): InvitationAnswer | null {
  const refused = readFunctionRefusal(...refusal);
  return refused && { kind: "refused", ...refused };
}
