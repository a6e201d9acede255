import { CloudOff, TriangleAlert } from "lucide-react";
import { discardRefusedReport } from "../../../app/commands/submit-feedback.ts";
import { askConfirm, showAlert } from "../../../app/notices/notices.ts";
import type { WaitingReport } from "../../../app/queries/server/use-my-feedback.ts";
import { useSignedInUser } from "../../../app/session/use-session.ts";
import { clockTime } from "../../../parts/page/clock-time.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TYPE_WORDS } from "../feedback-words.ts";
import { mineMessages } from "./mine-messages.ts";

/** Lists reports that are stored on this device but not yet on the server (I2). */
export function WaitingReports({ reports }: { reports: readonly WaitingReport[] }) {
  const isDisabled = useSignedInUser()?.isDisabled === true;
  return (
    <ul className="mt-2 grid gap-3">
      {reports.map((report) => (
        <li key={report.opId} className="card px-4 py-3">
          <h3 className="type-h3">{report.submission.title}</h3>
          <p className="text-label text-text-2">{TYPE_WORDS[report.submission.type]}</p>
          <p className="mt-2 max-w-reading text-dense whitespace-pre-wrap">
            {report.submission.description}
          </p>
          <p className="mt-2 flex gap-2 text-dense">
            <Icon as={report.isRefused ? TriangleAlert : CloudOff} />
            <span className="min-w-0">{standing(report, isDisabled)}</span>
          </p>
          {report.isRefused && (
            <Button className="mt-2" onClick={() => void discard(report.opId)}>
              {mineMessages.discard}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

async function discard(opId: string): Promise<void> {
  const isSure = await askConfirm({
    text: mineMessages.discardQuestion,
    confirmLabel: mineMessages.discard,
    cancelLabel: mineMessages.keep,
    danger: true,
  });
  if (!isSure) return;
  const result = await discardRefusedReport(opId);
  if (!result.ok) await showAlert(result.error.message);
}

function standing({ isRefused, postponedUntil }: WaitingReport, isDisabled: boolean): string {
  if (isRefused) return mineMessages.refused;
  if (isDisabled) return mineMessages.waitingDisabled;
  if (postponedUntil === null) return mineMessages.waiting;
  return mineMessages.waitingUntil(clockTime(postponedUntil));
}
