import { paths } from "../../../app/paths.ts";
import { landingOf } from "../../../app/session/landing.ts";
import type { LinkAnswer } from "../../../app/session/link-answer.ts";
import type { SessionSnapshot, SessionUser } from "../../../app/session/session-state.ts";

export type CallbackTrouble = "expired" | "other-browser" | "network" | "limited";

/** Reads the kind of trouble that the auth server or its redirect named. */
export function troubleOf(code: string): CallbackTrouble | null {
  if (code === "link-expired") return "expired";
  if (code === "rate-limited") return "limited";
  // The link was not used up either way, and the same button helps.
  if (code === "server-failed") return "network";
  return code === "other-browser" || code === "network" ? code : null;
}

interface Arrival {
  readonly to: string;
  /** An admin has invited this person, who now chooses a password. */
  readonly isWelcome: boolean;
}

/** The next page after a link has signed the person in (P §2 callback, D4, D14). */
export function arrivalOf(
  answer: LinkAnswer,
  user: SessionUser,
  marks: Extract<SessionSnapshot, { status: "signed-in" }>["marks"],
): Arrival {
  if (answer.isRecovery) return { to: paths.resetPassword("recovery"), isWelcome: false };
  const isInvited = marks.wasInvited && (answer.isInvited || marks.isFirstEntry);
  if (isInvited) return { to: paths.resetPassword("invited"), isWelcome: true };
  return { to: landingOf(user, answer.next), isWelcome: false };
}
