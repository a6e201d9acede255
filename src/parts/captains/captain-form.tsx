import { type SyntheticEvent, useState } from "react";
import {
  CAPTAIN_NAME_MOST,
  CAPTAIN_NOTE_MOST,
  type SaidByCaptain,
} from "../../domain/game/decide/decide-confirmation.ts";
import type { ShownWord } from "../../domain/review/captains-said.ts";
import { Button } from "../../ui/button.tsx";
import { TextAreaField, TextField } from "../../ui/form/field.tsx";
import { captainsMessages as words } from "./captains-messages.ts";

/** The note opens below the visible part of a phone, so it is scrolled into view. */
const showWhole = (row: HTMLElement | null) => row?.scrollIntoView({ block: "end" });

/** "I agree" takes one tap; a captain who disagrees may add a note (D70). */
export function CaptainForm({
  word,
  knownName,
  isSaving,
  onSay,
}: {
  /** This captain's earlier word; null if there is none. */
  word: ShownWord | null;
  /** The name of the team's captain, if the league knows it. */
  knownName: string | null;
  isSaving: boolean;
  onSay: (said: Omit<SaidByCaptain, "side">) => void;
}) {
  const [name, setName] = useState(word?.name ?? knownName ?? "");
  const [note, setNote] = useState(word?.note ?? "");
  const [isDiffering, differ] = useState(false);
  const leaveNote = (event: SyntheticEvent) => {
    event.preventDefault();
    onSay({ agrees: false, name, note });
  };
  return (
    <form noValidate onSubmit={leaveNote} className="grid gap-3">
      {word !== null && !isDiffering && (
        <p className="text-dense">{words.saidAlready(word.agrees)}</p>
      )}
      <TextField
        label={words.name}
        hint={words.nameHint}
        value={name}
        onChange={({ target }) => setName(target.value)}
        maxLength={CAPTAIN_NAME_MOST}
        autoComplete="off"
        autoCapitalize="words"
        dir="auto"
      />
      {isDiffering ? (
        <>
          <TextAreaField
            label={words.note}
            hint={words.noteHint}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            maxLength={CAPTAIN_NOTE_MOST}
            rows={3}
            autoFocus
            dir="auto"
          />
          <div
            ref={showWhole}
            className="grid scroll-mb-4 grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-2"
          >
            <Button size="lg" disabled={isSaving} onClick={() => differ(false)}>
              {words.back}
            </Button>
            <Button size="lg" variant="fill" type="submit" disabled={isSaving}>
              {words.keepNote}
            </Button>
          </div>
        </>
      ) : (
        <div className="grid gap-2">
          <Button
            size="lg"
            variant="fill"
            block
            disabled={isSaving}
            onClick={() => onSay({ agrees: true, name, note: "" })}
          >
            {words.agree}
          </Button>
          <Button size="lg" block disabled={isSaving} onClick={() => differ(true)}>
            {words.differ}
          </Button>
        </div>
      )}
    </form>
  );
}
