import { expect, test } from "vitest";
import { fail, ok } from "../../../domain/shared/result.ts";
import { inZone } from "./use-season-clubs.ts";

const SCHEDULE = {
  season: { id: "s", name: "Fall 2026" },
  leagues: [],
  teams: [],
  games: [],
};
const ZONE = ok({ leagueTimeZone: "Europe/Berlin" });
const FAILED = fail({ code: "refused", message: "no answer" });

test.each([
  ["both are read", ok(SCHEDULE), ZONE, ok({ ...SCHEDULE, timeZone: "Europe/Berlin" })],
  ["only the settings cannot be read", ok(SCHEDULE), FAILED, ok({ ...SCHEDULE, timeZone: null })],
  ["the games cannot be read", FAILED, ZONE, FAILED],
  ["no season has this address", ok(null), ZONE, ok(null)],
])("D9: a schedule where %s", (_, schedule, settings, expected) => {
  expect(inZone(schedule, settings)).toEqual(expected);
});
