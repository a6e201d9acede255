import { useState } from "react";
import { enterResult } from "../../../app/commands/enter-result.ts";
import { askConfirm, notify, showAlert } from "../../../app/notices/notices.ts";
import { setGameOutcome } from "../../../app/server-calls/clubs.ts";
import type { GameOutcome } from "../../../domain/game/game.ts";
import { isCollected, type ManagedGame } from "../../../domain/season/clubs/managed-game.ts";
import { clubMessages } from "../club-messages.ts";
import { refusalText } from "../refusal-text.ts";
import { gameWorkMessages } from "./game-work-messages.ts";

const { result: words } = gameWorkMessages;

export type ResultChoice = "score" | GameOutcome;

const SCORE = /^\d{1,3}$/;

/** The score is written to the game's log and the outcome to its row (D46a). */
export function useResultForm(
  game: ManagedGame,
  title: string,
  onClose: () => void,
  reload: () => Promise<void>,
) {
  const [choice, setChoice] = useState<ResultChoice>(
    game.outcome === "normal" && !isCollected(game) ? "score" : game.outcome,
  );
  const [scores, setScores] = useState<readonly [string, string]>(["", ""]);
  const [winner, setWinner] = useState(game.winnerTeamId ?? "");
  const [isChecked, setChecked] = useState(false);
  const isScore = (typed: string) => SCORE.test(typed.trim());

  async function save(): Promise<void> {
    setChecked(true);
    if (choice === "score" && !scores.every(isScore)) return;
    if (choice === "forfeit" && winner === "") return;
    const outcome = choice === "score" ? "normal" : choice;
    if (!(await mark(outcome))) return;
    if (choice === "score" && !(await writeScore())) return;
    onClose();
    await reload();
  }

  /** Returns false if nothing was changed. */
  async function mark(outcome: GameOutcome): Promise<boolean> {
    const wins = outcome === "forfeit" ? winner : null;
    if (outcome === game.outcome && wins === game.winnerTeamId) return true;
    let result = await setGameOutcome(game.id, outcome, wins, false);
    if (!result.ok && result.error.code === "collected") {
      const label = words.outcomes[outcome].label.toLowerCase();
      const isMeant = await askConfirm({
        text: words.although(title, label),
        confirmLabel: words.yes,
        cancelLabel: clubMessages.dialog.cancel,
        danger: true,
      });
      if (!isMeant) return false;
      result = await setGameOutcome(game.id, outcome, wins, true);
    }
    if (!result.ok) {
      await showAlert(refusalText(result.error));
      return false;
    }
    if (choice !== "score") notify(words.saved);
    return true;
  }

  async function writeScore(): Promise<boolean> {
    const [visitor, home] = scores.map(Number);
    const sent = await enterResult(game.id, { visitor: visitor ?? 0, home: home ?? 0 });
    if (!sent.ok) {
      await showAlert(words.failed);
      return false;
    }
    notify(sent.value === "sent" ? words.saved : words.waiting);
    return true;
  }

  return {
    choice,
    choose: (next: ResultChoice) => {
      setChecked(false);
      setChoice(next);
    },
    scores,
    scoreErrors: scores.map((typed) =>
      isChecked && !isScore(typed) ? words.scoreWrong : undefined,
    ),
    typeScore: (side: number, typed: string) =>
      setScores(([visitor, home]) => (side === 0 ? [typed, home] : [visitor, typed])),
    winner,
    winnerError: isChecked && winner === "" ? words.winnerMissing : undefined,
    chooseWinner: setWinner,
    save,
  };
}
