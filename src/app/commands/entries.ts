import { decideChange, type EntryDraft } from "../../domain/game/decide/decide-entry-change.ts";
import { decideRemoval, decideUndo } from "../../domain/game/decide/decide-entry-removal.ts";
import { writeFacts } from "./write-facts.ts";

/** The other half of a compound act follows (D26). */
export function changeEntry(gameId: string, entryId: string, draft: EntryDraft) {
  return writeFacts("changeEntry", gameId, (state) => decideChange(state, entryId, draft));
}

/** A sack takes its automatic tackle along (D25). */
export function removeEntry(gameId: string, entryId: string) {
  return writeFacts("removeEntry", gameId, (state) => decideRemoval(state, [entryId]));
}

/** Removes everything that one act recorded (D24). */
export function undoAct(gameId: string, eventId: string) {
  return writeFacts("undoAct", gameId, (state) => decideUndo(state, eventId));
}
