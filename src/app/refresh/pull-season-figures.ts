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

type PullAhead = (
  parts: PullParts,
  seasonId: string,
  playerCount: number,
) => Promise<PullProblem | null>;

/** Lets a season's figures open without a network on a device where nobody has opened them. */
export function figuresAhead(): PullAhead {
  /** A full device keeps nothing, so the tables cannot say when this reading was. */
  let unkeptAt: string | null = null;
  return async (parts, seasonId, playerCount) => {
    const isSmall = playerCount <= MOST_PLAYERS_AHEAD;
    const table = isSmall ? "player_season_stats" : "team_season_stats";
    const read = await parts.store.reference.readAt(table, seasonId);
    if (!read.ok) return "storage";
    if ([read.value, unkeptAt].some((at) => isWithinTheHour(at, parts.readAt))) return null;
    const pull = isSmall ? pullSeasonFigures : pullSeasonTeams;
    const problem = await pull(parts, seasonId);
    unkeptAt = problem === "storage" ? parts.readAt : null;
    return problem;
  };
}

/** The age is below zero if a page read meanwhile, or if the device's clock was set back. */
function isWithinTheHour(readAt: string | null, now: string): boolean {
  return readAt !== null && Math.abs(Date.parse(now) - Date.parse(readAt)) < AHEAD_EVERY_MS;
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
