import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs Debian packages as root; null when they are here now, else a sentence that says why not. */
export function installDebianPackages(packages: readonly string[]): string | null {
  if (!existsSync("/usr/bin/apt-get")) return "There is no apt-get to install a package with.";
  if (process.getuid?.() !== 0) return "Debian packages can be installed by root only.";
  return (
    runInstaller("apt-get update", "apt-get", ["update", "-qq"]) ??
    runInstaller(`apt-get install ${packages.join(" ")}`, "apt-get", [
      "install",
      "-y",
      "-qq",
      "--no-install-recommends",
      ...packages,
    ])
  );
}

/** Runs an installer; null when it succeeded, else a sentence with its last line. */
export function runInstaller(name: string, command: string, args: string[]): string | null {
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
