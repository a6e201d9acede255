import type { GameReview } from "../../domain/review/game-review.ts";
import type { PlayNames } from "../../parts/stats/play-words.ts";
import type { LogMarks } from "./log/log-marks.ts";

/** A game's figures on this page, and what the log adds to them. */
export interface ShownReview {
  readonly names: PlayNames;
  readonly review: GameReview;
  /** Null for visitors, and if the figures do not come from the log. */
  readonly marks: LogMarks | null;
  /** Events that are not on the server yet; empty if the figures are the server's. */
  readonly waiting: ReadonlySet<string>;
  /** Entries of refused events, which count on this device only (I14). */
  readonly refused: ReadonlySet<string>;
}
