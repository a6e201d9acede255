import { useState } from "react";
import { createGameState } from "../../../domain/game/fold/fold.ts";
import { ok, type Result } from "../../../domain/shared/result.ts";
import type { DeviceRows } from "../../../local/db/device-rows.ts";
import { overlayRecord } from "../../../local/game/overlay.ts";
import { readAhead, useDeviceRead } from "../device/use-device-read.ts";
import { readLastUserAhead } from "../device/use-last-user.ts";
import { publishedGame } from "../pages/published-game.ts";
import { readPageAhead } from "../pages/use-kept-page.ts";
import { readGameReference } from "./game-reference.ts";
import type { GameView } from "./game-view.ts";
import { viewOf } from "./view-of.ts";

/** The rows stay as first read, because a later log would take away what the screen shows. */
export function useGameRows(gameId: string): GameView | null {
  const read = useDeviceRead(...rowsOf(gameId));
  const newest = read?.ok ? read.value : null;
  const [first, setFirst] = useState(newest);
  if (newest !== null && first?.row.id !== newest.row.id) setFirst(newest);
  return first?.row.id === gameId ? first : newest;
}

/** Lets a route read the tables ahead, so that the first render of a review has them. */
export async function readGameAhead(gameId: string): Promise<void> {
  await Promise.all([
    readAhead(...rowsOf(gameId)),
    readPageAhead(publishedGame, gameId),
    readLastUserAhead(),
  ]);
}

function rowsOf(gameId: string) {
  const read = (device: DeviceRows) => readGameRows(device, gameId);
  return [`rows of game ${gameId}`, read] as const;
}

/** Lays this device's log over the row, as the game list does, but never for a visitor (D13). */
async function readGameRows(
  device: DeviceRows,
  gameId: string,
): Promise<Result<GameView | null, never>> {
  const [reference, totals, lastUser] = await Promise.all([
    readGameReference({ store: device }, gameId),
    device.totals.get(gameId),
    device.meta.get("lastUser"),
  ]);
  if (reference === null) return ok(null);
  const { visitorTeamId, homeTeamId } = reference.game;
  const state = createGameState(gameId, { visitorTeamId, homeTeamId });
  const view = viewOf(reference, { ...UNOPENED, state }, null);
  const isKnown = lastUser.ok && lastUser.value !== null;
  const own = isKnown && totals.ok ? totals.value : null;
  if (own === null) return ok(view);
  return ok({ ...view, game: overlayRecord(view.row, own), isLogToCome: true });
}

const NONE: ReadonlySet<string> = new Set();
const UNOPENED = {
  revision: 0,
  inFlight: [],
  pendingEventIds: NONE,
  refusedEventIds: NONE,
  refusedEntryIds: NONE,
};
