/** A device that sent to a game lately, as the server saw it. */
export interface SendingDevice {
  readonly deviceId: string;
  readonly userId: string;
  /** Null where the server knows none. */
  readonly name: string | null;
}

export interface SeenDevice extends SendingDevice {
  /** Milliseconds since 1970 on this device's clock. */
  readonly seenAt: number;
}

/** A person who scores the game on another device. */
export interface OtherScorer {
  readonly name: string | null;
  /** The person of this device, on another one. */
  readonly isSelf: boolean;
  /** At least 1, rounded up: nobody is longer silent than this says. */
  readonly seconds: number;
  /** Not heard from for so long that the phone may be off, or without a network. */
  readonly isSilent: boolean;
}

/** How long a phone counts as scoring, and how long it is named after that; the server tells as much (D69). */
export const SCORER_WINDOWS = {
  silentAfterMs: 10 * 60_000,
  forgottenAfterMs: 60 * 60_000,
} as const;

/** From the server's age of its last event: a phone's clock may be wrong (I5). */
export function whenSeen(seconds: number, toldAtMs: number): number {
  return toldAtMs - seconds * 1_000;
}

/** Who else scores, the newest first, each person once; nobody after a silent hour. */
export function othersScoring(
  seen: readonly SeenDevice[],
  self: { readonly deviceId: string | null; readonly userId: string | null },
  nowMs: number,
): readonly OtherScorer[] {
  const people = new Map<string, OtherScorer>();
  const others = seen
    .filter(
      (one) =>
        one.deviceId !== self.deviceId && nowMs - one.seenAt < SCORER_WINDOWS.forgottenAfterMs,
    )
    .toSorted((a, b) => b.seenAt - a.seenAt);
  for (const { userId, name, seenAt } of others) {
    if (people.has(userId)) continue;
    const seconds = Math.max(1, Math.ceil((nowMs - seenAt) / 1_000));
    const isSilent = nowMs - seenAt >= SCORER_WINDOWS.silentAfterMs;
    people.set(userId, { name, isSelf: userId === self.userId, seconds, isSilent });
  }
  return [...people.values()];
}
