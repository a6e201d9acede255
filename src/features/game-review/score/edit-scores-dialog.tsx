import { useState } from "react";
import { isKept } from "../../../app/commands/command-failure.ts";
import { setFinalScore } from "../../../app/commands/game-commands.ts";
import { notify, showAlert } from "../../../app/notices/notices.ts";
import { useGame } from "../../../app/queries/game/use-game.ts";
import { countFromInput } from "../../../domain/game/decide/decide-correction.ts";
import { endsWithScore } from "../../../domain/game/decide/decide-score.ts";
import type { Game } from "../../../domain/game/game.ts";
import { type GameReview, recordedScore } from "../../../domain/review/game-review.ts";
import { TextField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/overlay/form-dialog.tsx";
import { reviewMessages } from "../review-messages.ts";

/** Asks for two whole numbers from 0; other text becomes 0 (P §5, D37). */
export function EditScoresDialog({
  game,
  review,
  onClose,
}: {
  game: Game;
  review: GameReview | null;
  onClose: () => void;
}) {
  const teams = useGame(({ visitor, home }) => [visitor, home]);
  const isEnding = useGame(({ state }) => endsWithScore(state));
  const [score, setScore] = useState({ visitor: game.visitorScore, home: game.homeScore });
  const { score: words, failures } = reviewMessages;

  async function save(): Promise<void> {
    const result = await setFinalScore(game.id, score);
    if (!isKept(result)) return showAlert(failures.scores);
    if (result.ok) notify(words.saved);
    onClose();
  }

  return (
    <FormDialog
      words={words}
      title={words.edit}
      description={scoreHint(game, review, isEnding)}
      onSave={save}
      onClose={onClose}
      className="grid grid-cols-2 items-end gap-3 pt-2"
    >
      {teams.map(({ side, team }) => (
        <TextField
          key={side}
          label={
            <span dir="auto" title={team.name} className="line-clamp-2">
              {words.field(team.name)}
            </span>
          }
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={String(score[side])}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            const points = countFromInput(event.target.value);
            setScore((before) => ({ ...before, [side]: points }));
          }}
        />
      ))}
    </FormDialog>
  );
}

/** Explains what setting a score now means for this game. */
function scoreHint(game: Game, review: GameReview | null, isEnding: boolean): string {
  const words = reviewMessages.score;
  const recorded = review !== null && review.plays.length > 0 ? recordedScore(review) : null;
  if (game.outcome !== "normal") return words.editHintOff[game.outcome];
  if (isEnding) return words.editHintEnding;
  return recorded === null ? words.editHintEmpty : words.editHint(recorded, game.phase === "open");
}
