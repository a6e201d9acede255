import { useRef } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { seasonOfName } from "../../../domain/provider/season-of-name.ts";
import { storedStatus } from "../../../domain/season/season-status.ts";
import { KNOWN_STATUSES, SEASON_TYPES } from "../../../domain/season/work/season-fields.ts";
import { seasonTypeWords } from "../../../parts/season/season-type.ts";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { seasonFormMessages as words } from "../season-messages.ts";
import type { SeasonBasicsInput, SeasonInput } from "./season-schema.ts";

export function SeasonFieldset({
  profiles,
  status,
  isNew = false,
  followsLeagues = false,
  scoringHint = words.scoringHint,
}: {
  profiles: readonly { readonly id: string; readonly name: string }[];
  /** The stored status, because a provider's own word can be kept. */
  status: string | null;
  isNew?: boolean;
  followsLeagues?: boolean;
  scoringHint?: string;
}) {
  const { control } = useFormContext<SeasonInput>();
  return (
    <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
      <SeasonBasics isNew={isNew} />
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
export function SeasonBasics({
  isNew,
}: {
  /** Year and type then follow the name and the first day until the admin chooses them. */
  isNew: boolean;
}) {
  const { register, control, formState } = useFormContext<SeasonBasicsInput>();
  const { propose, keep } = useProposal(isNew);
  return (
    <>
      <TextField
        {...register("name", { onChange: propose })}
        label={words.name}
        hint={words.nameHint}
        error={formState.errors.name?.message}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <TextField
        {...register("startDate", { onChange: propose })}
        type="date"
        label={words.start}
        error={formState.errors.startDate?.message}
      />
      <TextField
        {...register("endDate")}
        type="date"
        label={words.end}
        error={formState.errors.endDate?.message}
      />
      <Controller
        control={control}
        name="seasonType"
        rules={{ onChange: () => keep("seasonType") }}
        render={({ field }) => (
          <SelectField
            {...field}
            label={words.type}
            options={SEASON_TYPES.map((value) => ({ value, label: seasonTypeWords(value) }))}
          />
        )}
      />
      <TextField
        {...register("year", { onChange: () => keep("year") })}
        label={words.year}
        error={formState.errors.year?.message}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  );
}

type Proposed = "seasonType" | "year";

function useProposal(isNew: boolean) {
  const { getValues, setValue, formState } = useFormContext<SeasonBasicsInput>();
  const chosen = useRef(new Set<Proposed>());
  const usual = formState.defaultValues;
  return {
    keep: (field: Proposed) => chosen.current.add(field),
    propose() {
      if (!isNew) return;
      const { seasonType, year } = seasonOfName(
        getValues(),
        Number(usual?.year),
        SEASON_TYPES.find((type) => type === usual?.seasonType),
      );
      if (!chosen.current.has("seasonType")) setValue("seasonType", seasonType);
      if (!chosen.current.has("year")) setValue("year", String(year));
    },
  };
}

/** Offers the known words, none, and the stored word if it is another one; badges say it as in brackets. */
export function statusOptions(stored: string | null, none: string) {
  const known: readonly string[] = KNOWN_STATUSES;
  const others = stored === null || known.includes(stored) ? [] : [stored];
  return [
    { value: "", label: none },
    ...[...known, ...others].map((value) => ({ value, label: statusLabel(value) })),
  ];
}

function statusLabel(status: string): string {
  const { label } = storedStatus(status);
  return label === status ? status : `${status} (${label})`;
}
