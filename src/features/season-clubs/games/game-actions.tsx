import { Archive, ArchiveRestore, KeyRound, Pencil } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { type ManagedGame, standingOf } from "../../../domain/season/clubs/managed-game.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
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

export function ResultButton({
  game,
  title,
  onResult,
}: {
  game: ManagedGame;
  title: string;
} & Pick<OnGame, "onResult">) {
  const { isOffline } = useAdminPage();
  return (
    <Button disabled={isOffline} aria-label={words.resultOf(title)} onClick={() => onResult(game)}>
      {words.result}
    </Button>
  );
}

/** A table has no room for words, so its icons say what they do where a pointer rests. */
export function GameActions({
  game,
  title,
  onEdit,
  onResult,
  onArchive,
}: {
  game: ManagedGame;
  title: string;
} & OnGame) {
  const { isOffline } = useAdminPage();
  const isArchived = game.archivedAt !== null;
  return (
    <div className="flex items-center justify-end gap-1 print:hidden">
      {!isArchived && <ResultButton game={game} title={title} onResult={onResult} />}
      <IconButton
        label={words.editOf(title)}
        title={clubMessages.edit}
        icon={<Icon as={Pencil} />}
        disabled={isOffline}
        onClick={() => onEdit(game)}
      />
      {takesPasses(game) ? (
        <Link
          to={paths.gamePasses(game.id)}
          aria-label={words.passesOf(title)}
          title={words.passes}
          className="grid size-11 flex-none place-items-center rounded-card hover:bg-surface-2"
        >
          <Icon as={KeyRound} />
        </Link>
      ) : (
        // The buttons of all rows stand below one another.
        <span className="size-11 flex-none" />
      )}
      <IconButton
        label={isArchived ? words.restoreOf(title) : words.archiveOf(title)}
        title={isArchived ? clubMessages.restore : clubMessages.archive}
        icon={<Icon as={isArchived ? ArchiveRestore : Archive} />}
        disabled={isOffline}
        onClick={() => onArchive(game)}
      />
    </div>
  );
}
