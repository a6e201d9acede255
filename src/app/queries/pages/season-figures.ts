import { allOk, fail, ok } from "../../../domain/shared/result.ts";
import type { SeasonLadders } from "../../../domain/standings/league-ranks.ts";
import type { PlayerSeason } from "../../../domain/standings/player-season.ts";
import { isSoundCopy } from "../../../local/reference/sound-copies.ts";
import { BESIDE } from "../../refresh/paces.ts";
import { pullSeasonFigures } from "../../refresh/pull-season-figures.ts";
import { type SeasonTeams, seasonTeams } from "./season-teams.ts";
import { type KeptPage, readSeasonPageAhead, useKeptPage, useSeasonPage } from "./use-kept-page.ts";
import { underJerseys, waitingJerseys } from "./waiting-jerseys.ts";

export interface SeasonFigureRows extends SeasonTeams {
  readonly players: readonly PlayerSeason[];
}

export const seasonFigures: KeptPage<SeasonFigureRows> = {
  name: "season figures",
  tables: [...seasonTeams.tables, "player_season_stats"],
  pull: pullSeasonFigures,
  async read(device, seasonId) {
    const rows = await Promise.all([
      seasonTeams.read(device, seasonId),
      device.reference.list("player_season_stats", seasonId, isSoundCopy),
      waitingJerseys(device),
    ]);
    const read = allOk(rows);
    if (!read.ok) return read;
    const [teams, players, waiting] = read.value;
    return ok({ ...teams, players: underJerseys(players, waiting, ({ playerId }) => playerId) });
  },
};

export const useSeasonFigures = () => useSeasonPage(seasonFigures);
export const readSeasonFiguresAhead = () => readSeasonPageAhead(seasonFigures);

/** The ranks are computed when the figures arrive, so a player's page reads one row only. */
export const seasonLaddersPage: KeptPage<SeasonLadders> = {
  name: "season ladders",
  reading: seasonFigures.name,
  pace: BESIDE,
  tables: ["season_ladders"],
  pull: seasonFigures.pull,
  async read({ reference }, seasonId) {
    const row = await reference.get("season_ladders", seasonId, isSoundCopy);
    if (!row.ok) return row;
    return row.value === null ? fail({ code: "not-on-device" }) : ok(row.value);
  },
};

export const useSeasonLadders = (seasonId: string) => useKeptPage(seasonLaddersPage, seasonId);
