import type { NewPenalty } from "../../domain/discipline/penalty.ts";
import { askConfirm, notify, showAlert } from "../notices/notices.ts";
import { addPenalty, discardRefusedPenalty, takePenaltyBack } from "./penalties.ts";

interface PenaltyWords {
  readonly added: string;
  readonly addFailed: string;
  readonly sheet: {
    readonly question: (player: string) => string;
    readonly takeBack: string;
    readonly takenBack: string;
  };
}

type PenaltyFacts = Pick<NewPenalty, "playerId" | "incidentType" | "incidentDescription">;

export function penaltyActions(gameId: string, { added, addFailed, sheet }: PenaltyWords) {
  return {
    async onAdd(penalty: PenaltyFacts): Promise<boolean> {
      const result = await addPenalty({ ...penalty, gameId, seasonId: null });
      if (result.ok) notify(added);
      else await showAlert(addFailed);
      return result.ok;
    },
    async onTakeBack(penaltyId: string, player: string): Promise<void> {
      const isMeant = await askConfirm({
        text: sheet.question(player),
        confirmLabel: sheet.takeBack,
        danger: true,
      });
      if (!isMeant) return;
      const result = await takePenaltyBack(penaltyId);
      if (result.ok) notify(sheet.takenBack);
      else await showAlert(result.error.message);
    },
    async onDiscard(penaltyId: string): Promise<void> {
      const result = await discardRefusedPenalty(penaltyId);
      if (!result.ok) await showAlert(result.error.message);
    },
  };
}
