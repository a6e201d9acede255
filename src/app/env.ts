import { type ClientEnv, readEnv } from "./read-env.ts";

export const env: ClientEnv = readEnv(
  import.meta.env,
  typeof location === "undefined" ? "http://127.0.0.1:4173" : location.origin,
);
