import { readAuthFailure } from "./auth-failure.ts";
import type { LibraryAnswer, LibraryCall } from "./auth-library.ts";
import type { AuthParts } from "./auth-parts.ts";
import { type AuthResult, refusedAuth } from "./auth-result.ts";
import type { CodePurpose, MailLink } from "./mail-link.ts";
import type { SessionRecord } from "./session-record.ts";

/** The calls that end in a session: password, typed code, mail link. */
export interface SignInCalls {
  signInWithPassword(email: string, password: string): Promise<AuthResult<SessionRecord>>;
  verifyCode(email: string, code: string, purpose: CodePurpose): Promise<AuthResult<SessionRecord>>;
  openLink(link: MailLink): Promise<AuthResult<SessionRecord>>;
}

export function createSignInCalls(parts: AuthParts, call: LibraryCall): SignInCalls {
  const { keeper, breaker, storage } = parts;

  /** The library saves the session through its storage; the keeper's is what counts. */
  async function entering(
    answering: Promise<LibraryAnswer<unknown>>,
  ): Promise<AuthResult<SessionRecord>> {
    const before = keeper.current();
    const { exchange } = await answering;
    const session = keeper.current();
    if (exchange.kind !== "ok" || session === null || session === before) {
      return { ok: false, error: readAuthFailure(exchange) };
    }
    breaker.reset();
    return { ok: true, value: session };
  }

  async function exchangeCode(code: string): Promise<AuthResult<SessionRecord>> {
    if (!storage.hasVerifier()) return refusedAuth("other-browser");
    const result = await entering(call((auth) => auth.exchangeCodeForSession(code)));
    // No refusal ends the flow: it does not say whose code it was, and after an invented one the
    // link in the inbox has to work still. The next mail replaces the verifier.
    if (result.ok) storage.forgetVerifier();
    return result;
  }

  /** The address carries tokens and no person: the auth server says whose they are. */
  async function adoptTokens(
    link: Extract<MailLink, { kind: "tokens" }>,
  ): Promise<AuthResult<SessionRecord>> {
    return entering(
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
      entering(call((auth) => auth.signInWithPassword({ email, password }))),
    verifyCode: (email, code, purpose) =>
      entering(call((auth) => auth.verifyOtp({ email, token: code, type: purpose }))),
    openLink(link) {
      if (link.kind === "code") return exchangeCode(link.code);
      if (link.kind === "tokens") return adoptTokens(link);
      const { tokenHash, type } = link;
      return entering(call((auth) => auth.verifyOtp({ token_hash: tokenHash, type })));
    },
  };
}
