import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { demoGames } from "../../supabase/local/seed/demo-schedule.ts";
import { kickOffAt, scheduledAt } from "../../supabase/local/seed/game-times.ts";
import { createLeagueClock } from "../../supabase/local/seed/league-clock.ts";

const GAMES = demoGames();
const MINUTE = 60_000;
const ownZone = process.env.TZ;

afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

/** The schedule as it stands for whoever starts the product for the first time at this moment. */
function demoAsOf(now: Date) {
  const clock = createLeagueClock(now);
  const games = GAMES.map((game) => ({
    ...game,
    at: scheduledAt(game, clock),
    began: kickOffAt(game, clock),
  }));
  return {
    live: games.filter(({ story }) => story === "in progress"),
    ofToday: games.filter(({ at }) => clock.dayOf(at) === clock.dayOf(now)),
    toCome: games.filter(({ story, at }) => story === "untouched" && at > now),
    clock,
    games,
  };
}

function expectLife(now: Date): void {
  const { live, ofToday, toCome, games, clock } = demoAsOf(now);
  expect(live).toHaveLength(1);
  for (const game of live) {
    expect(clock.dayOf(game.at)).toBe(clock.dayOf(now));
    const minutes = (now.getTime() - game.began.getTime()) / MINUTE;
    expect(minutes).toBeGreaterThanOrEqual(30);
    expect(minutes).toBeLessThan(35);
  }
  expect(ofToday.map(({ story }) => story).sort()).toEqual([
    "in progress",
    "untouched",
    "untouched",
    "untouched",
  ]);
  // The next ones are today's own, but for the last minutes of a day.
  const next = toCome.filter(({ at }) => clock.dayOf(at) === clock.dayOf(now));
  expect(next).toHaveLength(clock.timeOf(now) < "23:55" ? 3 : 0);
  expect(toCome.length + 3 - next.length).toBeGreaterThanOrEqual(12);
  for (const { story, at } of games) {
    if (story !== "untouched" && story !== "postponed") expect(at <= now).toBe(true);
  }
}

describe.each(["America/New_York", "UTC", "Asia/Kathmandu", "Pacific/Chatham"])(
  "the demo league, first started in %s (contract.md)",
  (zone) => {
    test.each([
      ["a Saturday at noon", "2026-11-21T12:00"],
      ["a Sunday at dawn", "2026-11-22T05:30"],
      ["just after midnight", "2026-11-22T00:00"],
      ["late in the evening", "2026-11-20T23:54"],
      ["in the last minutes of a year", "2026-12-31T23:58"],
      ["on New Year's Day, a moment old", "2027-01-01T00:07"],
      ["on 29 February", "2028-02-29T18:31"],
      ["a year after 29 February", "2029-03-01T00:29"],
      ["in the hour that comes twice", "2026-11-01T01:30"],
      ["in the hour that is left out", "2027-03-14T02:30"],
      ["right after the hour that is left out", "2027-03-14T03:05"],
    ])("has a live game, games of today and a next one: %s", (_name, local) => {
      process.env.TZ = zone;
      expectLife(new Date(local));
    });

    test("and at any other moment of fifty years", () => {
      process.env.TZ = zone;
      fc.assert(
        fc.property(
          fc.date({
            min: new Date("2025-01-01"),
            max: new Date("2075-01-01"),
            noInvalidDate: true,
          }),
          expectLife,
        ),
        { numRuns: 75 },
      );
    });
  },
);

test("the league's own zone decides where it is set, whatever the machine's is", () => {
  process.env.TZ = "UTC";
  const clock = createLeagueClock(new Date("2026-11-22T03:00:00Z"), "America/New_York");
  expect(clock.dateOf(0)).toBe("2026-11-21");
  expect(clock.momentOf(0, "18:20").toISOString()).toBe("2026-11-21T23:20:00.000Z");
  expect(clock.timeOf(clock.now)).toBe("22:00");
});
