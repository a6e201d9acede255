import type { ComponentProps, ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { BackLink } from "../page/back-link.tsx";
import { AdminPage } from "./admin-page.tsx";
import { SeasonNotFound } from "./season-not-found.tsx";

interface OfSeason {
  readonly sheet: { readonly season: { readonly id: string; readonly name: string } };
}

type PageProps<Value> = ComponentProps<typeof AdminPage<Value | null>>;

/** Frames a page that needs the leagues, teams, players and games of one season. */
export function SeasonSheetPage<Value extends OfSeason>({
  words,
  query,
  children,
  ...read
}: Pick<PageProps<Value>, "query" | "isOffline" | "reload"> & {
  words: PageProps<Value>["words"] & { back: (season: string) => string };
  children: (sheets: Value) => ReactNode;
}) {
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
      query={query}
      {...read}
    >
      {(sheets) => sheets !== null && children(sheets)}
    </AdminPage>
  );
}
