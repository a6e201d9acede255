import type { League } from "../../domain/season/season.ts";
import { ok } from "../../domain/shared/result.ts";
import type { TeamSeason } from "../../domain/standings/team-season.ts";
import { type PullParts, type PullProblem, referenceWriter } from "../prefetch/pull-reference.ts";
import type { PageRead } from "./page-read.ts";

export interface SeasonTeams {
  /** By name. */
  readonly leagues: readonly League[];
  readonly teams: readonly TeamSeason[];
}

/** Records and figures of every team of a season (`team_season_stats`). */
export const seasonTeamsRead: PageRead<SeasonTeams> = {
  name: "season teams",
  tables: ["leagues", "team_season_stats"],
  pull: pullSeasonTeams,
  async read({ reference }, seasonId) {
    const [leagues, teams] = await Promise.all([
      reference.list("leagues", seasonId),
      reference.list("team_season_stats", seasonId),
    ]);
    if (!leagues.ok) return leagues;
    if (!teams.ok) return teams;
    return ok({
      leagues: leagues.value.toSorted((a, b) => a.name.localeCompare(b.name)),
      teams: teams.value,
    });
  },
};

/** Leagues and teams of a season, both or neither (I23). */
export async function pullSeasonTeams(
  parts: PullParts,
  seasonId: string,
): Promise<PullProblem | null> {
  const { reference, identity, signal } = parts;
  const reader = identity.currentUserId();
  const [leagues, teams] = await Promise.all([
    reference.leagues(seasonId, signal),
    reference.teamSeasons(seasonId, signal),
  ]);
  if (!leagues.ok) return leagues.answer.kind;
  if (!teams.ok) return teams.answer.kind;
  const write = referenceWriter(parts, reader, seasonId, reader !== null);
  return (
    (await write("leagues", leagues.value)) ??
    (await write(
      "team_season_stats",
      teams.value.map((team) => ({ ...team, id: team.teamId })),
    ))
  );
}
