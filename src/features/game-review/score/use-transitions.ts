import { useState } from "react";
import { isKept, resetFailureText } from "../../../app/commands/command-failure.ts";
import { reopenGame, resetGame } from "../../../app/commands/transitions.ts";
import { askConfirm, askWord, notify, showAlert } from "../../../app/notices/notices.ts";
import { paths } from "../../../app/paths.ts";
import { RESET_WORD } from "../../../domain/game/decide/decide-transition.ts";
import type { Game } from "../../../domain/game/game.ts";
import { useWayOn } from "../../../parts/page/way-on.ts";
import { reviewMessages } from "../review-messages.ts";

/** Re-open works offline; Reset asks three questions and needs the network (P §4, §8, D35). */
export function useTransitions(
  { id: gameId, isPlayoff }: Pick<Game, "id" | "isPlayoff">,
  gameTitle: string,
  isOnline: boolean,
) {
  const leadOn = useWayOn();
  const [isBusy, setBusy] = useState<"reopen" | "reset" | null>(null);

  async function reopen(): Promise<void> {
    const words = reviewMessages.reopen;
    const isMeant = await askConfirm({
      text: words.question(gameTitle, isPlayoff),
      confirmLabel: words.yes,
      cancelLabel: words.no,
    });
    if (!isMeant) return;
    setBusy("reopen");
    const result = await reopenGame(gameId);
    setBusy(null);
    // `not_final` means that somebody else re-opened it, which is what was wanted.
    if (!result.ok && !isKept(result) && result.error.refusal !== "not_final") {
      return showAlert(reviewMessages.failures.reopen);
    }
    await leadOn(paths.collect(gameId));
  }

  async function reset(): Promise<void> {
    // This is said before the three questions and not after them.
    if (!isOnline) return showAlert(reviewMessages.reset.offline);
    const word = await askForReset(gameTitle);
    if (word === null) return;
    if (word !== RESET_WORD) return showAlert(reviewMessages.reset.wrongWord);
    setBusy("reset");
    const result = await resetGame(gameId, word);
    setBusy(null);
    if (result.ok) return notify(reviewMessages.reset.done);
    await showAlert(resetFailureText(result.error, reviewMessages.failures.reset));
  }

  return { isBusy, reopen, reset };
}

/** Asks with a warning, a second question and the word; null at the first no. */
async function askForReset(gameTitle: string): Promise<string | null> {
  const { reset } = reviewMessages;
  const isMeant = await askConfirm({
    text: reset.first(gameTitle),
    confirmLabel: reset.firstYes,
    cancelLabel: reset.no,
    danger: true,
  });
  if (!isMeant) return null;
  const isSure = await askConfirm({
    text: reset.second,
    confirmLabel: reset.secondYes,
    cancelLabel: reset.no,
    danger: true,
  });
  if (!isSure) return null;
  return askWord({ text: reset.type, word: RESET_WORD, confirmLabel: reviewMessages.score.reset });
}
