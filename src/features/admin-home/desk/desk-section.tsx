import type { ServerRead } from "../../../app/queries/server/use-server-read.ts";
import type { AdminDesk } from "../../../domain/access/admin-desk.ts";
import { TryAgain } from "../../../parts/admin/try-again.tsx";
import { OfflineNote } from "../../../parts/page/offline-note.tsx";
import { Section } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { deskMatters } from "./desk-matters.ts";
import { deskMessages as words } from "./desk-messages.ts";
import { LiveSeasonRow } from "./live-season-row.tsx";
import { QuietMatters, WaitingMatter } from "./matters.tsx";
import { RunningGames } from "./running-games.tsx";

/** Lists what waits for an admin; each matter links to the page that settles it. */
export function DeskSection({
  query,
  isOffline,
  onRetry,
}: {
  query: ServerRead<AdminDesk>;
  isOffline: boolean;
  onRetry: () => void;
}) {
  if (query.status === "ready") return <Desk desk={query.value} isOffline={isOffline} />;
  return (
    <Section title={words.title}>
      {query.status === "loading" && <DeskSkeleton />}
      {query.status === "offline" && <OfflineNote text={words.offline} />}
      {query.status === "error" && (
        <div className="mt-2">
          <ErrorState heading="h3" title={words.failedTitle} said={query.failure.message}>
            <TryAgain failure={query.failure} onRetry={onRetry} />
          </ErrorState>
        </div>
      )}
    </Section>
  );
}

function Desk({ desk, isOffline }: { desk: AdminDesk; isOffline: boolean }) {
  const matters = deskMatters(desk, Date.now());
  const waiting = matters.filter(({ count }) => count > 0);
  // Most leagues never ask captains, so this line appears only when one disagrees (D70).
  const quiet = matters.filter(({ key, count }) => count === 0 && key !== "captains");
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  const hasRunning = desk.running.length > 0;
  const hasQuiet = quiet.length > 0;
  return (
    <Section title={words.title} aside={<span role="status">{words.waiting(total)}</span>}>
      {isOffline && (
        <div className="mt-2">
          <OfflineNote text={words.offlineNote} />
        </div>
      )}
      <div className="mt-2 gap-3 wide:columns-2">
        <LiveSeasonRow season={desk.liveSeason} />
        {hasRunning && <RunningGames games={desk.running} />}
        {waiting.length > 0 && (
          <ul aria-label={words.title} className="contents">
            {waiting.map((matter) => (
              <WaitingMatter key={matter.key} matter={matter} />
            ))}
          </ul>
        )}
        {hasQuiet && <QuietMatters matters={quiet} />}
      </div>
    </Section>
  );
}

/** With fewer, the sections below would come into sight first and then leave it. */
const USUAL_MATTERS = [1, 2, 3, 4, 5, 6] as const;

function DeskSkeleton() {
  return (
    <div className="mt-2 grid gap-3">
      <p role="status" className="card min-h-16 px-4 py-3 text-dense">
        {words.loading}
      </p>
      <div className="grid gap-3 wide:grid-cols-2">
        {USUAL_MATTERS.map((matter) => (
          <Skeleton key={matter} className="h-44 rounded-card!" />
        ))}
      </div>
    </div>
  );
}
