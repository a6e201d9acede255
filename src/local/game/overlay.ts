import type { Game } from "../../domain/game/game.ts";
import type { WalkOn } from "../../domain/game/game-state.ts";
import type { GameSummary } from "../../domain/game/game-summary.ts";
import { overlayGame } from "../../domain/game/overlay-game.ts";
import type { Player } from "../../domain/game/player.ts";
import type { GameTotalsRecord } from "../db/records.ts";

/** The log decides while events wait here, such as the finalize, or while it is as new (I17). */
export function overlayRecord(game: Game, totals: GameTotalsRecord): Game {
  return totals.waiting || totals.throughSeq >= game.headSeq ? overlayGame(game, totals) : game;
}

/** This device's figures show only while the server lacks events of it (I17, D33). */
export function overlaySummary(
  game: Game,
  totals: GameTotalsRecord | undefined,
  read: GameSummary | null,
): GameSummary | null {
  const isAhead = totals !== undefined && (totals.waiting || totals.throughSeq > game.headSeq);
  return isAhead ? (totals.summary ?? null) : read;
}

/** Waits on this device and is missing from the server's rows of players. */
interface PlayerOverlay {
  readonly walkOns: Iterable<WalkOn>;
  /** Maps a player's id to a number; null removes the number (D36a). */
  readonly jerseyEdits: ReadonlyMap<string, string | null>;
}

/** Adds walk-ons and waiting numbers, so that a pull neither drops nor reverts them (I17). */
export function overlayPlayers(players: readonly Player[], overlay: PlayerOverlay): Player[] {
  const known = new Set(players.map(({ id }) => id));
  const walkOns = [...overlay.walkOns].filter(({ playerId }) => !known.has(playerId));
  return [...players, ...walkOns.map(playerOf)].map((player) => {
    const jerseyNumber = overlay.jerseyEdits.get(player.id);
    return jerseyNumber === undefined ? player : { ...player, jerseyNumber };
  });
}

/** The server's name for a walk-on without a name (`player.added` in SQL). */
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
    mergedInto: null,
  };
}
