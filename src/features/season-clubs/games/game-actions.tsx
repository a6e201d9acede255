import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { type ManagedGame, standingOf } from "../../../domain/season/clubs/managed-game.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { CardMore } from "../card-more.tsx";
import { clubMessages } from "../club-messages.ts";
import { gameWorkMessages } from "./game-work-messages.ts";

const { list: words } = gameWorkMessages;

const OPEN: ReadonlySet<ReturnType<typeof standingOf>> = new Set([
  "scheduled",
  "in_progress",
  "postponed",
]);

/** A game that is over needs no pass. */
function takesPasses(game: ManagedGame): boolean {
  return game.archivedAt === null && OPEN.has(standingOf(game));
}

export interface OnGame {
  readonly onEdit: (game: ManagedGame) => void;
  readonly onResult: (game: ManagedGame) => void;
  readonly onArchive: (game: ManagedGame) => void;
}

/** A row has its usual action and More for the others, so that it looks the same in every width. */
export function GameActions({
  game,
  title,
  onEdit,
  onResult,
  onArchive,
}: OnGame & { game: ManagedGame; title: string }) {
  const { isOffline } = useAdminPage();
  const isArchived = game.archivedAt !== null;
  return (
    <div className="flex flex-wrap justify-end gap-2 [td_&]:flex-nowrap print:hidden">
      {isArchived ? (
        <Button
          disabled={isOffline}
          aria-label={words.restoreOf(title)}
          onClick={() => onArchive(game)}
        >
          {clubMessages.restore}
        </Button>
      ) : (
        <Button
          disabled={isOffline}
          aria-label={words.resultOf(title)}
          onClick={() => onResult(game)}
        >
          {words.result}
        </Button>
      )}
      <CardMore title={title}>
        {(after) => (
          <>
            <Button
              block
              disabled={isOffline}
              aria-label={words.editOf(title)}
              onClick={after(() => onEdit(game))}
            >
              {clubMessages.edit}
            </Button>
            {takesPasses(game) && (
              <Link
                to={paths.gamePasses(game.id)}
                aria-label={words.passesOf(title)}
                className={buttonClass({ block: true })}
              >
                {words.passes}
              </Link>
            )}
            {!isArchived && (
              <Button
                block
                disabled={isOffline}
                aria-label={words.archiveOf(title)}
                onClick={after(() => onArchive(game))}
              >
                {clubMessages.archive}
              </Button>
            )}
          </>
        )}
      </CardMore>
    </div>
  );
}
