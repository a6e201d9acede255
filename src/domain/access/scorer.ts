export const PASS_STATES = ["valid", "expired", "withdrawn", "switched_off"] as const;
export type PassState = (typeof PASS_STATES)[number];

/** Lets a person without an account collect one game, or only check in a team for it (D69). */
export interface GamePass {
  readonly gameId: string;
  /** Null, or missing on an older device, means that the pass lets somebody score. */
  readonly checkInTeamId?: string | null;
  /** ISO 8601; the server decides by its own clock. */
  readonly expiresAt: string;
  /** The state that the server last sent. */
  readonly state: PassState;
}

/** A person's right to collect, by account or by a pass for one game. */
export interface Scorer {
  readonly mayCollect: boolean;
  /** null for an account. */
  readonly passes: readonly GamePass[] | null;
}

/** Mirrors the server, which decides. Clocks do not count, because a phone's may be wrong (I5). */
export function mayCollectGame({ mayCollect, passes }: Scorer, gameId: string): boolean {
  return (
    mayCollect ||
    (passes?.some((pass) => isValidPass(pass, gameId) && !pass.checkInTeamId) ?? false)
  );
}

export function isValidPass({ gameId, state }: GamePass, wantedId: string): boolean {
  return gameId === wantedId && state === "valid";
}
