import { useMemo, useRef, useState } from "react";
import { recordStat } from "../../../app/commands/game-commands.ts";
import { askConfirm, showAlert } from "../../../app/notices/notices.ts";
import { gameNow, useGameId } from "../../../app/queries/game/use-game.ts";
import type { StatChoice } from "../../../domain/game/decide/decide-stat.ts";
import type { StatButton } from "../../../domain/game/plays.ts";
import { announce } from "../../../ui/live-region.tsx";
import { leaveDialog } from "../../../ui/overlay/dialog-focus.ts";
import type { UndoableAct } from "../feed/undo-button.tsx";
import { secondsLeft } from "../live/countdown.tsx";
import { namesIn } from "../live/game-names.ts";
import { vibrate } from "../live/vibrate.ts";
import { messages } from "../messages.ts";
import {
  type EntryAction,
  type EntryAnswer,
  type EntryFlow,
  NO_ENTRY,
  PICK_WINDOW_MS,
  pickedPlayer,
  stepEntry,
  waitsForStat,
} from "./entry-flow.ts";
import { choiceSpoken, choiceWords } from "./flow-words.ts";
import { isSameDrop, type LastEntry, rainOn, type Touch } from "./wet-glass.ts";

/** The functions never change. */
export interface EntryTaps {
  readonly stat: (stat: StatButton) => void;
  readonly jersey: (teamId: string, playerId: string) => void;
  /** Answers the open sheet's question. */
  readonly answer: (answer: EntryAnswer) => void;
  readonly swapRoles: () => void;
  readonly back: () => void;
  readonly close: () => void;
}

/** The event's own time (ms) counts, because a slow phone handles touches late. */
function touchTime(): number {
  return window.event?.timeStamp ?? performance.now();
}

interface ShownFlow {
  readonly flow: EntryFlow;
  /** Milliseconds since 1970 when the waiting jersey was picked. */
  readonly waitsSince: number | null;
}

export function useEntry(onRecorded: (act: UndoableAct) => void) {
  const gameId = useGameId();
  const [shown, setShown] = useState<ShownFlow>({ flow: NO_ENTRY, waitsSince: null });
  // Two taps can come before one render, so the newest flow is read from here.
  const now = useRef({ shown, last: null as LastEntry | null, isAsking: false });

  const taps = useMemo<EntryTaps>(() => {
    const live = now.current;
    const record = async (choice: StatChoice, cell: string) => {
      live.last = { choice, cell, at: touchTime() };
      const at = Date.now();
      const result = await recordStat(gameId, choice, {
        // The sheet goes with the frame that shows the play, so that the screen is drawn once.
        onShown: (eventId) => {
          draw();
          onRecorded({ eventId, at, what: choiceWords(choice, namesIn(gameNow(gameId))) });
        },
        keepsClock: gameNow(gameId).clockRules !== null,
      });
      draw();
      if (result.ok) {
        const view = gameNow(gameId);
        const names = namesIn(view);
        vibrate("recorded");
        announce(choiceSpoken(choice, names, view.state.points.get(choice.teamId) ?? 0));
      } else if (result.error.code !== "storage") {
        // A fact that storage refused stays in the feed with a mark and is retried by itself (I1).
        await showAlert(messages.failures.stats);
      }
    };
    const draw = () => setShown(live.shown);
    const step = (flow: EntryFlow) => {
      live.shown = { flow, waitsSince: waitsForStat(flow) ? Date.now() : null };
    };
    const askAgain = async ({ choice }: LastEntry, cell: string) => {
      if (live.isAsking) return;
      live.isAsking = true;
      const isMeant = await askConfirm({
        text: messages.repeat.question(choiceWords(choice, namesIn(gameNow(gameId)))),
        confirmLabel: messages.repeat.again,
        cancelLabel: messages.repeat.once,
        // Two taps of one cell within 400 ms are more often rain than two plays.
        prefers: "cancel",
      });
      live.isAsking = false;
      if (isMeant) await record(choice, cell);
    };
    const act = (action: EntryAction, cell: string) => {
      // A phone that slept fires its timer late.
      const flow = isLetGo(live.shown.waitsSince) ? NO_ENTRY : live.shown.flow;
      const { flow: next, commit } = stepEntry(flow, action);
      const { last } = live;
      const rain = last && rainOn(last, { cell, at: touchTime() }, commit);
      // Only a stat's button opens a sheet by itself; within a sheet each touch is an answer.
      if (rain === "ignored" && action.type === "tap-stat") return;
      if (last && rain === "asks") {
        step(NO_ENTRY);
        draw();
        void askAgain(last, cell);
        return;
      }
      step(next);
      if (commit === null) draw();
      else {
        leaveDialog();
        void record(commit, cell);
      }
    };
    let lastJersey: Touch | null = null;
    return {
      stat: (stat) => act({ type: "tap-stat", stat }, `stat:${stat}`),
      jersey: (teamId, playerId) => {
        const touch = { cell: `jersey:${playerId}`, at: touchTime() };
        const isDrop = isSameDrop(lastJersey, touch);
        lastJersey = touch;
        // A drop must not deselect the jersey that it has just chosen.
        if (isDrop && pickedPlayer(live.shown.flow)?.playerId === playerId) return;
        act({ type: "tap-player", teamId, playerId }, touch.cell);
      },
      answer: (answer) => act({ type: "answer", answer }, JSON.stringify(answer)),
      swapRoles: () => act({ type: "swap-roles" }, "swap"),
      back: () => act({ type: "back" }, "back"),
      close: () => act({ type: "close" }, "close"),
    };
  }, [gameId, onRecorded]);

  return { ...shown, taps };
}

function isLetGo(waitsSince: number | null): boolean {
  if (waitsSince === null) return false;
  return secondsLeft({ startedAt: waitsSince, windowMs: PICK_WINDOW_MS }, Date.now()) === null;
}
