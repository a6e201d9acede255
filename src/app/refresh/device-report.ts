import type { SyncTime } from "../../sync/sync-time.ts";

export interface DeviceFigures {
  readonly userId: string;
  readonly pending: number;
  readonly refused: number;
}

interface Parts {
  /** null while nobody can send. */
  readonly figures: () => DeviceFigures | null;
  /** Resolves to false when the server did not take it. */
  readonly send: (figures: DeviceFigures) => Promise<boolean>;
  readonly time: SyncTime;
}

/** During a game the figures change with every tap. */
const BETWEEN_NEWS_MS = 20_000;
/** "Last seen" needs no newer time. */
const BETWEEN_SIGNS_OF_LIFE_MS = 10 * 60_000;

/** Reports after a contact with the server; the last figures of a burst are always told. */
export function createDeviceReport({ figures, send, time }: Parts): { noteSync(): void } {
  let told: DeviceFigures | null = null;
  let toldAt = Number.NEGATIVE_INFINITY;
  let isSending = false;
  let isTimed = false;

  async function tell(now: DeviceFigures): Promise<void> {
    isSending = true;
    toldAt = time.monotonic();
    told = (await send(now)) ? now : null;
    isSending = false;
    // After a failure, the next contact reports again.
    if (told !== null && !isSame(told, figures())) noteSync();
  }

  function noteSync(): void {
    const now = figures();
    if (now === null || isSending || isTimed) return;
    const isNews = !isSame(told, now);
    const pauseMs = isNews ? BETWEEN_NEWS_MS : BETWEEN_SIGNS_OF_LIFE_MS;
    const waitMs = toldAt + pauseMs - time.monotonic();
    if (waitMs <= 0) void tell(now);
    else if (isNews) {
      isTimed = true;
      time.after(waitMs, () => {
        isTimed = false;
        noteSync();
      });
    }
  }

  return { noteSync };
}

function isSame(a: DeviceFigures | null, b: DeviceFigures | null): boolean {
  return a?.userId === b?.userId && a?.pending === b?.pending && a?.refused === b?.refused;
}

const KINDS = ["iPhone", "iPad", "Android", "Windows", "Macintosh", "CrOS", "Linux"] as const;

export function deviceKind(userAgent: string): string | null {
  const kind = KINDS.find((name) => userAgent.includes(name));
  if (kind === "Macintosh") return "Mac";
  return kind === "CrOS" ? "Chromebook" : (kind ?? null);
}
