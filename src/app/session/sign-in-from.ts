import { paths } from "../paths.ts";

/** What a link or a navigation to the sign-in is made of. */
export interface WayToSignIn {
  readonly to: string;
  readonly state: unknown;
}

/** The sign-in and its aliases, and what a mail's link leads to: nowhere to come back to. */
const SIGN_IN = /^\/(login$|auth\/)/;

/**
 * The one way to the sign-in, which leads back afterwards (D4). In: the place on the screen. The
 * history entry carries it, a topic of the guide included, and `landing.ts` judges it there; a
 * fragment with values may be a session, which goes no further (rule 14). From the sign-in itself
 * what its entry knows already stays.
 */
export function signInFrom({
  pathname,
  search,
  hash,
  state,
}: Pick<Location, "pathname" | "search" | "hash"> & { readonly state: unknown }): WayToSignIn {
  if (SIGN_IN.test(pathname)) return { to: paths.login(), state };
  return {
    to: paths.login(),
    state: { returnTo: pathname + search + (hash.includes("=") ? "" : hash) },
  };
}
