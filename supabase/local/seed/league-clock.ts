/** The calendar of the machine that shows the demo: "today" must be its viewer's today. */
export interface LeagueClock {
  /** The first start. */
  readonly now: Date;
  /** "YYYY-MM-DD", `days` after the first start. */
  dateOf(days: number): string;
  /** The moment of a day and a wall-clock time, HH:MM. */
  momentOf(days: number, time: string): Date;
}

export function createLeagueClock(firstStart: Date): LeagueClock {
  function momentOf(days: number, time: string): Date {
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    const moment = new Date(firstStart);
    moment.setDate(moment.getDate() + days);
    moment.setHours(hours, minutes, 0, 0);
    return moment;
  }
  return {
    now: firstStart,
    momentOf,
    dateOf: (days) => toDate(momentOf(days, "12:00")),
  };
}

export function toDate(moment: Date): string {
  return [
    moment.getFullYear(),
    String(moment.getMonth() + 1).padStart(2, "0"),
    String(moment.getDate()).padStart(2, "0"),
  ].join("-");
}

/** HH:MM. */
export function toTime(moment: Date): string {
  const hours = String(moment.getHours()).padStart(2, "0");
  return `${hours}:${String(moment.getMinutes()).padStart(2, "0")}`;
}
