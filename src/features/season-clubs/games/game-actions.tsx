import { Archive, ArchiveRestore, KeyRound, Pencil } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { type ManagedGame, standingOf } from "../../../domain/season/clubs/managed-game.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { clubMessages } from "../club-messages.ts";
import { gameWorkMessages } from "./game-work-messages.ts";

const { list: words } = gameWorkMessages;

/** A game that is over needs no pass. */
const OPEN: ReadonlySet<ReturnType<typeof standingOf>> = new Set([
  "scheduled",
  "in_progress",
  "postponed",
]);

export interface OnGame {
  readonly isOffline: boolean;
  readonly onEdit: (game: ManagedGame) => void;
  readonly onResult: (game: ManagedGame) => void;
  readonly onArchive: (game: ManagedGame) => void;
}

export function GameActions({
  game,
  title,
  isOffline,
  onEdit,
  onResult,
  onArchive,
}: {
  game: ManagedGame;
  title: string;
} & OnGame) {
  const isArchived = game.archivedAt !== null;
  return (
    <div className="flex flex-wrap items-center gap-1 max-[899px]:-mr-2 min-[900px]:flex-nowrap min-[900px]:justify-end">
      {!isArchived && (
        <Button
          disabled={isOffline}
          aria-label={words.resultOf(title)}
          onClick={() => onResult(game)}
        >
          {words.result}
        </Button>
      )}
      <IconButton
        label={words.editOf(title)}
        title={clubMessages.edit}
        icon={<Icon as={Pencil} />}
        disabled={isOffline}
        onClick={() => onEdit(game)}
      />
      {isArchived || !OPEN.has(standingOf(game)) ? (
        // The buttons of all rows stand below one another.
        <span className="size-11 flex-none max-wide:hidden" />
      ) : (
        <Link
          to={paths.gamePasses(game.id)}
          aria-label={words.passesOf(title)}
          title={words.passes}
          className="grid size-11 flex-none place-items-center rounded-card hover:bg-surface-2"
        >
          <Icon as={KeyRound} />
        </Link>
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
