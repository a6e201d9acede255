import { Archive } from "lucide-react";
import { useSeasonWork } from "../../app/queries/server/use-season-work.ts";
import { seasonStatus } from "../../domain/season/season-status.ts";
import { seasonPlace } from "../../domain/season/work/managed-season.ts";
import type { SeasonWork } from "../../domain/season/work/season-work.ts";
import { AdminPage } from "../../parts/admin/admin-page.tsx";
import { SeasonNotFound } from "../../parts/admin/season-not-found.tsx";
import { seasonDates } from "../../parts/season/season-dates.ts";
import { Badge } from "../../ui/badge.tsx";
import { Note } from "../../ui/note.tsx";
import { LeaguesSection } from "./leagues/leagues-section.tsx";
import { RecountProgress } from "./season/recount-progress.tsx";
import { SeasonInfo } from "./season/season-info.tsx";
import { SeasonContents } from "./season-contents.tsx";
import { seasonWorkMessages as words } from "./season-messages.ts";
import { SeasonWays } from "./season-ways.tsx";
import { SyncSection } from "./sync/sync-section.tsx";
import { useSeasonSyncs } from "./sync/use-season-syncs.ts";

/** Shows the season with its leagues and divisions (A §2). It needs the network. */
export function SeasonPage({ seasonId }: { seasonId: string }) {
  const read = useSeasonWork(seasonId);
  const { query } = read;
  if (query.status === "ready" && query.value === null)
    return <SeasonNotFound page={words.title} />;
  const work = query.status === "ready" ? query.value : null;
  return (
    <AdminPage
      words={{
        ...words,
        title: work?.season.name ?? words.title,
        lead: work === null ? words.lead : <SeasonLead work={work} />,
      }}
      {...read}
    >
      {(shown) => shown !== null && <SeasonParts key={shown.season.id} work={shown} />}
    </AdminPage>
  );
}

function SeasonLead({ work: { season } }: { work: SeasonWork }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={season.isActive ? "ok" : "plain"}>
        {seasonStatus(season, Date.now()).label}
      </Badge>
      {seasonDates(season)}
    </span>
  );
}

function SeasonParts({ work }: { work: SeasonWork }) {
  const place = seasonPlace(work.season);
  const syncs = useSeasonSyncs(work.season.id);
  return (
    <>
      {place !== "listed" && (
        <Note icon={Archive} tone={place === "deleted" ? "bad" : "warn"}>
          {place === "deleted" ? words.deletedNote : words.archivedNote}
        </Note>
      )}
      {place !== "deleted" && work.season.gamesToRecount > 0 && (
        <RecountProgress key={work.season.scoringProfile} season={work.season} />
      )}
      <div className="grid items-start gap-6 *:min-w-0 bar:grid-cols-[320px_minmax(0,1fr)] bar:grid-rows-[auto_1fr] laptop:grid-cols-[400px_minmax(0,1fr)]">
        <div className="grid gap-6 *:min-w-0">
          {place !== "deleted" && <SeasonWays seasonId={work.season.id} />}
          <SeasonInfo work={work} />
        </div>
        <div className="grid gap-6 *:min-w-0 bar:col-start-2 bar:row-span-2 bar:row-start-1">
          <SyncSection work={work} syncs={syncs} />
          {/* A button below syncs that are still loading would move away from the finger. */}
          {syncs.areRead && <LeaguesSection work={work} />}
        </div>
        {syncs.areRead && <SeasonContents work={work} />}
      </div>
    </>
  );
}
