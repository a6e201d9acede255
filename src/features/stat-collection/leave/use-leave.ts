import { useEffect, useMemo, useRef, useState } from "react";
import { useBlocker, useNavigate } from "react-router-dom";
import { isKept, resetFailureText } from "../../../app/commands/command-failure.ts";
import { clearScoreOverride } from "../../../app/commands/game-commands.ts";
import { saveNow } from "../../../app/commands/sync-now.ts";
import { finalizeGame, resetGame } from "../../../app/commands/transitions.ts";
import { askWhich, notify, showAlert } from "../../../app/notices/notices.ts";
import { paths } from "../../../app/paths.ts";
import { syncStatusNow } from "../../../app/queries/device/use-sync-status.ts";
import { serverHoldsNoStats } from "../../../app/queries/game/server-holds-no-stats.ts";
import { gameNow, useGame, useGameId } from "../../../app/queries/game/use-game.ts";
import { useHasAccount } from "../../../app/session/use-has-account.ts";
import { resetNeedsWord } from "../../../domain/game/decide/decide-transition.ts";
import { messages } from "../messages.ts";
import type { FinalizeDialogProps } from "./finalize-dialog.tsx";
import { leaveMessages } from "./leave-messages.ts";
import { backMeaning, mustAskBeforeLeaving } from "./leave-rules.ts";

/** Handles all ways out: Back, View Scoreboard, Finalize, links, and a closed tab. */
export function useLeave() {
  const gameId = useGameId();
  const navigate = useNavigate();
  const [asking, ask] = useState<"to-leave" | "to-finalize" | null>(null);
  const [isFinalizing, setFinalizing] = useState(false);
  const isFinal = useGame(({ state }) => state.phase === "final");
  const mayReset = useHasAccount();
  // True once the way out is decided, so that nothing asks again.
  const isLeaving = useRef(false);
  // The server is asked before a reset is offered, and a second touch on Back must not ask twice.
  const isOnTheWayBack = useRef(false);
  const blocker = useBlocker(
    () => !isLeaving.current && mustAskBeforeLeaving(gameNow(gameId).state),
  );

  const actions = useMemo(() => {
    const go = (to: string) => {
      isLeaving.current = true;
      ask(null);
      void navigate(to);
    };
    const offerReset = async () => {
      const way = await askWhich({
        text: leaveMessages.resetQuestion,
        confirmLabel: leaveMessages.resetYes,
        otherLabel: leaveMessages.resetNo,
        cancelLabel: leaveMessages.stay,
        danger: true,
      });
      if (way === null) return;
      if (way === "first") {
        const result = await resetGame(gameId, null);
        if (!result.ok) return showAlert(resetFailureText(result.error, messages.failures.reset));
        notify(leaveMessages.wasReset);
      }
      go(paths.games());
    };
    const back = async () => {
      const { state } = gameNow(gameId);
      const isFinal = state.phase === "final";
      const needsWord = resetNeedsWord(state);
      const mayBeEmpty = mayReset && state.liveEntryCount === 0 && !isFinal && !needsWord;
      const isEmptyOnServer = mayBeEmpty && (await serverHoldsNoStats(gameId));
      // Meanwhile somebody may have recorded something here, or left by another way.
      if (isLeaving.current) return;
      const liveEntries = gameNow(gameId).state.liveEntryCount;
      const meaning = backMeaning({ liveEntries, isFinal, needsWord, isEmptyOnServer });
      if (meaning === "ask-finalize") ask("to-leave");
      else if (meaning === "ask-reset") await offerReset();
      else go(paths.games());
    };
    return {
      go,
      back: async () => {
        if (isOnTheWayBack.current) return;
        isOnTheWayBack.current = true;
        await back();
        isOnTheWayBack.current = false;
      },
      viewScoreboard: async () => {
        if (syncStatusNow().state === "not-saved") {
          return showAlert(messages.failures.progress);
        }
        // Waiting entries are durable here, and the upload continues behind the scoreboard (D35).
        void saveNow();
        go(paths.review(gameId));
      },
      finalize: () => ask("to-finalize"),
      confirmFinalize: async (isRecordedScore: boolean) => {
        setFinalizing(true);
        isLeaving.current = true;
        const cleared = isRecordedScore ? await clearScoreOverride(gameId) : null;
        const result = cleared && !isKept(cleared) ? cleared : await finalizeGame(gameId);
        setFinalizing(false);
        if (!result.ok && !isKept(result) && result.error.refusal !== "already_final") {
          isLeaving.current = false;
          return showAlert(messages.failures.finalize);
        }
        void saveNow();
        if (result.ok) notify(leaveMessages.finalized);
        go(paths.review(gameId));
      },
    };
  }, [gameId, navigate, mayReset]);

  // After the browser's Back, the server's answer asks nothing and leads nowhere.
  useEffect(() => {
    isLeaving.current = false;
    return () => {
      isLeaving.current = true;
    };
  }, []);

  // The game was finalized elsewhere, so the result shows without an alarm (D31).
  useEffect(() => {
    if (isFinal && !isLeaving.current) actions.go(paths.review(gameId));
  }, [isFinal, actions, gameId]);

  const isOpen = asking !== null || blocker.state === "blocked";
  const question: Omit<FinalizeDialogProps, "onCaptains" | "onShow"> | null = !isOpen
    ? null
    : {
        isFinalizing,
        // Only a person who pressed Finalize Game meant it; others mostly come back.
        prefers: asking === "to-finalize" ? "finalize" : "keep",
        onFinalize: (isRecordedScore) => void actions.confirmFinalize(isRecordedScore),
        onKeep: () => {
          if (blocker.state === "blocked") blocker.proceed();
          else actions.go(paths.games());
        },
        onClose: () => {
          ask(null);
          if (blocker.state === "blocked") blocker.reset();
        },
      };
  return {
    back: actions.back,
    viewScoreboard: actions.viewScoreboard,
    finalize: actions.finalize,
    isFinalizing,
    question,
  };
}
