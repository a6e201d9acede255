import type { Game } from "../../domain/game/game.ts";
import type { WalkOn } from "../../domain/game/game-state.ts";
import type { GameSummary } from "../../domain/game/game-summary.ts";
import { overlayGame } from "../../domain/game/overlay-game.ts";
import type { Player } from "../../domain/game/player.ts";
import type { GameTotalsRecord } from "../db/records.ts";

/**
 * The server's row of a game with this device's log on top, for lists (I17). The log decides while
 * something of it waits here, because that may be the finalize itself, or while it is at least as
 * new as the row.
 */
export function overlayRecord(game: Game, totals: GameTotalsRecord): Game {
  return totals.waiting || totals.throughSeq >= game.headSeq ? overlayGame(game, totals) : game;
}

/**
 * The figures on a completed game's card (I17): this device's while the server lacks something of
 * it, else the server's, which counts merged players as one (D33).
 */
export function overlaySummary(
  game: Game,
  totals: GameTotalsRecord | undefined,
  read: GameSummary | null,
): GameSummary | null {
  const isAhead = totals !== undefined && (totals.waiting || totals.throughSeq > game.headSeq);
  return isAhead ? (totals.summary ?? null) : read;
}

/** What waits on this device and is not in the server's rows of players yet. */
export interface PlayerOverlay {
  readonly walkOns: Iterable<WalkOn>;
  /** Player → number; null takes the number away (D36a). */
  readonly jerseyEdits: ReadonlyMap<string, string | null>;
}

/**
 * The server's players with this device's walk-ons and waiting jersey edits on top: a pull neither
 * drops a walk-on nor takes an edit back (I17, D33).
 */
export function overlayPlayers(players: readonly Player[], overlay: PlayerOverlay): Player[] {
  const known = new Set(players.map(({ id }) => id));
  const walkOns = [...overlay.walkOns].filter(({ playerId }) => !known.has(playerId));
  return [...players, ...walkOns.map(playerOf)].map((player) => {
    const jerseyNumber = overlay.jerseyEdits.get(player.id);
    return jerseyNumber === undefined ? player : { ...player, jerseyNumber };
  });
}

/** As the server names a walk-on without a name (`player.added` in SQL). */
const NAMELESS_WALK_ON = "Walk-on";

function playerOf(walkOn: WalkOn): Player {
  return {
    id: walkOn.playerId,
    teamId: walkOn.teamId,
    name: walkOn.name?.trim() || NAMELESS_WALK_ON,
    jerseyNumber: walkOn.jerseyNumber,
    isActive: true,
    isIr: false,
    irDate: null,
    isWalkOn: true,
    isSuspended: false,
    mergedInto: null,
  };
}
