import { ok } from "../../domain/shared/result.ts";
import type { PlayerSeason } from "../../domain/standings/player-season.ts";
import { type PullParts, type PullProblem, referenceWriter } from "../prefetch/pull-reference.ts";
import type { PageRead } from "./page-read.ts";
import { pullSeasonTeams, type SeasonTeams, seasonTeamsRead } from "./season-teams.ts";

export interface SeasonFigures extends SeasonTeams {
  readonly players: readonly PlayerSeason[];
}

/** Figures of every team and player of a season (`player_season_stats`). */
export const seasonFiguresRead: PageRead<SeasonFigures> = {
  name: "season figures",
  tables: [...seasonTeamsRead.tables, "player_season_stats"],
  pull: pullSeasonFigures,
  async read(store, seasonId) {
    const [teams, players] = await Promise.all([
      seasonTeamsRead.read(store, seasonId),
      store.reference.list("player_season_stats", seasonId),
    ]);
    if (!teams.ok) return teams;
    if (!players.ok) return players;
    return ok({ ...teams.value, players: players.value });
  },
};

/** Nothing is written before the players have come too, so that the figures are of one moment. */
async function pullSeasonFigures(parts: PullParts, seasonId: string): Promise<PullProblem | null> {
  const { reference, identity, signal } = parts;
  const reader = identity.currentUserId();
  const players = await reference.playerSeasons(seasonId, signal);
  if (!players.ok) return players.answer.kind;
  const write = referenceWriter(parts, reader, seasonId, reader !== null);
  return (
    (await pullSeasonTeams(parts, seasonId)) ??
    (await write(
      "player_season_stats",
      players.value.map((player) => ({ ...player, id: player.playerId })),
    ))
  );
}
