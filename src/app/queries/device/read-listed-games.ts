import type { Score } from "../../../domain/game/events.ts";
import { type GameStatus, gameStatus } from "../../../domain/game/game-status.ts";
import type { GameSummary } from "../../../domain/game/game-summary.ts";
import { completedByLog } from "../../../domain/game/overlay-game.ts";
import type { ListedGame } from "../../../domain/season/game-list.ts";
import type { Season } from "../../../domain/season/season.ts";
import type { Team } from "../../../domain/season/team.ts";
import { seasonCodes } from "../../../domain/season/team-code.ts";
import type { TeamFace } from "../../../domain/season/team-color.ts";
import { allOk } from "../../../domain/shared/result.ts";
import type { DeviceRows } from "../../../local/db/device-rows.ts";
import { overlayRecord, overlaySummary } from "../../../local/game/overlay.ts";
import { readOwnGames } from "../../../local/log/own-games.ts";
import { placeholderRow } from "../../../local/reference/placeholder-rows.ts";

export interface GameListItem extends ListedGame {
  readonly visitor: Team;
  readonly home: Team;
  readonly faces: Readonly<Record<"visitor" | "home", TeamFace>>;
  readonly status: GameStatus;
  readonly live: Score | null;
  /** null: the summary was never read on this device. */
  readonly summary: GameSummary | null;
  /** A team's row is missing, so the card says that its name is unknown. */
  readonly isTeamMissing: boolean;
  /** Teams, players and the whole log are on this device, so it opens without a network (D48). */
  readonly onDevice: boolean;
}

const NO_STATS: GameSummary = { playersWithStats: 0, totalTouchdowns: 0, totalTackles: 0 };

/** Reads the games of a season for their cards; `games` is null if the device cannot be read. */
export async function readListedGames(device: DeviceRows, season: Pick<Season, "id">) {
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
  const codes = seasonCodes(teams);
  const arePlayersHere = playersReadAt.ok && playersReadAt.value !== null;
  const readSeqs = new Map(logs.map(({ gameId, gameSeq }) => [gameId, gameSeq]));
  const totalsById = new Map(ownTotals.map((record) => [record.gameId, record]));
  const listed = games.map((stored): GameListItem => {
    const own = totalsById.get(stored.id);
    const row = completedByLog(stored, own ?? null);
    const isDamaged = row.unreadable !== undefined;
    const teamOf = (id: string) => teamById.get(id) ?? placeholderRow("teams", id);
    const isTeamMissing = !teamById.has(row.visitorTeamId) || !teamById.has(row.homeTeamId);
    // Without its log a game also opens offline if the server has none of it (D48).
    const isLogHere = (readSeqs.get(row.id) ?? 0) >= row.headSeq;
    const onDevice = arePlayersHere && isLogHere && !isDamaged && !isTeamMissing;
    const game = own ? overlayRecord(row, own) : row;
    const summary = overlaySummary(row, own, figures(row.id));
    const visitor = teamOf(row.visitorTeamId);
    const home = teamOf(row.homeTeamId);
    const status = gameStatus(game);
    return {
      game,
      visitor,
      home,
      visitorName: visitor.name,
      homeName: home.name,
      faces: { visitor: faceOf(visitor, codes), home: faceOf(home, codes) },
      status,
      live: status === "in_progress" ? { visitor: game.visitorScore, home: game.homeScore } : null,
      summary,
      // A damaged game may have lost its teams' ids, and its card says that it is damaged (S20).
      isTeamMissing: isTeamMissing && !isDamaged,
      onDevice,
    };
  });
  const own = await ownGames(device, listed, totalsById);
  const marked = listed.map((item) => (own.has(item.game.id) ? { ...item, isOwn: true } : item));
  return { ...around, games: marked, readAt };
}

/** A game without a row of totals has no recordings on this device. */
async function ownGames(
  { meta, connection }: DeviceRows,
  listed: readonly GameListItem[],
  recorded: ReadonlyMap<string, unknown>,
): Promise<ReadonlySet<string>> {
  const running = listed.filter(
    ({ game, status }) => status === "in_progress" && recorded.has(game.id),
  );
  if (running.length === 0) return new Set();
  const [deviceId, user] = await Promise.all([meta.get("deviceId"), meta.get("lastUser")]);
  const own = await readOwnGames(
    connection,
    running.map(({ game }) => game.id),
    {
      deviceId: deviceId.ok ? deviceId.value : null,
      userId: user.ok ? (user.value?.userId ?? null) : null,
    },
  );
  return own.ok ? own.value : new Set();
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

function faceOf({ id, color, crest }: Team, codes: ReadonlyMap<string, string>): TeamFace {
  return { code: codes.get(id) ?? "?", color: color ?? null, crest: crest ?? null };
}
