import { type SyncHealth, successRate } from "../../domain/provider/run/sync-overview.ts";
import { FigureCells } from "../../parts/admin/figure-cells.tsx";
import { Section } from "../../ui/section.tsx";
import { dailySyncMessages } from "./daily-sync-messages.ts";

const { health: words } = dailySyncMessages;

/** Shows player deactivations, recent errors and the success rate of the last ten runs (A §2). */
export function HealthSection({ health }: { health: SyncHealth }) {
  const { deactivated, errors, failed, runs, succeeded } = health;
  const rate = successRate(health);
  return (
    <Section title={words.title}>
      <div className="mt-1">
        <FigureCells
          figures={[
            [words.deactivated, deactivated, words.lastDays],
            [words.errors, errors, failed === 0 ? words.lastDays : words.failed(failed)],
            rate === null
              ? [words.rate, words.none, words.noRuns]
              : [words.rate, words.percent(rate), words.ofRuns(succeeded, runs)],
          ]}
        />
      </div>
    </Section>
  );
}
