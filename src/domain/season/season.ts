import type { PeriodKind } from "../game/clock/game-clock.ts";

export interface Season {
  readonly id: string;
  readonly name: string;
  readonly year: number;
  readonly seasonType: string;
  /** The provider's text, which P §4 turns into a label. */
  readonly status: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly isActive: boolean;
  /** Lists leave an archived season out, but a link still shows it. */
  readonly isArchived: boolean;
  readonly scoringProfile: string;
  /** The number of games whose fantasy points still follow the scoring profile before a change. */
  readonly gamesToRecount: number;
  readonly createdAt: string;
}

export interface League {
  readonly id: string;
  readonly seasonId: string;
  readonly name: string;
  readonly regularSeasonWeeks: number | null;
  /** The league's game clock (D71). Copies that an older version stored lack both fields. */
  readonly periods?: PeriodKind;
  readonly periodMinutes?: number;
  /** Keeps the league's order. */
  readonly divisions: readonly string[];
}
