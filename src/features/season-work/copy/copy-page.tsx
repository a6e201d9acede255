import { paths } from "../../../app/paths.ts";
import { useSeasonSheet } from "../../../app/queries/server/use-season-sheet.ts";
import { AdminPage } from "../../../parts/admin/admin-page.tsx";
import { SeasonNotFound } from "../../../parts/admin/season-not-found.tsx";
import { BackLink } from "../../../parts/page/back-link.tsx";
import { CopyForm } from "./copy-form.tsx";
import { copyMessages as words } from "./copy-messages.ts";

/** Copies a season's leagues and the chosen teams and players into a new season. */
export function CopyPage({ seasonId }: { seasonId: string }) {
  const read = useSeasonSheet(seasonId);
  const { query } = read;
  if (query.status === "ready" && query.value === null) {
    return <SeasonNotFound page={words.title} />;
  }
  const season = query.status === "ready" ? query.value?.sheet.season : undefined;
  return (
    <AdminPage
      words={words}
      {...(season && {
        above: <BackLink to={paths.adminSeason(season.id)} label={words.back(season.name)} />,
      })}
      {...read}
    >
      {(sheets) => sheets !== null && <CopyForm sheet={sheets.sheet} />}
    </AdminPage>
  );
}
