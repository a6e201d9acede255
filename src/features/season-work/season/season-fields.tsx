import { Controller, useFormContext } from "react-hook-form";
import { KNOWN_STATUSES, SEASON_TYPES } from "../../../domain/season/work/season-fields.ts";
import { seasonTypeWords } from "../../../parts/season/season-type.ts";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { seasonFormMessages as words } from "../season-messages.ts";
import type { SeasonBasicsInput, SeasonInput } from "./season-schema.ts";

export function SeasonFieldset({
  profiles,
  status,
  followsLeagues = false,
  scoringHint = words.scoringHint,
}: {
  profiles: readonly { readonly id: string; readonly name: string }[];
  /** The stored status, because a provider's own word can be kept. */
  status: string | null;
  followsLeagues?: boolean;
  scoringHint?: string;
}) {
  const { control } = useFormContext<SeasonInput>();
  return (
    <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
      <SeasonBasics />
      <Controller
        control={control}
        name="status"
        render={({ field }) => (
          <SelectField
            {...field}
            disabled={followsLeagues}
            label={words.status}
            hint={followsLeagues ? words.statusFollows : words.statusHint}
            options={statusOptions(status, words.noStatus)}
          />
        )}
      />
      <Controller
        control={control}
        name="scoringProfileId"
        render={({ field }) => (
          <SelectField
            {...field}
            label={words.scoring}
            hint={scoringHint}
            options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      />
    </div>
  );
}

/** The fields of every season form; they stand under a FormProvider. */
export function SeasonBasics() {
  const { register, control, formState } = useFormContext<SeasonBasicsInput>();
  return (
    <>
      <TextField
        {...register("name")}
        label={words.name}
        hint={words.nameHint}
        error={formState.errors.name?.message}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <Controller
        control={control}
        name="seasonType"
        render={({ field }) => (
          <SelectField
            {...field}
            label={words.type}
            options={SEASON_TYPES.map((value) => ({ value, label: seasonTypeWords(value) }))}
          />
        )}
      />
      <TextField
        {...register("year")}
        label={words.year}
        error={formState.errors.year?.message}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField {...register("startDate")} type="date" label={words.start} />
      <TextField
        {...register("endDate")}
        type="date"
        label={words.end}
        error={formState.errors.endDate?.message}
      />
    </>
  );
}

/** Offers the known words, none, and the stored word if it is another one. */
export function statusOptions(stored: string | null, none: string) {
  const known: readonly string[] = KNOWN_STATUSES;
  const others = stored === null || known.includes(stored) ? [] : [stored];
  return [
    { value: "", label: none },
    ...[...known, ...others].map((value) => ({ value, label: value })),
  ];
}
