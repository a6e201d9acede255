import { Lock } from "lucide-react";
import type { useSeasonSync } from "../../../app/queries/sync/use-season-sync.ts";
import { useSignedInUser } from "../../../app/session/use-session.ts";
import type { SyncRun } from "../../../domain/provider/run/sync-run.ts";
import type { SeasonWork } from "../../../domain/season/work/season-work.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { momentText } from "../../../parts/page/moment-text.ts";
import { runMessages } from "../../../parts/provider/provider-messages.ts";
import { SyncPlan } from "../../../parts/provider/sync-plan.tsx";
import { SyncProgress } from "../../../parts/provider/sync-progress.tsx";
import { kindWords } from "../../../parts/provider/sync-words.ts";
import { Note } from "../../../ui/note.tsx";

/** Shows the run in progress, or the plan that waits for a person, or nothing. */
export function OpenSync({
  season,
  work,
}: {
  season: ReturnType<typeof useSeasonSync>;
  work: SeasonWork;
}) {
  const { isOffline } = useAdminPage();
  const { sync, phase, startedBy } = season;
  const { open, plan, own } = sync;
  const me = useSignedInUser()?.userId ?? null;
  if (phase === "idle") return null;
  const isOthers = own === null && open !== null && open.startedBy !== me;
  const who = whoWords(open, startedBy);
  const since = open === null ? "" : momentText(open.startedAt, Date.now());
  if (phase === "review" && open !== null && plan !== null) {
    return (
      <section aria-label={runMessages.planTitle} className="grid gap-3">
        <header>
          <h3 className="type-h2">{runMessages.planTitle}</h3>
          <p className="text-label text-text-2">
            {runMessages.planOf(kindWords(open.kind), since)} · {runMessages.planNothingYet}
          </p>
        </header>
        {isOthers && <Note icon={Lock}>{runMessages.planBy(who, since)}</Note>}
        <SyncPlan
          key={open.id}
          plan={plan}
          leagueNames={new Map(work.leagues.map(({ id, name }) => [id, name]))}
          isLocked={isOffline}
          onApply={() => void season.apply()}
          onAnswer={(answers) => void season.answer(answers)}
          onDiscard={() => void season.cancel()}
        />
      </section>
    );
  }
  return (
    <>
      {isOthers && (
        <Note icon={Lock} role="status">
          {runMessages.runBy(kindWords(open.kind), who, since)}
        </Note>
      )}
      <SyncProgress
        phase={phase === "planning" ? phase : "applying"}
        run={open}
        plan={plan}
        since={own?.since}
        onCancel={() => void season.cancel()}
      />
    </>
  );
}

function whoWords(run: SyncRun | null, name: string | null): string {
  if (run?.startedBy === null) return runMessages.server;
  return name ?? runMessages.somebody;
}
