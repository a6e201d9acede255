import type { Plugin } from "vite";
import { readEnv } from "../../src/app/read-env.ts";

/** Checked once, here: the shipped client holds the values and not the checks. */
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
      // No address of its own: the backend is where the app comes from.
      handler: () =>
        `const values = ${checked};
        export const env = { ...values, backendUrl: values.backendUrl || location.origin };`,
    },
  };
}
