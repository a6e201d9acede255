import { useEffect, useRef } from "react";
import { useSeasonSync } from "../../../app/queries/sync/use-season-sync.ts";
import type { SyncedSeason } from "../../../domain/provider/run/sync-overview.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { ProviderFailure } from "../../../parts/provider/provider-failure.tsx";
import { SyncPlan } from "../../../parts/provider/sync-plan.tsx";
import { SyncProgress } from "../../../parts/provider/sync-progress.tsx";
import { RunBadge, SyncResults } from "../../../parts/provider/sync-results.tsx";
import { Button } from "../../../ui/button.tsx";
import { dailySyncMessages } from "../daily-sync-messages.ts";

const { seasons: words } = dailySyncMessages;

/** Starts the sync of one season with its dry run, unless one is already in progress. */
export function SeasonSyncPanel({
  season,
  onClose,
}: {
  season: SyncedSeason;
  onClose: () => void;
}) {
  const { isOffline, reload } = useAdminPage();
  const { sync, phase, ...control } = useSeasonSync(season.id, reload);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!sync.isRead || hasBegun.current) return;
    hasBegun.current = true;
    if (phase === "idle") void control.plan("all");
  }, [sync.isRead, phase, control.plan]);

  // The list behind the panel shows the run in each of its states.
  useEffect(() => {
    if (phase !== "idle") void reload();
  }, [phase, reload]);

  /** A cancelled plan leaves nothing to show, so the panel closes. */
  async function cancel(): Promise<void> {
    await control.cancel();
    if (phase === "planning") onClose();
  }

  const leagueNames = new Map(season.leagues.map(({ id, name }) => [id, name]));
  const { open, plan, own, last, lastReport, failure, readFailure } = sync;
  const isOver = phase === "idle" && hasBegun.current;
  return (
    <section aria-label={words.panel(season.name)} className="grid gap-3">
      {readFailure !== null && !isOffline && <ProviderFailure failure={readFailure} />}
      {failure !== null && <ProviderFailure failure={failure} />}
      {phase === "review" && open !== null && plan !== null && (
        <SyncPlan
          key={open.id}
          plan={plan}
          leagueNames={leagueNames}
          isLocked={isOffline}
          onApply={() => void control.apply()}
          onAnswer={(answers) => void control.answer(answers)}
          onDiscard={() => void control.cancel().then(onClose)}
        />
      )}
      {(phase === "planning" || phase === "applying") && (
        <SyncProgress
          phase={phase}
          run={open}
          plan={plan}
          since={own?.since}
          onCancel={() => void cancel()}
        />
      )}
      {isOver && failure === null && last !== null && (
        <div className="grid gap-2">
          <p role="status">
            <RunBadge status={last.status} />
          </p>
          <SyncResults run={last} report={lastReport} leagueNames={leagueNames} />
        </div>
      )}
      {isOver && (
        <p>
          <Button onClick={onClose}>{words.close}</Button>
        </p>
      )}
    </section>
  );
}
