import { type FormEvent, useState } from "react";
import { addWalkOn } from "../../../app/commands/game-commands.ts";
import { showAlert } from "../../../app/notices/notices.ts";
import { useGame, useGameId } from "../../../app/queries/game/use-game.ts";
import type { Side } from "../../../domain/game/fold/fold-timeouts.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { messages } from "../messages.ts";
import { walkOnRemarks } from "./jersey-remarks.ts";
import { TakenNumberRemark } from "./taken-number.tsx";

/** Adds a player by number and optional name; a taken number only warns and suggests (D33). */
export function WalkOnForm({
  side,
  onAdded,
  onCancel,
}: {
  side: Side;
  onAdded: (playerId: string) => void;
  onCancel: () => void;
}) {
  const gameId = useGameId();
  const { team, players } = useGame((view) => view[side]);
  const [jerseyNumber, setJerseyNumber] = useState("");
  const [name, setName] = useState("");
  const [isBusy, setBusy] = useState(false);
  const taken = players.map((player) => player.jerseyNumber);
  const { problem, warning } = walkOnRemarks(jerseyNumber, taken);
  const isEmpty = jerseyNumber.trim() === "" && name.trim() === "";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (problem !== null || isEmpty || isBusy) return;
    setBusy(true);
    const walkOn = { teamId: team.id, jerseyNumber: jerseyNumber.trim(), name: name.trim() };
    const added = await addWalkOn(gameId, walkOn);
    setBusy(false);
    if (added.ok) onAdded(added.value.playerId);
    else await showAlert(added.error.message);
  };
  return (
    <form className="grid gap-3" onSubmit={submit} noValidate>
      <TextField
        label={messages.sheets.jerseyNumber}
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        maxLength={2}
        value={jerseyNumber}
        error={problem ?? undefined}
        onChange={({ target }) => setJerseyNumber(target.value.replace(/\D/g, ""))}
      />
      <div role="status" className="text-label font-strong empty:hidden">
        {warning && <TakenNumberRemark taken={warning} onTake={setJerseyNumber} />}
      </div>
      <TextField
        label={messages.sheets.playerName}
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="mt-2 grid grid-cols-2 gap-3">
        <Button size="lg" onClick={onCancel}>
          {messages.edit.cancel}
        </Button>
        <Button
          size="lg"
          variant="fill"
          type="submit"
          disabled={problem !== null || isEmpty || isBusy}
        >
          {warning === null ? messages.sheets.addPlayer : messages.sheets.addAnyway}
        </Button>
      </div>
    </form>
  );
}
