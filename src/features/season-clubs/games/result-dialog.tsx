import { useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import {
  isCollected,
  type ManagedGame,
  standingOf,
} from "../../../domain/season/clubs/managed-game.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { ChoiceList } from "../../../ui/form/choice-list.tsx";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/overlay/form-dialog.tsx";
import { clubMessages } from "../club-messages.ts";
import { gameWorkMessages } from "./game-work-messages.ts";
import { type ResultChoice, useResultForm } from "./use-result-form.ts";

const { result: words, list } = gameWorkMessages;

/** Sets the result of a game without stats: score, forfeit, cancelled or postponed (D46a). */
export function ResultDialog({
  game,
  nameOf,
  onClose,
}: {
  game: ManagedGame;
  nameOf: (teamId: string) => string;
  onClose: () => void;
}) {
  const { reload } = useAdminPage();
  const title = list.game(nameOf(game.teamVisitorId), nameOf(game.teamHomeId));
  const form = useResultForm(game, title, onClose, reload);
  const [collected] = useState(() => isCollected(game));
  const choices: readonly ResultChoice[] = collected
    ? ["normal", "forfeit", "cancelled", "postponed"]
    : ["score", "forfeit", "cancelled", "postponed"];
  const taken = game.outcome !== "normal" && !collected;
  const teams = [game.teamVisitorId, game.teamHomeId] as const;
  return (
    <FormDialog
      words={clubMessages.dialog}
      title={words.title}
      description={title}
      onSave={form.save}
      onClose={onClose}
      className="grid gap-4 pt-2"
    >
      {collected && (
        <div className="grid justify-items-start gap-2">
          <p className="text-dense">{words.collected}</p>
          <Link to={paths.review(game.id)} className={buttonClass()}>
            {words.openReview}
          </Link>
        </div>
      )}
      <ChoiceList
        label={words.label}
        // Only the chosen option is explained, so that a phone still shows the fields below.
        options={(taken ? [...choices, "normal" as const] : choices).map((value) => {
          const { label, text } = value === "normal" ? normalWords(game) : words.outcomes[value];
          return value === form.choice ? { value, label, text } : { value, label };
        })}
        value={form.choice}
        onChange={form.choose}
      />
      {form.choice === "score" && (
        <div className="grid grid-cols-2 items-end gap-3">
          {teams.map((teamId, side) => (
            <TextField
              key={teamId}
              label={
                <span dir="auto" className="line-clamp-2">
                  {words.scoreOf(nameOf(teamId))}
                </span>
              }
              error={form.scoreErrors[side]}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={form.scores[side]}
              onChange={({ target }) => form.typeScore(side, target.value)}
            />
          ))}
        </div>
      )}
      {form.choice === "forfeit" && (
        <SelectField
          label={words.winner}
          error={form.winnerError}
          options={[
            { value: "", label: list.none },
            ...teams.map((teamId) => ({ value: teamId as string, label: nameOf(teamId) })),
          ]}
          value={form.winner}
          onChange={form.chooseWinner}
        />
      )}
    </FormDialog>
  );
}

/** Without an outcome by hand the game has its collected score, or none yet. */
function normalWords(game: ManagedGame): { label: string; text: string } {
  const standing = standingOf({ ...game, outcome: "normal" });
  if (standing === "scheduled") return words.outcomes.normal;
  const { label, text } = words.collectedOutcomes[standing === "final" ? "final" : "running"];
  return { label: label(`${game.visitorScore}–${game.homeScore}`), text };
}
