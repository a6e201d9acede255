import { paths } from "../paths.ts";

interface WayToSignIn {
  readonly to: string;
  readonly state: unknown;
}

const SIGN_IN = /^\/(login$|auth\/)/;

/** A fragment with values may be a session, so it goes no further (D4, rule 14). */
export function signInFrom(
  {
    pathname,
    search,
    hash,
    state,
  }: Pick<Location, "pathname" | "search" | "hash"> & { readonly state: unknown },
  isNeeded?: boolean,
): WayToSignIn {
  if (SIGN_IN.test(pathname)) return { to: paths.login(), state };
  return {
    to: paths.login(),
    state: { returnTo: pathname + search + (hash.includes("=") ? "" : hash), isNeeded },
  };
}
