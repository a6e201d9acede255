import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../../app/admin-paths.ts";
import type { ServerRead } from "../../app/queries/server/use-server-read.ts";
import { useSession } from "../../app/session/use-session.ts";
import { AdminPage, seasonLead } from "../../parts/admin/admin-page.tsx";
import { SeasonNotFound } from "../../parts/admin/season-not-found.tsx";
import { BackLink } from "../../parts/page/back-link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { clubMessages as words } from "./club-messages.ts";

interface OfSeason {
  readonly season: { readonly name: string };
  readonly leagues: readonly unknown[];
}

/** Frames a page of one season's teams or games, or says what is missing. It needs the network. */
export function ClubPage<Value extends OfSeason>({
  seasonId,
  words: own,
  back,
  query,
  reload,
  children,
}: {
  seasonId: string;
  words: Readonly<Record<"title" | "lead" | "loading" | "failedTitle", string>>;
  /** Set if the page one level up is not the season's own. */
  back?: { readonly to: string; readonly label: string };
  query: ServerRead<Value | null>;
  reload: () => Promise<void>;
  children: (value: Value) => ReactNode;
}) {
  const isOffline = useSession().connection === "offline";
  if (query.status === "ready" && query.value === null) return <SeasonNotFound page={own.title} />;
  const season = query.status === "ready" ? query.value?.season.name : undefined;
  return (
    <AdminPage
      words={{
        ...words,
        ...own,
        lead: seasonLead(season, own.lead),
      }}
      above={
        <BackLink to={back?.to ?? adminPaths.season(seasonId)} label={back?.label ?? words.back} />
      }
      query={query}
      isOffline={isOffline}
      reload={reload}
    >
      {(value) =>
        value === null || value.leagues.length === 0 ? (
          <NoLeague seasonId={seasonId} />
        ) : (
          children(value)
        )
      }
    </AdminPage>
  );
}

function NoLeague({ seasonId }: { seasonId: string }) {
  return (
    <EmptyState title={words.noLeagueTitle} text={words.noLeagueText}>
      <Link to={adminPaths.season(seasonId)} className={buttonClass()}>
        {words.toSeason}
      </Link>
    </EmptyState>
  );
}
