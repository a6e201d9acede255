import { ChevronsDownUp, ChevronsUpDown, TriangleAlert, X } from "lucide-react";
import { useMemo, useState } from "react";
import { isKept } from "../../../app/commands/command-failure.ts";
import { removeEntry, undoAct } from "../../../app/commands/game-commands.ts";
import { askConfirm, showAlert } from "../../../app/notices/notices.ts";
import { gameNow, useGame, useGameId } from "../../../app/queries/game/use-game.ts";
import { lacksPlayer } from "../../../domain/game/finalize-warnings.ts";
import type { EntryState } from "../../../domain/game/game-state.ts";
import { playersOfPlay, playName } from "../../../parts/stats/play-words.ts";
import { Count } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { announce } from "../../../ui/live-region.tsx";
import { namesIn, useGameNames } from "../live/game-names.ts";
import { vibrate } from "../live/vibrate.ts";
import { messages } from "../messages.ts";
import { WhoScores } from "../together/who-scores.tsx";
import { EditEntrySheet } from "./edit-entry-sheet.tsx";
import "./feed.css";
import { FeedList } from "./feed-list.tsx";
import type { FeedActions } from "./feed-row.tsx";
import type { FeedFilter, FeedView } from "./feed-view.ts";
import { type UndoableAct, UndoButton } from "./undo-button.tsx";
import { useDoubles } from "./use-doubles.ts";

const FILTERS: readonly FeedFilter[] = ["without-player", "doubles"];

/** Lists the game so far, newest first, with Edit and Delete on every row (P §2). */
export function Feed({
  undoable,
  onUndoable,
  view,
  onView,
  isLong,
}: {
  undoable: UndoableAct | null;
  onUndoable: (change: (act: UndoableAct | null) => UndoableAct | null) => void;
  view: FeedView;
  onView: (view: FeedView) => void;
  isLong: boolean;
}) {
  const gameId = useGameId();
  const { state, revision, inFlight, refusedEntryIds, profile } = useGame(
    ({ state, revision, inFlight, refusedEntryIds, profile }) => ({
      state,
      revision,
      inFlight,
      refusedEntryIds,
      profile,
    }),
  );
  const names = useGameNames();
  const doubles = useDoubles(state, revision);
  const filter = view === "short" || view === "open" ? null : view;
  const [edited, setEdited] = useState<EntryState | null>(null);
  const actions = useMemo<FeedActions>(() => {
    const entryOf = (entryId: string) => gameNow(gameId).state.entries.get(entryId);
    return {
      edit: (entryId) => setEdited(entryOf(entryId) ?? null),
      remove: async (entryId) => {
        const entry = entryOf(entryId);
        if (!entry || !(await askDelete(gameId, entry))) return;
        const result = await removeEntry(gameId, entryId);
        if (!result.ok && !isKept(result) && result.error.refusal !== "entry_gone") {
          await showAlert(messages.failures.deleting);
        }
        onUndoable((act) => (act?.eventId === entry.eventId ? null : act));
      },
    };
  }, [gameId, onUndoable]);

  const undo = async (act: UndoableAct) => {
    onUndoable(() => null);
    const result = await undoAct(gameId, act.eventId);
    if (!isKept(result)) return showAlert(messages.failures.deleting);
    vibrate("undone");
    announce(messages.feed.undone(act.what));
  };

  const title = (
    <>
      {messages.feed.title} <Count value={state.liveEntryCount} />
    </>
  );

  return (
    <div className="fd">
      <div className="fd-head">
        <div className="fd-title">
          <h2>
            {isLong ? (
              title
            ) : (
              <button
                type="button"
                className="fd-open"
                aria-expanded={view !== "short"}
                onClick={() => onView(view === "short" ? "open" : "short")}
              >
                {title}
                <Icon as={view === "short" ? ChevronsUpDown : ChevronsDownUp} size="sm" />
              </button>
            )}
          </h2>
          <WhoScores />
        </div>
        {undoable && <UndoButton key={undoable.eventId} act={undoable} onUndo={undo} />}
      </div>
      {view !== "short" && (
        <FeedFilters
          filter={filter}
          onFilter={(chosen) => onView(chosen ?? "open")}
          doubles={doubles.size}
        />
      )}
      <FeedList
        filter={filter}
        entries={state.entries}
        liveCount={state.liveEntryCount}
        {...{ inFlight, refusedEntryIds, doubles, names, profile, actions }}
      />
      {view !== "short" && !isLong && (
        <button
          type="button"
          className="fd-close"
          aria-keyshortcuts="Escape"
          onClick={() => onView("short")}
        >
          {messages.feed.close}
        </button>
      )}
      {edited && <EditEntrySheet entry={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

/** Offers the entries that finalizing would ask about (D31), so that they can be mended before. */
function FeedFilters({
  filter,
  onFilter,
  doubles,
}: {
  filter: FeedFilter | null;
  onFilter: (filter: FeedFilter | null) => void;
  doubles: number;
}) {
  const withoutPlayer = useGame(
    ({ state }) =>
      [...state.entries.values()].filter((entry) => !entry.removed && lacksPlayer(entry.fields))
        .length,
  );
  const counts = { "without-player": withoutPlayer, doubles };
  return FILTERS.filter((name) => counts[name] > 0 || name === filter).map((name) => (
    <button
      key={name}
      type="button"
      className="fd-only"
      aria-pressed={name === filter}
      onClick={() => onFilter(name === filter ? null : name)}
    >
      <Icon as={name === filter ? X : TriangleAlert} size="sm" />
      {messages.feed.filters[name](counts[name])}
    </button>
  ));
}

function askDelete(gameId: string, { fields }: EntryState): Promise<boolean> {
  const who = playersOfPlay(fields, namesIn(gameNow(gameId)));
  return askConfirm({
    text: messages.feed.deleteQuestion(playName(fields), who),
    confirmLabel: messages.feed.delete,
    cancelLabel: messages.feed.cancel,
    danger: true,
  });
}
