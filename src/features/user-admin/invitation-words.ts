import type { InvitationAnswer } from "../../app/server-calls/accounts.ts";

type Done = Extract<InvitationAnswer, { kind: "done" }>;

export interface Words {
  /** `alert` waits for its OK, because it is a failure or a warning (D1). */
  readonly kind: "notice" | "alert";
  readonly text: string;
}

const OUTCOMES: Readonly<Record<Done["outcome"], (email: string) => Words>> = {
  invited: (email) =>
    notice(`Invitation sent to ${email}. It holds for seven days, its link for an hour.`),
  promoted: (email) => notice(`${email} has an account already and is an admin now.`),
  already_admin: (email) => warning(`${email} is already an admin. Nothing was changed.`),
  resent: (email) => notice(`New invitation sent to ${email}.`),
  withdrawn: (email) => notice(`The invitation of ${email} is withdrawn.`),
  reset_sent: (email) => notice(`Password reset sent to ${email}.`),
};

/** The specification names these failures (A §8); any other shows the server's words. */
const REFUSALS: Readonly<Record<string, string>> = {
  email_required: "Please enter an email address.",
  email_invalid: "This is not a valid email address. Please check it and try again.",
  email_exists: "A user with this email address is already registered.",
  user_already_exists: "A user with this email address is already registered.",
  email_not_confirmed:
    "This email address is not confirmed yet. Invite it again, or ask the person to confirm it.",
  user_disabled: "The account with this email address is disabled. Enable it first.",
  no_account: "There is no account with this email address any more.",
  no_invitation: "There is no open invitation for this email address any more.",
  mail_failed: "The mail could not be sent. Please check the address, or try again later.",
};

/** Explains an answer of the invitation function (A §5, §8). */
export function invitationWords(answer: InvitationAnswer): Words {
  if (answer.kind === "done") return OUTCOMES[answer.outcome](answer.email);
  return warning(REFUSALS[answer.code] ?? answer.message);
}

function notice(text: string): Words {
  return { kind: "notice", text };
}

function warning(text: string): Words {
  return { kind: "alert", text };
}
