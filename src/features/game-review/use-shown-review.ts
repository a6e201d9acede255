import { useMemo } from "react";
import type { GameView } from "../../app/queries/game/game-view.ts";
import { useGame } from "../../app/queries/game/use-game.ts";
import { usePublishedGame } from "../../app/queries/pages/published-game.ts";
import type { PageQuery } from "../../app/queries/pages/use-kept-page.ts";
import type { GameClock } from "../../domain/game/clock/game-clock.ts";
import type { Score } from "../../domain/game/events.ts";
import type { Game } from "../../domain/game/game.ts";
import { publicWords, type ShownWords } from "../../domain/review/captains-said.ts";
import { type PublishedGame, reviewOfTables } from "../../domain/review/published-game.ts";
import { reviewOfLog } from "../../domain/review/review-of-log.ts";
import { type PlayNames, playNames } from "../../parts/stats/play-words.ts";
import { marksOfLog } from "./log/log-marks.ts";
import {
  playsOnDevice,
  type ReviewSource,
  reviewSource,
  sourceForVisitors,
} from "./log/missing-plays.ts";
import type { ShownReview } from "./shown-review.ts";
import type { ReviewRights } from "./use-rights.ts";

export interface ReviewReading {
  /** The game as this reader sees it. */
  readonly game: Game;
  /** Null if neither source has the plays of this game yet. */
  readonly shown: ShownReview | null;
  readonly names: PlayNames;
  /** The server has more than the log on the screen. */
  readonly isIncomplete: boolean;
  /** The published game; `loading` also if it is not requested. */
  readonly published: PageQuery<PublishedGame>;
  readonly isPublished: boolean;
  readonly captains: ShownWords;
  /** null if the source does not tell. */
  readonly timeoutsUsed: Score | null;
  /** null if no clock is kept, the source does not tell, or the game is over (D71). */
  readonly clock: GameClock | null;
  /** The league keeps a clock and the game is not over. */
  readonly keepsClock: boolean;
}

function timeoutsOf(
  source: ReviewSource,
  state: { readonly timeoutsUsed: Score },
  tables: PublishedGame | null,
): Score | null {
  if (source === "log") return state.timeoutsUsed;
  return source === "published" ? (tables?.timeoutsUsed ?? null) : null;
}

function clockOf(
  source: ReviewSource,
  state: { readonly clock: GameClock | null },
  tables: PublishedGame | null,
): GameClock | null {
  if (source === "log") return state.clock;
  return source === "published" ? (tables?.clock ?? null) : null;
}

const NONE: ReadonlySet<string> = new Set();

/** Everything of a game that its review is made of. */
function readOf(view: GameView) {
  const { game, row, visitor, home, state, revision, profile, clockRules, playersById } = view;
  const { pendingEventIds, refusedEntryIds, isLogToCome } = view;
  return {
    ...{ game, row, visitor: visitor.team, home: home.team, state, revision, profile, clockRules },
    ...{ playersById, pendingEventIds, refusedEntryIds, isLogToCome },
  };
}

/** Reads this device's log or the published tables; visitors get only the tables. */
export function useShownReview(rights: ReviewRights): ReviewReading {
  const view = useGame(readOf);
  const plays = playsOnDevice(view);
  const isNeeded = rights.isVisitor || (plays === "none" && !view.isLogToCome);
  const published = usePublishedGame(isNeeded ? view.row : null, rights.isVisitor);
  const tables = published.status === "ready" ? published.value : null;
  const choose = rights.isVisitor ? sourceForVisitors : reviewSource;
  const source = view.isLogToCome ? "none" : choose(view, tables?.headSeq ?? null);
  const isPublished = source === "published";
  const { visitor, home, playersById, state, profile, revision, row } = view;
  const { gameDate } = row;
  const names = useMemo(() => playNames(visitor, home, playersById), [visitor, home, playersById]);
  // The fold changes `state` in place; `revision` tells that it has.
  const log = useMemo(() => ({ state, revision }), [state, revision]);
  const fromLog = useMemo(
    () =>
      source === "log"
        ? {
            review: reviewOfLog(log.state, profile),
            marks: marksOfLog(log.state, playersById, gameDate),
          }
        : null,
    [source, log, profile, playersById, gameDate],
  );
  const fromTables = useMemo(
    () => (isPublished && tables !== null ? reviewOfTables(tables, row, profile) : null),
    [isPublished, tables, row, profile],
  );
  const review = fromLog?.review ?? fromTables;
  const marks = rights.isVisitor ? null : (fromLog?.marks ?? null);
  // The row and the tables are of the same moment, so nothing is laid over the row.
  const isOfServer = isPublished || rights.isVisitor;
  const waiting = isOfServer ? NONE : view.pendingEventIds;
  const refused = isOfServer ? NONE : view.refusedEntryIds;
  const game = isOfServer ? row : view.game;
  const keepsClock = !game.isCompleted && view.clockRules !== null;
  return {
    game,
    shown: review && { names, review, marks, waiting, refused },
    names,
    isIncomplete: source === "log" && plays === "some",
    published,
    isPublished,
    captains:
      source === "log" && !rights.isVisitor ? state.captains : publicWords(row.captainsAgree),
    timeoutsUsed: timeoutsOf(source, view.state, tables),
    clock: keepsClock ? clockOf(source, view.state, tables) : null,
    keepsClock,
  };
}
