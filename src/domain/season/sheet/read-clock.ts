/** Says how to read times such as 6:30 if no row shows whether the clock has 24 hours. */
export type PlainTimes = "ask" | "as_written" | "afternoon";

type ClockReading =
  /** null means that the time is to be announced. */
  { readonly time: string | null } | { readonly problem: "time" | "time_unclear" };

const OPEN = new Set(["tba", "tbd", "tbc", "?", "-"]);
const FORM = /^(\d{1,2})(?:[:.](\d{2}))?(?:[:.]00)?(?:\.0+)? ?(a|p|am|pm|a\.m\.|p\.m\.)?$/;

/** Reads 18:30, 6:30 PM, 6 pm, noon and TBA as the 24-hour clock. */
export function readClock(text: string, plain: PlainTimes): ClockReading {
  const said = text.toLowerCase();
  if (OPEN.has(said)) return { time: null };
  if (said === "noon") return { time: "12:00" };
  if (said === "midnight") return { time: "00:00" };
  const [whole, hours = "", minutes, half] = FORM.exec(said) ?? [];
  const hour = Number(hours);
  if (whole === undefined || (minutes === undefined && half === undefined)) {
    return { problem: "time" };
  }
  if (Number(minutes ?? 0) > 59) return { problem: "time" };
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return { problem: "time" };
    return clock((hour % 12) + (half.startsWith("p") ? 12 : 0), minutes);
  }
  if (hour > 23) return { problem: "time" };
  if (shows24Hours(said)) return clock(hour, minutes);
  if (plain === "ask") return { problem: "time_unclear" };
  return clock(plain === "afternoon" && hour < 12 ? hour + 12 : hour, minutes);
}

/** A time such as 18:30, 09:00 or 0:15 shows that the clock has 24 hours; 6:30 does not. */
export function shows24Hours(text: string): boolean {
  const [, hours = ""] = /^(\d{1,2})[:.]\d{2}([:.]\d{2})?$/.exec(text) ?? [];
  return hours.startsWith("0") || Number(hours) > 12;
}

function clock(hour: number, minutes = "00"): ClockReading {
  return { time: `${String(hour).padStart(2, "0")}:${minutes}` };
}
