import { readSettingsAnswer } from "../../../contract/accounts/settings-answer.ts";
import type { SeasonSchedule } from "../../../domain/season/clubs/managed-game.ts";
import { ok } from "../../../domain/shared/result.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import { readSeasonClubs, readSeasonSchedule } from "../../../remote/api/club-reads.ts";
import { askDatabase, askServer } from "../../server-calls/ask-server.ts";
import { useServerReadOf } from "./use-server-read.ts";

/** A game's day and time are those of the league's zone (D3). */
export interface LeagueSchedule extends SeasonSchedule {
  readonly timeZone: string;
}

export function useSeasonClubs(seasonId: string) {
  return useServerReadOf(clubsOf, seasonId);
}

export function useSeasonSchedule(seasonId: string) {
  return useServerReadOf(scheduleOf, seasonId);
}

async function clubsOf(seasonId: string) {
  if (!isUuid(seasonId)) return ok(null);
  return askServer((http, call) => readSeasonClubs(http, call, seasonId));
}

async function scheduleOf(seasonId: string) {
  if (!isUuid(seasonId)) return ok(null);
  const [schedule, settings] = await Promise.all([
    askServer((http, call) => readSeasonSchedule(http, call, seasonId)),
    askDatabase((client) => client.rpc("read_settings"), readSettingsAnswer),
  ]);
  if (!schedule.ok) return schedule;
  if (!settings.ok) return settings;
  const { leagueTimeZone: timeZone } = settings.value;
  return ok<LeagueSchedule | null>(schedule.value && { ...schedule.value, timeZone });
}
