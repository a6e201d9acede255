import type { League } from "../../../domain/season/season.ts";
import { allOk, ok } from "../../../domain/shared/result.ts";
import type { TeamSeason } from "../../../domain/standings/team-season.ts";
import { isSoundCopy } from "../../../local/reference/sound-copies.ts";
import { readAll } from "../../../remote/http/read-all.ts";
import { notRead, type PullParts, replaceTables } from "../../refresh/pull.ts";
import { type KeptPage, readSeasonPageAhead, useSeasonPage } from "./use-kept-page.ts";

export interface SeasonTeams {
  readonly leagues: readonly League[];
  readonly teams: readonly TeamSeason[];
}

export const seasonTeams: KeptPage<SeasonTeams> = {
  name: "season teams",
  tables: ["leagues", "team_season_stats"],
  async pull(parts, seasonId) {
    const read = await readAll(seasonTeamsReads(parts, seasonId));
    if (!read.ok) return notRead(parts, read);
    return replaceTables(parts, seasonId, seasonTeamsTables(read.value));
  },
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

export const seasonTeamsReads = ({ reference, signal }: PullParts, seasonId: string) => ({
  leagues: reference.leagues(seasonId, signal),
  teams: reference.teamSeasons(seasonId, signal),
});

export const seasonTeamsTables = ({ leagues, teams }: SeasonTeams) => ({
  leagues,
  team_season_stats: teams.map((team) => ({ ...team, id: team.teamId })),
});
