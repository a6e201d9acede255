import { redirect } from "react-router-dom";
import { paths } from "../../app/paths.ts";

const ANSWER = /[?#&](code|access_token|token_hash|error)=/;

export function hasMailLink({ search, hash }: Pick<Location, "search" | "hash">): boolean {
  return ANSWER.test(search + hash);
}

/** Several pages may get the link; the callback page follows them all (docs/accounts.md). */
export function passMailLink() {
  return hasMailLink(window.location) ? redirect(paths.callback()) : null;
}
