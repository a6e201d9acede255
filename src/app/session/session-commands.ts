import type { AuthResult, SignOutScope } from "../../remote/auth-api.ts";
import { services } from "../bootstrap/services.ts";
import type { SessionUser } from "./session-state.ts";

/**
 * Signs in with a password. A failure carries a code and, where the auth server gave one, its
 * message, which the screen shows as it is (P §2); `network` has none.
 */
export async function signIn(email: string, password: string): Promise<AuthResult<SessionUser>> {
  const { session } = await services();
  return session.signIn(email, password);
}

/**
 * Signs out on this device, with or without a network; what waits to be sent stays (rule 18).
 * `isRevoked` is false when the server could not be told.
 */
export async function signOut(
  scope?: SignOutScope,
): Promise<AuthResult<{ readonly isRevoked: boolean }>> {
  const { session } = await services();
  return session.signOut(scope);
}
