import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { isKept } from "../../../app/commands/command-failure.ts";
import { changeEntry, removeEntry, undoAct } from "../../../app/commands/game-commands.ts";
import { askConfirm, showAlert } from "../../../app/notices/notices.ts";
import type { GameView } from "../../../app/queries/game/game-view.ts";
import type { EntryDraft } from "../../../domain/game/decide/decide-entry-change.ts";
import type { EntryState } from "../../../domain/game/game-state.ts";
import { playersOfPlay, playName } from "../../../parts/stats/play-words.ts";
import { announce } from "../../../ui/live-region.tsx";
import type { EntryTeams } from "../entry/entry-teams.ts";
import type { GameNames } from "../live/game-names.ts";
import { vibrate } from "../live/vibrate.ts";
import { messages } from "../messages.ts";
import type { EditEntrySheetProps } from "./edit-entry-sheet.tsx";
import type { FeedProps } from "./feed.tsx";
import type { FeedActions } from "./feed-row.tsx";
import type { UndoableAct } from "./undo-window.ts";
import { useDoubles } from "./use-doubles.ts";

interface FeedContext {
  readonly view: GameView;
  readonly names: GameNames;
  readonly teams: EntryTeams;
}

export function useFeed(context: FeedContext) {
  const { view, names, teams } = context;
  const newest = useRef(context);
  useLayoutEffect(() => {
    newest.current = context;
  });
  const [undoable, setUndoable] = useState<UndoableAct | null>(null);
  const doubles = useDoubles(view.state, view.revision);
  const [edited, setEdited] = useState<EntryState | null>(null);

  const actions = useMemo<FeedActions>(() => {
    const entryOf = (entryId: string) => newest.current.view.state.entries.get(entryId);
    return {
      edit: (entryId) => setEdited(entryOf(entryId) ?? null),
      remove: async (entryId) => {
        const entry = entryOf(entryId);
        if (!entry || !(await askDelete(entry, newest.current.names))) return;
        const result = await removeEntry(newest.current.view.game.id, entryId);
        if (!result.ok && !isKept(result) && result.error.refusal !== "entry_gone") {
          await showAlert(messages.failures.deleting);
        }
        setUndoable((act) => (act?.eventId === entry.eventId ? null : act));
      },
    };
  }, []);

  const undo = async (act: UndoableAct) => {
    setUndoable(null);
    const result = await undoAct(view.game.id, act.eventId);
    if (!isKept(result)) return showAlert(messages.failures.deleting);
    vibrate("undone");
    announce(messages.feed.undone(act.what));
  };

  const props: FeedProps = {
    entries: view.state.entries,
    liveCount: view.state.liveEntryCount,
    inFlight: view.inFlight,
    doubles,
    names,
    profile: view.profile,
    actions,
    undoable,
    onUndo: undo,
  };
  const sheet: EditEntrySheetProps | null = edited && {
    entry: edited,
    teams: [teams.visitor, teams.home],
    playersById: view.playersById,
    profile: view.profile,
    onClose: () => setEdited(null),
    onSave: (entry, draft) => saveEdit(view.game.id, entry, draft),
  };
  return { props, sheet, remember: setUndoable };
}

function askDelete({ fields }: EntryState, names: GameNames): Promise<boolean> {
  return askConfirm({
    text: messages.feed.deleteQuestion(playName(fields), playersOfPlay(fields, names)),
    confirmLabel: messages.feed.delete,
    cancelLabel: messages.feed.cancel,
    danger: true,
  });
}

/** True when the sheet may close; otherwise the reason has been said. */
async function saveEdit(gameId: string, entry: EntryState, draft: EntryDraft): Promise<boolean> {
  const result = await changeEntry(gameId, entry.entryId, draft);
  if (result.ok || isKept(result)) return true;
  const { refusal, message } = result.error;
  if (refusal === "required_fields") await showAlert(messages.edit.fillIn);
  else if (refusal === "passer_and_receiver") await showAlert(messages.edit.bothPlayers);
  else await showAlert(refusal === null ? messages.failures.stats : message);
  return refusal === "entry_gone";
}
