import { type CSSProperties, useEffect, useState } from "react";

/** A time that a screen shows running out. */
interface Countdown {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly windowMs: number;
}

/** Returns whole seconds, at last 1, and then null. A clock set back does not lengthen it. */
export function secondsLeft({ startedAt, windowMs }: Countdown, now: number): number | null {
  const left = Math.min(windowMs, startedAt + windowMs - now);
  return left <= 0 ? null : Math.ceil(left / 1000);
}

/** Returns the milliseconds until the number changes; never 0, so that a timer cannot spin. */
export function msToNextSecond({ startedAt, windowMs }: Countdown, now: number): number {
  const left = Math.max(0, startedAt + windowMs - now);
  return left % 1000 || 1000;
}

/** While `isHeld` no second passes, and afterwards it goes on from where it stood. */
export function useSecondsLeft(startedAt: number, windowMs: number, isHeld = false): number | null {
  const [now, setNow] = useState(Date.now);
  const [heldMs, setHeldMs] = useState(0);
  const from = startedAt + heldMs;
  const seconds = secondsLeft({ startedAt: from, windowMs }, now);
  useEffect(() => {
    if (!isHeld) return;
    const heldAt = Date.now();
    return () => {
      const until = Date.now();
      setHeldMs((ms) => ms + until - heldAt);
      setNow(until);
    };
  }, [isHeld]);
  useEffect(() => {
    if (seconds === null || isHeld) return;
    const wait = msToNextSecond({ startedAt: from, windowMs }, Date.now());
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [from, windowMs, seconds, isHeld]);
  return seconds;
}

/** Draws a draining bar below what runs out; it is mounted when the time starts. */
export function Drain({ seconds, windowMs }: { seconds: number; windowMs: number }) {
  const style = { "--left": (seconds * 1000) / windowMs, "--window": `${windowMs}ms` };
  return <i aria-hidden="true" className="lv-drain" style={style as CSSProperties} />;
}
