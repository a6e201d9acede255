import { useState } from "react";
import { isKept } from "../../../app/commands/command-failure.ts";
import { overrideScore } from "../../../app/commands/game-commands.ts";
import { notify, showAlert } from "../../../app/notices/notices.ts";
import { useGame } from "../../../app/queries/game/use-game.ts";
import { countFromInput } from "../../../domain/game/decide/decide-correction.ts";
import type { Game } from "../../../domain/game/game.ts";
import { type GameReview, recordedScore } from "../../../domain/review/game-review.ts";
import { TextField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/overlay/form-dialog.tsx";
import { reviewMessages } from "../review-messages.ts";

/** Edit Final Scores: two whole numbers from 0; what is no number becomes 0 (P §5, D37). */
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
  const isRecorded = review !== null && review.plays.length > 0;
  const [score, setScore] = useState({ visitor: game.visitorScore, home: game.homeScore });
  const { score: words, failures } = reviewMessages;

  async function save(): Promise<void> {
    const result = await overrideScore(game.id, score);
    if (!isKept(result)) return showAlert(failures.scores);
    if (result.ok) notify(words.saved);
    onClose();
  }

  return (
    <FormDialog
      words={words}
      title={words.edit}
      description={isRecorded ? words.editHint(recordedScore(review)) : words.editHintEmpty}
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
