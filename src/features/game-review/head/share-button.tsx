import { Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Game } from "../../../domain/game/game.ts";
import type { GameReview } from "../../../domain/review/game-review.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { hasResultCard } from "../card/has-result-card.ts";
import { reviewMessages } from "../review-messages.ts";
import { shareGame } from "./share-game.ts";

const ResultCardDialog = lazy(() => import("../card/result-card-dialog.tsx"));

/** For everybody, since a review needs no account (D10): a played game's picture and link, else the link. */
export function ShareButton({
  game,
  title,
  review,
}: {
  game: Game;
  title: string;
  review: GameReview | null;
}) {
  const [isOpen, setOpen] = useState(false);
  const hasCard = hasResultCard(game);
  return (
    <>
      <Button
        variant="bare"
        icon={<Icon as={Share2} size="sm" />}
        className="-mr-2 text-text"
        {...(hasCard ? { "aria-haspopup": "dialog" as const } : {})}
        onClick={() => (hasCard ? setOpen(true) : void shareGame(game.id, title))}
      >
        {reviewMessages.share.action}
      </Button>
      {isOpen && (
        <Suspense>
          <ResultCardDialog game={game} review={review} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
