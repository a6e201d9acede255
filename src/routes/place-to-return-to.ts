import type { Location } from "react-router-dom";

/**
 * Where the sign-in leads back to, topic of the guide included; `landing.ts` judges it there. A
 * fragment with values may be a session, which goes no further (rule 14).
 */
export function placeToReturnTo({ pathname, search, hash }: Location): { returnTo: string } {
  return { returnTo: pathname + search + (hash.includes("=") ? "" : hash) };
}
