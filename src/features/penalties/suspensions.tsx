import { useState } from "react";
import type { Discipline, SuspensionRecord } from "../../domain/discipline/penalty.ts";
import { playerLabel } from "../../domain/roster/player-label.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { disciplineMessages } from "../../parts/discipline/discipline-messages.ts";
import { dayText, momentDayText } from "../../parts/page/day-text.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { PENALTY_ROW, PenalizedName, WHAT } from "./penalty-card.tsx";
import { penaltyMessages } from "./penalty-messages.ts";
import { ReviewDialog } from "./review-dialog.tsx";

const { suspensions: words, list } = penaltyMessages;

export interface DisciplineProps {
  readonly seasonId: string;
  readonly discipline: Discipline;
}

/** Lists players suspended by three penalties, with the decision and who played all the same. */
export function Suspensions({ seasonId, discipline }: DisciplineProps) {
  const { isOffline } = useAdminPage();
  const [reviewedId, review] = useState<string | null>(null);
  const { suspensions } = discipline;
  const reviewed = suspensions.find(({ personId }) => personId === reviewedId);
  return (
    <Section title={words.title} aside={words.count(suspensions.length)}>
      <ul aria-label={words.title} className="@container card mt-2 divide-y divide-line">
        {suspensions.map((suspension) => (
          <li key={suspension.personId} className={PENALTY_ROW}>
            <PenalizedName person={suspension} />
            <Button
              className="@min-[58rem]:order-last"
              aria-label={words.reviewWhose(
                playerLabel({ name: suspension.playerName, jerseyNumber: suspension.jerseyNumber }),
              )}
              disabled={isOffline}
              onClick={() => review(suspension.personId)}
            >
              {words.review}
            </Button>
            <div className={WHAT}>
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-dense">
                {suspension.isOpen && (
                  <Badge tone="stamp">{disciplineMessages.flags.suspension}</Badge>
                )}
                <span className="font-strong">{standing(suspension)}</span>
                <span className="text-text-2">{words.penalties(suspension.seasonCount)}</span>
              </p>
              {suspension.decidedAt !== null && (
                <p className="text-dense text-text-2 wrap-anywhere">
                  {words.reviewed(momentDayText(suspension.decidedAt), suspension.decidedBy)}
                  {suspension.note !== null && <span dir="auto">: {suspension.note}</span>}
                </p>
              )}
              {suspension.checkIns.map((game) => (
                <p key={game.gameId} className="text-dense text-warn wrap-anywhere">
                  {words.checkIn(
                    dayText(game.gameDate, "weekday"),
                    list.teams(game.visitorName, game.homeName),
                  )}
                  : <span dir="auto">{game.reason ?? words.noReason}</span>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {reviewed !== undefined && (
        <ReviewDialog seasonId={seasonId} suspension={reviewed} onClose={() => review(null)} />
      )}
    </Section>
  );
}

function standing({ periods, decision, isOpen }: SuspensionRecord): string {
  const last = periods.at(-1);
  if (last === undefined) return words.ended;
  const { from, until } = last;
  if (until === null) {
    return (decision === "stands" ? words.stands : words.since)(dayText(from, "year"));
  }
  if (isOpen) return words.through(dayText(until, "year"));
  return until <= from ? words.ended : words.over(dayText(until, "year"));
}
