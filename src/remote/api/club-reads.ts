import {
  MANAGED_GAMES,
  MANAGED_PLAYERS,
  MANAGED_TEAMS,
  SCHEDULED_TEAMS,
} from "../../contract/rows/club-rows.ts";
import { LEAGUES, SEASONS, TEAM_CONTACTS } from "../../contract/rows/season-rows.ts";
import type { SeasonClubs } from "../../domain/season/clubs/managed-club.ts";
import type { SeasonSchedule } from "../../domain/season/clubs/managed-game.ts";
import type { CallOptions, TransportResult } from "../../sync/transport.ts";
import type { Http } from "../http/http.ts";
import { readAllRows, readById, type Select } from "../http/paged-read.ts";

export async function readSeasonClubs(
  http: Http,
  { signal }: CallOptions,
  seasonId: string,
): Promise<TransportResult<SeasonClubs | null>> {
  const ofSeason = (select: Select) => select.eq("season_id", seasonId);
  const [season, leagues, teams, players, contacts] = await Promise.all([
    readById(http, SEASONS, seasonId, signal),
    readAllRows(http, signal, LEAGUES, usedLeagues(seasonId)),
    readAllRows(http, signal, MANAGED_TEAMS, ofSeason),
    readAllRows(http, signal, MANAGED_PLAYERS, ofSeason),
    readAllRows(http, signal, TEAM_CONTACTS, ofSeason),
  ]);
  if (!season.ok) return season;
  if (season.value === null) return { ok: true, value: null };
  if (!leagues.ok) return leagues;
  if (!teams.ok) return teams;
  if (!players.ok) return players;
  if (!contacts.ok) return contacts;
  return {
    ok: true,
    value: {
      season: season.value,
      leagues: leagues.value,
      teams: teams.value,
      players: players.value,
      contacts: new Map(contacts.value.map(({ id, captainEmail }) => [id, captainEmail])),
    },
  };
}

/** All of it, or why not (I23); null: there is no such season. */
export async function readSeasonSchedule(
  http: Http,
  { signal }: CallOptions,
  seasonId: string,
): Promise<TransportResult<SeasonSchedule | null>> {
  const ofSeason = (select: Select) => select.eq("season_id", seasonId);
  const [season, leagues, teams, games] = await Promise.all([
    readById(http, SEASONS, seasonId, signal),
    readAllRows(http, signal, LEAGUES, usedLeagues(seasonId)),
    readAllRows(http, signal, SCHEDULED_TEAMS, ofSeason),
    readAllRows(http, signal, MANAGED_GAMES, ofSeason),
  ]);
  if (!season.ok) return season;
  if (season.value === null) return { ok: true, value: null };
  if (!leagues.ok) return leagues;
  if (!teams.ok) return teams;
  if (!games.ok) return games;
  return {
    ok: true,
    value: {
      season: season.value,
      leagues: leagues.value,
      teams: teams.value,
      games: games.value,
    },
  };
}

function usedLeagues(seasonId: string) {
  return (select: Select) => select.eq("season_id", seasonId).is("archived_at", null);
}
