import type { GameView } from "../../app/queries/game/game-view.ts";
import type { GameReview } from "../../domain/review/game-review.ts";
import type { PlayNames } from "../../parts/stats/play-words.ts";
import type { LogMarks } from "./log/log-marks.ts";

/** A game on this page: its schedule and teams, its figures, and what the log adds to them. */
export interface ShownReview {
  readonly view: GameView;
  readonly names: PlayNames;
  readonly review: GameReview;
  /** Null for visitors, and where the figures are not the log's. */
  readonly marks: LogMarks | null;
}
