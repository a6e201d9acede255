import { SignJWT } from "jose";

export type TokenClaims = Readonly<Record<string, unknown>>;

/** A token signed with `secret`: the server's own for arranging, any other for a forgery. */
export function signToken(
  claims: TokenClaims,
  secret: string,
  lifetimeSeconds = 3_600,
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime(Math.floor(Date.now() / 1_000) + lifetimeSeconds)
    .sign(new TextEncoder().encode(secret));
}

/** A token written by hand: `alg: none` and no signature. */
export function unsignedToken(claims: TokenClaims): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none" })}.${part(claims)}.`;
}
