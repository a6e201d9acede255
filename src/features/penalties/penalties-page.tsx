import { Link } from "react-router-dom";
import { adminPaths } from "../../app/admin-paths.ts";
import { paths } from "../../app/paths.ts";
import { useDiscipline } from "../../app/queries/server/use-discipline.ts";
import { useSelectedSeason } from "../../app/season/use-selected-season.ts";
import { AdminPage } from "../../parts/admin/admin-page.tsx";
import { BackLink } from "../../parts/page/back-link.tsx";
import { PageStates } from "../../parts/page/page-states.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { PenaltiesView } from "./penalties-view.tsx";
import { penaltyMessages as words } from "./penalty-messages.ts";

/** Shows Penalty Management of the selected season (A §2, D66). It needs the network. */
export function PenaltiesPage() {
  const seasons = useSelectedSeason();
  const season = seasons.status === "ready" ? seasons.selected : null;
  if (season !== null) return <OfSeason key={season.id} season={season} />;
  return (
    <Page
      title={words.title}
      above={<BackLink to={paths.admin()} label={words.back} />}
      lead={words.leadAlone}
    >
      {seasons.status === "ready" ? (
        <EmptyState title={words.firstSeasonTitle} text={words.firstSeasonText}>
          <Link to={adminPaths.newSeason()} className={buttonClass({ variant: "fill" })}>
            {words.createSeason}
          </Link>
        </EmptyState>
      ) : (
        <PageStates
          query={seasons.status === "error" ? { status: "error", message: seasons.said } : seasons}
          loading={words.loading}
          failed={words.seasonsFailed}
          onRetry={() => window.location.reload()}
        />
      )}
    </Page>
  );
}

function OfSeason({ season }: { season: { readonly id: string; readonly name: string } }) {
  return (
    <AdminPage words={{ ...words, lead: words.lead(season.name) }} {...useDiscipline(season.id)}>
      {(discipline) => <PenaltiesView seasonId={season.id} discipline={discipline} />}
    </AdminPage>
  );
}
