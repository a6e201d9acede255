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

export interface Engines {
  readonly present: readonly Engine[];
  /** One sentence for each engine that is missing, could not be installed, or does not start. */
  readonly missing: readonly string[];
}

/** The engines besides Chromium, after those that were missing were installed where that is possible. */
export function findEngines(): Engines {
  const absent = [
    ...(findFirefox() === null ? ["firefox-esr"] : []),
    ...(process.platform !== "linux" || webkitIsHere() ? [] : WEBKIT_PACKAGES),
  ];
  const failure = absent.length > 0 ? installDebianPackages(absent) : null;
  const why = failure === null ? "" : ` ${failure}`;
  const isFirefoxHere = findFirefox() !== null;
  const isWebKitHere = process.platform === "linux" && webkitIsHere();
  const reasons: Readonly<Record<Engine, string | null>> = {
    webkit: isWebKitHere
      ? whyNotStarting("webkit")
      : `WebKit is not tested: it needs Debian's ${WEBKIT_PACKAGES.join(", ")}.${why}`,
    firefox: isFirefoxHere
      ? whyNotStarting("firefox")
      : `Firefox is not tested: install it or set FIREFOX_PATH.${why}`,
  };
  const engines = ["webkit", "firefox"] as const;
  return {
    present: engines.filter((engine) => reasons[engine] === null),
    missing: engines.flatMap((engine) => reasons[engine] ?? []),
  };
}

/** An engine may lie on a machine that lacks what it needs to open a page; null when it opens one. */
function whyNotStarting(engine: Engine): string | null {
  const { status, stderr, error } = spawnSync("npx", ["tsx", START_ONCE, engine], {
    encoding: "utf8",
    timeout: 120_000,
    stdio: ["ignore", "ignore", "pipe"],
  });
  if (status === 0) return null;
  const reason = stderr?.trim().split("\n").at(-1) || error?.message || "it gave no reason";
  return `${NAMES[engine]} is not tested: it is here and does not start (${reason}).`;
}
