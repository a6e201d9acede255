import type { ReactNode } from "react";
import { useImportSeason } from "../../app/queries/server/use-import-season.ts";
import { useSelectedSeason } from "../../app/season/use-selected-season.ts";
import { useSession } from "../../app/session/use-session.ts";
import type { ImportSeason } from "../../domain/imports/stat-import.ts";
import { AdminPage } from "../../parts/admin/admin-page.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { statImportMessages as words } from "./stat-import-messages.ts";

export interface WizardProps {
  readonly season: ImportSeason;
  readonly isOffline: boolean;
  readonly reload: () => Promise<void>;
}

/** A page that imports stats into the chosen season; another season begins anew. Online only. */
export function ImportFrame({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: (props: WizardProps & { readonly key: string }) => ReactNode;
}) {
  const seasons = useSelectedSeason();
  const seasonId = seasons.status === "ready" ? (seasons.selected?.id ?? null) : null;
  const { query, reload } = useImportSeason(seasonId);
  const isOffline = useSession().connection === "offline";
  return (
    <AdminPage
      words={{ ...words, title, lead }}
      query={query}
      isOffline={isOffline}
      onRetry={() => void reload()}
    >
      {(season) =>
        season === null ? (
          <EmptyState title={words.noSeasonTitle} text={words.noSeasonText} />
        ) : (
          children({ key: season.season.id, season, isOffline, reload })
        )
      }
    </AdminPage>
  );
}
