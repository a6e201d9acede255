import { paths } from "../paths.ts";

/** Where a mail's link leads (docs/accounts.md); `next` is judged again when it comes back. */
export function callbackUrl(next: string | null): string {
  const url = new URL(paths.callback(), window.location.origin);
  if (next !== null) url.searchParams.set("next", next);
  return url.href;
}

export function resetUrl(): string {
  return new URL(paths.resetPassword("recovery"), window.location.origin).href;
}
