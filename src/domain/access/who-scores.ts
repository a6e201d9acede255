/** A device that sent plays of a game within the last hour, as the server reported it. */
export interface SendingDevice {
  readonly deviceId: string;
  readonly userId: string;
  /** null if the server knows no name. */
  readonly name: string | null;
}

export interface SeenDevice extends SendingDevice {
  /** Milliseconds since 1970 on this device's clock. */
  readonly seenAt: number;
}

/** A person who scores the game on another device. */
export interface OtherScorer {
  readonly name: string | null;
  /** Whether it is the same person on another device. */
  readonly isSelf: boolean;
  /** Seconds since that person's last event, rounded up to at least 1. */
  readonly seconds: number;
  /** The device was silent for so long that the phone may be off or without a network. */
  readonly isSilent: boolean;
}

/** Spans in which a phone counts as scoring and is still named; the server tells as much (D69). */
export const SCORER_WINDOWS = {
  silentAfterMs: 10 * 60_000,
  forgottenAfterMs: 60 * 60_000,
} as const;

/** Uses the age that the server tells, because a phone's clock may be wrong (I5). */
export function whenSeen(seconds: number, toldAtMs: number): number {
  return toldAtMs - seconds * 1_000;
}

/** Returns whom a place names that has room only for who scores with this phone now. */
export function scoringNow(others: readonly OtherScorer[]): readonly OtherScorer[] {
  return others.filter(({ isSilent }) => !isSilent);
}

/** Returns each other scorer once with the newest first; a silent hour ends it. */
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
