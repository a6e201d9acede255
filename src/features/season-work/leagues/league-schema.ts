import * as v from "valibot";
import { PERIOD_KINDS } from "../../../domain/game/clock/game-clock.ts";
import type { LeagueFields } from "../../../domain/season/work/season-fields.ts";
import { areDatesInOrder, dayOrNone, maybe } from "../season/season-schema.ts";
import { leagueFormMessages as words } from "./league-messages.ts";

const maybeText = v.pipe(v.string(), v.maxLength(200, words.textLong), maybe);

function wholeNumber(most: number, wrong: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,3}$/, wrong),
    v.transform(Number),
    v.minValue(1, wrong),
    v.maxValue(most, wrong),
  );
}

/** The server has the same limit of 60. */
function numberOrNothing(wrong: string) {
  const nothing = v.pipe(
    v.literal(""),
    v.transform(() => null),
  );
  return v.union([nothing, wholeNumber(60, wrong)], wrong);
}

/** Turns the form's values into a league. */
export const leagueSchema = v.pipe(
  v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(words.nameMissing),
      v.maxLength(200, words.textLong),
    ),
    sport: maybeText,
    format: maybeText,
    status: maybe,
    startDate: dayOrNone(words.dayWrong),
    endDate: dayOrNone(words.dayWrong),
    regularSeasonWeeks: numberOrNothing(words.weeksWrong),
    playoffMinGames: numberOrNothing(words.weeksWrong),
    maxTeams: wholeNumber(500, words.maxTeamsWrong),
    periods: v.picklist(PERIOD_KINDS),
    periodMinutes: wholeNumber(60, words.periodMinutesWrong),
  }),
  v.forward(v.partialCheck([["startDate"], ["endDate"]], areDatesInOrder, words.datesReversed), [
    "endDate",
  ]),
);

export type LeagueInput = v.InferInput<typeof leagueSchema>;

export function leagueInput(league: LeagueFields): LeagueInput {
  return {
    name: league.name,
    sport: league.sport ?? "",
    format: league.format ?? "",
    status: league.status ?? "",
    startDate: league.startDate ?? "",
    endDate: league.endDate ?? "",
    regularSeasonWeeks: String(league.regularSeasonWeeks ?? ""),
    playoffMinGames: String(league.playoffMinGames ?? ""),
    maxTeams: String(league.maxTeams),
    periods: league.periods,
    periodMinutes: String(league.periodMinutes),
  };
}
