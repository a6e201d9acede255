import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { seasonPath } from "../../app/season/season-address.ts";
import type { SheetKind } from "../../domain/season/sheet/sheet-import.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { importMessages as words } from "./import-messages.ts";

/** Shows what was imported with a link to it; its season need not be the one on the screen. */
export function ImportDone({
  seasonId,
  kind,
  text,
  onMore,
}: {
  seasonId: string;
  kind: SheetKind;
  text: string;
  onMore: () => void;
}) {
  const isRosters = kind === "rosters";
  return (
    <div role="status">
      <EmptyState title={words.doneTitle} text={`${text}.`}>
        <Button variant="fill" onClick={onMore}>
          {words.more}
        </Button>
        <Link
          to={seasonPath(isRosters ? paths.teams() : paths.games(), seasonId)}
          className={buttonClass()}
        >
          {isRosters ? words.viewTeams : words.viewGames}
        </Link>
      </EmptyState>
    </div>
  );
}
