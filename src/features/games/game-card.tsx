import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import type { GameListItem } from "../../app/queries/use-game-list.ts";
import { StatusAndBadges } from "../../parts/game-badges.tsx";
import { gameMessages } from "../../parts/game-messages.ts";
import { GameSlip } from "../../parts/game-slip.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { gamesMessages } from "./games-messages.ts";

/** A game with its one action; the score of a game in progress is live (D46c). */
export function GameCard({ item, isMain }: { item: GameListItem; isMain: boolean }) {
  const { game, visitorName, homeName, status } = item;
  const action = {
    completed: gamesMessages.viewResults,
    in_progress: gamesMessages.continueCollecting,
    scheduled: gamesMessages.collect,
  }[status];
  return (
    <GameSlip
      game={game}
      visitorName={visitorName}
      homeName={homeName}
      showScore={status !== "scheduled"}
      isLive={status === "in_progress"}
      badges={<StatusAndBadges game={game} status={status} />}
      footer={
        <Link
          to={status === "completed" ? paths.review(game.id) : paths.collect(game.id)}
          aria-label={`${action}: ${gameMessages.pairing(visitorName, homeName)}`}
          className={buttonClass({ variant: isMain ? "fill" : "plain", block: true })}
        >
          {action}
        </Link>
      }
    />
  );
}
