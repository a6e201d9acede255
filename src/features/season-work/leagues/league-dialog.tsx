import { valibotResolver } from "@hookform/resolvers/valibot";
import { Controller, useForm } from "react-hook-form";
import { createLeague, updateLeague } from "../../../app/server-calls/league-work.ts";
import type { LeagueFields } from "../../../domain/season/work/season-fields.ts";
import type { ManagedLeague, SeasonWork } from "../../../domain/season/work/season-work.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/overlay/form-dialog.tsx";
import { changedFields } from "../changed-fields.ts";
import { statusOptions } from "../season/season-fields.tsx";
import { useSeasonChange } from "../use-season-change.ts";
import { ClockFields } from "./clock-fields.tsx";
import { leagueFormMessages as words } from "./league-messages.ts";
import { leagueInput, leagueSchema } from "./league-schema.ts";

/** An import sets the same number of places (A §9). */
const MAX_TEAMS = 20;

/** The minutes of a usual half in flag football, and also the server's default. */
const PERIOD_MINUTES = 20;

/** Adds a league, or edits one and sends only changed fields. */
export function LeagueDialog({
  season,
  league,
  onClose,
}: {
  season: SeasonWork["season"];
  /** Null for a new league. */
  league: ManagedLeague | null;
  onClose: () => void;
}) {
  const { isOffline } = useAdminPage();
  const change = useSeasonChange();
  const { register, control, handleSubmit, formState } = useForm({
    defaultValues: leagueInput(league ?? newLeague(season)),
    resolver: valibotResolver(leagueSchema),
    criteriaMode: "all",
  });
  const { errors, dirtyFields, isDirty } = formState;

  const save = handleSubmit(async (fields) => {
    await (league === null
      ? change(createLeague(season.id, fields), words.added(fields.name), onClose)
      : change(updateLeague(league.id, changedFields(fields, dirtyFields)), words.saved, onClose));
  });

  return (
    <FormDialog
      words={{ ...words, save: league === null ? words.saveNew : words.saveEdit }}
      title={league === null ? words.titleNew : words.titleEdit}
      description={league?.name ?? season.name}
      width="form"
      canSave={(league === null || isDirty) && !isOffline}
      onSave={save}
      onClose={onClose}
      className="grid items-start gap-x-3 gap-y-4 pt-2 sm:grid-cols-2"
    >
      <TextField
        {...register("name")}
        label={words.name}
        error={errors.name?.message}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <TextField
        {...register("sport")}
        label={words.sport}
        error={errors.sport?.message}
        autoComplete="off"
      />
      <TextField
        {...register("format")}
        label={words.format}
        hint={words.formatHint}
        error={errors.format?.message}
        autoComplete="off"
      />
      <TextField
        {...register("startDate")}
        type="date"
        label={words.start}
        error={errors.startDate?.message}
      />
      <TextField
        {...register("endDate")}
        type="date"
        label={words.end}
        error={errors.endDate?.message}
      />
      <TextField
        {...register("regularSeasonWeeks")}
        label={words.weeks}
        error={errors.regularSeasonWeeks?.message}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...register("playoffMinGames")}
        label={words.playoffGames}
        hint={words.playoffGamesHint}
        error={errors.playoffMinGames?.message}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...register("maxTeams")}
        label={words.maxTeams}
        error={errors.maxTeams?.message}
        inputMode="numeric"
        autoComplete="off"
      />
      <ClockFields
        control={control}
        minutes={register("periodMinutes")}
        error={errors.periodMinutes?.message}
      />
      <Controller
        control={control}
        name="status"
        render={({ field }) => (
          <SelectField
            {...field}
            label={words.status}
            hint={words.statusHint}
            options={statusOptions(league?.status ?? null, words.noStatus)}
            className="sm:col-span-2"
          />
        )}
      />
    </FormDialog>
  );
}

/** A new league starts with its season's dates. */
function newLeague({ startDate, endDate }: SeasonWork["season"]): LeagueFields {
  return {
    name: "",
    sport: "Flag Football",
    format: null,
    status: null,
    startDate,
    endDate,
    regularSeasonWeeks: null,
    playoffMinGames: null,
    maxTeams: MAX_TEAMS,
    periods: "none",
    periodMinutes: PERIOD_MINUTES,
  };
}
