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
import { readById, readsBy, type Select } from "../http/paged-read.ts";
import { readAll } from "../http/read-all.ts";

export async function readSeasonClubs(
  http: Http,
  { signal }: CallOptions,
  seasonId: string,
): Promise<TransportResult<SeasonClubs | null>> {
  const inSeason = readsBy(http, "season_id");
  const read = await readAll({
    season: readById(http, SEASONS, seasonId, signal),
    leagues: inSeason(LEAGUES, notArchived)(seasonId, signal),
    teams: inSeason(MANAGED_TEAMS)(seasonId, signal),
    players: inSeason(MANAGED_PLAYERS)(seasonId, signal),
    contacts: inSeason(TEAM_CONTACTS)(seasonId, signal),
  });
  if (!read.ok) return read;
  const { season, contacts, ...clubs } = read.value;
  if (season === null) return { ok: true, value: null };
  const emails = new Map(contacts.map(({ id, captainEmail }) => [id, captainEmail]));
  return { ok: true, value: { ...clubs, season, contacts: emails } };
}

/** Reads all of it or fails (I23); null if the season is missing. */
export async function readSeasonSchedule(
  http: Http,
  { signal }: CallOptions,
  seasonId: string,
): Promise<TransportResult<SeasonSchedule | null>> {
  const inSeason = readsBy(http, "season_id");
  const read = await readAll({
    season: readById(http, SEASONS, seasonId, signal),
    leagues: inSeason(LEAGUES, notArchived)(seasonId, signal),
    teams: inSeason(SCHEDULED_TEAMS)(seasonId, signal),
    games: inSeason(MANAGED_GAMES)(seasonId, signal),
  });
  if (!read.ok) return read;
  const { season, ...schedule } = read.value;
  return { ok: true, value: season && { ...schedule, season } };
}

const notArchived = (select: Select) => select.is("archived_at", null);
