import { clsx } from "clsx";
import { Archive, ArchiveRestore, KeyRound, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { type ManagedGame, standingOf } from "../../../domain/season/clubs/managed-game.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
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
  readonly onEdit: (game: ManagedGame) => void;
  readonly onResult: (game: ManagedGame) => void;
  readonly onArchive: (game: ManagedGame) => void;
}

/** Leaves room for four words beside each other on a phone. */
const NARROW = "max-[56.25rem]:px-2.5";

export function GameActions({
  game,
  title,
  isInWords = false,
  onEdit,
  onResult,
  onArchive,
}: {
  game: ManagedGame;
  title: string;
  /** A table has no room for words, so its icons say what they do where a pointer rests. */
  isInWords?: boolean;
} & OnGame) {
  const { isOffline } = useAdminPage();
  const isArchived = game.archivedAt !== null;
  const look = { isInWords, disabled: isOffline };
  return (
    <div className="flex flex-wrap items-center gap-1 print:hidden min-[56.25rem]:flex-nowrap min-[56.25rem]:justify-end">
      {!isArchived && (
        <Button
          disabled={isOffline}
          aria-label={words.resultOf(title)}
          className={NARROW}
          onClick={() => onResult(game)}
        >
          {words.result}
        </Button>
      )}
      <Act
        {...look}
        word={clubMessages.edit}
        label={words.editOf(title)}
        icon={<Icon as={Pencil} />}
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
          className={
            isInWords
              ? clsx(buttonClass(), NARROW)
              : "grid size-11 flex-none place-items-center rounded-card hover:bg-surface-2"
          }
        >
          {isInWords ? words.passes : <Icon as={KeyRound} />}
        </Link>
      )}
      <Act
        {...look}
        word={isArchived ? clubMessages.restore : clubMessages.archive}
        label={isArchived ? words.restoreOf(title) : words.archiveOf(title)}
        icon={<Icon as={isArchived ? ArchiveRestore : Archive} />}
        onClick={() => onArchive(game)}
      />
    </div>
  );
}

function Act({
  isInWords,
  word,
  label,
  icon,
  ...rest
}: {
  isInWords: boolean;
  word: string;
  label: string;
  icon: ReactNode;
  disabled: boolean;
  onClick: () => void;
}) {
  if (!isInWords) return <IconButton label={label} title={word} icon={icon} {...rest} />;
  return (
    <Button aria-label={label} className={NARROW} {...rest}>
      {word}
    </Button>
  );
}
