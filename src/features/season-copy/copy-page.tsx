import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { useSeasonSheet } from "../../app/queries/server/use-season-sheet.ts";
import { useSession } from "../../app/session/use-session.ts";
import { AdminPage } from "../../parts/admin/admin-page.tsx";
import { BackLink } from "../../parts/page/back-link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { CopyForm } from "./copy-form.tsx";
import { copyMessages as words } from "./copy-messages.ts";

/** A new season from an old one: its leagues, and the teams and players that are chosen. */
export function CopyPage({ seasonId }: { seasonId: string }) {
  const { query, reload } = useSeasonSheet(seasonId);
  const isOffline = useSession().connection === "offline";
  if (query.status === "ready" && query.value === null) {
    return (
      <Page title={words.title}>
        <ErrorState title={words.notFound} text={words.notFoundText}>
          <Link to={paths.admin()} className={buttonClass()}>
            {words.backToAdmin}
          </Link>
        </ErrorState>
      </Page>
    );
  }
  const season = query.status === "ready" ? query.value?.sheet.season : undefined;
  return (
    <AdminPage
      words={words}
      {...(season && {
        above: <BackLink to={paths.adminSeason(season.id)} label={words.back(season.name)} />,
      })}
      query={query}
      isOffline={isOffline}
      onRetry={() => void reload()}
    >
      {(sheets) => sheets !== null && <CopyForm sheet={sheets.sheet} isOffline={isOffline} />}
    </AdminPage>
  );
}
