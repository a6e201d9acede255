import type { Plugin } from "vite";
import { readEnv } from "../../src/app/read-env.ts";

/** Checks the values once, here, so that the shipped client needs no checks. */
export function checkedEnv(): Plugin {
  let checked = "";
  return {
    name: "checked-env",
    apply: "build",
    configResolved({ env }) {
      checked = JSON.stringify(readEnv(env, ""));
    },
    load: {
      filter: { id: /\/src\/app\/env\.ts$/ },
      // There is no address of its own, because the backend is where the app comes from.
      handler: () =>
        `const values = ${checked};
        export const env = { ...values, backendUrl: values.backendUrl || location.origin };`,
    },
  };
}
