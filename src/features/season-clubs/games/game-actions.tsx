import { clsx } from "clsx";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { type ManagedGame, standingOf } from "../../../domain/season/clubs/managed-game.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { Button, type ButtonLook, buttonClass } from "../../../ui/button.tsx";
import { clubMessages } from "../club-messages.ts";
import { gameWorkMessages } from "./game-work-messages.ts";

const { list: words } = gameWorkMessages;

const OPEN: ReadonlySet<ReturnType<typeof standingOf>> = new Set([
  "scheduled",
  "in_progress",
  "postponed",
]);

/** A game that is over needs no pass. */
export function takesPasses(game: ManagedGame): boolean {
  return game.archivedAt === null && OPEN.has(standingOf(game));
}

export interface OnGame {
  readonly onEdit: (game: ManagedGame) => void;
  readonly onResult: (game: ManagedGame) => void;
  readonly onArchive: (game: ManagedGame) => void;
}

export interface GameActionsProps extends OnGame {
  game: ManagedGame;
  title: string;
}

export function ResultButton({
  game,
  title,
  onResult,
  variant,
}: {
  game: ManagedGame;
  title: string;
} & Pick<OnGame, "onResult"> &
  Pick<ButtonLook, "variant">) {
  const { isOffline } = useAdminPage();
  return (
    <Button
      variant={variant}
      disabled={isOffline}
      aria-label={words.resultOf(title)}
      onClick={() => onResult(game)}
    >
      {words.result}
    </Button>
  );
}

/** A wide table has room for every action in words. */
export function GameActions({ game, title, onEdit, onResult, onArchive }: GameActionsProps) {
  const { isOffline } = useAdminPage();
  const isArchived = game.archivedAt !== null;
  const quiet = buttonClass({ variant: "bare" });
  return (
    <div className="flex items-center justify-end gap-1.5 print:hidden">
      {!isArchived && <ResultButton game={game} title={title} onResult={onResult} variant="bare" />}
      <Button
        variant="bare"
        aria-label={words.editOf(title)}
        disabled={isOffline}
        onClick={() => onEdit(game)}
      >
        {clubMessages.edit}
      </Button>
      {takesPasses(game) ? (
        <Link to={paths.gamePasses(game.id)} aria-label={words.passesOf(title)} className={quiet}>
          {words.passes}
        </Link>
      ) : (
        // The buttons of all rows stand below one another.
        <span aria-hidden="true" className={clsx(quiet, "invisible")}>
          {words.passes}
        </span>
      )}
      <Button
        variant="bare"
        aria-label={isArchived ? words.restoreOf(title) : words.archiveOf(title)}
        disabled={isOffline}
        onClick={() => onArchive(game)}
      >
        {isArchived ? clubMessages.restore : clubMessages.archive}
      </Button>
    </div>
  );
}
