import { authMessages } from "./auth-messages.ts";

export interface SignInFailure {
  readonly code: string;
  /** The auth server's own words; null where it gave none. */
  readonly message: string | null;
}

/** The backend's message as it is (P §2), else what the code means. */
export function signInWords({ code, message }: SignInFailure): string {
  if (message !== null) return message;
  return code === "network" ? authMessages.noNetwork : authMessages.failed;
}
