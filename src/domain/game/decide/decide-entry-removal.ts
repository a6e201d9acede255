import { fail, ok } from "../../shared/result.ts";
import { actEntries } from "../acts.ts";
import type { EntryState, GameState } from "../game-state.ts";
import type { Decision } from "./decision.ts";

function removal(entries: Iterable<EntryState>): Decision<never> {
  const entryIds = [...entries].map((entry) => entry.entryId);
  return ok([{ type: "stat.removed.v1", payload: { entryIds } }]);
}

/** Removing a sack also removes its automatic tackle; removing the tackle leaves the sack (D25). */
function withAutomaticTackle(state: GameState, entry: EntryState): EntryState[] {
  if (entry.fields.statType !== "sack") return [entry];
  const tackles = actEntries(state, entry.eventId).filter(
    ({ fields, removed }) => fields.automatic === true && !removed,
  );
  return [entry, ...tackles];
}

/** Removes entries with those that depend on them (D25); refuses when all are already gone. */
export function decideRemoval(
  state: GameState,
  entryIds: readonly string[],
): Decision<"entry_gone"> {
  const chosen = entryIds.flatMap((entryId) => state.entries.get(entryId) ?? []);
  const live = chosen.filter((entry) => !entry.removed);
  const all = new Set(live.flatMap((entry) => withAutomaticTackle(state, entry)));
  return all.size === 0 ? fail({ code: "entry_gone" }) : removal(all);
}

/** Undo Last: removes all live entries of the act that the event recorded (D24, D25). */
export function decideUndo(state: GameState, eventId: string): Decision<"entry_gone"> {
  const live = actEntries(state, eventId).filter((entry) => !entry.removed);
  return live.length === 0 ? fail({ code: "entry_gone" }) : removal(live);
}
