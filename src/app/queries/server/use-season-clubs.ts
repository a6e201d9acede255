import type { Settings } from "../../../domain/access/settings.ts";
import type { SeasonSchedule } from "../../../domain/season/clubs/managed-game.ts";
import { type Failure, ok, type Result } from "../../../domain/shared/result.ts";
import { readSeasonClubs, readSeasonSchedule } from "../../../remote/api/club-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useSeasonRead } from "./use-server-read.ts";
import { readSettings } from "./use-settings.ts";

/** `timeZone` is the league's, in which games have their day and time (D3); null if it was not read. */
export interface LeagueSchedule extends SeasonSchedule {
  readonly timeZone: string | null;
}

export function useSeasonClubs(seasonId: string) {
  return useSeasonRead(clubsOf, seasonId);
}

export function useSeasonSchedule(seasonId: string) {
  return useSeasonRead(scheduleOf, seasonId);
}

const clubsOf = (seasonId: string) =>
  askServer((http, call) => readSeasonClubs(http, call, seasonId));

async function scheduleOf(seasonId: string) {
  const [schedule, settings] = await Promise.all([
    askServer((http, call) => readSeasonSchedule(http, call, seasonId)),
    readSettings(),
  ]);
  return inZone(schedule, settings);
}

export function inZone<Problem extends Failure>(
  schedule: Result<SeasonSchedule | null, Problem>,
  settings: Result<Pick<Settings, "leagueTimeZone">, Problem>,
): Result<LeagueSchedule | null, Problem> {
  if (!schedule.ok) return schedule;
  const timeZone = settings.ok ? settings.value.leagueTimeZone : null;
  return ok(schedule.value && { ...schedule.value, timeZone });
}
