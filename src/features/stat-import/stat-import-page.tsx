import { useImportSeason } from "../../app/queries/server/use-import-season.ts";
import { useSelectedSeason } from "../../app/season/use-selected-season.ts";
import { useSession } from "../../app/session/use-session.ts";
import { AdminPage } from "../../parts/admin/admin-page.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { ImportWizard } from "./import-wizard.tsx";
import { statImportMessages as words } from "./stat-import-messages.ts";

/** Import Weekly Team Stats (A §2): one CSV file of one team in one game. Online only. */
export function StatImportPage() {
  const seasons = useSelectedSeason();
  const seasonId = seasons.status === "ready" ? (seasons.selected?.id ?? null) : null;
  const { query, reload } = useImportSeason(seasonId);
  const isOffline = useSession().connection === "offline";
  return (
    <AdminPage words={words} query={query} isOffline={isOffline} onRetry={() => void reload()}>
      {(season) =>
        season === null ? (
          <EmptyState title={words.noSeasonTitle} text={words.noSeasonText} />
        ) : (
          <ImportWizard
            key={season.season.id}
            season={season}
            isOffline={isOffline}
            reload={reload}
          />
        )
      }
    </AdminPage>
  );
}
