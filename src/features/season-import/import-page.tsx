import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { useSeasonSheet } from "../../app/queries/server/use-season-sheet.ts";
import { AdminPage } from "../../parts/admin/admin-page.tsx";
import { SeasonNotFound } from "../../parts/admin/season-not-found.tsx";
import { BackLink } from "../../parts/page/back-link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { importMessages as words } from "./import-messages.ts";
import { ImportView } from "./import-view.tsx";

/** Imports rosters or games from a spreadsheet or a round robin. It needs the network. */
export function ImportPage({ seasonId }: { seasonId: string }) {
  const read = useSeasonSheet(seasonId);
  const { query } = read;
  if (query.status === "ready" && query.value === null)
    return <SeasonNotFound page={words.title} />;
  const season = query.status === "ready" ? query.value?.sheet.season : undefined;
  return (
    <AdminPage
      words={words}
      {...(season && {
        above: <BackLink to={paths.adminSeason(season.id)} label={words.back(season.name)} />,
      })}
      {...read}
    >
      {(sheets) =>
        sheets === null || sheets.sheet.leagues.length === 0 ? (
          <EmptyState title={words.noLeagueTitle} text={words.noLeagueText}>
            <Link to={paths.adminSeason(seasonId)} className={buttonClass()}>
              {words.back(season?.name ?? "")}
            </Link>
          </EmptyState>
        ) : (
          <ImportView sheets={sheets} />
        )
      }
    </AdminPage>
  );
}
