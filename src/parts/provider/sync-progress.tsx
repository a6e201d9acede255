import { useEffect, useState } from "react";
import type { SyncStep } from "../../domain/provider/plan/planned-change.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { WaitIcon } from "../../ui/shell-icons.tsx";
import { ProgressBar } from "../page/progress-bar.tsx";
import { runMessages as words } from "./provider-messages.ts";

/** Shows a run in progress with its step, share done, duration, and Cancel. */
export function SyncProgress({
  act,
  step,
  progress,
  since,
  isCancelling,
  onCancel,
}: {
  act: "plan" | "apply";
  step: SyncStep | null;
  /** Null while there is nothing to count. */
  progress: { readonly done: number; readonly rows: number } | null;
  /** Milliseconds since 1970. */
  since: number;
  isCancelling: boolean;
  /** Absent while the run cannot be cancelled. */
  onCancel?: (() => void) | undefined;
}) {
  const seconds = useSeconds(since);
  return (
    <div className="card grid gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p role="status" className="flex items-center gap-2 font-strong">
          <Icon as={WaitIcon} className="motion-turn" />
          {isCancelling ? words.cancelling : act === "plan" ? words.planning : words.applying}
        </p>
        <p className="text-dense tabular-nums">{words.seconds(seconds)}</p>
      </div>
      {progress !== null && (
        <>
          <ProgressBar label={words.progress} value={progress.done} max={progress.rows} />
          <p className="flex flex-wrap justify-between gap-x-4 text-dense">
            <span>{step === null ? "" : words.step(words.kinds[step])}</span>
            <span className="tabular-nums">{words.done(progress.done, progress.rows)}</span>
          </p>
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-label text-text-2">{words.upTo}</p>
        {onCancel !== undefined && (
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
