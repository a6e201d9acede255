import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { CardMore } from "../card-more.tsx";
import { clubMessages } from "../club-messages.ts";
import { type GameActionsProps, ResultButton, takesPasses } from "./game-actions.tsx";
import { gameWorkMessages } from "./game-work-messages.ts";

const { list: words } = gameWorkMessages;

/** A card or a narrow row has its usual action and More for the others. */
export function GameCardActions({ game, title, onEdit, onResult, onArchive }: GameActionsProps) {
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
        <ResultButton game={game} title={title} onResult={onResult} />
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
