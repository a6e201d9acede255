import { CloudOff } from "lucide-react";
import type { WaitingReport } from "../../../app/queries/use-my-feedback.ts";
import { clockTime } from "../../../parts/clock-time.ts";
import { Icon } from "../../../ui/icon.tsx";
import { TYPE_WORDS } from "../feedback-words.ts";
import { mineMessages } from "./mine-messages.ts";

/** Reports that are safe on this device and not on the server yet (I2). */
export function WaitingReports({ reports }: { reports: readonly WaitingReport[] }) {
  return (
    <ul className="mt-2 grid gap-3">
      {reports.map(({ opId, submission, postponedUntil }) => (
        <li key={opId} className="card px-4 py-3">
          <h3 className="type-h3">{submission.title}</h3>
          <p className="text-label text-text-2">{TYPE_WORDS[submission.type]}</p>
          <p className="mt-2 flex gap-2 text-dense">
            <Icon as={CloudOff} />
            {postponedUntil === null
              ? mineMessages.waiting
              : mineMessages.waitingUntil(clockTime(postponedUntil))}
          </p>
        </li>
      ))}
    </ul>
  );
}
