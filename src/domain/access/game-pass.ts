export const PASS_STATES = ["valid", "expired", "withdrawn", "switched_off"] as const;
export type PassState = (typeof PASS_STATES)[number];

/** Lets a person without an account collect one game (D69). */
export interface GamePass {
  readonly gameId: string;
  /** ISO 8601; the server decides by its own clock. */
  readonly expiresAt: string;
  /** As the server last said. */
  readonly state: PassState;
}

/** Who may collect: by right of an account, or by a pass for one game. */
export interface Scorer {
  readonly mayCollect: boolean;
  /** Null for an account. */
  readonly passes: readonly GamePass[] | null;
}

/** Mirrors the server, which decides. A clock is not asked: it may be wrong at the sideline (I5). */
export function mayCollectGame({ mayCollect, passes }: Scorer, gameId: string): boolean {
  return mayCollect || holdsPass(passes, gameId);
}

/** An account reads every log, a pass opens one (D69). */
export function mayReadLog(passes: readonly GamePass[] | null, gameId: string): boolean {
  return passes === null || holdsPass(passes, gameId);
}

function holdsPass(passes: readonly GamePass[] | null, gameId: string): boolean {
  return passes?.some((pass) => pass.gameId === gameId && pass.state === "valid") ?? false;
}

/** Why a game's pass no longer holds; null while one does, or when there is none. */
export function endOfPass(
  passes: readonly GamePass[] | null,
  gameId: string,
): Exclude<PassState, "valid"> | null {
  const own = passes?.filter((pass) => pass.gameId === gameId) ?? [];
  if (own.some(({ state }) => state === "valid")) return null;
  const last = own.at(-1)?.state;
  return last === undefined || last === "valid" ? null : last;
}
