import { paths } from "../paths.ts";

export interface WayToSignIn {
  readonly to: string;
  readonly state: unknown;
}

/** Places that nobody has to come back to after signing in. */
const SIGN_IN = /^\/(login$|auth\/)/;

/**
 * Leads to the sign-in and back afterwards (D4). A fragment with values may be a session, which
 * goes no further (rule 14).
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
