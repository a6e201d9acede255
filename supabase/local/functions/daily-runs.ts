import { type FunctionEnvironment, loadServed, runWith } from "./deno-shim.ts";

const SYNC_SEASON = new URL("../../functions/sync-season/index.ts", import.meta.url);
const EVERY_MS = 60_000;

export interface DailyRuns {
  /** Resolves when no run of this process is under way any more. */
  stop(): Promise<void>;
}

/** Calls `work` every minute; returns what ends that. Tests have a clock of their own. */
export type MinuteTimer = (work: () => void) => () => void;

const everyMinute: MinuteTimer = (work) => {
  const timer = setInterval(work, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
};

/**
 * Asks every minute, and at once, which seasons are due (D62): so a run that was missed while the
 * server was off is made up for. The database starts one, however many servers ask.
 */
export function startDailyRuns(
  environment: () => FunctionEnvironment,
  timer: MinuteTimer = everyMinute,
): DailyRuns {
  let running: Promise<void> | undefined;
  const tick = () => {
    running ??= runDue(environment()).finally(() => {
      running = undefined;
    });
  };
  const end = timer(tick);
  tick();
  return {
    async stop() {
      end();
      await running;
    },
  };
}

async function runDue(environment: FunctionEnvironment): Promise<void> {
  try {
    const handler = await loadServed(SYNC_SEASON.href);
    const request = new Request("http://localhost/sync-season", {
      method: "POST",
      headers: { authorization: `Bearer ${environment.SUPABASE_SERVICE_ROLE_KEY}` },
      body: JSON.stringify({ action: "daily" }),
    });
    const answer = await runWith(environment, () => handler(request));
    if (!answer.ok) throw new Error(await answer.text());
  } catch (error) {
    process.stderr.write(`daily run: ${String(error)}\n`);
  }
}
