import ical, { ICalEventStatus } from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";
import type { CalendarGame, CalendarGames } from "./calendar-games.ts";

/** How long a game blocks a calendar; schedules name its start only. */
const GAME_MINUTES = 60;

const PREFIXES: Readonly<Record<CalendarGame["outcome"], string>> = {
  normal: "",
  forfeit: "Forfeit: ",
  cancelled: "Cancelled: ",
  postponed: "Postponed: ",
};

/**
 * A schedule as an iCalendar file (RFC 5545), in the league's time zone. A game keeps its UID when it
 * moves, and its SEQUENCE is the second of its last change, so that calendars move it and keep one.
 */
export function calendarText({ name, time_zone, games }: CalendarGames): string {
  const calendar = ical({
    name,
    prodId: { company: "Stat Tracker", product: "Schedule", language: "EN" },
    // The zone stands at each event; at the calendar it would take the Z from moments in UTC.
    timezone: { name: null, generator: zoneRules },
  });
  for (const game of games) {
    const changedAt = new Date(game.changed_at);
    calendar.createEvent({
      id: game.id,
      sequence: sequenceOf(changedAt),
      stamp: changedAt,
      lastModified: changedAt,
      ...whenOf(game, time_zone),
      summary: `${PREFIXES[game.outcome]}${game.visitor} at ${game.home}${scoreOf(game)}`,
      description: descriptionOf(game),
      location: game.field,
      status: statusOf(game.outcome),
    });
  }
  return calendar.toString();
}

/** Texts without an offset are the clock of `timezone`, whatever the server's own zone. */
function whenOf({ date, time }: CalendarGame, timezone: string) {
  if (time === null) return { start: date, allDay: true };
  const start = new Date(`${date}T${time}:00Z`);
  const end = new Date(start.getTime() + GAME_MINUTES * 60_000);
  const onTheClock = (moment: Date) => moment.toISOString().slice(0, 19);
  return { start: onTheClock(start), end: onTheClock(end), timezone };
}

/** A whole number that grows with time and stays below 2^31 until 2088. */
function sequenceOf(changedAt: Date): number {
  return Math.max(0, Math.floor((changedAt.getTime() - Date.UTC(2020, 0, 1)) / 1_000));
}

function statusOf(outcome: CalendarGame["outcome"]): ICalEventStatus {
  if (outcome === "cancelled") return ICalEventStatus.CANCELLED;
  return outcome === "postponed" ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

function scoreOf({ score }: CalendarGame): string {
  return score === null ? "" : ` ${score.visitor}–${score.home}`;
}

function descriptionOf({ week, is_playoff, time, outcome }: CalendarGame): string {
  const isOn = outcome === "normal";
  return [
    is_playoff ? "Playoff" : week === null ? "" : `Week ${week}`,
    time === null && isOn ? "The time is not known yet." : "",
  ]
    .filter(Boolean)
    .join("\n");
}

function zoneRules(zone: string): string | null {
  const block = tzlib_get_ical_block(zone);
  return Array.isArray(block) ? (block[0] ?? null) : null;
}
