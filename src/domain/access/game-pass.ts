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

/** A pass that was just made; its secret is told this once. */
export interface MadePass {
  readonly passId: string;
  readonly gameId: string;
  readonly secret: string;
  /** ISO 8601 */
  readonly expiresAt: string;
}

/** A pass as its maker sees it. */
export interface ListedPass {
  readonly passId: string;
  /** ISO 8601, as `expiresAt`. */
  readonly madeAt: string;
  readonly expiresAt: string;
  readonly state: PassState;
  /** Null: the server. */
  readonly madeBy: string | null;
  /** The names of who opened it, in order. */
  readonly holders: readonly string[];
}

/** The passes of a game, newest first, and the names of its teams. */
export interface GamePasses {
  readonly visitor: string;
  readonly home: string;
  readonly passes: readonly ListedPass[];
}
