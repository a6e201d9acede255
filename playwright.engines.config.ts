import base from "./playwright.config.ts";

/** The app in the engines that Playwright cannot drive as they are installed: `npm run test:browsers`. */
export default {
  ...base,
  testDir: "tests/engines",
  workers: 2,
  projects: [{ name: "webkit" }, { name: "firefox" }],
};
