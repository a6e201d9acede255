import { accountMessages } from "./account-messages.ts";

/** Returns the auth server's own words, or else what the code means. */
export function failureText(
  { code, message }: { readonly code: string; readonly message: string | null },
  isOnline: boolean = navigator.onLine,
): string {
  if (code === "network") return isOnline ? accountMessages.noAnswer : accountMessages.offline;
  return (
    message ?? (code === "server-failed" ? accountMessages.serverFailed : accountMessages.failed)
  );
}
