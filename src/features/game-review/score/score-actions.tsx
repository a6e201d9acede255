import { clsx } from "clsx";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { useGameTeams } from "../../../app/queries/game/use-game.ts";
import type { Game } from "../../../domain/game/game.ts";
import { isProvisional } from "../../../domain/season/game-stage.ts";
import { reviewMessages } from "../review-messages.ts";
import type { ReviewRights } from "../use-rights.ts";
import { useTransitions } from "./use-transitions.ts";

const CELL =
  "type-action grid min-h-12 flex-1 place-items-center border-l border-line px-1.5 py-1 text-center text-dense/4.25 font-stretch-[86%] first:border-l-0 hover:bg-surface-2 focus-visible:-outline-offset-3 disabled:text-text-2 disabled:hover:bg-transparent";

/** Offers Edit Final Scores, Re-open for Stat Collection and Reset Game by rights (D12). */
export function ScoreActions({
  game,
  rights,
  onEdit,
}: {
  game: Game;
  rights: ReviewRights;
  onEdit: () => void;
}) {
  const { visitor, home } = useGameTeams();
  const title = reviewMessages.title(visitor.name, home.name);
  const { isBusy, reopen, reset } = useTransitions(game, title, rights.isOnline);
  const { score } = reviewMessages;
  if (!rights.mayEdit && !rights.mayReset) return null;
  return (
    <div className="border-t border-line-strong print:hidden">
      <div className="flex">
        {rights.mayEdit && (
          <button type="button" className={CELL} disabled={isBusy !== null} onClick={onEdit}>
            {score.edit}
          </button>
        )}
        {rights.mayEdit && game.phase === "final" && (
          <button type="button" className={CELL} disabled={isBusy !== null} onClick={reopen}>
            {score.reopen}
          </button>
        )}
        {rights.mayEdit && (!game.isCompleted || isProvisional(game)) && (
          <Link to={paths.collect(game.id)} className={CELL}>
            {game.liveEntries > 0 ? score.resume : score.start}
          </Link>
        )}
        {rights.mayReset && (
          <button
            type="button"
            className={clsx(CELL, "text-danger")}
            disabled={isBusy !== null}
            onClick={reset}
          >
            {isBusy === "reset" ? score.resetting : score.reset}
          </button>
        )}
      </div>
      {rights.mayReset && !rights.isOnline && (
        <p className="border-t px-4 py-2 text-dense text-text-2">{score.resetOffline}</p>
      )}
    </div>
  );
}
