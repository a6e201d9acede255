import { addDays } from "date-fns/addDays";
import { subDays } from "date-fns/subDays";
import type { Game } from "../../domain/game/game.ts";
import { localPlainDate } from "../../domain/shared/plain-date.ts";

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
  const from = localPlainDate(subDays(now, DAYS_BACK));
  const until = localPlainDate(addDays(now, DAYS_AHEAD));
  return games.filter(
    (game) => onDevice.has(game.id) || (game.gameDate >= from && game.gameDate <= until),
  );
}

/** A game that is final, and since when on the server's clock (ISO 8601). */
export interface FinishedGame {
  readonly gameId: string;
  readonly finalizedAt: string;
}

/**
 * The final games whose log is on this device: the store frees those that are old enough and of
 * which nothing waits (I3).
 */
export function finishedGames(
  games: readonly Game[],
  onDevice: ReadonlySet<string>,
): readonly FinishedGame[] {
  return games.flatMap(({ id, phase, finalizedAt }) =>
    phase === "final" && finalizedAt !== null && onDevice.has(id)
      ? [{ gameId: id, finalizedAt }]
      : [],
  );
}
