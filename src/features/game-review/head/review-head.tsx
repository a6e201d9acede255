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

/** Beside the pill, a phone has room for the icons of Big Screen and Share only. */
export const SHORT_WORD = "max-[26rem]:sr-only";

/** `aside` holds the sync pill, Big Screen and Share. */
export function ReviewHead({ game, aside }: { game: Game; aside: ReactNode }) {
  return (
    <header className="mb-3 flex flex-wrap items-center gap-x-2 print:mt-1 print:mb-2 wide:mb-4">
      {/* It takes the rest of its line, so that the others end at the right beside it and begin at the left below. */}
      <div className="flex min-h-11 flex-auto items-center print:hidden">
        <BackToGames />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 print:hidden">{aside}</div>
      <div className="basis-full" />
      <StatusAndBadges game={game} status={gameStatus(game)} />
      <p className="mt-1 basis-full text-dense text-text-2 print:basis-auto print:pl-1 wide:mt-0 wide:basis-auto wide:pl-2 wide:text-body">
        <Dotted parts={whenAndWhere(game)} />
      </p>
    </header>
  );
}

export function BackToGames() {
  const inSeason = useSeasonPath();
  return <BackLink to={inSeason(paths.games())} label={reviewMessages.back} />;
}
