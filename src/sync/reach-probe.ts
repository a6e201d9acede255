import { callServer } from "./call-server.ts";
import type { SyncTime } from "./sync-time.ts";
import type { Identity, Transport } from "./transport.ts";

interface ReachProbeOptions {
  readonly transport: Transport;
  readonly identity: Identity;
  readonly time: SyncTime;
  /** The number is in [0, 1). */
  readonly random: () => number;
  /** @param hasFailedBefore whether an earlier probe of this time of need got no answer */
  readonly onReached: (hasFailedBefore: boolean) => void;
}

/** Asks a silent server often, so that events leave within 5 s of its return (D73, S17). */
interface ReachProbe {
  update(isNeeded: boolean): void;
}

/** For a game that does not exist, the server answers without reading a log. */
export const NO_GAME = "00000000-0000-0000-0000-000000000000";
const LIMIT_MS = 2_500;
const PAUSE_MS = 1_000;
const PAUSE_AFTER_ANSWER_MS = 10_000;

export function createReachProbe(options: ReachProbeOptions): ReachProbe {
  const { time, random, onReached } = options;
  let isNeeded = false;
  let hasFailed = false;
  let cancel = (): void => {};

  function plan(pauseMs: number): void {
    // A random part keeps phones at one field from asking together.
    cancel = time.after(pauseMs * (1 + random() / 2), () => void probe());
  }

  async function probe(): Promise<void> {
    const limit = new AbortController();
    const release = time.after(LIMIT_MS, () => limit.abort());
    cancel = () => {
      release();
      limit.abort();
    };
    const hasAnswered = await hasAnswer(options, limit.signal);
    release();
    if (!isNeeded) return;
    if (hasAnswered) onReached(hasFailed);
    hasFailed ||= !hasAnswered;
    if (isNeeded) plan(hasAnswered ? PAUSE_AFTER_ANSWER_MS : PAUSE_MS);
  }

  return {
    update(next) {
      if (next === isNeeded) return;
      isNeeded = next;
      hasFailed = false;
      cancel();
      if (isNeeded) plan(PAUSE_MS);
    },
  };
}

async function hasAnswer(
  { transport, identity }: Pick<ReachProbeOptions, "transport" | "identity">,
  signal: AbortSignal,
): Promise<boolean> {
  const asUser = identity.currentUserId();
  const result = await callServer({ identity }, asUser, signal, (call) =>
    transport.pull(NO_GAME, 0, 1, call),
  );
  return result.ok || !NO_ANSWERS.has(result.answer.kind);
}

const NO_ANSWERS: ReadonlySet<string> = new Set(["unknown", "sign-in-required", "wrong-identity"]);
