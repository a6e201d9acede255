import { useState } from "react";
import { notify, showAlert } from "../../../app/notices/notices.ts";
import type { Player } from "../../../domain/game/player.ts";
import { cleanJersey } from "../../../domain/roster/jersey.ts";
import { playerLabel } from "../../../domain/roster/player-label.ts";
import { playerMessages as words } from "./editing-messages.ts";
import { jerseyError } from "./jersey-words.ts";
import { savePlayer } from "./save-player.ts";
import { teamFailureWords } from "./team-failure-words.ts";
import type { TeamRights } from "./team-rights.ts";

/** Sends only what was changed here, so that nobody else's edit is reverted. */
export function usePlayerForm({
  player,
  rights,
  isWaiting,
  onClose,
  onChanged,
}: {
  player: Player;
  rights: TeamRights;
  /** An earlier number of this player still waits on this device. */
  isWaiting: boolean;
  onClose: () => void;
  onChanged: () => void;
}) {
  const [before] = useState(player);
  const [typed, type] = useState(before.jerseyNumber ?? "");
  const [isIr, setIr] = useState(before.isIr);
  const error = jerseyError(typed);

  async function save() {
    const jerseyNumber = cleanJersey(typed);
    const isNumberNew = jerseyNumber !== before.jerseyNumber;
    const isIrNew = isIr !== before.isIr;
    if (!isNumberNew && !isIrNew) return onClose();
    const result = await savePlayer(
      player.id,
      { ...(isNumberNew ? { jerseyNumber } : {}), ...(isIrNew ? { isIr } : {}) },
      {
        queuesNumber: !rights.isAdmin || rights.isOffline || isWaiting,
        isOffline: rights.isOffline,
      },
    );
    if (!result.ok) return showAlert(teamFailureWords(words.failed, result.error));
    onClose();
    const label = playerLabel({ ...player, jerseyNumber });
    notify(result.value === "saved" ? words.saved(label) : words.kept(label));
    onChanged();
  }
  return { typed, type, isIr, setIr, error, save };
}
