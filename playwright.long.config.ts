import base from "./playwright.config.ts";

/** What takes too long for every change: run by `npm run test:long`. */
export default {
  ...base,
  testDir: "tests/long",
  projects: [{ name: "long" }],
  globalSetup: "./tests/long/global-setup.ts",
  workers: 1,
  timeout: 10 * 60_000,
};
