import { CircleAlert, RefreshCw, TriangleAlert } from "lucide-react";
import { seasonPlace } from "../../../domain/season/work/managed-season.ts";
import type { SeasonWork } from "../../../domain/season/work/season-work.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { ProviderFailure } from "../../../parts/provider/provider-failure.tsx";
import { NoProviderNote, SimulatedMark } from "../../../parts/provider/provider-marks.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Note } from "../../../ui/note.tsx";
import { Section } from "../../../ui/section.tsx";
import { LastSync } from "./last-sync.tsx";
import { OpenSync } from "./open-sync.tsx";
import { seasonSyncMessages as words } from "./sync-messages.ts";
import { SyncSteps } from "./sync-steps.tsx";
import type { SeasonSyncs } from "./use-season-syncs.ts";

/** Shows Sync All Data, the four Sync Now, their dry runs, and the last run's result. */
export function SyncSection({
  work,
  syncs: { season, provider },
}: {
  work: SeasonWork;
  syncs: SeasonSyncs;
}) {
  const { isOffline } = useAdminPage();
  const { sync, phase } = season;
  const inUse = work.leagues.filter(({ archivedAt }) => archivedAt === null);
  const hasLeague = inUse.some(({ providerId }) => providerId !== null);
  const isChosen = provider.status === "ready" && provider.value.isChosen;
  const isLocked =
    isOffline ||
    !hasLeague ||
    !isChosen ||
    seasonPlace(work.season) === "deleted" ||
    !sync.isRead ||
    phase === "planning" ||
    phase === "applying";
  return (
    <>
      <Section
        title={words.title}
        aside={
          <Button
            variant={phase === "review" ? "plain" : "fill"}
            icon={<Icon as={RefreshCw} size="sm" />}
            disabled={isLocked}
            onClick={() => void season.plan("all")}
          >
            {words.syncAll}
          </Button>
        }
      >
        <div className="grid gap-3">
          <p className="text-label text-text-2">{words.lead}</p>
          {provider.status === "ready" && provider.value.isSimulated && (
            <SimulatedMark label={provider.value.label} />
          )}
          {provider.status === "ready" && !isChosen && (
            <NoProviderNote label={provider.value.label} />
          )}
          {provider.status === "error" && (
            <Note icon={CircleAlert} tone="bad" role="alert">
              {words.stateFailed(provider.failure.message)}
            </Note>
          )}
          <Unavailable work={work} />
          {sync.readFailure !== null && sync.failure === null && !isOffline && (
            <ProviderFailure
              failure={{
                code: sync.readFailure.code,
                message: words.runsFailed(sync.readFailure.message),
              }}
            />
          )}
          {sync.failure !== null && (
            <ProviderFailure failure={sync.failure}>
              <Button onClick={season.dismiss}>{words.dismiss}</Button>
            </ProviderFailure>
          )}
          <OpenSync season={season} work={work} />
          <SyncSteps
            work={work}
            runs={sync.isRead ? sync.runs : sync.readFailure === null ? "loading" : "failed"}
            isLocked={isLocked}
            onSync={(step) => void season.plan(step)}
          />
        </div>
      </Section>
      {sync.isRead && <LastSync run={sync.last} report={sync.lastReport} leagues={work.leagues} />}
    </>
  );
}

/** Explains why the season cannot be synced, or which leagues a sync leaves out. */
function Unavailable({ work: { leagues } }: { work: SeasonWork }) {
  const inUse = leagues.filter(({ archivedAt }) => archivedAt === null);
  const byHand = inUse.filter(({ providerId }) => providerId === null);
  if (leagues.length === 0) return <p className="text-dense font-strong">{words.noLeague}</p>;
  if (byHand.length === inUse.length) {
    return (
      <Note icon={TriangleAlert} tone="warn">
        <p className="font-strong">{words.noProviderIdTitle}</p>
        <p>{words.noProviderIdText}</p>
      </Note>
    );
  }
  if (byHand.length === 0) return null;
  return (
    <p className="text-dense">{words.leaguesLeftOut(byHand.map(({ name }) => name).join(", "))}</p>
  );
}
