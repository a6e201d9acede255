import type { GamePhase, Score } from "./events.ts";

/** How a game ended or why it was not played (D46a). */
export type GameOutcome = "normal" | "forfeit" | "cancelled" | "postponed";

/** Whether each side's captain agrees; null has not said. Everybody may read it (D13, D70). */
export interface CaptainsAgree {
  readonly visitor: boolean | null;
  readonly home: boolean | null;
}

/** A scheduled game as in the server's table; the device's folded log is laid over it (I17). */
export interface Game {
  readonly id: string;
  readonly leagueId: string;
  readonly seasonId: string;
  readonly weekNumber: number | null;
  /** YYYY-MM-DD. */
  readonly gameDate: string;
  /** League-local HH:MM; null when it is to be announced. */
  readonly gameTime: string | null;
  readonly fieldLocation: string | null;
  readonly isPlayoff: boolean;
  readonly isCompleted: boolean;
  readonly manuallyFinalized: boolean;
  readonly visitorTeamId: string;
  readonly homeTeamId: string;
  /** The override, or else the computed or the provider's score. */
  readonly visitorScore: number;
  readonly homeScore: number;
  readonly computedVisitorScore: number | null;
  readonly computedHomeScore: number | null;
  readonly epoch: number;
  readonly headSeq: number;
  /** Digest of the events through `headSeq`; it reveals a log that was restored from a backup (I3). */
  readonly logDigest: number;
  readonly phase: GamePhase;
  readonly liveEntries: number;
  /** Whether anything is recorded, including a correction or an import. */
  readonly hasStats: boolean;
  readonly everFinalized: boolean;
  /** ISO 8601 on the server's clock when it last became final; null while it is open. */
  readonly finalizedAt: string | null;
  readonly outcome: GameOutcome;
  readonly winnerTeamId: string | null;
  /** The score that was set by hand (D37); absent without an override. */
  readonly overrideScore?: Score;
  /** Kept even when another is shown (D31a); absent when the provider gives none. */
  readonly providerScore?: Score;
  /** What each side's captain last said; absent if neither has said anything (D70). */
  readonly captainsAgree?: CaptainsAgree;
  /** Fields with placeholders because the copy on this device is damaged (S20). */
  readonly unreadable?: readonly string[];
}
