import { fail, ok } from "../../domain/shared/result.ts";
import { type Exchange, type Exchanged, type RemoteConfig, withinTime } from "../http/exchange.ts";
import { type AuthResult, readAuthFailure, refusedAuth } from "./auth-failure.ts";
import { createLibraryCall, type LibraryCall } from "./auth-library.ts";
import type { AuthStorage } from "./auth-storage.ts";
import type { CodePurpose, MailLink } from "./mail-link.ts";
import { revokeSession, type SignOutScope } from "./revoke-session.ts";
import type { SessionKeeper } from "./session-keeper.ts";
import type { SessionRecord } from "./session-record.ts";
import type { TokenRefresher } from "./token-refresher.ts";

/** Calls that end in a mail answer the same whether or not the address has an account. */
export interface AuthApi {
  signInWithPassword(email: string, password: string): Promise<AuthResult<SessionRecord>>;
  /** Opens a session without an account, for a game pass (D69). */
  signInAnonymously(): Promise<AuthResult<SessionRecord>>;
  verifyCode(email: string, code: string, purpose: CodePurpose): Promise<AuthResult<SessionRecord>>;
  openLink(link: MailLink): Promise<AuthResult<SessionRecord>>;
  /** null if the address must be confirmed first; a session if that is switched off. */
  signUp(
    email: string,
    password: string,
    redirectTo: string,
  ): Promise<AuthResult<SessionRecord | null>>;
  resendConfirmation(email: string, redirectTo: string): Promise<AuthResult<null>>;
  /** Signs a new address up (P §9). */
  sendMagicLink(email: string, redirectTo: string): Promise<AuthResult<null>>;
  sendPasswordReset(email: string, redirectTo: string): Promise<AuthResult<null>>;
  /** Ends the person's other sessions at the server (rule 13). */
  updatePassword(password: string): Promise<AuthResult<null>>;
  /** `local` and `global` end this device's session at once; `isRevoked`: the server agreed. */
  signOut(scope: SignOutScope): Promise<AuthResult<{ readonly isRevoked: boolean }>>;
}

interface AuthParts {
  readonly config: RemoteConfig;
  readonly keeper: SessionKeeper;
  readonly refresher: TokenRefresher;
  readonly storage: AuthStorage;
}

export function createAuthApi({ config, keeper, refresher, storage }: AuthParts): AuthApi {
  const call = createLibraryCall(config, storage);

  /** The library saves the session through its storage, which hands it to the keeper. */
  async function enter(answering: Promise<Exchanged<unknown>>): Promise<AuthResult<SessionRecord>> {
    const before = keeper.current();
    const { exchange } = await answering;
    const session = keeper.current();
    if (exchange.kind !== "ok" || session === null || session === before) {
      return fail(readAuthFailure(exchange));
    }
    refresher.forgetFailures();
    return ok(session);
  }

  async function askForMail(work: Parameters<LibraryCall>[0]): Promise<AuthResult<null>> {
    const { exchange } = await call(work);
    storage.settleVerifier(mayHaveBeenSent(exchange));
    return doneOrFailed(exchange);
  }

  async function exchangeCode(code: string): Promise<AuthResult<SessionRecord>> {
    if (!storage.hasVerifier()) return refusedAuth("other-browser");
    const result = await enter(call((auth) => auth.exchangeCodeForSession(code)));
    // A refusal does not say whose code it was: after an invented one, the link in the inbox must
    // still work. The next mail replaces the verifier.
    if (result.ok) storage.forgetVerifier();
    return result;
  }

  /** The address carries tokens and no person: the auth server says whose they are. */
  function adoptTokens(
    link: Extract<MailLink, { kind: "tokens" }>,
  ): Promise<AuthResult<SessionRecord>> {
    return enter(
      call(async (auth) => {
        const { data } = await auth.getUser(link.accessToken);
        keeper.accept({
          access_token: link.accessToken,
          refresh_token: link.refreshToken,
          expires_in: link.expiresInS,
          user: data.user,
        });
      }),
    );
  }

  return {
    signInWithPassword: (email, password) =>
      enter(call((auth) => auth.signInWithPassword({ email, password }))),
    signInAnonymously: () => enter(call((auth) => auth.signInAnonymously())),
    verifyCode: (email, code, purpose) =>
      enter(call((auth) => auth.verifyOtp({ email, token: code, type: purpose }))),
    openLink(link) {
      if (link.kind === "code") return exchangeCode(link.code);
      if (link.kind === "tokens") return adoptTokens(link);
      const { tokenHash, type } = link;
      return enter(call((auth) => auth.verifyOtp({ token_hash: tokenHash, type })));
    },
    async signUp(email, password, redirectTo) {
      const before = keeper.current();
      const result = await askForMail((auth) =>
        auth.signUp({ email, password, options: { emailRedirectTo: redirectTo } }),
      );
      if (!result.ok) return result;
      const session = keeper.current();
      return ok(session === before ? null : session);
    },
    resendConfirmation: (email, emailRedirectTo) =>
      askForMail((auth) => auth.resend({ type: "signup", email, options: { emailRedirectTo } })),
    sendMagicLink: (email, emailRedirectTo) =>
      askForMail((auth) => auth.signInWithOtp({ email, options: { emailRedirectTo } })),
    sendPasswordReset: (email, redirectTo) =>
      askForMail((auth) => auth.resetPasswordForEmail(email, { redirectTo })),
    async updatePassword(password) {
      const outcome = await withinTime(config.timeoutMs, refresher.refresh);
      if (outcome === "refused" || keeper.current() === null) return refusedAuth("session-ended");
      const { exchange } = await call((auth) => auth.updateUser({ password }));
      return doneOrFailed(exchange);
    },
    async signOut(scope) {
      const session = keeper.current();
      if (session === null) return ok({ isRevoked: false });
      if (scope !== "others") keeper.forget();
      const revoked = await revokeSession(config, call, session, scope);
      if (scope === "others" && !revoked.ok) return revoked;
      return ok({ isRevoked: revoked.ok });
    },
  };
}

function doneOrFailed(exchange: Exchange): AuthResult<null> {
  return exchange.kind === "ok" ? ok(null) : fail(readAuthFailure(exchange));
}

function mayHaveBeenSent(exchange: Exchange): boolean {
  return exchange.kind === "ok" || (exchange.kind === "no-answer" && exchange.cause === "timeout");
}
