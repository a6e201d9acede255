import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { writtenRows } from "../../../domain/provider/run/run-plan.ts";
import type { PastRun } from "../../../domain/provider/run/sync-overview.ts";
import { runSeconds } from "../../../domain/provider/run/sync-run.ts";
import { momentText } from "../../../parts/page/moment-text.ts";
import { runMessages } from "../../../parts/provider/provider-messages.ts";
import { RunBadge } from "../../../parts/provider/sync-results.tsx";
import { changeCountWords, kindWords } from "../../../parts/provider/sync-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { dailySyncMessages } from "../daily-sync-messages.ts";
import { HistorySteps } from "./history-steps.tsx";

const { history: words } = dailySyncMessages;

/** Shows one run in two lines and, unfolded, each step's work and errors. */
export function HistoryRun({
  run,
  leagueNames,
}: {
  run: PastRun;
  leagueNames: ReadonlyMap<string, string>;
}) {
  const [isOpen, setOpen] = useState(false);
  const nowMs = Date.now();
  const facts = [
    momentText(run.startedAt, nowMs),
    runMessages.seconds(runSeconds(run, nowMs)),
    byWords(run),
  ];
  const written = changeCountWords(writtenRows(run.counts));
  return (
    <li>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-14 cursor-pointer list-none flex-wrap content-center items-center gap-x-2 px-3 py-2 hover:bg-surface-2 focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
          <Icon as={ChevronRight} size="sm" className={isOpen ? "rotate-90" : ""} />
          <span className="min-w-0 flex-[1_1_8rem]">
            <span className="font-strong">{kindWords(run.kind)}</span>{" "}
            <bdi className="text-dense">{run.seasonName ?? words.gone}</bdi>
          </span>
          <span className="flex flex-wrap justify-end gap-1">
            {run.errorCount > 0 && <Badge tone="warn">{words.errors(run.errorCount)}</Badge>}
            {run.isLeft ? (
              <Badge tone="warn">{words.left}</Badge>
            ) : (
              <RunBadge status={run.status} />
            )}
          </span>
          <span className="flex basis-full flex-wrap justify-between gap-x-4 pl-6 text-label text-text-2">
            <span>{facts.join(" · ")}</span>
            <span>{written || (run.status === "succeeded" ? words.nothing : "")}</span>
          </span>
        </summary>
        {isOpen && <HistorySteps run={run} leagueNames={leagueNames} />}
      </details>
    </li>
  );
}

function byWords({ startedBy, startedByName }: PastRun): string {
  if (startedBy === null) return words.byServer;
  return startedByName === null ? words.bySomebody : words.by(startedByName);
}
