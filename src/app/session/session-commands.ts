import type { AuthResult } from "../../remote/auth/auth-failure.ts";
import type { CodePurpose, MailLink } from "../../remote/auth/mail-link.ts";
import type { SignOutScope } from "../../remote/auth/revoke-session.ts";
import { services } from "../bootstrap/services.ts";
import { paths } from "../paths.ts";
import type { SignOut } from "./session-service.ts";
import type { SessionUser } from "./session-state.ts";

type Entered = Promise<AuthResult<SessionUser | null>>;

const session = async () => (await services()).session;

/** A failure carries the auth server's own message (P §2). */
export async function signIn(email: string, password: string): Entered {
  return (await session()).enter((auth) => auth.signInWithPassword(email, password));
}

/** null: the address waits for its confirmation, and then the person goes to `next`. */
export async function signUp(email: string, password: string, next: string | null): Entered {
  return (await session()).enter((auth) => auth.signUp(email, password, callbackUrl(next)));
}

export async function enterCode(email: string, code: string, purpose: CodePurpose): Entered {
  return (await session()).enter((auth) => auth.verifyCode(email, code, purpose));
}

export async function enterLink(link: MailLink): Entered {
  return (await session()).enter((auth) => auth.openLink(link));
}

export async function resendConfirmation(email: string, next: string | null) {
  return (await session()).auth.resendConfirmation(email, callbackUrl(next));
}

export async function sendMagicLink(email: string, next: string | null) {
  return (await session()).auth.sendMagicLink(email, callbackUrl(next));
}

export async function sendPasswordReset(email: string) {
  const resetUrl = new URL(paths.resetPassword("recovery"), window.location.origin).href;
  return (await session()).auth.sendPasswordReset(email, resetUrl);
}

/** Ends the person's other sessions (rule 13). */
export async function updatePassword(password: string) {
  return (await session()).auth.updatePassword(password);
}

/** Works and returns without a network; what waits to be sent stays (rule 18). */
export async function signOut(scope?: SignOutScope): Promise<SignOut> {
  return (await session()).signOut(scope);
}

/** `next` is checked again when it comes back. */
function callbackUrl(next: string | null): string {
  const url = new URL(paths.callback(), window.location.origin);
  if (next !== null) url.searchParams.set("next", next);
  return url.href;
}
