import { clsx } from "clsx";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import type { GameSide, LoggedGame } from "../../../domain/standings/logged-game.ts";
import { peopleMessages } from "../people-messages.ts";
import { resultText } from "./result-text.ts";

/** How a game ended, which leads to its review; a plain word where there is nothing to review. */
export function ResultLink({ game, side }: { game: LoggedGame; side: GameSide | null }) {
  const { mark, score, words } = resultText(game, side);
  const shown = (
    <>
      {mark !== null && (
        <span
          className={clsx(
            "inline-block min-w-4 font-black font-stretch-[80%]",
            mark.startsWith("W") && "text-win",
          )}
        >
          {mark}
        </span>
      )}
      <span className="whitespace-nowrap">{score}</span>
    </>
  );
  if (!game.isCompleted && !game.hasStats) {
    return <span className="text-dense text-text-2">{shown}</span>;
  }
  return (
    <Link
      to={paths.review(game.id)}
      aria-label={peopleMessages.review(words)}
      className="inline-flex min-h-8 items-center gap-1 text-dense font-strong underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {shown}
    </Link>
  );
}
