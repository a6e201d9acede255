import { authMessages } from "./auth-messages.ts";

export interface CredentialErrors {
  readonly email?: string;
  readonly password?: string;
}

/** What is missing before the server is asked at all; null when it may be asked. */
export function checkCredentials(email: string, password: string): CredentialErrors | null {
  const errors: { email?: string; password?: string } = {};
  if (email === "") errors.email = authMessages.emailMissing;
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) errors.email = authMessages.emailWrong;
  if (password === "") errors.password = authMessages.passwordMissing;
  return Object.keys(errors).length > 0 ? errors : null;
}
