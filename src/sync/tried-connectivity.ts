import { backoffDelayMs } from "./backoff.ts";
import type { BrowserHints, Connectivity, WakeReason } from "./connectivity.ts";
import type { SyncTime } from "./sync-time.ts";

interface TrialOptions {
  readonly time: SyncTime;
  /** The number is in [0, 1). */
  readonly random: () => number;
  readonly ask: (signal: AbortSignal) => Promise<boolean>;
}

const LONGEST_PAUSE_MS = 30_000;
const LIMIT_MS = 3_000;

/**
 * The browser's "offline" is only a hint, so the server is asked again with a back-off of at most
 * 30 s. Its answer wakes everything, as "online" does (S19).
 */
export function createConnectivity(hints: BrowserHints, options: TrialOptions): Connectivity {
  const { time, random, ask } = options;
  const listeners = new Set<(reason: WakeReason) => void>();
  let hasAnswered = false;
  let tries = 0;
  let running: Promise<boolean> | null = null;
  let cancel = (): void => {};

  function tell(reason: WakeReason): void {
    for (const listener of [...listeners]) listener(reason);
  }

  function plan(): void {
    cancel();
    if (hints.saysOnline() || !hints.isVisible()) return;
    const pauseMs = backoffDelayMs(tries + 1, null, random, LONGEST_PAUSE_MS);
    cancel = time.after(pauseMs, () => void trial());
  }

  function trial(): Promise<boolean> {
    cancel();
    running ??= askOnce().finally(() => {
      running = null;
      plan();
    });
    return running;
  }

  async function askOnce(): Promise<boolean> {
    tries += 1;
    const limit = new AbortController();
    const release = time.after(LIMIT_MS, () => limit.abort());
    const answers = await ask(limit.signal).catch(() => false);
    release();
    if (hints.saysOnline() || answers === hasAnswered) return answers;
    hasAnswered = answers;
    tell(answers ? "online" : "offline");
    return answers;
  }

  hints.subscribe((reason) => {
    if (reason === "online" || reason === "offline") {
      hasAnswered = false;
      tries = 0;
    }
    tell(reason);
    if (hints.saysOnline() || reason === "hidden") cancel();
    else if (reason === "offline") plan();
    else void trial();
  });
  plan();

  return {
    isOnline: () => hints.saysOnline() || hasAnswered,
    reach: async () => hints.saysOnline() || trial(),
    isVisible: () => hints.isVisible(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
