import { type SyncHealth, successRate } from "../../domain/provider/run/sync-overview.ts";
import { Section } from "../../ui/section.tsx";
import { dailySyncMessages } from "./daily-sync-messages.ts";

const { health: words } = dailySyncMessages;

/** Shows player deactivations, recent errors and the success rate of the last ten runs (A §2). */
export function HealthSection({ health }: { health: SyncHealth }) {
  const { deactivated, errors, failed, runs, succeeded } = health;
  const rate = successRate(health);
  return (
    <Section title={words.title}>
      <dl className="mt-1 grid gap-x-5 gap-y-3 wide:grid-cols-3 wide:*:not-first:border-l">
        <Indicator name={words.deactivated} note={words.lastDays}>
          {deactivated}
        </Indicator>
        <Indicator name={words.errors} note={failed === 0 ? words.lastDays : words.failed(failed)}>
          {errors}
        </Indicator>
        <Indicator
          name={words.rate}
          note={rate === null ? words.noRuns : words.ofRuns(succeeded, runs)}
        >
          {rate === null ? words.none : words.percent(rate)}
        </Indicator>
      </dl>
    </Section>
  );
}

function Indicator({
  name,
  note,
  children,
}: {
  name: string;
  note: string;
  children: string | number;
}) {
  return (
    <div className="wide:pr-5">
      <dt className="text-label text-text-2">{name}</dt>
      <dd className="type-h2">{children}</dd>
      <dd className="text-label text-text-2">{note}</dd>
    </div>
  );
}
