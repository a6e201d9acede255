import { useMemo, useState } from "react";
import { saveNow } from "../../../app/commands/sync-now.ts";
import { syncSheetActions } from "../../../app/commands/sync-sheet-actions.ts";
import { useSyncStatus } from "../../../app/queries/device/use-sync-status.ts";
import type { GameView } from "../../../app/queries/game/game-view.ts";
import { computedScore } from "../../../domain/game/live-score.ts";
import { SyncSheet } from "../../../parts/sync-pill/sync-sheet.tsx";
import { waitingEntries } from "../../../parts/sync-pill/waiting-entries.ts";
import { useCollectingTheme } from "../../../ui/theme/theme-store.ts";
import { pickedPlayer } from "../entry/entry-flow.ts";
import { EntrySheet } from "../entry/entry-sheet.tsx";
import { PlayerRails } from "../entry/player-rails.tsx";
import { StatGrid } from "../entry/stat-grid.tsx";
import { useEntry } from "../entry/use-entry.ts";
import { PickedCell, UtilityCell } from "../entry/utility-cell.tsx";
import { EditEntrySheet } from "../feed/edit-entry-sheet.tsx";
import { Feed } from "../feed/feed.tsx";
import { useFeed } from "../feed/use-feed.ts";
import { AdjustRoster } from "../gate/adjust-roster.tsx";
import { SaveLine } from "../header/save-line.tsx";
import { ScoreBoard } from "../header/score-board.tsx";
import { useTimeouts } from "../header/use-timeouts.ts";
import { FinalizeDialog } from "../leave/finalize-dialog.tsx";
import { useLeave } from "../leave/use-leave.ts";
import { ActionBar } from "./action-bar.tsx";
import { gameNames } from "./game-names.ts";
import { entryTeams, railTeam } from "./game-teams.ts";
import "./live.css";
import "./live-sizes.css";
import { useWakeLock } from "./use-wake-lock.ts";

/** Read above, enter below, nothing scrolls (interface.md "Live screen at 360x740"). */
export function LiveScreen({
  view,
  isEmptyOnServer,
}: {
  view: GameView;
  /** Whether the server has said in this visit that it holds no stats for the game (D32). */
  isEmptyOnServer: () => Promise<boolean>;
}) {
  useCollectingTheme();
  const { state, visitor, home, playersById } = view;
  const gameId = view.game.id;
  const names = useMemo(
    () => gameNames(visitor.team, home.team, playersById),
    [visitor.team, home.team, playersById],
  );
  // The fold changes `state` in place; both sides and the profile are renewed when people change.
  const { profile } = view;
  const teams = useMemo(
    () => entryTeams({ visitor, home, state, profile }),
    [visitor, home, state, profile],
  );
  const rails = useMemo(
    () => [railTeam(teams.visitor, "visitor", names), railTeam(teams.home, "home", names)] as const,
    [teams, names],
  );
  const status = useSyncStatus();
  const feed = useFeed({ view, names, teams });
  const { flow, taps } = useEntry({
    gameId,
    names,
    pointsOf: (teamId) => state.points.get(teamId) ?? 0,
    onRecorded: feed.remember,
  });
  const timeouts = useTimeouts(view);
  const leave = useLeave({ view, status, isEmptyOnServer });
  const [open, setOpen] = useState<"roster" | "sync" | null>(null);
  const { openRoster, openSync, close } = useMemo(
    () => ({
      openRoster: () => setOpen("roster"),
      openSync: () => setOpen("sync"),
      close: () => setOpen(null),
    }),
    [],
  );
  const picked = pickedPlayer(flow);
  const score = computedScore(state);
  const [visitorRail, homeRail] = rails;

  return (
    <main className="lv" {...useWakeLock()}>
      <ActionBar
        isFinalizing={leave.isFinalizing}
        onBack={leave.back}
        onAdjustRoster={openRoster}
        onViewScoreboard={leave.viewScoreboard}
        onFinalize={leave.finalize}
      />
      <div className="lv-read">
        <ScoreBoard
          visitorName={visitor.team.name}
          homeName={home.team.name}
          visitorScore={score.visitor}
          homeScore={score.home}
          visitorTimeouts={state.timeoutsUsed.visitor}
          homeTimeouts={state.timeoutsUsed.home}
          {...timeouts}
        />
        <SaveLine status={status} onOpenSync={openSync} onSaveNow={saveEverything} />
        <Feed {...feed.props} />
      </div>
      <div className="lv-enter">
        <PlayerRails
          visitor={visitorRail}
          home={homeRail}
          pickedId={picked?.playerId ?? null}
          onPlayer={taps.jersey}
        />
        <StatGrid onStat={taps.stat}>
          {picked ? (
            <PickedCell
              brief={names.brief(picked.playerId)}
              full={names.player(picked.playerId)}
              side={names.side(picked.teamId)}
              onClear={taps.close}
            />
          ) : (
            <UtilityCell />
          )}
        </StatGrid>
      </div>
      <EntrySheet flow={flow} teams={teams} names={names} taps={taps} />
      {feed.sheet && <EditEntrySheet {...feed.sheet} />}
      {open === "sync" && (
        <SyncSheet
          status={status}
          // This game's waiting entries in words (I21).
          entries={waitingEntries(view, names)}
          onClose={close}
          actions={syncSheetActions}
        />
      )}
      {leave.question && <FinalizeDialog {...leave.question} />}
      {open === "roster" && <AdjustRoster view={view} onClose={close} />}
    </main>
  );
}

function saveEverything(): void {
  void saveNow();
}
