import { penaltyActions } from "../../../app/commands/penalty-actions.ts";
import { useGamePenalties } from "../../../app/queries/game/use-game-penalties.ts";
import { disciplineMessages } from "../../../parts/discipline/discipline-messages.ts";
import { PenaltySheet } from "../../../parts/discipline/penalty-sheet.tsx";

/** At the sideline: kept on this device at once, sent when it can be (D13). */
export function RecordPenalty({ onClose }: { onClose: () => void }) {
  const { gameId, ...shown } = useGamePenalties();
  return (
    <PenaltySheet {...shown} {...penaltyActions(gameId, disciplineMessages)} onClose={onClose} />
  );
}
