import { type AccountCalls, createAccountCalls } from "./account-calls.ts";
import { createLibraryCall } from "./auth-library.ts";
import type { AuthParts } from "./auth-parts.ts";
import { createMailCalls, type MailCalls } from "./mail-calls.ts";
import { createSignInCalls, type SignInCalls } from "./sign-in-calls.ts";

export type AuthCalls = SignInCalls & MailCalls & AccountCalls;

/** Everything that needs the auth library; its chunk comes with the first of these calls. */
export function createAuthCalls(parts: AuthParts): AuthCalls {
  const call = createLibraryCall(parts.config, parts.storage);
  return {
    ...createSignInCalls(parts, call),
    ...createMailCalls(parts, call),
    ...createAccountCalls(parts, call),
  };
}
