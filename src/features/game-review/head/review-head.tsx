import type { ReactNode } from "react";
import { paths } from "../../../app/paths.ts";
import { useSeasonPath } from "../../../app/season/use-season-path.ts";
import type { Game } from "../../../domain/game/game.ts";
import { gameStatus } from "../../../domain/game/game-status.ts";
import { StatusAndBadges } from "../../../parts/games/game-badges.tsx";
import { BackLink } from "../../../parts/page/back-link.tsx";
import { Dotted } from "../../../ui/dotted.tsx";
import { reviewMessages } from "../review-messages.ts";
import { whenAndWhere } from "./when-and-where.ts";

/** `aside` holds the sync pill and Share; what has no room beside them stands right of the badges. */
export function ReviewHead({
  game,
  aside,
  children,
}: {
  game: Game;
  aside: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className="print:mt-1">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 print:hidden">
        {/* It takes the rest of its line, so that the others end at the right beside it and begin at the left below. */}
        <div className="flex-auto">
          <BackToGames />
        </div>
        <div className="flex flex-wrap items-center gap-x-4">{aside}</div>
      </div>
      <div className="mb-3 flex flex-wrap print:mb-2 items-center gap-x-2 gap-y-1 wide:mb-4">
        <StatusAndBadges game={game} status={gameStatus(game)} />
        <div className="-my-2.5 ml-auto empty:hidden wide:order-last">{children}</div>
        <p className="basis-full text-dense text-text-2 print:basis-auto print:pl-1 wide:basis-auto wide:pl-2 wide:text-body">
          <Dotted parts={whenAndWhere(game)} />
        </p>
      </div>
    </header>
  );
}

export function BackToGames() {
  const inSeason = useSeasonPath();
  return <BackLink to={inSeason(paths.games())} label={reviewMessages.back} />;
}
