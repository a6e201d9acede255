import type { GamePhase, Score } from "./events.ts";

/** D46a */
export type GameOutcome = "normal" | "forfeit" | "cancelled" | "postponed";

/** A scheduled game as the server's table has it; the log's fold overlays it (I17). */
export interface Game {
  readonly id: string;
  readonly leagueId: string;
  readonly seasonId: string;
  readonly weekNumber: number | null;
  /** Plain date YYYY-MM-DD, read at noon so that no time zone moves it (P §5, D48). */
  readonly gameDate: string;
  /** League-local HH:MM; null: to be announced. */
  readonly gameTime: string | null;
  readonly fieldLocation: string | null;
  readonly isPlayoff: boolean;
  readonly isCompleted: boolean;
  readonly manuallyFinalized: boolean;
  readonly visitorTeamId: string;
  readonly homeTeamId: string;
  /** What the game shows everywhere: the override where one stands, else computed or provider. */
  readonly visitorScore: number;
  readonly homeScore: number;
  readonly computedVisitorScore: number | null;
  readonly computedHomeScore: number | null;
  readonly epoch: number;
  readonly headSeq: number;
  /** Of the events through `headSeq`, so that a restored log is told from the one read (I3). */
  readonly logDigest: number;
  readonly phase: GamePhase;
  /** True once anything was recorded (D46c). */
  readonly hasStats: boolean;
  readonly everFinalized: boolean;
  /** ISO 8601, the server's clock: when it became final last; null while it is open. */
  readonly finalizedAt: string | null;
  readonly outcome: GameOutcome;
  readonly winnerTeamId: string | null;
  /** The score that was set by hand (D37); absent where none stands. */
  readonly overrideScore?: Score;
  /** What the league provider says, whatever is shown (D31a); absent where it says nothing. */
  readonly providerScore?: Score;
}
