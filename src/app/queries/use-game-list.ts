import { useSyncExternalStore } from "react";
import type { Score } from "../../domain/game/events.ts";
import type { Game } from "../../domain/game/game.ts";
import { type GameStatus, gameStatus } from "../../domain/game/game-status.ts";
import { selectedSeason } from "../../domain/season/active-season.ts";
import type { ListedGame } from "../../domain/season/game-list.ts";
import type { Season } from "../../domain/season/season.ts";
import type { Team } from "../../domain/season/team.ts";
import type { LocalStore } from "../../local/local-store.ts";
import { overlayGame } from "../../local/overlay.ts";
import { deviceStore } from "../bootstrap/device-store.ts";
import { services } from "../bootstrap/services.ts";
import type { Prefetch, PrefetchStatus } from "../prefetch/prefetch.ts";
import { connectedSource } from "./external-source.ts";
import { QUERY_MESSAGES } from "./query-messages.ts";

export interface GameListItem extends ListedGame {
  readonly visitor: Team;
  readonly home: Team;
  readonly status: GameStatus;
  /** The running score of a game in progress (D46c). */
  readonly live: Score | null;
  /** Teams, players and all of its log are here: it opens without a network (D48). */
  readonly onDevice: boolean;
}

export type GameListQuery =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly message: string }
  | {
      readonly status: "ready";
      readonly season: Season | null;
      readonly games: readonly GameListItem[];
      /** ISO 8601: when the schedule was last read completely; null: never. */
      readonly readAt: string | null;
    };

const gameListSource = connectedSource<GameListQuery>({ status: "loading" }, connectGameList);

/** The games of the selected season, from this device, under what waits on it (I17). */
export function useGameList(): GameListQuery {
  return useSyncExternalStore(gameListSource.subscribe, gameListSource.getSnapshot);
}

function connectGameList(emit: (query: GameListQuery) => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  /** Also when the last reader has left in the meantime. */
  function follow(end: () => void): void {
    if (signal.aborted) end();
    else signal.addEventListener("abort", end);
  }
  async function connect(): Promise<void> {
    const store = await deviceStore();
    let prefetch: Prefetch | null = null;
    let reading = 0;
    const reread = async (): Promise<void> => {
      const mine = ++reading;
      const query = await readGameList(store, prefetch);
      if (!signal.aborted && mine === reading) emit(query);
    };
    follow(store.changes.onTopic(() => void reread()));
    // What is on the device shows before the network's part of the app is loaded.
    await reread();
    ({ prefetch } = await services());
    follow(prefetch.subscribe(() => void reread()));
    await reread();
  }
  connect().catch(() => {
    if (!signal.aborted) emit({ status: "error", message: QUERY_MESSAGES.gamesFailed });
  });
  return () => leaving.abort();
}

async function readGameList(store: LocalStore, prefetch: Prefetch | null): Promise<GameListQuery> {
  const seasons = await store.reference.list("seasons", "");
  const remembered = await store.meta.get("seasonId");
  const failed = { status: "error", message: QUERY_MESSAGES.gamesFailed } as const;
  if (!seasons.ok) return failed;
  const season = selectedSeason(seasons.value, remembered.ok ? remembered.value : null);
  if (season === null) return withoutSeason(prefetch?.status());
  const [games, teams, totals, checkpoints, readAt, playersReadAt] = await Promise.all([
    store.reference.list("games", season.id),
    store.reference.list("teams", season.id),
    store.totals.list(),
    store.checkpoints.list(),
    store.reference.readAt("games", season.id),
    store.reference.readAt("players", season.id),
  ]);
  if (!games.ok || !teams.ok || !totals.ok || !checkpoints.ok || !readAt.ok) return failed;
  // An unread schedule is no empty schedule (D9).
  if (readAt.value === null && games.value.length === 0) return withoutSeason(prefetch?.status());
  const teamById = new Map(teams.value.map((team) => [team.id, team]));
  const arePlayersHere = playersReadAt.ok && playersReadAt.value !== null;
  const readSeqs = new Map(checkpoints.value.map(({ gameId, gameSeq }) => [gameId, gameSeq]));
  const totalsById = new Map(totals.value.map((record) => [record.gameId, record]));
  return {
    status: "ready",
    season,
    readAt: readAt.value,
    games: games.value.flatMap((row): GameListItem[] => {
      const visitor = teamById.get(row.visitorTeamId);
      const home = teamById.get(row.homeTeamId);
      if (!visitor || !home) return [];
      const own = totalsById.get(row.id);
      // Also without its log a game opens offline as long as the server has none of it (D48).
      const onDevice = arePlayersHere && (readSeqs.get(row.id) ?? 0) >= row.headSeq;
      return [listItem(own ? overlayGame(row, own) : row, visitor, home, onDevice)];
    }),
  };
}

function withoutSeason(prefetch: PrefetchStatus | undefined): GameListQuery {
  if (prefetch === undefined || prefetch.isRunning) return { status: "loading" };
  if (prefetch.problem !== null) return { status: "error", message: QUERY_MESSAGES.gamesFailed };
  if (prefetch.finishedAt === null) return { status: "loading" };
  return { status: "ready", season: null, games: [], readAt: null };
}

function listItem(game: Game, visitor: Team, home: Team, onDevice: boolean): GameListItem {
  const status = gameStatus(game);
  return {
    game,
    visitor,
    home,
    visitorName: visitor.name,
    homeName: home.name,
    status,
    live: status === "in_progress" ? { visitor: game.visitorScore, home: game.homeScore } : null,
    onDevice,
  };
}
