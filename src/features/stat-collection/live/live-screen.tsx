import { useState } from "react";
import { penaltyActions } from "../../../app/commands/penalty-actions.ts";
import { useGame } from "../../../app/queries/game/use-game.ts";
import { useGamePenalties } from "../../../app/queries/game/use-game-penalties.ts";
import { disciplineMessages } from "../../../parts/discipline/discipline-messages.ts";
import { PenaltySheet } from "../../../parts/discipline/penalty-sheet.tsx";
import { useCollectingTheme } from "../../../ui/theme/theme-store.ts";
import { pickedPlayer } from "../entry/entry-flow.ts";
import { EntrySheet } from "../entry/entry-sheet.tsx";
import { useEntryKeys } from "../entry/keys/use-entry-keys.ts";
import { PlayerRails } from "../entry/player-rails.tsx";
import { StatGrid } from "../entry/stat-grid.tsx";
import { useEntry } from "../entry/use-entry.ts";
import { PickedCell, UtilityCell } from "../entry/utility-cell.tsx";
import { Feed } from "../feed/feed.tsx";
import { useFeedView } from "../feed/feed-view.ts";
import type { UndoableAct } from "../feed/undo-button.tsx";
import { AdjustRoster } from "../gate/adjust-roster.tsx";
import { SaveLine } from "../header/save-line.tsx";
import { ScoreBoard } from "../header/score-board.tsx";
import { LeaveQuestion } from "../leave/leave-question.tsx";
import { useLeave } from "../leave/use-leave.ts";
import { ActionBar } from "./action-bar.tsx";
import "./live.css";
import "./live-high.css";
import "./live-sizes.css";
import "./live-toasts.css";
import "../clock/clock.css";
import { useRootMark } from "../../../ui/styles/root-marks.ts";
import { useWakeLock } from "../../../ui/use-wake-lock.ts";

/** People read above, enter below, and nothing scrolls (interface.md "Live screen at 360x740"). */
export function LiveScreen({ title }: { title: string }) {
  useCollectingTheme();
  useEntryKeys();
  const [undoable, setUndoable] = useState<UndoableAct | null>(null);
  const { flow, waitsSince, taps } = useEntry(setUndoable);
  const leave = useLeave();
  const [isAdjusting, setAdjusting] = useState(false);
  const [isPenalizing, setPenalizing] = useState(false);
  const feed = useFeedView();
  const picked = pickedPlayer(flow);
  const keepsClock = useGame(({ clockRules }) => clockRules !== null);
  useRootMark(keepsClock ? "live clock" : "live");
  const wakeLock = useWakeLock();
  return (
    <main className="lv" data-feed={feed.view} data-clock={keepsClock || undefined} {...wakeLock}>
      <h1 className="sr-only">{title}</h1>
      <ActionBar
        isFinalizing={leave.isFinalizing}
        onBack={leave.back}
        onAdjustRoster={() => setAdjusting(true)}
        onViewScoreboard={leave.viewScoreboard}
        onFinalize={leave.finalize}
      />
      <div className="lv-read">
        <ScoreBoard />
        <SaveLine />
      </div>
      <div className="lv-enter">
        <PlayerRails pickedId={picked?.playerId ?? null} onPlayer={taps.jersey} />
        <StatGrid onStat={taps.stat}>
          {picked ? (
            <PickedCell picked={picked} waitsSince={waitsSince} onClear={taps.close} />
          ) : (
            <UtilityCell onPenalty={() => setPenalizing(true)} />
          )}
        </StatGrid>
      </div>
      <Feed undoable={undoable} onUndoable={setUndoable} {...feed} />
      <EntrySheet flow={flow} taps={taps} />
      {leave.question && (
        <LeaveQuestion
          {...leave.question}
          onShow={(filter) => {
            leave.question?.onClose();
            feed.onView(filter);
          }}
        />
      )}
      {isAdjusting && <AdjustRoster onClose={() => setAdjusting(false)} />}
      {isPenalizing && <RecordPenalty onClose={() => setPenalizing(false)} />}
    </main>
  );
}

/** Records the penalty on this device at once and sends it when a network is there (D13). */
function RecordPenalty({ onClose }: { onClose: () => void }) {
  const { gameId, ...shown } = useGamePenalties();
  return (
    <PenaltySheet {...shown} {...penaltyActions(gameId, disciplineMessages)} onClose={onClose} />
  );
}
