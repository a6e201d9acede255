import {
  PUBLIC_GAMES,
  PUBLIC_TEAMS,
  type PublicTeam,
  readLiveScoreRow,
} from "../../contract/rows/public-rows.ts";
import { readRows } from "../../contract/rows/table-row.ts";
import { STANDINGS } from "../../contract/rows/team-season-rows.ts";
import type { GameClock } from "../../domain/game/clock/game-clock.ts";
import type { ShownGame } from "../../domain/season/shown-games.ts";
import type { Standing } from "../../domain/standings/standing.ts";
import type { PublicListRows } from "./public-lists.ts";

export interface PublicGames {
  readonly games: readonly ShownGame[];
  /** All teams of the season. */
  readonly teams: readonly PublicTeam[];
}

export interface PublicStandings {
  readonly standings: readonly Standing[];
  readonly teams: readonly PublicTeam[];
}

/** null if a game or team does not fit the contract. */
export function readPublicGames(answer: PublicListRows): PublicGames | null {
  const games = readRows(PUBLIC_GAMES, answer.rows);
  const teams = readRows(PUBLIC_TEAMS, answer.teams);
  return games === null || teams === null ? null : { games, teams };
}

/** null if a standing or team does not fit the contract. */
export function readPublicStandings(answer: PublicListRows): PublicStandings | null {
  const standings = readRows(STANDINGS, answer.rows);
  const teams = readRows(PUBLIC_TEAMS, answer.teams);
  return standings === null || teams === null ? null : { standings, teams };
}

export interface SharedScore {
  readonly game: ShownGame;
  /** null if the league keeps no clock (D71). */
  readonly clock: GameClock | null;
  /** How far the server's time is ahead of this device's; 0 while they may be the same. */
  readonly serverAheadMs: number;
}

/** `not-offered`: the page's host does not pass the address on. `failed`: no answer now. */
type LiveScoreAnswer = SharedScore | "not-offered" | "failed";

/**
 * Reads a running game from the answer that all viewers share (docs/decisions/live-game.md).
 * @param origin where the page comes from, whose host passes /live on.
 */
export async function readLiveScore(origin: string, gameId: string): Promise<LiveScoreAnswer> {
  try {
    const answer = await fetch(`${origin}/live/${gameId}`, {
      credentials: "omit",
      cache: "no-cache",
      signal: AbortSignal.timeout(LIVE_TIMEOUT_MS),
    });
    const isJson = /json/i.test(answer.headers.get("content-type") ?? "");
    if (!isJson) return answer.status < 500 ? "not-offered" : "failed";
    if (!answer.ok) return "failed";
    const read = readLiveScoreRow(await answer.json());
    if (read === null) return "failed";
    const aheadMs = Date.parse(answer.headers.get("date") ?? "") - Date.now();
    return { ...read, serverAheadMs: Math.abs(aheadMs) > SAME_TIME_MS ? aheadMs : 0 };
  } catch {
    return "failed";
  }
}

const LIVE_TIMEOUT_MS = 5_000;
/** The header counts whole seconds and has travelled. */
const SAME_TIME_MS = 2_000;
