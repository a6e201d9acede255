import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { installDebianPackages } from "./install-debian-packages.ts";

const FIREFOXES = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

const NAMES = { webkit: "WebKit", firefox: "Firefox" } as const;

const START_ONCE = "tests/engines/support/start-once.ts";

const WEBKIT_PACKAGES = ["webkit2gtk-driver", "xvfb", "gir1.2-webkit2-4.1", "python3-gi"];

/** `FIREFOX_PATH`, or a Firefox of the system; null without one. */
export function findFirefox(): string | null {
  const named = process.env.FIREFOX_PATH;
  return [...(named ? [named] : []), ...FIREFOXES].find((file) => existsSync(file)) ?? null;
}

/** Whether everything is here that drives a WebKitGTK window on a screen in memory. */
export function webkitIsHere(): boolean {
  const files = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb", "/usr/lib/python3/dist-packages/gi"];
  return files.every((file) => existsSync(file)) && hasTypes("WebKit2-4.1.typelib");
}

/** The names that Python's GObject knows WebKit by lie in a folder that is named after the machine. */
function hasTypes(file: string): boolean {
  const folders = readdirSync("/usr/lib", { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return folders.some(({ name }) =>
    existsSync(path.join("/usr/lib", name, "girepository-1.0", file)),
  );
}

type Engine = "webkit" | "firefox";

export interface FoundEngine {
  readonly engine: Engine;
  readonly isTested: boolean;
  /** Names the version, or why the engine is missing, could not be installed, or does not start. */
  readonly sentence: string;
}

/** The engines besides Chromium, after those that were missing were installed where that is possible. */
export function findEngines(): readonly FoundEngine[] {
  const absent = [
    ...(findFirefox() === null ? ["firefox-esr"] : []),
    ...(process.platform !== "linux" || webkitIsHere() ? [] : WEBKIT_PACKAGES),
  ];
  const failure = absent.length > 0 ? installDebianPackages(absent) : null;
  const why = failure === null ? "" : ` ${failure}`;
  const isWebKitHere = process.platform === "linux" && webkitIsHere();
  return [
    isWebKitHere
      ? startOnce("webkit")
      : notTested("webkit", `it needs Debian's ${WEBKIT_PACKAGES.join(", ")}.${why}`),
    findFirefox() !== null
      ? startOnce("firefox")
      : notTested("firefox", `install it or set FIREFOX_PATH.${why}`),
  ];
}

/** An engine may lie on a machine that lacks what it needs to open a page. */
function startOnce(engine: Engine): FoundEngine {
  const { status, stdout, stderr, error } = spawnSync("npx", ["tsx", START_ONCE, engine], {
    encoding: "utf8",
    timeout: 120_000,
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (status === 0) {
    return { engine, isTested: true, sentence: `${NAMES[engine]} is tested: ${stdout.trim()}.` };
  }
  const reason = stderr?.trim().split("\n").at(-1) || error?.message || "it gave no reason";
  return notTested(engine, `it is here and does not start (${reason}).`);
}

function notTested(engine: Engine, why: string): FoundEngine {
  return { engine, isTested: false, sentence: `${NAMES[engine]} is not tested: ${why}` };
}
