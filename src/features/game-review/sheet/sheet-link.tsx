import { Printer } from "lucide-react";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { useSignedInUser } from "../../../app/session/use-session.ts";
import type { Game } from "../../../domain/game/game.ts";
import { gameAction } from "../../../parts/games/game-action.ts";
import { Icon } from "../../../ui/icon.tsx";
import { lazyExtra } from "../../../ui/late/lazy-extra.ts";
import { sheetMessages } from "./sheet-messages.ts";

const PassesLink = lazyExtra(() => import("./passes-link.tsx"), "PassesLink");

/** Shown while a game is not over; a sheet reveals no more than the rosters do (D10). */
export function SheetLink({ game }: { game: Game }) {
  const user = useSignedInUser();
  if (gameAction(game, true)?.kind !== "collect") return null;
  return (
    <div className="-mx-1 flex flex-wrap gap-x-4">
      <Link
        to={paths.scoreSheet(game.id)}
        className="type-action inline-flex min-h-11 items-center gap-2 px-1 text-dense print:hidden"
      >
        <Icon as={Printer} size="sm" />
        {sheetMessages.link}
      </Link>
      {user?.mayMakePasses && (
        <Suspense>
          <PassesLink gameId={game.id} />
        </Suspense>
      )}
    </div>
  );
}
