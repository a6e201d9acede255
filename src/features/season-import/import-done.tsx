import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import type { SheetKind } from "../../domain/season/sheet/sheet-import.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { importMessages as words } from "./import-messages.ts";

export function ImportDone({
  kind,
  text,
  onMore,
}: {
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
        <Link to={isRosters ? paths.teams() : paths.games()} className={buttonClass()}>
          {isRosters ? words.viewTeams : words.viewGames}
        </Link>
      </EmptyState>
    </div>
  );
}
