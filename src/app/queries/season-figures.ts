import { ok } from "../../domain/shared/result.ts";
import type { PlayerSeason } from "../../domain/standings/player-season.ts";
import { seasonPlaces } from "../../domain/standings/season-places.ts";
import { type PullParts, type PullProblem, referenceWriter } from "../prefetch/pull-reference.ts";
import type { PageRead } from "./page-read.ts";
import { pullSeasonTeams, type SeasonTeams, seasonTeamsRead } from "./season-teams.ts";
import { underJerseys, waitingJerseys } from "./waiting-jerseys.ts";

export interface SeasonFigures extends SeasonTeams {
  readonly players: readonly PlayerSeason[];
}

/** Figures of every team and player of a season (`player_season_stats`). */
export const seasonFiguresRead: PageRead<SeasonFigures> = {
  name: "season figures",
  tables: [...seasonTeamsRead.tables, "player_season_stats"],
  showsWaiting: true,
  pull: pullSeasonFigures,
  async read(store, seasonId) {
    const [teams, players, waiting] = await Promise.all([
      seasonTeamsRead.read(store, seasonId),
      store.reference.list("player_season_stats", seasonId),
      waitingJerseys(store.operations),
    ]);
    if (!teams.ok) return teams;
    if (!players.ok) return players;
    if (!waiting.ok) return waiting;
    const shown = underJerseys(players.value, waiting.value, ({ playerId }) => playerId);
    return ok({ ...teams.value, players: shown });
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
    )) ??
    (await write("season_places", [{ id: seasonId, ...seasonPlaces(players.value) }]))
  );
}
