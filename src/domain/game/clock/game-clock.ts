/** Each name implies halves or quarters, so a play can be read without its league's setting (D71). */
export const PERIODS = ["H1", "H2", "Q1", "Q2", "Q3", "Q4", "OT"] as const;
export type Period = (typeof PERIODS)[number];

export const PERIOD_KINDS = ["none", "halves", "quarters"] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** How a league that keeps a clock plays its games. */
export interface ClockRules {
  readonly periods: Exclude<PeriodKind, "none">;
  readonly periodMinutes: number;
}

/** The moment of an entry, in whole seconds left of a period. */
export interface GameMoment {
  readonly period: Period;
  readonly seconds: number;
}

/** The clock at its last fact. What it shows now is computed from the time since then (D71). */
export interface GameClock {
  /** The id of the fact that set it. */
  readonly eventId: string;
  readonly period: Period;
  /** Left at `atMs`, which is ms since 1970 by the server's clock as the phone knew it. */
  readonly remainingMs: number;
  readonly atMs: number;
  readonly isRunning: boolean;
}

const OF_KIND: Readonly<Record<ClockRules["periods"], readonly [Period, ...Period[]]>> = {
  halves: ["H1", "H2", "OT"],
  quarters: ["Q1", "Q2", "Q3", "Q4", "OT"],
};

/** Returns the periods in order of play; overtime may be played more than once. */
export function periodsOf({ periods }: Pick<ClockRules, "periods">): readonly Period[] {
  return OF_KIND[periods];
}

/** Reads a league's row; null if it keeps no clock, or one unknown to this version. */
export function clockRules(league: {
  readonly periods?: PeriodKind;
  readonly periodMinutes?: number;
}): ClockRules | null {
  const { periods, periodMinutes = 0 } = league;
  if (periods !== "halves" && periods !== "quarters") return null;
  return periodMinutes < 1 ? null : { periods, periodMinutes };
}

/** If a phone's clock is slow, "now" can be before the fact, and then the fact's time counts. */
export function remainingMs(clock: Omit<GameClock, "eventId">, nowMs: number): number {
  const gone = clock.isRunning ? Math.max(0, nowMs - clock.atMs) : 0;
  return Math.max(0, clock.remainingMs - gone);
}

/** Whether the clock runs and has time left. */
export function isTicking(clock: GameClock, nowMs: number): boolean {
  return clock.isRunning && remainingMs(clock, nowMs) > 0;
}

/** Before the first fact the clock shows the whole first period. */
export function freshClock(rules: ClockRules): Omit<GameClock, "eventId"> {
  const [period] = OF_KIND[rules.periods];
  return { period, remainingMs: rules.periodMinutes * 60_000, atMs: 0, isRunning: false };
}

/** Starts with the first period again if the league has changed between halves and quarters. */
export function nextPeriod(rules: ClockRules, period: Period): Period {
  const all = OF_KIND[rules.periods];
  return period === "OT" ? "OT" : (all[all.indexOf(period) + 1] ?? all[0]);
}

/** Rounds up: a second counts until it is over, as on a scoreboard. */
export function momentAt(clock: Omit<GameClock, "eventId">, nowMs: number): GameMoment {
  return { period: clock.period, seconds: Math.ceil(remainingMs(clock, nowMs) / 1000) };
}

/** Returns "Q2 4:12". */
export function gameClockText({ period, seconds }: GameMoment): string {
  return `${period} ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
