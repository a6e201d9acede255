import { accountMessages } from "./account-messages.ts";

/** The auth server's own words, else what the code means. */
export function failureText({
  code,
  message,
}: {
  readonly code: string;
  readonly message: string | null;
}): string {
  if (code === "network") {
    return navigator.onLine ? accountMessages.noAnswer : accountMessages.offline;
  }
  return message ?? accountMessages.failed;
}
