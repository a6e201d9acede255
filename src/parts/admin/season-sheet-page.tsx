import type { ComponentProps, ReactNode } from "react";
import { adminPaths } from "../../app/admin-paths.ts";
import { BackLink } from "../page/back-link.tsx";
import { AdminPage, seasonLead } from "./admin-page.tsx";
import { SeasonNotFound } from "./season-not-found.tsx";

interface OfSeason {
  readonly sheet: { readonly season: { readonly name: string } };
}

const backToSeason = "Back to the Season";

type PageProps<Value> = ComponentProps<typeof AdminPage<Value | null>>;

/** Frames a page that needs the leagues, teams, players and games of one season. */
export function SeasonSheetPage<Value extends OfSeason>({
  seasonId,
  words,
  query,
  children,
  ...read
}: Pick<PageProps<Value>, "query" | "isOffline" | "reload"> & {
  seasonId: string;
  words: PageProps<Value>["words"] & { lead: string };
  children: (sheets: Value) => ReactNode;
}) {
  if (query.status === "ready" && query.value === null) {
    return <SeasonNotFound page={words.title} />;
  }
  const season = query.status === "ready" ? query.value?.sheet.season.name : undefined;
  return (
    <AdminPage
      words={{
        ...words,
        lead: seasonLead(season, words.lead),
      }}
      above={<BackLink to={adminPaths.season(seasonId)} label={backToSeason} />}
      query={query}
      {...read}
    >
      {(sheets) => sheets !== null && children(sheets)}
    </AdminPage>
  );
}
