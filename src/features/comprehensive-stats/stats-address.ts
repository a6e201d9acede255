import { readPart, type SeasonPart, type SeasonParts } from "../../domain/standings/divisions.ts";
import { PLAYER_STATS, type PlayerStat } from "../../domain/standings/player-stat.ts";
import { SEASON_STAGES, type SeasonStage } from "../../domain/standings/season-stage.ts";
import {
  DEFAULT_TEAM_SORT,
  firstDirection,
  TEAM_TABLE_COLUMNS,
  type TeamSort,
} from "../../domain/standings/team-columns.ts";
import { oneOf, unlessDefault, withValues } from "../../parts/page/address.ts";

/** The view is kept in the address, so that a reload, Back and a link show it. */
export interface StatsView extends SeasonPart {
  readonly kind: "players" | "teams";
  readonly stage: SeasonStage;
  /** The stat that ranks the players. */
  readonly stat: PlayerStat;
  readonly sort: TeamSort;
  readonly search: string;
  /** Shows all players and not only the first 20. */
  readonly showsAll: boolean;
}

export const DEFAULT_VIEW: StatsView = {
  kind: "players",
  league: null,
  division: null,
  stage: "all",
  stat: "fantasy_points",
  sort: DEFAULT_TEAM_SORT,
  search: "",
  showsAll: false,
};

/** Unknown values, leagues and divisions become the default. */
export function readStatsView(address: URLSearchParams, parts: SeasonParts): StatsView {
  const column = oneOf(TEAM_TABLE_COLUMNS, address.get("sort")) ?? DEFAULT_VIEW.sort.column;
  return {
    kind: address.get("view") === "teams" ? "teams" : "players",
    ...readPart(parts, { league: address.get("league"), division: address.get("division") }),
    stage: oneOf(SEASON_STAGES, address.get("stage")) ?? DEFAULT_VIEW.stage,
    stat: oneOf(PLAYER_STATS, address.get("stat")) ?? DEFAULT_VIEW.stat,
    sort: {
      column,
      direction: oneOf(["ascending", "descending"], address.get("order")) ?? firstDirection(column),
    },
    search: address.get("q") ?? "",
    showsAll: address.get("show") === "all",
  };
}

/** Leaves defaults out and keeps other parameters. */
export function writeStatsView(address: URLSearchParams, view: StatsView): URLSearchParams {
  const { column, direction } = view.sort;
  return withValues(address, {
    view: unlessDefault(view.kind, DEFAULT_VIEW.kind),
    league: view.league,
    division: view.division,
    stage: unlessDefault(view.stage, DEFAULT_VIEW.stage),
    stat: unlessDefault(view.stat, DEFAULT_VIEW.stat),
    sort: unlessDefault(column, DEFAULT_VIEW.sort.column),
    order: unlessDefault(direction, firstDirection(column)),
    q: view.search,
    show: view.showsAll ? "all" : null,
  });
}
