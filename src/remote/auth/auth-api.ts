import type { AccountCalls } from "./account-calls.ts";
import type { AuthCalls } from "./auth-calls.ts";
import type { AuthParts } from "./auth-parts.ts";
import { type AuthResult, refusedAuth } from "./auth-result.ts";
import type { MailCalls } from "./mail-calls.ts";
import type { SignOutScope } from "./revoke-session.ts";
import type { SignInCalls } from "./sign-in-calls.ts";

export type { AuthResult } from "./auth-result.ts";
export type { SignOutScope } from "./revoke-session.ts";

/** Who comes and who goes. What holds now is in the session keeper, never asked of the network. */
export interface AuthApi extends SignInCalls, MailCalls, Pick<AccountCalls, "updatePassword"> {
  /**
   * `local` and `global` end the session on this device at once, with or without a network;
   * `isRevoked` says whether the server has confirmed it. `others` needs the network and fails
   * in words without it.
   */
  signOut(scope: SignOutScope): Promise<AuthResult<{ readonly isRevoked: boolean }>>;
}

export function createAuthApi(parts: AuthParts): AuthApi {
  const { keeper } = parts;
  let loading: Promise<AuthCalls> | null = null;

  /** Where the chunk cannot be loaded, there is no network for the call either. */
  async function withCalls<Value>(
    work: (calls: AuthCalls) => Promise<AuthResult<Value>>,
  ): Promise<AuthResult<Value>> {
    loading ??= import("./auth-calls.ts").then((module) => module.createAuthCalls(parts));
    try {
      await loading;
    } catch {
      loading = null;
      return refusedAuth("network");
    }
    return work(await loading);
  }

  return {
    signInWithPassword: (...given) => withCalls((calls) => calls.signInWithPassword(...given)),
    verifyCode: (...given) => withCalls((calls) => calls.verifyCode(...given)),
    openLink: (link) => withCalls((calls) => calls.openLink(link)),
    signUp: (...given) => withCalls((calls) => calls.signUp(...given)),
    resendConfirmation: (...given) => withCalls((calls) => calls.resendConfirmation(...given)),
    sendMagicLink: (...given) => withCalls((calls) => calls.sendMagicLink(...given)),
    sendPasswordReset: (...given) => withCalls((calls) => calls.sendPasswordReset(...given)),
    updatePassword: (password) => withCalls((calls) => calls.updatePassword(password)),
    async signOut(scope) {
      const session = keeper.current();
      if (session === null) return { ok: true, value: { isRevoked: false } };
      if (scope !== "others") keeper.forget();
      const revoked = await withCalls((calls) => calls.revoke(session, scope));
      if (scope === "others" && !revoked.ok) return revoked;
      return { ok: true, value: { isRevoked: revoked.ok } };
    },
  };
}
