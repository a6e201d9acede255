import type { Player } from "../../../domain/game/player.ts";
import type { TeamMember } from "../../../domain/roster/team-member.ts";
import type { NamedTeam } from "../../../domain/season/team-card.ts";
import { allOk, type Failure, ok, type Result } from "../../../domain/shared/result.ts";
import type { TeamGame } from "../../../domain/standings/game-log.ts";
import type { PlayerSeason } from "../../../domain/standings/player-season.ts";
import { figuresOfStage } from "../../../domain/standings/season-stage.ts";
import type { TeamSeason } from "../../../domain/standings/team-season.ts";
import type { DeviceRows } from "../../../local/db/device-rows.ts";
import type { ReferenceTable } from "../../../local/reference/reference-tables.ts";
import { isSoundCopy } from "../../../local/reference/sound-copies.ts";
import { oldestReading } from "./use-kept-page.ts";
import { underJerseys, waitingJerseys } from "./waiting-jerseys.ts";

const TABLES = [
  "leagues",
  "teams",
  "players",
  "games",
  "player_season_stats",
  "team_season_stats",
] as const satisfies readonly ReferenceTable[];

interface SeasonOfTeam {
  readonly card: NamedTeam;
  /** Of every team of its league. */
  readonly teams: readonly TeamSeason[];
  /** Without figures, which the season's copies lack for single games. */
  readonly games: readonly TeamGame[];
  /** The team's people, who left or were merged included; numbers that wait are theirs (I17). */
  readonly people: readonly Player[];
  readonly waitingIds: ReadonlySet<string>;
  readonly figuresOf: (playerId: string) => PlayerSeason | undefined;
  /** ISO 8601, this device's clock: when the oldest of these copies was read. */
  readonly readAt: string;
  readonly isPartial: boolean;
}

/** Serves pages that were never opened here. null: this device lacks the team, or a copy. */
export async function readSeasonOfTeam(
  device: DeviceRows,
  teamId: string,
): Promise<Result<SeasonOfTeam | null, Failure<string>>> {
  const { reference } = device;
  const found = await reference.get("teams", teamId);
  if (!found.ok || found.value === null) return found.ok ? ok(null) : found;
  const team = found.value;
  const league = await reference.get("leagues", team.leagueId);
  if (!league.ok || league.value === null) return league.ok ? ok(null) : league;
  const { seasonId, name: leagueName } = league.value;
  const rows = await Promise.all([
    reference.wereRead(TABLES, seasonId),
    reference.get("seasons", seasonId),
    reference.list("teams", seasonId),
    reference.list("games", seasonId),
    reference.list("players", seasonId),
    reference.list("player_season_stats", seasonId, isSoundCopy),
    reference.list("team_season_stats", seasonId, isSoundCopy),
    waitingJerseys(device),
  ]);
  const read = allOk(rows);
  if (!read.ok) return read;
  const [wereRead, season, allTeams, games, players, figures, records, waiting] = read.value;
  if (!wereRead || season === null) return ok(null);
  const age = await oldestReading(device, TABLES, seasonId);
  if (!age.ok) return age;
  const names = new Map(allTeams.map(({ id, name }) => [id, name]));
  const byPlayer = new Map(figures.map((row) => [row.playerId, row]));
  const people = players.filter((player) => player.teamId === teamId);
  return ok({
    card: { ...team, leagueName, seasonId, seasonName: season.name },
    teams: records.filter(({ leagueId }) => leagueId === team.leagueId),
    games: games
      .filter(({ visitorTeamId, homeTeamId }) => [visitorTeamId, homeTeamId].includes(teamId))
      .map((game) => ({
        id: game.id,
        teamId,
        game: {
          ...game,
          seasonName: season.name,
          visitorName: names.get(game.visitorTeamId) ?? "",
          homeName: names.get(game.homeTeamId) ?? "",
        },
        figures: null,
      })),
    people: underJerseys(people, waiting, ({ id }) => id),
    waitingIds: new Set(waiting.keys()),
    figuresOf: (playerId) => byPlayer.get(playerId),
    readAt: age.value ?? "",
    isPartial: reference.isPartial(TABLES, seasonId),
  });
}

export function membersOf({ people, figuresOf }: SeasonOfTeam): readonly TeamMember[] {
  return people
    .filter(({ isActive, mergedInto }) => isActive && mergedInto === null)
    .map(({ id, ...player }) => {
      const row = figuresOf(id);
      return {
        ...player,
        playerId: id,
        gamesPlayed: row?.all.gamesPlayed ?? 0,
        regularGames: row === undefined ? 0 : figuresOfStage(row, "regular").gamesPlayed,
        fantasyPoints: row?.all.points.total ?? 0,
      };
    });
}
