import { readFileSync } from "node:fs";

const CHECK_EVERY_MS = 100;
const SHELLS = new Set(["sh", "dash", "bash", "ash", "zsh", "ksh"]);

/**
 * Runs `stop` when the `npm start` around this process has ended. npm runs a script in a shell
 * and hands a SIGTERM to that shell, which dies of it without telling anyone: the server would
 * stay behind and keep port and folder. A killed npm says nothing at all.
 */
export function stopWithNpm(stop: () => void): void {
  const script = process.env.npm_lifecycle_event;
  if (script !== "start" && script !== "preview") return;
  const atStart = parents();
  const timer = setInterval(() => {
    if (parents() === atStart) return;
    clearInterval(timer);
    stop();
  }, CHECK_EVERY_MS);
  timer.unref();
}

/** The parent and, where that is npm's shell and the system tells (Linux), npm itself. */
function parents(): string {
  const parent = process.ppid;
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, "utf8");
    const name = stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")"));
    const grandparent = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1];
    return SHELLS.has(name) ? `${parent} ${grandparent}` : String(parent);
  } catch {
    // No Linux, or the parent ended this moment.
    return String(parent);
  }
}
