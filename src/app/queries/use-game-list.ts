import type { Score } from "../../domain/game/events.ts";
import type { Game } from "../../domain/game/game.ts";
import { type GameStatus, gameStatus } from "../../domain/game/game-status.ts";
import type { GameSummary } from "../../domain/game/game-summary.ts";
import type { ActiveCounts } from "../../domain/season/active-counts.ts";
import type { ListedGame } from "../../domain/season/game-list.ts";
import type { Season } from "../../domain/season/season.ts";
import type { Team } from "../../domain/season/team.ts";
import { overlayGame, overlaySummary } from "../../local/game/overlay.ts";
import { readSeasons } from "../season/read-seasons.ts";
import { whyAbsent } from "../season/why-absent.ts";
import { type Device, deviceSource } from "./device-source.ts";
import { useSource } from "./external-source.ts";
import { QUERY_MESSAGES } from "./query-messages.ts";

export interface GameListItem extends ListedGame {
  readonly visitor: Team;
  readonly home: Team;
  readonly status: GameStatus;
  /** The running score of a game in progress (D46c). */
  readonly live: Score | null;
  /** What a completed game's card says of its statistics; null: not read on this device yet. */
  readonly summary: GameSummary | null;
  /** Teams, players and all of its log are here: it opens without a network (D48). */
  readonly onDevice: boolean;
}

export type GameListQuery =
  | { readonly status: "loading" }
  /** The season was never read here, and the server cannot be reached; it comes by itself. */
  | { readonly status: "not-on-device"; readonly season: Season }
  | { readonly status: "error"; readonly message: string }
  | {
      readonly status: "ready";
      readonly season: Season | null;
      readonly games: readonly GameListItem[];
      /** Null: not read on this device yet. */
      readonly active: ActiveCounts | null;
      /** Of the person whom this device knew last: what shows before the session is known. */
      readonly couldCollect: boolean;
      /** ISO 8601: when the schedule was last read completely; null: never. */
      readonly readAt: string | null;
    };

const NO_STATS: GameSummary = { playersWithStats: 0, totalTouchdowns: 0, totalTackles: 0 };
const LOADING = { status: "loading" } as const;
const NO_SEASON = {
  status: "ready",
  season: null,
  games: [],
  active: null,
  couldCollect: false,
  readAt: null,
} as const;
const FAILED = { status: "error", message: QUERY_MESSAGES.gamesFailed } as const;

const gamesOf = (which: "selected" | "active") =>
  deviceSource<GameListQuery>(
    LOADING,
    FAILED,
    (device) => readGameList(device, which),
    ({ liveGames }) => liveGames.watch(),
  );
const selectedGames = gamesOf("selected");
const activeGames = gamesOf("active");

/** The games of the selected season, from this device, under what waits on it (I17). */
export function useGameList(): GameListQuery {
  return useSource(selectedGames);
}

/** The games of the season that is being played, whichever one this tab shows elsewhere. */
export function useActiveGameList(): GameListQuery {
  return useSource(activeGames);
}

async function readGameList(
  { store, reach, chosenSeasonId }: Device,
  which: "selected" | "active",
): Promise<GameListQuery> {
  const seasons = await readSeasons(store, reach, chosenSeasonId);
  if (seasons.status !== "ready") return seasons.status === "loading" ? LOADING : FAILED;
  const season = seasons[which];
  if (season === null) return NO_SEASON;
  const [around, games, figures, teams, totals, checkpoints, readAt, playersReadAt] =
    await Promise.all([
      readAround(store, season.id),
      store.reference.list("games", season.id),
      readSummaries(store, season.id),
      store.reference.list("teams", season.id),
      store.totals.list(),
      store.checkpoints.list(),
      store.reference.readAt("games", season.id),
      store.reference.readAt("players", season.id),
    ]);
  if (!games.ok || !teams.ok || !totals.ok || !checkpoints.ok || !readAt.ok) return FAILED;
  // An unread schedule is no empty schedule (D9).
  if (readAt.value === null && games.value.length === 0) {
    const why = whyAbsent(reach);
    if (why === "unreachable") return { status: "not-on-device", season };
    return why === "loading" ? LOADING : FAILED;
  }
  const teamById = new Map(teams.value.map((team) => [team.id, team]));
  const arePlayersHere = playersReadAt.ok && playersReadAt.value !== null;
  const readSeqs = new Map(checkpoints.value.map(({ gameId, gameSeq }) => [gameId, gameSeq]));
  const totalsById = new Map(totals.value.map((record) => [record.gameId, record]));
  return {
    status: "ready",
    season,
    readAt: readAt.value,
    ...around,
    games: games.value.flatMap((row): GameListItem[] => {
      const visitor = teamById.get(row.visitorTeamId);
      const home = teamById.get(row.homeTeamId);
      if (!visitor || !home) return [];
      const own = totalsById.get(row.id);
      // Also without its log a game opens offline as long as the server has none of it (D48).
      const onDevice = arePlayersHere && (readSeqs.get(row.id) ?? 0) >= row.headSeq;
      const game = own ? overlayGame(row, own) : row;
      const summary = overlaySummary(row, own, figures(row.id));
      return [listItem(game, { visitor, home, onDevice, summary })];
    }),
  };
}

async function readAround({ reference, meta }: Device["store"], seasonId: string) {
  const [active, lastUser] = await Promise.all([
    reference.get("active_counts", seasonId),
    meta.get("lastUser"),
  ]);
  return {
    active: active.ok ? active.value : null,
    couldCollect: lastUser.ok && lastUser.value?.mayCollect === true,
  };
}

/** What the server says of a game's statistics: nothing, where none were recorded. */
async function readSummaries(
  { reference }: Device["store"],
  seasonId: string,
): Promise<(gameId: string) => GameSummary | null> {
  const [rows, readAt] = await Promise.all([
    reference.list("game_summaries", seasonId),
    reference.readAt("game_summaries", seasonId),
  ]);
  if (!rows.ok || !readAt.ok) return () => null;
  const byId = new Map<string, GameSummary>(rows.value.map((row) => [row.id, row]));
  const unlisted = readAt.value === null ? null : NO_STATS;
  return (gameId) => byId.get(gameId) ?? unlisted;
}

function listItem(
  game: Game,
  known: Pick<GameListItem, "visitor" | "home" | "onDevice" | "summary">,
): GameListItem {
  const status = gameStatus(game);
  return {
    game,
    ...known,
    visitorName: known.visitor.name,
    homeName: known.home.name,
    status,
    live: status === "in_progress" ? { visitor: game.visitorScore, home: game.homeScore } : null,
  };
}
