import { clsx } from "clsx";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { useGameTeams } from "../../../app/queries/game/use-game.ts";
import type { Game } from "../../../domain/game/game.ts";
import { isOffSchedule, isProvisional } from "../../../domain/season/game-stage.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { reviewMessages } from "../review-messages.ts";
import type { ReviewRights } from "../use-rights.ts";
import { useTransitions } from "./use-transitions.ts";

const CELL =
  "type-action grid min-h-12 flex-1 place-items-center border-l border-line px-1.5 py-1 text-center text-dense/4.25 font-stretch-[86%] first:border-l-0 hover:bg-surface-2 focus-visible:-outline-offset-3 disabled:text-text-2 disabled:hover:bg-transparent";

const CELLS = { row: "flex", edit: CELL, collect: CELL, reset: clsx(CELL, "text-danger") };
/** Two of them share a line of a phone evenly; large texts give each its own. */
const SHARED = "flex-auto tablet:flex-none";
const TO_COLLECT = {
  row: "flex flex-wrap gap-2 p-3 max-[359px]:*:px-2",
  edit: clsx(buttonClass(), SHARED),
  collect: clsx(buttonClass({ variant: "fill", size: "lg" }), "basis-full tablet:basis-auto"),
  reset: clsx(buttonClass({ variant: "risk" }), SHARED, "tablet:ml-auto"),
};

interface ScoreActionsProps {
  readonly game: Game;
  readonly rights: ReviewRights;
  readonly onEdit: () => void;
}

/** Offers Edit Final Scores, Re-open for Stat Collection and Reset Game by rights (D12). */
export function ScoreActions({ game, rights, onEdit }: ScoreActionsProps) {
  const { visitor, home } = useGameTeams();
  const title = reviewMessages.title(visitor.name, home.name);
  const { isBusy, reopen, reset } = useTransitions(game, title, rights.isOnline);
  if (!rights.mayEdit && !rights.mayReset) return null;
  return (
    <div className="border-t border-line-strong print:hidden">
      <ActionRow {...{ game, rights, onEdit, isBusy, reopen, reset }} />
      {rights.mayReset && !rights.isOnline && (
        <p className="border-t px-4 py-2 text-dense text-text-2">
          {reviewMessages.score.resetOffline}
        </p>
      )}
    </div>
  );
}

/** A game that is not over is mostly collected, so that is filled, and Reset stands last and apart. */
export function ActionRow({
  game,
  rights,
  onEdit,
  isBusy,
  reopen,
  reset,
}: ScoreActionsProps & ReturnType<typeof useTransitions>) {
  const { score } = reviewMessages;
  const isToCollect = rights.mayEdit && !game.isCompleted && !isOffSchedule(game);
  const looks = isToCollect ? TO_COLLECT : CELLS;
  const collect = rights.mayEdit && (!game.isCompleted || isProvisional(game)) && (
    <Link to={paths.collect(game.id)} className={looks.collect}>
      {game.liveEntries > 0 ? score.resume : score.start}
    </Link>
  );
  return (
    <div className={looks.row}>
      {isToCollect && collect}
      {rights.mayEdit && (
        <button type="button" className={looks.edit} disabled={isBusy !== null} onClick={onEdit}>
          {score.edit}
        </button>
      )}
      {rights.mayEdit && game.phase === "final" && (
        <button type="button" className={CELL} disabled={isBusy !== null} onClick={reopen}>
          {score.reopen}
        </button>
      )}
      {!isToCollect && collect}
      {rights.mayReset && (
        <button type="button" className={looks.reset} disabled={isBusy !== null} onClick={reset}>
          {isBusy === "reset" ? score.resetting : score.reset}
        </button>
      )}
    </div>
  );
}
