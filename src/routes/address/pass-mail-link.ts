import { redirect } from "react-router-dom";
import { paths } from "../../app/paths.ts";

const ANSWER = /[?#&](code|access_token|token_hash|error)=/;

/** Whether an address carries what a mail's link brings. */
export function hasMailLink({ search, hash }: Pick<Location, "search" | "hash">): boolean {
  return ANSWER.test(search + hash);
}

/**
 * A mail's link may lead to the start page, the sign-in or the reset page (docs/accounts.md). The
 * callback page follows all of them; it reads the address as it still stands in the window.
 */
export function passMailLink() {
  return hasMailLink(window.location) ? redirect(paths.callback()) : null;
}
