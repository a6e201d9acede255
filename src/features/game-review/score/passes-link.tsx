import { QrCode } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { useSession } from "../../../app/session/use-session.ts";
import type { Game } from "../../../domain/game/game.ts";
import { gameAction } from "../../../parts/games/game-action.ts";
import { Icon } from "../../../ui/icon.tsx";
import { reviewMessages } from "../review-messages.ts";

/** To the passes of a game that is still to be scored, for whoever may make them (D69). */
export function PassesLink({ game }: { game: Game }) {
  const session = useSession();
  const mayMake = session.status === "signed-in" && session.user.mayMakePasses;
  if (!mayMake || gameAction(game, true)?.kind !== "collect") return null;
  return (
    <Link
      to={paths.gamePasses(game.id)}
      className="type-action inline-flex min-h-11 items-center gap-2 px-1 text-dense print:hidden"
    >
      <Icon as={QrCode} size="sm" />
      {reviewMessages.passes}
    </Link>
  );
}
