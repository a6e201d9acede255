import type { ReportCounts } from "./report-filter.ts";
import { reportMessages } from "./report-messages.ts";

/** Total, Open, In Progress, Resolved (A §2); zeros light, counts heavy. */
export function ReportCounters({ counts }: { counts: ReportCounts }) {
  const { cards } = reportMessages;
  const cells = [
    [cards.total, counts.total],
    [cards.open, counts.open],
    [cards.inProgress, counts.inProgress],
    [cards.resolved, counts.resolved],
  ] as const;
  return (
    <dl className="card grid grid-cols-2 gap-px bg-line wide:grid-cols-4">
      {cells.map(([label, count]) => (
        <div key={label} className="bg-surface px-4 py-3">
          <dt className="text-label text-text-2">{label}</dt>
          <dd className={`numeral text-[30px]/[32px] ${count === 0 ? "text-text-2" : ""}`}>
            {count}
          </dd>
        </div>
      ))}
    </dl>
  );
}
