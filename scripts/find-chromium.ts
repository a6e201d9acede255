import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installDebianPackages, runInstaller } from "./install-debian-packages.ts";

/**
 * The first is Chromium without windows, which takes a tenth less processor time for a test; it is
 * what Playwright runs where it brings a browser of its own.
 */
const SYSTEM_BROWSERS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The widget shows letters of the system until its own have come, so there is a font like Arial. */
const DEBIAN_PACKAGES = ["chromium-headless-shell", "fonts-liberation"];

/**
 * `CHROMIUM_PATH`, a system Chromium or Chrome, Playwright's own, else one that is installed now.
 * @throws an error that says why none could be had.
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, where there is no file.`);
  }
  const found = installedChromium();
  if (found) return found;
  const failures = [
    runInstaller("Playwright's installer", "npx", ["playwright", "install", "chromium"]),
    installedChromium() ? null : installDebianPackages(DEBIAN_PACKAGES),
  ];
  const installed = installedChromium();
  if (installed) return installed;
  throw new Error(
    `No Chromium was found and none could be installed. ${failures.filter(Boolean).join(" ")} Install Chromium or set CHROMIUM_PATH.`,
  );
}

function installedChromium(): string | null {
  const candidates = [...SYSTEM_BROWSERS, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}
