import { errors, jwtVerify, SignJWT } from "jose";
import { AuthError } from "../auth-error.ts";
import type { UserAccount } from "../user-account.ts";

/** One hour, as on a hosted project. */
export const ACCESS_TOKEN_SECONDS = 3_600;

/** How a session began; the token's `amr` holds it. */
export type SignInMethod =
  | "anonymous"
  | "password"
  | "otp"
  | "recovery"
  | "invite"
  | "magiclink"
  | "email/signup";

export interface SessionRef {
  readonly id: string;
  readonly method: string;
  readonly startedAt: Date;
}

/** Signs an access token for a session. `expiresAt` is in seconds since 1970. */
export async function signAccessToken(
  account: UserAccount,
  session: SessionRef,
  jwtSecret: string,
  issuer: string,
): Promise<{ token: string; expiresAt: number }> {
  const issuedAt = Math.floor(Date.now() / 1_000);
  const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
  const token = await new SignJWT({
    email: account.email ?? "",
    phone: "",
    app_metadata: account.raw_app_meta_data,
    user_metadata: account.raw_user_meta_data,
    role: account.role,
    aal: "aal1",
    amr: [{ method: session.method, timestamp: Math.floor(session.startedAt.getTime() / 1_000) }],
    session_id: session.id,
    is_anonymous: account.is_anonymous,
  })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(issuer)
    .setSubject(account.id)
    .setAudience(account.aud)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(keyOf(jwtSecret));
  return { token, expiresAt };
}

/**
 * Verifies and reads a token of this server.
 * @throws AuthError 403 bad_jwt when it is forged, damaged or expired.
 */
export async function readAccessToken(
  token: string,
  jwtSecret: string,
): Promise<{ userId: string; sessionId: string }> {
  try {
    const { payload } = await jwtVerify(token, keyOf(jwtSecret), { algorithms: ["HS256"] });
    if (payload.sub === undefined) throw badToken("invalid claim: missing sub claim");
    return { userId: payload.sub, sessionId: String(payload.session_id ?? "") };
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    const reason = error instanceof errors.JWTExpired ? "token is expired" : error.message;
    throw badToken(`invalid JWT: unable to parse or verify signature, ${reason}`);
  }
}

function badToken(message: string): AuthError {
  return new AuthError(403, "bad_jwt", message);
}

function keyOf(jwtSecret: string): Uint8Array {
  return new TextEncoder().encode(jwtSecret);
}
