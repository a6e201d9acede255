import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { PictureTask } from "./picture-process.ts";

export interface PictureDrawer {
  /** Resolves with a PNG; null where the picture cannot be drawn, or not now. */
  draw(task: PictureTask): Promise<Buffer | null>;
  /** Answers all waiting requests with null, so that slow drawings cannot delay the shutdown. */
  stop(): Promise<void>;
}

/** While so many wait, further requests get no picture. */
const MOST_WAITING = 16;
/** After this time the process is ended, because a crest may be hard to draw. A start alone can take 5 s. */
const DRAWN_WITHIN_MS = 20_000;
/** The process holds some 190 MB, so it ends when nobody needs it. */
const IDLE_MS = 20_000;

const PROCESS = fileURLToPath(new URL("./picture-process.ts", import.meta.url));
const PROJECT = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * Draws one picture after the other in a process of its own, so that drawing delays no request, and
 * a fault of the drawing library ends nothing but that process.
 */
export function createPictureDrawer(): PictureDrawer {
  let running: ChildProcess | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;
  let isStopped = false;

  function end(): void {
    clearTimeout(idle);
    running?.kill();
    running = undefined;
  }

  function start(): ChildProcess {
    // Crests come from outside, so the process that draws them gets none of the server's secrets.
    const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
    const child = fork(PROCESS, {
      cwd: PROJECT,
      env: { PATH, HOME, TMPDIR, SystemRoot },
      execArgv: ["--import", "tsx"],
      serialization: "advanced",
    });
    // A server that is done does not wait for it.
    child.unref();
    child.channel?.unref();
    child.once("exit", () => {
      if (running === child) running = undefined;
    });
    return child;
  }

  async function drawNow(task: PictureTask): Promise<Buffer | null> {
    if (isStopped) return null;
    clearTimeout(idle);
    const settled = new AbortController();
    const tooLate = AbortSignal.timeout(DRAWN_WITHIN_MS);
    const signal = AbortSignal.any([settled.signal, tooLate]);
    try {
      running ??= start();
      running.send(task);
      const [answer] = await Promise.race([
        once(running, "message", { signal }),
        once(running, "exit", { signal }).then(([code]) => {
          throw new Error(`its process ended with ${code}`);
        }),
      ]);
      return answer === null ? null : Buffer.from(answer as Uint8Array);
    } catch (error) {
      if (!isStopped) process.stderr.write(`A picture could not be drawn: ${String(error)}\n`);
      end();
      return null;
    } finally {
      settled.abort();
      idle = setTimeout(end, IDLE_MS).unref();
    }
  }

  return {
    draw(task) {
      if (waiting >= MOST_WAITING) return Promise.resolve(null);
      waiting += 1;
      const drawn = last.then(() => drawNow(task));
      last = drawn.finally(() => {
        waiting -= 1;
      });
      return drawn;
    },
    async stop() {
      isStopped = true;
      end();
      await last;
    },
  };
}
