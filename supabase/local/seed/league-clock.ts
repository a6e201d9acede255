import { tz } from "@date-fns/tz";
import { addDays } from "date-fns/addDays";
import { lightFormat } from "date-fns/lightFormat";
import { set } from "date-fns/set";

/** The league's calendar, counted from the first start. */
export interface LeagueClock {
  /** The first start. */
  readonly now: Date;
  /** "YYYY-MM-DD", `days` after the first start. */
  dateOf(days: number): string;
  /** The moment of a day and a wall-clock time, HH:MM. */
  momentOf(days: number, time: string): Date;
  /** A moment as "YYYY-MM-DD" and HH:MM. */
  readonly dayOf: (moment: Date) => string;
  readonly timeOf: (moment: Date) => string;
}

/** `zone` is the league's; without one, the demo's "today" is that of the machine that shows it. */
export function createLeagueClock(firstStart: Date, zone = ownZone()): LeagueClock {
  const inZone = tz(zone);
  const dayOf = (moment: Date) => lightFormat(inZone(moment), "yyyy-MM-dd");
  function momentOf(days: number, time: string): Date {
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    const day = addDays(inZone(firstStart), days);
    return new Date(set(day, { hours, minutes, seconds: 0, milliseconds: 0 }).getTime());
  }
  return {
    now: firstStart,
    momentOf,
    dayOf,
    dateOf: (days) => dayOf(momentOf(days, "12:00")),
    timeOf: (moment) => lightFormat(inZone(moment), "HH:mm"),
  };
}

function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
