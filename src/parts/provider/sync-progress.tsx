import { useEffect, useState } from "react";
import { type RunPlan, runProgress } from "../../domain/provider/run/run-plan.ts";
import type { SyncRun } from "../../domain/provider/run/sync-run.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { WaitIcon } from "../../ui/shell-icons.tsx";
import { ProgressBar } from "../page/progress-bar.tsx";
import { runMessages as words } from "./provider-messages.ts";

/** Shows a run in progress with its step, share done, duration, and Cancel. */
export function SyncProgress({
  phase,
  run,
  plan,
  since,
  onCancel,
}: {
  phase: "planning" | "applying";
  /** null until the server has begun it. */
  run: SyncRun | null;
  plan: RunPlan | null;
  /** Milliseconds since 1970; without it the run's own start counts. */
  since: number | undefined;
  onCancel: () => void;
}) {
  const seconds = useSeconds(since ?? Date.parse(run?.startedAt ?? ""));
  const isCancelling = run?.isCancelling ?? false;
  const progress =
    phase === "applying" && run !== null && plan !== null ? runProgress(plan, run.rowsDone) : null;
  return (
    <div className="card grid gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p role="status" className="flex items-center gap-2 font-strong">
          <Icon as={WaitIcon} className="motion-turn" />
          {isCancelling ? words.cancelling : phase === "planning" ? words.planning : words.applying}
        </p>
        <p className="text-dense">{words.seconds(seconds)}</p>
      </div>
      {progress !== null && (
        <>
          <ProgressBar label={words.progress} value={progress.done} max={progress.rows} />
          <p className="flex flex-wrap justify-between gap-x-4 text-dense">
            <span>{progress.step === null ? "" : words.step(words.kinds[progress.step])}</span>
            <span>{words.done(progress.done, progress.rows)}</span>
          </p>
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-label text-text-2">{words.upTo}</p>
        {run?.status === "running" && (
          <Button disabled={isCancelling} onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}

function useSeconds(since: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.round((now - since) / 1_000));
}
