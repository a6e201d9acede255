import type { PlayerRow, Suspension } from "../../contract/rows/player-rows.ts";
import type { Game } from "../../domain/game/game.ts";
import { activeCounts } from "../../domain/season/active-counts.ts";
import { activeSeason, selectedSeason } from "../../domain/season/active-season.ts";
import type { League, Season } from "../../domain/season/season.ts";
import type { Team } from "../../domain/season/team.ts";
import { type Failure, fail, ok, type Result } from "../../domain/shared/result.ts";
import type { LocalStore } from "../../local/db/local-store.ts";
import { readAll } from "../../remote/http/read-all.ts";
import type { SyncEngine } from "../../sync/engine.ts";
import { finishedGames, gamesToFollow } from "./coming-games.ts";
import { queueLostCommands } from "./lost-commands.ts";
import {
  NOTHING,
  notRead,
  type Pull,
  type PullParts,
  type PullProblem,
  replaceTables,
} from "./pull.ts";
import { figuresAhead } from "./pull-season-figures.ts";

interface PrefetchParts {
  readonly store: Pick<LocalStore, "checkpoints" | "log" | "operations">;
  readonly engine: Pick<SyncEngine, "noteHeads">;
  /** null stands for the active season. */
  readonly chosenSeasonId: () => string | null;
}

export function prefetchPull({ store, engine, chosenSeasonId }: PrefetchParts): Pull {
  const readFiguresAhead = figuresAhead();
  return async (parts) => {
    const seasons = await pullCommon(parts);
    if (!seasons.ok) return seasons.error.code;
    const active = activeSeason(seasons.value);
    const shown = selectedSeason(seasons.value, chosenSeasonId());
    const other = shown?.id === active?.id ? null : shown;
    // A person waits for what the screen shows; its failure must not keep the active season away.
    const othersGames = other === null ? null : await pullSeason(parts, other.id);
    const read = active === null ? null : await pullSeason(parts, active.id);
    const problem = read?.ok ? await followLogs(parts, read.value.games) : read?.error.code;
    await queueLostCommands(parts, store.operations);
    // Nobody waits for these figures: their pages read them again and say if they cannot.
    if (active !== null && read?.ok) {
      void readFiguresAhead(parts, active.id, read.value.playerCount);
    }
    return problem ?? (othersGames?.ok === false ? othersGames.error.code : null);
  };

  async function followLogs(parts: PullParts, games: readonly Game[]): Promise<PullProblem | null> {
    // Logs are for signed-in people; the engine reads those that differ from what is here.
    if (parts.reader === null) return null;
    const checkpoints = await store.checkpoints.list();
    if (!checkpoints.ok) return "storage";
    const nowMs = Date.parse(parts.readAt);
    const onDevice = new Set(checkpoints.value.map(({ gameId }) => gameId));
    for (const { gameId, finalizedAt } of finishedGames(games, onDevice)) {
      await store.log.prune(gameId, finalizedAt, nowMs);
    }
    engine.noteHeads(
      gamesToFollow(games, onDevice, nowMs).map(({ id, headSeq, logDigest }) => ({
        gameId: id,
        headSeq,
        logDigest,
      })),
    );
    return null;
  }
}

export type FetchedGame = "fetched" | "unreachable" | "unknown";

export async function fetchGame(parts: PullParts, gameId: string): Promise<FetchedGame> {
  const [game, seasons] = await Promise.all([
    parts.reference.game(gameId, parts.signal),
    pullCommon(parts),
  ]);
  if (!game.ok || !seasons.ok) return "unreachable";
  if (game.value === null) return "unknown";
  const games = await pullSeason(parts, game.value.seasonId);
  return games.ok ? "fetched" : "unreachable";
}

type Pulled<Value> = Promise<Result<Value, Failure<PullProblem>>>;

export async function pullCommon(parts: PullParts): Pulled<readonly Season[]> {
  const { reference, signal, reader } = parts;
  const read = await readAll({
    seasons: reference.seasons(signal),
    public_profiles: reader === null ? NOTHING : reference.recorders(signal),
  });
  if (!read.ok) return fail({ code: notRead(parts, read) });
  const { seasons, public_profiles } = read.value;
  const tables = reader === null ? { seasons } : { seasons, public_profiles };
  const problem = await replaceTables(parts, "", tables, false);
  return problem === null ? ok(seasons) : fail({ code: problem });
}

interface SeasonRead {
  readonly games: readonly Game[];
  readonly playerCount: number;
}

/** Reads everything before it replaces anything: a device never holds half a season (I17, I23). */
async function pullSeason(parts: PullParts, seasonId: string): Pulled<SeasonRead> {
  const { reference, signal, reader } = parts;
  const read = await readAll({
    leagues: reference.leagues(seasonId, signal),
    teams: reference.teams(seasonId, signal),
    players: reference.players(seasonId, signal),
    games: reference.games(seasonId, signal),
    summaries: reference.gameSummaries(seasonId, signal),
    suspensions: reader === null ? NOTHING : reference.suspensions(seasonId, signal),
  });
  if (!read.ok) return fail({ code: notRead(parts, read) });
  const { games, summaries, ...people } = read.value;
  const problem = await replaceTables(parts, seasonId, {
    ...peopleTables(seasonId, people),
    game_summaries: summaries,
    games,
  });
  return problem === null
    ? ok({ games, playerCount: people.players.length })
    : fail({ code: problem });
}

interface SeasonPeople {
  readonly leagues: readonly League[];
  readonly teams: readonly Team[];
  readonly players: readonly PlayerRow[];
  readonly suspensions: readonly Suspension[];
}

export function peopleTables(
  seasonId: string,
  { leagues, teams, players, suspensions }: SeasonPeople,
) {
  const periodsOf = new Map(suspensions.map((one) => [one.playerId, one.periods]));
  return {
    leagues,
    teams,
    players: players.map((player) => ({
      ...player,
      suspensions: periodsOf.get(player.id) ?? [],
    })),
    active_counts: [{ id: seasonId, ...activeCounts(teams, players) }],
  };
}
