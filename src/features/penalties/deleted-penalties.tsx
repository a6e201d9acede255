import { notify, showAlert } from "../../app/notices/notices.ts";
import { restorePenalty } from "../../app/server-calls/penalties.ts";
import type { PenaltyRecord } from "../../domain/discipline/penalty.ts";
import { playerLabel } from "../../domain/roster/player-label.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { disciplineMessages } from "../../parts/discipline/discipline-messages.ts";
import { momentDayText } from "../../parts/page/day-text.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { ENDS, PENALTY_ROW, PenalizedName, WHAT, WHEN } from "./penalty-card.tsx";
import { penaltyGame } from "./penalty-game.ts";
import { penaltyFailure, penaltyMessages } from "./penalty-messages.ts";

const { put: words } = penaltyMessages;

/** Lists deleted penalties, which can be restored. */
export function DeletedPenalties({ penalties }: { penalties: readonly PenaltyRecord[] }) {
  const { isOffline, reload } = useAdminPage();
  const restore = async (penaltyId: string) => {
    const result = await restorePenalty(penaltyId);
    if (result.ok) notify(words.restored);
    else await showAlert(penaltyFailure(result.error, words.restoreFailed));
    await reload();
  };
  return (
    <Section title={words.title} aside={words.count(penalties.length)}>
      <p className="mb-2 text-dense text-text-2">{words.lead}</p>
      <ul aria-label={words.title} className="@container card divide-y divide-line">
        {penalties.map((penalty) => (
          <li key={penalty.penaltyId} className={PENALTY_ROW}>
            <PenalizedName person={penalty} />
            <div className={ENDS}>
              <Button
                aria-label={words.restoreWhose(
                  playerLabel({ name: penalty.playerName, jerseyNumber: penalty.jerseyNumber }),
                )}
                disabled={isOffline}
                onClick={() => void restore(penalty.penaltyId)}
              >
                {words.restore}
              </Button>
            </div>
            <p dir="auto" className={`${WHAT} text-dense wrap-anywhere`}>
              {penalty.incidentDescription}
            </p>
            <p className={WHEN}>
              {[
                disciplineMessages.types[penalty.incidentType],
                penaltyGame(penalty),
                words.removed(momentDayText(penalty.removedAt ?? ""), penalty.removedBy),
              ].join(" · ")}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
