import { Share2 } from "lucide-react";
import type { Game } from "../../../domain/game/game.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { reviewMessages } from "../review-messages.ts";
import { gameInWords } from "./game-in-words.ts";
import { shareGame } from "./share-game.ts";

/** The game's own link, for everybody: a review needs no account (D10). */
export function ShareButton({
  game,
  visitorName,
  homeName,
}: {
  game: Game;
  visitorName: string;
  homeName: string;
}) {
  return (
    <Button
      variant="bare"
      icon={<Icon as={Share2} size="sm" />}
      className="-mr-2 text-text"
      onClick={() => void shareGame(game.id, gameInWords(game, visitorName, homeName))}
    >
      {reviewMessages.share.action}
    </Button>
  );
}
