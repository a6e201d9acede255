import type { Exchange } from "../http/exchange.ts";
import { readAuthFailure } from "./auth-failure.ts";
import type { LibraryCall } from "./auth-library.ts";
import type { AuthParts } from "./auth-parts.ts";
import type { AuthResult } from "./auth-result.ts";
import type { SessionRecord } from "./session-record.ts";

/** The calls that end in a mail. Each answers the same whether the address has an account. */
export interface MailCalls {
  /** null: the address must be confirmed first; a session only where that is switched off. */
  signUp(
    email: string,
    password: string,
    redirectTo: string,
  ): Promise<AuthResult<SessionRecord | null>>;
  resendConfirmation(email: string, redirectTo: string): Promise<AuthResult<null>>;
  /** A new address is signed up by it (P §9). */
  sendMagicLink(email: string, redirectTo: string): Promise<AuthResult<null>>;
  sendPasswordReset(email: string, redirectTo: string): Promise<AuthResult<null>>;
}

export function createMailCalls(parts: AuthParts, call: LibraryCall): MailCalls {
  const { keeper, storage } = parts;

  async function asking(work: Parameters<LibraryCall>[0]): Promise<AuthResult<null>> {
    const { exchange } = await call(work);
    storage.settleVerifier(mayHaveBeenSent(exchange));
    if (exchange.kind === "ok") return { ok: true, value: null };
    return { ok: false, error: readAuthFailure(exchange) };
  }

  return {
    async signUp(email, password, redirectTo) {
      const before = keeper.current();
      const result = await asking((auth) =>
        auth.signUp({ email, password, options: { emailRedirectTo: redirectTo } }),
      );
      if (!result.ok) return result;
      const session = keeper.current();
      return { ok: true, value: session === before ? null : session };
    },
    resendConfirmation: (email, emailRedirectTo) =>
      asking((auth) => auth.resend({ type: "signup", email, options: { emailRedirectTo } })),
    sendMagicLink: (email, emailRedirectTo) =>
      asking((auth) => auth.signInWithOtp({ email, options: { emailRedirectTo } })),
    sendPasswordReset: (email, redirectTo) =>
      asking((auth) => auth.resetPasswordForEmail(email, { redirectTo })),
  };
}

/** After a timeout the mail is probably on its way; without a network nothing left the device. */
function mayHaveBeenSent(exchange: Exchange): boolean {
  return exchange.kind === "ok" || (exchange.kind === "no-answer" && exchange.cause === "timeout");
}
