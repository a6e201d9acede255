import type { TestGame } from "../../helpers/database/league.ts";

/** Who calls; `blocked` is an account that an admin has disabled. */
export interface PlayCaller {
  readonly role: "admin" | "user" | "blocked" | "server";
  /** Null stands for the server itself. */
  readonly userId: string | null;
}

/** The answer is the JSON of the API, or the SQLSTATE of its refusal. */
export type WireAnswer =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly code: string };

/** What an installation allows in one game. */
export interface GameLimits {
  readonly events: number;
  readonly walkOns: number;
}

/** The calls about a game as they cross the wire; SQL and the memory both answer them. */
export interface PlayServer {
  openGame(game: TestGame, limits: GameLimits): Promise<void>;
  push(
    caller: PlayCaller,
    gameId: string,
    deviceId: string,
    events: readonly unknown[],
  ): Promise<WireAnswer>;
  pull(caller: PlayCaller, gameId: string, afterSeq: number, limit: number): Promise<WireAnswer>;
  knownEventIds(caller: PlayCaller, gameId: string, deviceId: string): Promise<WireAnswer>;
  heldEvents(caller: PlayCaller, gameId: string): Promise<WireAnswer>;
  resolveHeld(
    caller: PlayCaller,
    gameId: string,
    eventIds: readonly string[],
    resolution: Resolution,
  ): Promise<WireAnswer>;
  /** An admin deletes the game's season, or restores it with what came meanwhile (D65). */
  showSeason(game: TestGame, isShown: boolean): Promise<void>;
  /** Copies the game as it is now; the answer sets it back to the copy (I3). */
  backup(gameId: string): Promise<() => Promise<void>>;
  /** Everything that the server counts of the game, under the names of the tables. */
  figures(game: TestGame): Promise<unknown>;
}

export type Resolution = "applied" | "set_aside";
