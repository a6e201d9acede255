import { type ClientEnv, readEnv } from "./read-env.ts";

/** The values of this build, read once, here and nowhere else. */
export const env: ClientEnv = readEnv(
  import.meta.env,
  typeof location === "undefined" ? "http://127.0.0.1:4173" : location.origin,
);
