import type { GameReview } from "../../domain/review/game-review.ts";
import type { PlayNames } from "../../parts/stats/play-words.ts";
import type { LogMarks } from "./log/log-marks.ts";

/** A game's figures on this page, and what the log adds to them. */
export interface ShownReview {
  readonly names: PlayNames;
  readonly review: GameReview;
  /** Null for visitors, and where the figures are not the log's. */
  readonly marks: LogMarks | null;
  /** Events that are not on the server yet; none where the figures are the server's. */
  readonly waiting: ReadonlySet<string>;
  /** Entries of refused events, which count on this device only (I14). */
  readonly refused: ReadonlySet<string>;
}
