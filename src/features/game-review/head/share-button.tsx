import { Share2 } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { reviewMessages } from "../review-messages.ts";
import { shareGame } from "./share-game.ts";

/** The game's own link, for everybody: a review needs no account (D10). */
export function ShareButton({ gameId, title }: { gameId: string; title: string }) {
  return (
    <Button
      variant="bare"
      icon={<Icon as={Share2} size="sm" />}
      className="-mr-2 text-text"
      onClick={() => void shareGame(gameId, title)}
    >
      {reviewMessages.share.action}
    </Button>
  );
}
