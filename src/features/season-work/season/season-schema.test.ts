import * as v from "valibot";
import { expect, test } from "vitest";
import { seasonFormMessages as words } from "../season-messages.ts";
import { seasonBasicsSchema } from "./season-schema.ts";

test.each([
  ["2026-09-05", "2026-11-28", []],
  ["", "", []],
  // What a date field gives for a year that is typed as 26.
  ["0026-09-05", "", [["startDate", words.dayWrong]]],
  ["2026-09-05", "0026-11-28", [["endDate", words.dayWrong]]],
  ["2026-09-05", "2026-09-04", [["endDate", words.datesReversed]]],
])("a season from %s to %s", (startDate, endDate, wrong) => {
  const fields = { name: "Fall 2026", seasonType: "fall", year: "2026", startDate, endDate };
  const { issues = [] } = v.safeParse(seasonBasicsSchema, fields);
  // The form shows the first one.
  expect(issues.slice(0, 1).map(({ path, message }) => [path?.[0].key, message])).toEqual(wrong);
});
