import { Link } from "react-router-dom";
import { adminPaths } from "../../app/admin-paths.ts";
import { useSeasonSheet } from "../../app/queries/server/use-season-sheet.ts";
import { SeasonSheetPage } from "../../parts/admin/season-sheet-page.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { importMessages as words } from "./import-messages.ts";
import { ImportView } from "./import-view.tsx";

/** Imports rosters or games from a spreadsheet or a round robin. It needs the network. */
export function ImportPage({ seasonId }: { seasonId: string }) {
  return (
    <SeasonSheetPage seasonId={seasonId} words={words} {...useSeasonSheet(seasonId)}>
      {(sheets) =>
        sheets.sheet.leagues.length === 0 ? (
          <EmptyState title={words.noLeagueTitle} text={words.noLeagueText}>
            <Link to={adminPaths.season(seasonId)} className={buttonClass()}>
              {words.toSeason}
            </Link>
          </EmptyState>
        ) : (
          <ImportView sheets={sheets} />
        )
      }
    </SeasonSheetPage>
  );
}
