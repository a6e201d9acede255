import { Suspense, useState } from "react";
import { penaltyActions } from "../../app/commands/penalty-actions.ts";
import { useGamePenalties } from "../../app/queries/game/use-game-penalties.ts";
import { disciplineMessages } from "../../parts/discipline/discipline-messages.ts";
import { Button } from "../../ui/button.tsx";
import { lazyNamed } from "../../ui/late/lazy-extra.ts";
import { Section } from "../../ui/section.tsx";

const PenaltySheet = lazyNamed(() => import("./review-dialogs.ts"), "PenaltySheet");

const { sheet: words } = disciplineMessages;

/** Lets collectors record a penalty of this game afterwards; it shows no penalties (D13). */
export function Penalties() {
  const { gameId, ...shown } = useGamePenalties();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="print:hidden">
      <Section
        title={words.section}
        aside={<Button onClick={() => setOpen(true)}>{words.title}</Button>}
      >
        <p className="text-dense text-text-2">{words.sectionLead}</p>
      </Section>
      {isOpen && (
        <Suspense>
          <PenaltySheet
            {...shown}
            {...penaltyActions(gameId, disciplineMessages)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
