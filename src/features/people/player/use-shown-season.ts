import type { PlayerCard } from "../../../domain/roster/player-card.ts";
import type { PlayerGame } from "../../../domain/standings/game-log.ts";
import { unlessDefault, useAddress, withValues } from "../../../parts/page/address.ts";

interface ShownSeason {
  readonly id: string;
  readonly name: string;
}

export interface SeasonChoice {
  readonly shown: ShownSeason;
  /** Lists the player's own season first. */
  readonly all: readonly ShownSeason[];
  readonly choose: (seasonId: string) => void;
}

/** Returns the season of the player's team, or the one of theirs in `?season=` (D33). */
export function useShownSeason(card: PlayerCard, games: readonly PlayerGame[]): SeasonChoice {
  const [address, setAddress] = useAddress();
  const own = { id: card.seasonId, name: card.seasonName };
  const byId = new Map([[own.id, own]]);
  for (const { game } of games)
    byId.set(game.seasonId, { id: game.seasonId, name: game.seasonName });
  const shown = byId.get(address.get("season") ?? "") ?? own;
  const choose = (seasonId: string) =>
    setAddress((newest) => withValues(newest, { season: unlessDefault(seasonId, own.id) }), {
      replace: true,
    });
  return { shown, all: [...byId.values()], choose };
}
