import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { seasonPath } from "../../app/season/season-address.ts";
import type { SeasonSheet } from "../../domain/season/sheet/season-sheet.ts";
import type { SheetKind } from "../../domain/season/sheet/sheet-import.ts";
import { ImportEnd } from "../../parts/admin/import-end.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { importMessages as words } from "./import-messages.ts";

const FIGURES = [
  "teams_added",
  "players_added",
  "games_added",
  "teams_changed",
  "players_changed",
  "games_changed",
] as const;

/** Shows what was imported with a link to it; its season need not be the one on the screen. */
export function ImportDone({
  sheet: { season, games },
  kind,
  counts,
  onMore,
}: {
  /** As it is after the import. */
  sheet: SeasonSheet;
  kind: SheetKind;
  /** Keyed like `FIGURES`. */
  counts: Readonly<Record<string, number>>;
  onMore: (kind: SheetKind) => void;
}) {
  const isRosters = kind === "rosters";
  const goesOn = isRosters && games.length === 0;
  return (
    <ImportEnd
      title={words.doneTitle}
      text={words.doneText(season.name)}
      figures={FIGURES.flatMap((name) => {
        const count = counts[name] ?? 0;
        return count === 0 ? [] : [[words.figures[name], count] as const];
      })}
    >
      {goesOn && (
        <Button variant="fill" onClick={() => onMore("schedule")}>
          {words.gamesNext}
        </Button>
      )}
      <Link
        to={seasonPath(isRosters ? paths.teams() : paths.games(), season.id)}
        className={buttonClass({ variant: goesOn ? "plain" : "fill" })}
      >
        {isRosters ? words.viewTeams : words.viewGames}
      </Link>
      <Button onClick={() => onMore(kind)}>{words.more}</Button>
    </ImportEnd>
  );
}
