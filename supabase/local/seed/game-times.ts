import type { DemoGame } from "./demo-schedule.ts";
import type { LeagueClock } from "./league-clock.ts";

const MINUTE = 60_000;
/** A game in progress has reached the end of its first half. */
const UNDER_WAY = 30 * MINUTE;
/** Leaves time to sign in and look around before the next game begins. */
const LEAST_WAIT = 15 * MINUTE;
const LAST_START = "23:55";

/**
 * When a game is scheduled. Whatever the hour of the first start, one game of today is in progress
 * and today's others are still to come, except in the last five minutes of a day.
 */
export function scheduledAt(game: DemoGame, clock: LeagueClock): Date {
  const planned = clock.momentOf(game.day, game.time);
  if (game.day !== 0) return planned;
  if (game.story === "in progress")
    return latest(kickOffAt(game, clock), clock.momentOf(0, "00:00"));
  if (game.story !== "untouched") return planned;
  const next = roundUp(clock.now.getTime() + LEAST_WAIT, 15);
  return earliest(latest(planned, next), clock.momentOf(0, LAST_START));
}

/** Returns when the game began; shortly after midnight, the game in progress began yesterday. */
export function kickOffAt(game: DemoGame, clock: LeagueClock): Date {
  if (game.story !== "in progress") return scheduledAt(game, clock);
  return roundDown(clock.now.getTime() - UNDER_WAY, 5);
}

/** Steps that divide an hour are round in every time zone. */
function roundDown(time: number, minutes: number): Date {
  return new Date(time - (time % (minutes * MINUTE)));
}

function roundUp(time: number, minutes: number): Date {
  return roundDown(time + minutes * MINUTE - 1, minutes);
}

function latest(a: Date, b: Date): Date {
  return a > b ? a : b;
}

function earliest(a: Date, b: Date): Date {
  return a < b ? a : b;
}
