import { playerLeaders } from "./leaders/player-lists.ts";
import type { PlayerSeason } from "./player-season.ts";
import { PLAYER_STATS, type PlayerStat } from "./player-stat.ts";
import type { SeasonStage } from "./season-stage.ts";

export interface SeasonPlace {
  readonly playerId: string;
  readonly list: PlayerStat;
  readonly rank: number;
}

export type SeasonPlaces = Readonly<Record<SeasonStage, readonly SeasonPlace[]>>;

export function seasonPlaces(players: readonly PlayerSeason[]): SeasonPlaces {
  const at = (stage: SeasonStage): SeasonPlace[] =>
    playerLeaders(players, PLAYER_STATS, stage).flatMap(({ id, lines }) =>
      lines.map(({ row, rank }) => ({ playerId: row.playerId, list: id, rank })),
    );
  return { all: at("all"), regular: at("regular"), playoffs: at("playoffs") };
}

export function placesOf(
  places: SeasonPlaces,
  stage: SeasonStage,
  playerId: string,
): readonly SeasonPlace[] {
  return places[stage]
    .filter((place) => place.playerId === playerId)
    .toSorted((a, b) => a.rank - b.rank);
}
