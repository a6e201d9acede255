import type { League } from "../../domain/season/season.ts";
import { seasonLadders } from "../../domain/standings/league-ranks.ts";
import type { TeamSeason } from "../../domain/standings/team-season.ts";
import { readAll } from "../../remote/http/read-all.ts";
import { notRead, type PullParts, type PullProblem, replaceTables } from "./pull.ts";

const MOST_PLAYERS_AHEAD = 600;
const AHEAD_EVERY_MS = 60 * 60_000;

export async function pullSeasonTeams(
  parts: PullParts,
  seasonId: string,
): Promise<PullProblem | null> {
  const read = await readAll(teamsReads(parts, seasonId));
  if (!read.ok) return notRead(parts, read);
  return replaceTables(parts, seasonId, teamsTables(read.value));
}

export async function pullSeasonFigures(
  parts: PullParts,
  seasonId: string,
): Promise<PullProblem | null> {
  const read = await readAll({
    ...teamsReads(parts, seasonId),
    players: parts.reference.playerSeasons(seasonId, parts.signal),
  });
  if (!read.ok) return notRead(parts, read);
  const { players } = read.value;
  return replaceTables(parts, seasonId, {
    ...teamsTables(read.value),
    player_season_stats: players.map((player) => ({ ...player, id: player.playerId })),
    season_ladders: [{ id: seasonId, ...seasonLadders(players) }],
  });
}

/** A season opens without a network where nobody opened it; a set-back clock keeps nothing old. */
export async function pullFiguresAhead(
  parts: PullParts,
  seasonId: string,
  playerCount: number,
): Promise<PullProblem | null> {
  const isSmall = playerCount <= MOST_PLAYERS_AHEAD;
  const table = isSmall ? "player_season_stats" : "team_season_stats";
  const read = await parts.store.reference.readAt(table, seasonId);
  if (!read.ok) return "storage";
  // A page may have read them after this reading began, so their age can be below zero.
  const ageMs =
    read.value === null
      ? AHEAD_EVERY_MS
      : Math.abs(Date.parse(parts.readAt) - Date.parse(read.value));
  if (ageMs < AHEAD_EVERY_MS) return null;
  return isSmall ? pullSeasonFigures(parts, seasonId) : pullSeasonTeams(parts, seasonId);
}

const teamsReads = ({ reference, signal }: PullParts, seasonId: string) => ({
  leagues: reference.leagues(seasonId, signal),
  teams: reference.teamSeasons(seasonId, signal),
});

interface SeasonTeamRows {
  readonly leagues: readonly League[];
  readonly teams: readonly TeamSeason[];
}

const teamsTables = ({ leagues, teams }: SeasonTeamRows) => ({
  leagues,
  team_season_stats: teams.map((team) => ({ ...team, id: team.teamId })),
});
