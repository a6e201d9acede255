/** Each name says the kind of game too, so that a play is read without its league's setting (D71). */
export const PERIODS = ["H1", "H2", "Q1", "Q2", "Q3", "Q4", "OT"] as const;
export type Period = (typeof PERIODS)[number];

export const PERIOD_KINDS = ["none", "halves", "quarters"] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** How a league plays its games; there is none while it keeps no clock. */
export interface ClockRules {
  readonly periods: Exclude<PeriodKind, "none">;
  readonly periodMinutes: number;
}

/** When an entry was recorded: whole seconds left of a period. */
export interface GameMoment {
  readonly period: Period;
  readonly seconds: number;
}

/** The clock as the last fact about it left it; what it shows is computed from the time (D71). */
export interface GameClock {
  /** The fact that said so. */
  readonly eventId: string;
  readonly period: Period;
  /** At `atMs`, milliseconds since 1970 by the server's clock as far as the phone knew it. */
  readonly remainingMs: number;
  readonly atMs: number;
  readonly isRunning: boolean;
}

const OF_KIND: Readonly<Record<ClockRules["periods"], readonly [Period, ...Period[]]>> = {
  halves: ["H1", "H2", "OT"],
  quarters: ["Q1", "Q2", "Q3", "Q4", "OT"],
};

/** In the order of play; overtime may be played more than once. */
export function periodsOf({ periods }: Pick<ClockRules, "periods">): readonly Period[] {
  return OF_KIND[periods];
}

/** What a league's row says; null: it keeps no clock, or none that this version knows. */
export function clockRules(league: {
  readonly periods?: PeriodKind;
  readonly periodMinutes?: number;
}): ClockRules | null {
  const { periods, periodMinutes = 0 } = league;
  if (periods !== "halves" && periods !== "quarters") return null;
  return periodMinutes < 1 ? null : { periods, periodMinutes };
}

/** An instant before the fact, by a slow phone, counts as the fact's own. */
export function remainingMs(clock: Omit<GameClock, "eventId">, nowMs: number): number {
  const gone = clock.isRunning ? Math.max(0, nowMs - clock.atMs) : 0;
  return Math.max(0, clock.remainingMs - gone);
}

/** Running, and not run down. */
export function isTicking(clock: GameClock, nowMs: number): boolean {
  return clock.isRunning && remainingMs(clock, nowMs) > 0;
}

/** Before the first fact: the first period, whole. */
export function freshClock(rules: ClockRules): Omit<GameClock, "eventId"> {
  const [period] = OF_KIND[rules.periods];
  return { period, remainingMs: rules.periodMinutes * 60_000, atMs: 0, isRunning: false };
}

/** A period of another kind of game is followed by the first. */
export function nextPeriod(rules: ClockRules, period: Period): Period {
  const all = OF_KIND[rules.periods];
  return period === "OT" ? "OT" : (all[all.indexOf(period) + 1] ?? all[0]);
}

/** A second counts as whole until it is over, as on a scoreboard. */
export function momentAt(clock: Omit<GameClock, "eventId">, nowMs: number): GameMoment {
  return { period: clock.period, seconds: Math.ceil(remainingMs(clock, nowMs) / 1000) };
}

/** "Q2 4:12" */
export function gameClockText({ period, seconds }: GameMoment): string {
  return `${period} ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
