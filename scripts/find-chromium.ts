import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SYSTEM_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

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
    install("Playwright's installer", "npx", ["playwright", "install", "chromium"]),
    installedChromium() ? null : installDebianPackage(),
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

function installDebianPackage(): string | null {
  if (!existsSync("/usr/bin/apt-get")) return "There is no apt-get to install a package with.";
  if (process.getuid?.() !== 0) return "The Debian package can be installed by root only.";
  return (
    install("apt-get update", "apt-get", ["update", "-qq"]) ??
    install("apt-get install chromium", "apt-get", [
      "install",
      "-y",
      "-qq",
      "--no-install-recommends",
      "chromium",
    ])
  );
}

/** Runs an installer; null when it succeeded, else a sentence with its last line. */
function install(name: string, command: string, args: string[]): string | null {
  console.log(`Looking for a browser: trying ${name} …`);
  const { status, error, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  if (status === 0) return null;
  const lastLine = stderr?.trim().split("\n").at(-1) ?? error?.message ?? "no output";
  return `${name} failed: ${lastLine}.`;
}
