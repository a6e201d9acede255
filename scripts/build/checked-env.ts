import type { Plugin } from "vite";
import { readEnv } from "../../src/app/read-env.ts";

/**
 * The VITE_ values are checked here, once, and the build stops at a bad one: what is shipped holds
 * the values and not the checks. While developing, `src/app/env.ts` reads them itself.
 */
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
