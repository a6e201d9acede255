import { type FormEvent, useState } from "react";
import { useGame } from "../../../app/queries/game/use-game.ts";
import { PENALTY_LIMITS } from "../../../domain/discipline/penalty.ts";
import type { Side } from "../../../domain/game/fold/fold-timeouts.ts";
import { playerLabel, UNKNOWN_PLAYER } from "../../../domain/roster/player-label.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { gateMessages } from "./gate-messages.ts";

/** Asks why a suspended player is checked in. It may stay empty: nothing is refused here (D28). */
export function ReasonForm({
  side,
  playerId,
  onGiven,
  onCancel,
}: {
  side: Side;
  playerId: string;
  onGiven: (reason: string) => void;
  onCancel: () => void;
}) {
  const player = useGame((view) => view[side].players.find(({ id }) => id === playerId));
  const [reason, setReason] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGiven(reason.trim() || gateMessages.noReason);
  };
  return (
    <form className="grid gap-3" onSubmit={submit} noValidate>
      <p>{gateMessages.suspendedText(playerLabel(player ?? UNKNOWN_PLAYER))}</p>
      <TextField
        label={gateMessages.reason}
        hint={gateMessages.reasonHint}
        autoComplete="off"
        autoFocus
        maxLength={PENALTY_LIMITS.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="mt-2 grid grid-cols-2 gap-3">
        <Button size="lg" onClick={onCancel}>
          {gateMessages.cancel}
        </Button>
        <Button size="lg" variant="fill" type="submit">
          {gateMessages.checkIn}
        </Button>
      </div>
    </form>
  );
}
