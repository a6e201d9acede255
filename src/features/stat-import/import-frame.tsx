import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../../app/admin-paths.ts";
import { useImportSeason } from "../../app/queries/server/use-import-season.ts";
import { useSelectedSeason } from "../../app/season/use-selected-season.ts";
import type { ImportSeason } from "../../domain/imports/stat-import.ts";
import { AdminPage } from "../../parts/admin/admin-page.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { statImportMessages as words } from "./stat-import-messages.ts";

export interface WizardProps {
  readonly season: ImportSeason;
}

interface ImportFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: (props: WizardProps) => ReactNode;
}

/** Frames a page of stat imports and starts anew for another season. It needs the network. */
export function ImportFrame(props: ImportFrameProps) {
  const seasons = useSelectedSeason();
  const season = seasons.status === "ready" ? seasons.selected : null;
  if (season !== null) return <OfSeason key={season.id} seasonId={season.id} {...props} />;
  const { title, lead } = props;
  return (
    <AdminPage
      words={{ ...words, title, lead }}
      query={seasons.status === "loading" ? seasons : { status: "ready", value: null }}
      isOffline={false}
      reload={async () => window.location.reload()}
    >
      {() => (
        <EmptyState title={words.firstSeasonTitle} text={words.firstSeasonText}>
          <Link to={adminPaths.newSeason()} className={buttonClass({ variant: "fill" })}>
            {words.createSeason}
          </Link>
        </EmptyState>
      )}
    </AdminPage>
  );
}

function OfSeason({
  seasonId,
  title,
  lead,
  children,
}: ImportFrameProps & { readonly seasonId: string }) {
  return (
    <AdminPage words={{ ...words, title, lead }} {...useImportSeason(seasonId)}>
      {(season) =>
        season === null ? (
          <EmptyState title={words.noSeasonTitle} text={words.noSeasonText} />
        ) : (
          children({ season })
        )
      }
    </AdminPage>
  );
}
