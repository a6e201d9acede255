import { useImportSeason } from "../../../app/queries/server/use-import-season.ts";
import { useSelectedSeason } from "../../../app/season/use-selected-season.ts";
import { useSession } from "../../../app/session/use-session.ts";
import { AdminPage } from "../../../parts/admin/admin-page.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { statImportMessages } from "../stat-import-messages.ts";
import { bulkMessages } from "./bulk-messages.ts";
import { BulkWizard } from "./bulk-wizard.tsx";

const words = { ...statImportMessages, title: bulkMessages.title, lead: bulkMessages.lead };

/** Bulk Stats Import (A §2): many CSV files, each of one team in one game. Online only. */
export function BulkImportPage() {
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
          <BulkWizard
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
