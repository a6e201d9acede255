import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import type { Score } from "../../../domain/game/events.ts";
import type { Game } from "../../../domain/game/game.ts";
import { type GameStatus, gameStatus } from "../../../domain/game/game-status.ts";
import type { GameSummary } from "../../../domain/game/game-summary.ts";
import { completedByLog } from "../../../domain/game/overlay-game.ts";
import type { ActiveCounts } from "../../../domain/season/active-counts.ts";
import { activeSeason, selectedSeason } from "../../../domain/season/active-season.ts";
import type { ListedGame } from "../../../domain/season/game-list.ts";
import type { Season } from "../../../domain/season/season.ts";
import type { Team } from "../../../domain/season/team.ts";
import { allOk, ok } from "../../../domain/shared/result.ts";
import type { DeviceRows } from "../../../local/db/device-rows.ts";
import { overlayRecord, overlaySummary } from "../../../local/game/overlay.ts";
import { standIn } from "../../../local/reference/stand-ins.ts";
import { reachStore } from "../../refresh/reach.ts";
import { readSeasons, seasonsQuery } from "../../season/read-seasons.ts";
import { seasonChoice } from "../../season/season-choice.ts";
import { readSeasonAhead } from "../../season/use-selected-season.ts";
import { whyAbsent } from "../../season/why-absent.ts";
import { QUERY_MESSAGES } from "./query-messages.ts";
import { readAhead, useDeviceRead } from "./use-device-read.ts";

export interface GameListItem extends ListedGame {
  readonly visitor: Team;
  readonly home: Team;
  readonly status: GameStatus;
  readonly live: Score | null;
  /** null: not read on this device yet. */
  readonly summary: GameSummary | null;
  /** Teams, players and the whole log are here: it opens without a network (D48). */
  readonly onDevice: boolean;
}

export type GameListQuery =
  | { readonly status: "loading" }
  /** Never read here, and the server cannot be reached. */
  | { readonly status: "not-on-device"; readonly season: Season }
  | { readonly status: "error"; readonly message: string }
  | {
      readonly status: "ready";
      readonly season: Season | null;
      readonly games: readonly GameListItem[];
      readonly active: ActiveCounts | null;
      /** Of the person whom this device knew last, until the session is known. */
      readonly couldCollect: boolean;
      /** ISO 8601 of the last complete reading; null: never. */
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

export function useGameList(): GameListQuery {
  return useGamesOf("selected");
}

export async function readGameListAhead(): Promise<void> {
  const list = listOf("selected", seasonChoice.getState().chosenId);
  await Promise.all([readSeasonAhead(), readAhead(...list)]);
}

export function useActiveGameList(): GameListQuery {
  return useGamesOf("active");
}

function useGamesOf(which: "selected" | "active"): GameListQuery {
  useEffect(followBehindTheList, []);
  const { chosenId } = useStore(seasonChoice);
  const reach = useStore(reachStore);
  const stored = useDeviceRead(...listOf(which, chosenId));
  return useMemo((): GameListQuery => {
    if (stored?.ok === false) return FAILED;
    const seasons = seasonsQuery(stored?.value.seasons, reach, chosenId);
    if (seasons.status !== "ready") return seasons.status === "loading" ? LOADING : FAILED;
    if (stored === undefined) return LOADING;
    const { season, games, ...around } = stored.value;
    if (season === null) return NO_SEASON;
    if (games === null) return FAILED;
    // An unread schedule is no empty schedule (D9).
    if (around.readAt === null && games.length === 0) {
      const why = whyAbsent(reach);
      if (why === "unreachable") return { status: "not-on-device", season };
      return why === "loading" ? LOADING : FAILED;
    }
    return { status: "ready", season, games, ...around };
  }, [stored, reach, chosenId]);
}

/** Until the network's part has started there is nothing to follow, so its code comes behind. */
function followBehindTheList(): () => void {
  let stop = () => {};
  let hasLeft = false;
  import("../../refresh/follow-live-games.ts").then(
    ({ followLiveGames }) => {
      if (!hasLeft) stop = followLiveGames();
    },
    // Without the file the round of all tables still brings the games up to date.
    () => undefined,
  );
  return () => {
    hasLeft = true;
    stop();
  };
}

function listOf(which: "selected" | "active", chosenId: string | null) {
  const read = async (device: DeviceRows) => {
    const seasons = await readSeasons(device);
    if (!seasons.ok) return seasons;
    const of = which === "active" ? activeSeason : selectedSeason;
    const season = of(seasons.value ?? [], chosenId);
    return ok({
      seasons,
      season,
      ...(season === null ? NO_GAMES : await readGames(device, season)),
    });
  };
  return [`${which} games ${chosenId}`, read] as const;
}

const NO_GAMES = { games: [], active: null, couldCollect: false, readAt: null };

/** null where the device cannot be read. */
async function readGames(device: DeviceRows, season: Season) {
  const { reference, totals, checkpoints } = device;
  const [around, figures, playersReadAt, rows] = await Promise.all([
    readAround(device, season.id),
    readSummaries(device, season.id),
    reference.readAt("players", season.id),
    Promise.all([
      reference.list("games", season.id),
      reference.list("teams", season.id),
      totals.list(),
      checkpoints.list(),
      reference.readAt("games", season.id),
    ]),
  ]);
  const read = allOk(rows);
  if (!read.ok) return { ...around, games: null, readAt: null };
  const [games, teams, ownTotals, logs, readAt] = read.value;
  const teamById = new Map(teams.map((team) => [team.id, team]));
  const arePlayersHere = playersReadAt.ok && playersReadAt.value !== null;
  const readSeqs = new Map(logs.map(({ gameId, gameSeq }) => [gameId, gameSeq]));
  const totalsById = new Map(ownTotals.map((record) => [record.gameId, record]));
  const listed = games.flatMap((stored): GameListItem[] => {
    const own = totalsById.get(stored.id);
    const row = completedByLog(stored, own ?? null);
    const isDamaged = row.unreadable !== undefined;
    // Nobody says whether a damaged game's team is another than those that are here (S20).
    const teamOf = (id: string) =>
      teamById.get(id) ?? (isDamaged ? standIn("teams", id) : undefined);
    const visitor = teamOf(row.visitorTeamId);
    const home = teamOf(row.homeTeamId);
    if (!visitor || !home) return [];
    // Also without its log a game opens offline as long as the server has none of it (D48).
    const isLogHere = (readSeqs.get(row.id) ?? 0) >= row.headSeq;
    const onDevice = arePlayersHere && isLogHere && !isDamaged;
    const game = own ? overlayRecord(row, own) : row;
    const summary = overlaySummary(row, own, figures(row.id));
    return [listItem(game, { visitor, home, onDevice, summary })];
  });
  return { ...around, games: listed, readAt };
}

async function readAround({ reference, meta }: DeviceRows, seasonId: string) {
  const [active, lastUser] = await Promise.all([
    reference.get("active_counts", seasonId),
    meta.get("lastUser"),
  ]);
  return {
    active: active.ok ? active.value : null,
    couldCollect: lastUser.ok && lastUser.value?.mayCollect === true,
  };
}

async function readSummaries(
  { reference }: DeviceRows,
  seasonId: string,
): Promise<(gameId: string) => GameSummary | null> {
  const [rows, readAt] = await Promise.all([
    reference.list("game_summaries", seasonId),
    reference.readAt("game_summaries", seasonId),
  ]);
  if (!rows.ok || !readAt.ok) return () => null;
  const byId = new Map<string, GameSummary>(rows.value.map((row) => [row.id, row]));
  const isKnown = readAt.value !== null && !reference.isPartial(["game_summaries"], seasonId);
  const unlisted = isKnown ? NO_STATS : null;
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
