import { useState } from "react";
import { notify } from "../../../app/notices/notices.ts";
import type { Player } from "../../../domain/game/player.ts";
import { cleanJersey } from "../../../domain/roster/jersey.ts";
import { playerLabel } from "../../../domain/roster/player-label.ts";
import { playerMessages as words } from "./editing-messages.ts";
import { jerseyError } from "./jersey-words.ts";
import { savePlayer } from "./save-player.ts";
import { showTeamFailure } from "./team-failure-words.ts";
import type { TeamRights } from "./team-rights.ts";

/** A field shows the device's newest row until it is changed here; only what differs from it is sent. */
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
  const [typedHere, type] = useState<string | null>(null);
  const [isIrHere, setIr] = useState<boolean | null>(null);
  const typed = typedHere ?? player.jerseyNumber ?? "";
  const isIr = isIrHere ?? player.isIr;
  const error = jerseyError(typed);

  async function save() {
    const jerseyNumber = cleanJersey(typed);
    const isNumberNew = jerseyNumber !== player.jerseyNumber;
    const isIrNew = isIr !== player.isIr;
    if (!isNumberNew && !isIrNew) return onClose();
    const result = await savePlayer(
      player.id,
      { ...(isNumberNew ? { jerseyNumber } : {}), ...(isIrNew ? { isIr } : {}) },
      {
        queuesNumber: !rights.isAdmin || rights.isOffline || isWaiting,
        isOffline: rights.isOffline,
      },
    );
    if (!result.ok) return showTeamFailure(words.failed, result.error, onChanged);
    onClose();
    const label = playerLabel({ ...player, jerseyNumber });
    notify(result.value === "saved" ? words.saved(label) : words.kept(label));
    onChanged();
  }
  return { typed, type, isIr, setIr, error, save };
}
