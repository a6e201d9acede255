import { TriangleAlert } from "lucide-react";
import { useReducer } from "react";
import { isKept } from "../../../app/commands/command-failure.ts";
import { correctStats } from "../../../app/commands/game-commands.ts";
import { notify, showAlert } from "../../../app/notices/notices.ts";
import { STAT_KEYS, STATS, type StatCounts } from "../../../domain/game/stat-catalogue.ts";
import { playerLabel } from "../../../domain/roster/player-label.ts";
import { deltaParts } from "../../../parts/stats/stat-parts.ts";
import { Note } from "../../../ui/note.tsx";
import { FormDialog } from "../../../ui/overlay/form-dialog.tsx";
import { reviewMessages } from "../review-messages.ts";
import { correctionForm, hasChanges, openForm, sameCounts } from "./correction-form.ts";
import type { ReviewedPlayer } from "./player-rows.ts";
import { StatInput } from "./stat-input.tsx";

const CATEGORIES = ["offensive", "defensive", "special"] as const;

/** Saves a player's edited figures as differences, which survive everything later (D22, I16). */
export function EditStatsDialog({
  gameId,
  row,
  now,
  onClose,
}: {
  gameId: string;
  row: ReviewedPlayer;
  /** The figures at this moment, because another device may have changed them. */
  now: StatCounts | null;
  onClose: () => void;
}) {
  const [form, act] = useReducer(correctionForm, row.counts, openForm);
  const { correction, failures } = reviewMessages;

  async function save(): Promise<void> {
    const { parts } = row;
    const result = await correctStats(gameId, [{ parts, edited: form.edited }]);
    // The journal's differences count already, so saving again would count them twice (I1).
    if (!isKept(result)) return showAlert(failures.stats);
    if (result.ok) notify(correction.saved(row.name));
    onClose();
  }

  return (
    <FormDialog
      words={correction}
      title={correction.title(playerLabel(row))}
      description={correction.lead}
      canSave={hasChanges(form)}
      onSave={save}
      onClose={onClose}
      className="grid gap-4"
    >
      {row.corrections !== null && (
        <p className="text-dense font-strong text-warn">
          {correction.exists(deltaParts(row.corrections).join(" · "))}
        </p>
      )}
      {now !== null && !sameCounts(now, form.base) && (
        <Note icon={TriangleAlert} tone="warn" role="status">
          {correction.moved}
        </Note>
      )}
      {CATEGORIES.map((category) => (
        <fieldset key={category}>
          <legend className="w-full border-b-2 border-text pb-1 text-label font-strong">
            {correction.categories[category]}
          </legend>
          {STAT_KEYS.filter((key) => STATS[key].category === category).map((key) => (
            <StatInput
              key={key}
              stat={key}
              value={form.edited[key]}
              isChanged={form.edited[key] !== form.base[key]}
              onAction={act}
            />
          ))}
        </fieldset>
      ))}
    </FormDialog>
  );
}
