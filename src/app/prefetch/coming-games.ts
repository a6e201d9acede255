import type { Game } from "../../domain/game/game.ts";
import { localPlainDate } from "../../domain/shared/plain-date.ts";

const DAY_MS = 24 * 3_600_000;
const DAYS_BACK = 1;
const DAYS_AHEAD = 7;

/**
 * The games whose logs a scorekeeper may need without a network: yesterday's to next week's by
 * this device's calendar, and every one whose log is on the device already. `now`: milliseconds
 * since 1970.
 */
export function gamesToFollow(
  games: readonly Game[],
  onDevice: ReadonlySet<string>,
  now: number,
): readonly Game[] {
  const from = localPlainDate(now - DAYS_BACK * DAY_MS);
  const until = localPlainDate(now + DAYS_AHEAD * DAY_MS);
  return games.filter(
    (game) => onDevice.has(game.id) || (game.gameDate >= from && game.gameDate <= until),
  );
}
