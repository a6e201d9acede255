import type { League } from "../../../domain/season/season.ts";
import { allOk, ok } from "../../../domain/shared/result.ts";
import type { TeamSeason } from "../../../domain/standings/team-season.ts";
import { isSoundCopy } from "../../../local/reference/sound-copies.ts";
import { pullSeasonTeams } from "../../refresh/pull-season-figures.ts";
import { type KeptPage, readSeasonPageAhead, useSeasonPage } from "./use-kept-page.ts";

export interface SeasonTeams {
  readonly leagues: readonly League[];
  readonly teams: readonly TeamSeason[];
}

export const seasonTeams: KeptPage<SeasonTeams> = {
  name: "season teams",
  tables: ["leagues", "team_season_stats"],
  pull: pullSeasonTeams,
  async read({ reference }, seasonId) {
    const rows = await Promise.all([
      reference.list("leagues", seasonId),
      reference.list("team_season_stats", seasonId, isSoundCopy),
    ]);
    const read = allOk(rows);
    if (!read.ok) return read;
    const [leagues, teams] = read.value;
    return ok({ leagues: leagues.toSorted((a, b) => a.name.localeCompare(b.name)), teams });
  },
};

export const useSeasonTeams = () => useSeasonPage(seasonTeams);
export const readSeasonTeamsAhead = () => readSeasonPageAhead(seasonTeams);
