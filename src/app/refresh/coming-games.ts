import { addDays } from "date-fns/addDays";
import { subDays } from "date-fns/subDays";
import type { Game } from "../../domain/game/game.ts";
import { localPlainDate } from "../../domain/shared/plain-date.ts";

const DAYS_BACK = 1;
const DAYS_AHEAD = 7;

/** Games from yesterday to next week, and those whose log is here; `now` in ms since 1970. */
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

/** `finalizedAt` is ISO 8601 on the server's clock. */
interface FinishedGame {
  readonly gameId: string;
  readonly finalizedAt: string;
}

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
