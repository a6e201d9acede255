import { Share2 } from "lucide-react";
import { Suspense, useState } from "react";
import type { Game } from "../../../domain/game/game.ts";
import { gameStatus } from "../../../domain/game/game-status.ts";
import type { GameReview } from "../../../domain/review/game-review.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { lazyNamed } from "../../../ui/late/lazy-extra.ts";
import { reviewMessages } from "../review-messages.ts";
import { SHORT_WORD } from "./review-head.tsx";
import { shareGame } from "./share-game.ts";

const ResultCardDialog = lazyNamed(() => import("../review-dialogs.ts"), "ResultCardDialog");

/** Shares a played game's picture and link, or only the link. It needs no account (D10). */
export function ShareButton({
  game,
  title,
  review,
  isShort,
}: {
  game: Game;
  title: string;
  review: GameReview | null;
  isShort: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const hasCard = hasResultCard(game);
  return (
    <>
      <Button
        variant="bare"
        icon={<Icon as={Share2} size="sm" />}
        className="-mx-2 min-w-11 text-dense! text-text"
        {...(hasCard ? { "aria-haspopup": "dialog" as const } : {})}
        onClick={() => (hasCard ? setOpen(true) : void shareGame(game.id, title))}
      >
        <span className={isShort ? SHORT_WORD : undefined}>{reviewMessages.share.action}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <ResultCardDialog game={game} review={review} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A game has a picture once there is a score that was played for (D46a, D46c). */
export function hasResultCard(
  game: Pick<Game, "isCompleted" | "liveEntries" | "outcome" | "unreadable">,
): boolean {
  const isPlayed = gameStatus(game) !== "scheduled" && game.outcome === "normal";
  return isPlayed && game.unreadable === undefined;
}
