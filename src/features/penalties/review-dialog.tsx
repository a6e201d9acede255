import { valibotResolver } from "@hookform/resolvers/valibot";
import { Controller, useForm } from "react-hook-form";
import * as v from "valibot";
import { notify, showAlert } from "../../app/notices/notices.ts";
import { reviewSuspension } from "../../app/server-calls/penalties.ts";
import {
  PENALTY_LIMITS,
  type SuspensionDecision,
  type SuspensionRecord,
} from "../../domain/discipline/penalty.ts";
import { playerLabel } from "../../domain/roster/player-label.ts";
import { noonOf } from "../../domain/shared/plain-date.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { ChoiceList } from "../../ui/form/choice-list.tsx";
import { TextAreaField, TextField } from "../../ui/form/field.tsx";
import { FormDialog } from "../../ui/overlay/form-dialog.tsx";
import { penaltyFailure, penaltyMessages } from "./penalty-messages.ts";

const { review: words } = penaltyMessages;

const DECISIONS: readonly SuspensionDecision[] = ["ended", "until", "stands"];

const reviewSchema = v.pipe(
  v.object({
    decision: v.picklist(DECISIONS),
    until: v.string(),
    note: v.pipe(v.string(), v.trim()),
  }),
  v.forward(
    v.partialCheck(
      [["decision"], ["until"]],
      ({ decision, until }) => decision !== "until" || noonOf(until) !== null,
      words.untilMissing,
    ),
    ["until"],
  ),
  v.forward(
    v.partialCheck(
      [["decision"], ["note"]],
      ({ decision, note }) => decision === "stands" || note !== "",
      words.noteMissing,
    ),
    ["note"],
  ),
);

/** Ends a suspension, sets its last day or confirms it, with a note (A §9). */
export function ReviewDialog({
  seasonId,
  suspension,
  onClose,
}: {
  seasonId: string;
  suspension: SuspensionRecord;
  onClose: () => void;
}) {
  const { reload } = useAdminPage();
  const { register, control, handleSubmit, setError, watch, formState } = useForm({
    defaultValues: { decision: "ended" as SuspensionDecision, until: "", note: "" },
    resolver: valibotResolver(reviewSchema),
    criteriaMode: "all",
  });
  const { errors } = formState;
  const decision = watch("decision");

  const save = handleSubmit(async (review) => {
    const until = review.decision === "until" ? review.until : null;
    const result = await reviewSuspension(seasonId, suspension.personId, { ...review, until });
    if (result.ok) {
      notify(words.saved);
      onClose();
      return reload();
    }
    const text = penaltyFailure(result.error, words.failed);
    if (result.error.code === "until_invalid") setError("until", { message: text });
    else await showAlert(text);
  });

  return (
    <FormDialog
      words={words}
      title={words.title}
      description={playerLabel({
        name: suspension.playerName,
        jerseyNumber: suspension.jerseyNumber,
      })}
      onSave={save}
      onClose={onClose}
      className="grid gap-4 pt-2"
    >
      <Controller
        control={control}
        name="decision"
        render={({ field }) => (
          <ChoiceList
            label={words.decision}
            options={DECISIONS.map((value) => ({ value, ...words.decisions[value] }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {decision === "until" && (
        <TextField
          {...register("until")}
          type="date"
          label={words.until}
          error={errors.until?.message}
        />
      )}
      <TextAreaField
        {...register("note")}
        label={words.note}
        hint={words.noteHint}
        error={errors.note?.message}
        rows={3}
        maxLength={PENALTY_LIMITS.note}
      />
      <p className="text-dense text-text-2">{words.later}</p>
    </FormDialog>
  );
}
