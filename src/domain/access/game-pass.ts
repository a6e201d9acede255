import {
  type GamePass,
  isValidPass,
  mayCollectGame,
  type PassState,
  type Scorer,
} from "./scorer.ts";
import type { SeenDevice } from "./who-scores.ts";

type PassEnd = Exclude<PassState, "valid">;

/** Collectors of a game check in both teams, and a check-in pass only its own (D69). */
export function mayCheckIn(scorer: Scorer, gameId: string, teamId: string): boolean {
  return mayCollectGame(scorer, gameId) || teamsToCheckIn(scorer.passes, gameId).includes(teamId);
}

/** Teams that the valid passes of the game check in. */
export function teamsToCheckIn(passes: readonly GamePass[] | null, gameId: string): string[] {
  const own = passes?.filter((pass) => isValidPass(pass, gameId)) ?? [];
  return own.flatMap(({ checkInTeamId }) => checkInTeamId ?? []);
}

/** An account reads every log, and a pass reads one (D69). */
export function mayReadLog(passes: readonly GamePass[] | null, gameId: string): boolean {
  return passes === null || passes.some((pass) => isValidPass(pass, gameId));
}

/** Says why a game's pass no longer holds; null while one does, or if there is none. */
export function endOfPass(passes: readonly GamePass[] | null, gameId: string): PassEnd | null {
  const own = passes?.filter((pass) => pass.gameId === gameId) ?? [];
  if (own.some(({ state }) => state === "valid")) return null;
  const last = own.at(-1)?.state;
  return last === undefined || last === "valid" ? null : last;
}

/** A new pass; the server returns its secret only this once. */
export interface MadePass {
  readonly passId: string;
  readonly gameId: string;
  readonly secret: string;
  /** Null if the pass lets somebody score. */
  readonly checkInTeamId: string | null;
  /** ISO 8601 */
  readonly expiresAt: string;
  /** The league's time zone (D48). */
  readonly timeZone: string;
}

/** A screen makes this pass when it is first asked for, and then shows it again. */
export interface PassMaking {
  readonly pass: MadePass | null;
  /** The reason why the pass opens nothing any more; null while none is known. */
  readonly end: PassEnd | null;
  readonly isMaking: boolean;
  /** The reason why no pass can be made now; null if one can. */
  readonly obstacle: "off" | "not-allowed" | "offline" | null;
  /** The server's words about the last refusal. */
  readonly problem: string | null;
  readonly make: () => Promise<void>;
  /** Asks the server whether the pass still holds. */
  readonly check: () => Promise<void>;
}

/** A pass as its maker sees it. */
export interface ListedPass {
  readonly passId: string;
  /** ISO 8601, like `expiresAt`. */
  readonly madeAt: string;
  readonly expiresAt: string;
  /** The league's time zone (D48). */
  readonly timeZone: string;
  readonly state: PassState;
  /** The team that the pass checks in; null if it lets somebody score. */
  readonly checkInTeam: string | null;
  /** Null if the server made it. */
  readonly madeBy: string | null;
  /** The names of those who opened it, in order. */
  readonly holders: readonly string[];
}

/** The passes of a game with the newest first, and the names of its teams. */
export interface GamePasses {
  readonly visitor: string;
  readonly home: string;
  readonly passes: readonly ListedPass[];
  /** The devices that sent plays in the last hour. */
  readonly seen: readonly SeenDevice[];
}
