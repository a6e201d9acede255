import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { messages } from "../messages.ts";
import type { EntryTeam } from "./entry-teams.ts";
import { TakenNumberRemark } from "./taken-number.tsx";
import { walkOnRemarks } from "./walk-on-remarks.ts";

/** "+ Add player": a number and an optional name; a clash warns and suggests, and may stand (D33). */
export function WalkOnForm({
  team,
  onAdd,
  onCancel,
}: {
  team: Pick<EntryTeam, "takenNumbers">;
  onAdd: (walkOn: { jerseyNumber: string; name: string }) => Promise<void>;
  onCancel: () => void;
}) {
  const [jerseyNumber, setJerseyNumber] = useState("");
  const [name, setName] = useState("");
  const [isBusy, setBusy] = useState(false);
  const { problem, warning } = walkOnRemarks(jerseyNumber, team.takenNumbers);
  const isEmpty = jerseyNumber.trim() === "" && name.trim() === "";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (problem !== null || isEmpty || isBusy) return;
    setBusy(true);
    await onAdd({ jerseyNumber: jerseyNumber.trim(), name: name.trim() });
    setBusy(false);
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
