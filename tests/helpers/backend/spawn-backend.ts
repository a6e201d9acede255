import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

export interface SpawnOptions {
  readonly dataDir: string;
  /** 0, the default, takes any free port. */
  readonly port?: number;
  readonly seed?: "demo" | "none";
  readonly env?: Readonly<Record<string, string>>;
  /** Serves the built client too; it is built when its sources changed. */
  readonly isWithClient?: boolean;
}

export interface SpawnedBackend {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it has printed until now. */
  output(): string;
  /** Sends the signal and resolves with the exit code (null: killed) once it is gone. */
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts `scripts/start.ts` as a process of its own, as `npm start` does, and waits for
 * "ready".
 * @throws with what the process printed when it ends before that.
 */
export async function spawnBackend(options: SpawnOptions): Promise<SpawnedBackend> {
  const { dataDir, port = 0, seed = "none", env = {}, isWithClient = false } = options;
  const args = ["--import", "tsx", "scripts/start.ts", ...(isWithClient ? [] : ["--api-only"])];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SEED: seed, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = new Promise<number | null>((resolve) => {
    child.once("exit", (code) => resolve(code));
  });
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    function read(chunk: Buffer): void {
      output += chunk.toString("utf8");
      const ready = /^ready (\S+)$/m.exec(output);
      if (ready?.[1] !== undefined) resolve(ready[1]);
    }
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("error", reject);
    exited.then((code) => reject(new Error(`it ended with ${code}: ${output}`)), reject);
  });
  return {
    url,
    child,
    output: () => output,
    kill(signal) {
      child.kill(signal);
      return exited;
    },
  };
}
