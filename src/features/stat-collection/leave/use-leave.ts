import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useBlocker, useNavigate } from "react-router-dom";
import { isKept } from "../../../app/commands/command-failure.ts";
import { clearScoreOverride } from "../../../app/commands/game-commands.ts";
import { saveNow } from "../../../app/commands/sync-now.ts";
import { finalizeGame, resetGame } from "../../../app/commands/transitions.ts";
import { askConfirm, notify, showAlert } from "../../../app/notices/notices.ts";
import { paths } from "../../../app/paths.ts";
import type { SyncStatusView } from "../../../app/queries/device/use-sync-status.ts";
import type { GameView } from "../../../app/queries/game/game-view.ts";
import { resetNeedsWord } from "../../../domain/game/decide/decide-transition.ts";
import { computedScore, overrideDisagrees } from "../../../domain/game/live-score.ts";
import { messages } from "../messages.ts";
import type { FinalizeDialogProps, ScoreChoice } from "./finalize-dialog.tsx";
import { leaveMessages } from "./leave-messages.ts";
import { backMeaning, mustAskBeforeLeaving } from "./leave-rules.ts";
import { openQuestions } from "./open-questions.ts";
import { useUnsentWarning } from "./use-unsent-warning.ts";

interface LeaveContext {
  readonly view: GameView;
  readonly status: SyncStatusView;
  readonly isEmptyOnServer: () => Promise<boolean>;
}

/** All ways out of the live screen: Back, View Scoreboard, Finalize, links, the closed tab. */
export function useLeave(context: LeaveContext) {
  const { view, status } = context;
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isFinalizing, setFinalizing] = useState(false);
  const isFinal = view.state.phase === "final";
  const liveEntries = view.state.liveEntryCount;
  // True from the moment the way out is decided: then nothing asks again.
  const isLeaving = useRef(false);
  // The server is asked before a reset is offered: a second touch on Back must not ask twice.
  const isOnTheWayBack = useRef(false);
  const [chosen, choose] = useState<ScoreChoice["chosen"]>("set");
  const newest = useRef(context);
  useLayoutEffect(() => {
    newest.current = context;
  });
  const blocker = useBlocker(
    () => !isLeaving.current && mustAskBeforeLeaving({ liveEntries, isFinal }),
  );
  useUnsentWarning(status.pending > 0 || status.state === "not-saved");

  const actions = useMemo(() => {
    const gameId = newest.current.view.game.id;
    const go = (to: string) => {
      isLeaving.current = true;
      setAsking(false);
      void navigate(to);
    };
    const offerReset = async () => {
      const isMeant = await askConfirm({
        text: leaveMessages.resetQuestion,
        confirmLabel: leaveMessages.resetYes,
        cancelLabel: leaveMessages.resetNo,
        danger: true,
      });
      if (isMeant) {
        const result = await resetGame(gameId, null);
        if (!result.ok) {
          // Without an answer the reset may still count: calling it failed invites a second one.
          const isOpen = result.error.refusal === "reset_unconfirmed";
          return showAlert(isOpen ? result.error.message : messages.failures.reset);
        }
        notify(leaveMessages.wasReset);
      }
      go(paths.games());
    };
    const back = async () => {
      const { state } = newest.current.view;
      const isFinal = state.phase === "final";
      const needsWord = resetNeedsWord(state);
      const mayBeEmpty = state.liveEntryCount === 0 && !isFinal && !needsWord;
      const isEmptyOnServer = mayBeEmpty && (await newest.current.isEmptyOnServer());
      // Meanwhile somebody may have recorded something here, or left by another way.
      if (isLeaving.current) return;
      const liveEntries = newest.current.view.state.liveEntryCount;
      const meaning = backMeaning({ liveEntries, isFinal, needsWord, isEmptyOnServer });
      if (meaning === "ask-finalize") setAsking(true);
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
        if (newest.current.status.state === "not-saved") {
          return showAlert(messages.failures.progress);
        }
        // What waits is durable here; the upload goes on behind the scoreboard (D35).
        void saveNow();
        go(paths.review(gameId));
      },
      finalize: () => setAsking(true),
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
  }, [navigate]);

  // Finalized elsewhere: no alarm, the result is shown (D31).
  useEffect(() => {
    if (isFinal && !isLeaving.current) actions.go(paths.review(view.game.id));
  }, [isFinal, actions, view.game.id]);

  const computed = computedScore(view.state);
  const { override } = view.state;
  const disagreement =
    override !== null && overrideDisagrees(view.state) ? { override, computed } : null;
  const isOpen = isAsking || blocker.state === "blocked";
  const question: FinalizeDialogProps | null = !isOpen
    ? null
    : {
        score: disagreement && chosen === "set" ? disagreement.override : computed,
        choice: disagreement && { ...disagreement, chosen, onChoose: choose },
        visitorName: view.visitor.team.name,
        homeName: view.home.team.name,
        warnings: openQuestions(view, status),
        isFinalizing,
        onFinalize: () =>
          void actions.confirmFinalize(disagreement !== null && chosen === "recorded"),
        onKeep: () => {
          if (blocker.state === "blocked") blocker.proceed();
          else actions.go(paths.games());
        },
        onClose: () => {
          setAsking(false);
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
