import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "stat-tracker-npm-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Runs `npm start` in its own process group, so that a test can end all of it. */
async function npmStart(): Promise<{ npm: ChildProcess; url: string }> {
  const npm = spawn("npm", ["start", "--", "--api-only"], {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, SEED: "none" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    npm.once("exit", () => reject(new Error(`npm start ended: ${output}`)));
    npm.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
      const ready = /^ready (\S+)$/m.exec(output)?.[1];
      if (ready !== undefined) resolve(ready);
    });
  });
  return { npm, url };
}

// Windows has no such signals.
test.skipIf(process.platform === "win32").each(["SIGTERM", "SIGKILL", "SIGINT"] as const)(
  "%s to npm start ends the server as well: folder and port are free again",
  async (signal) => {
    const { npm, url } = await npmStart();
    try {
      // Ctrl+C reaches every process of the terminal's group; other signals go to npm alone.
      if (signal === "SIGINT" && npm.pid !== undefined) process.kill(-npm.pid, signal);
      else npm.kill(signal);
      await vi.waitFor(() => expect(existsSync(join(dataDir, "lock"))).toBe(false), 20_000);
      await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    } finally {
      endGroup(npm);
    }
  },
);

function endGroup(npm: ChildProcess): void {
  try {
    if (npm.pid !== undefined) process.kill(-npm.pid, "SIGKILL");
  } catch (error) {
    // The whole group has ended already.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
