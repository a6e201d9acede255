import * as v from "valibot";
import type { SeasonFields } from "../../../domain/season/work/season-fields.ts";
import { hasFullYear } from "../../../domain/shared/plain-date.ts";
import { seasonFormMessages as words } from "../season-messages.ts";

/** An empty field becomes null. */
export const maybe = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => (text === "" ? null : text)),
);

/** The field may stay empty. */
export function dayOrNone(wrong: string) {
  return v.pipe(
    maybe,
    v.check((day) => day === null || hasFullYear(day), wrong),
  );
}

export const areDatesInOrder = ({
  startDate,
  endDate,
}: {
  startDate: string | null;
  endDate: string | null;
}) => startDate === null || endDate === null || startDate <= endDate;

const basics = {
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(words.nameMissing),
    v.maxLength(200, words.nameLong),
  ),
  seasonType: v.string(),
  year: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{4}$/, words.yearWrong),
    v.transform(Number),
    v.minValue(1900, words.yearWrong),
    v.maxValue(2200, words.yearWrong),
  ),
  startDate: dayOrNone(words.dayWrong),
  endDate: dayOrNone(words.dayWrong),
};

export const seasonBasicsSchema = v.pipe(
  v.object(basics),
  v.forward(v.partialCheck([["startDate"], ["endDate"]], areDatesInOrder, words.datesReversed), [
    "endDate",
  ]),
);

export const seasonSchema = v.pipe(
  v.object({ ...basics, status: maybe, scoringProfileId: v.string() }),
  v.forward(v.partialCheck([["startDate"], ["endDate"]], areDatesInOrder, words.datesReversed), [
    "endDate",
  ]),
);

export type SeasonBasicsInput = v.InferInput<typeof seasonBasicsSchema>;
export type SeasonInput = v.InferInput<typeof seasonSchema>;

export function seasonInput(season: SeasonFields): SeasonInput {
  return {
    ...season,
    year: String(season.year),
    startDate: season.startDate ?? "",
    endDate: season.endDate ?? "",
    status: season.status ?? "",
  };
}
