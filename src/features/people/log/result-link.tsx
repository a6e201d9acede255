import { clsx } from "clsx";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { useToday } from "../../../app/queries/device/use-today.ts";
import type { GameSide, LoggedGame } from "../../../domain/standings/logged-game.ts";
import { Badge } from "../../../ui/badge.tsx";
import { peopleMessages } from "../people-messages.ts";
import { resultText } from "./result-text.ts";

/** Links a result to the game's review, or shows plain text if there is nothing to review. */
export function ResultLink({ game, side }: { game: LoggedGame; side: GameSide | null }) {
  const { isLive, mark, score, words } = resultText(game, side, useToday());
  const shown = (
    <>
      {isLive && <Badge tone="live">{peopleMessages.live}</Badge>}
      {mark !== null && (
        <span className={clsx("font-black font-stretch-[80%]", mark.startsWith("W") && "text-win")}>
          {mark}
        </span>
      )}
      <span className="min-w-11 text-right whitespace-nowrap underline decoration-line-strong underline-offset-4 group-hover:decoration-current">
        {score}
      </span>
    </>
  );
  if (!game.isCompleted && game.liveEntries === 0) {
    return (
      <span
        className={clsx(
          "text-dense whitespace-nowrap",
          game.outcome === "normal" ? "text-text-2" : "font-strong",
        )}
      >
        {score}
      </span>
    );
  }
  return (
    <Link
      to={paths.review(game.id)}
      aria-label={peopleMessages.review(words)}
      className="group inline-flex min-h-8 flex-wrap items-center justify-end gap-x-1.5 text-dense font-strong"
    >
      {shown}
    </Link>
  );
}
