/** The longest period of a league. */
const MOST_SECONDS = 3_600;

/** Milliseconds of what was typed; null: it is no time of a period. Nothing typed is 0. */
export function typedClock(minutes: string, seconds: string): number | null {
  const [min, sec] = [minutes, seconds].map((text) => (text.trim() === "" ? 0 : Number(text)));
  if (min === undefined || sec === undefined) return null;
  if (!Number.isInteger(min) || !Number.isInteger(sec) || min < 0 || sec < 0 || sec > 59) {
    return null;
  }
  const all = min * 60 + sec;
  return all > MOST_SECONDS ? null : all * 1000;
}
