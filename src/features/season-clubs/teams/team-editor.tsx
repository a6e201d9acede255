import { valibotResolver } from "@hookform/resolvers/valibot";
import { Controller, useForm } from "react-hook-form";
import * as v from "valibot";
import { notify, showAlert } from "../../../app/notices/notices.ts";
import { type ClubFailure, createTeam, updateTeam } from "../../../app/server-calls/clubs.ts";
import type {
  ManagedTeam,
  SeasonClubs,
  TeamFields,
} from "../../../domain/season/clubs/managed-club.ts";
import { TEAM_CODE } from "../../../domain/season/team-code.ts";
import { TEAM_COLORS } from "../../../domain/season/team-color.ts";
import { isShort, proposedNames } from "../../../domain/season/team-names.ts";
import { fieldsThatDiffer } from "../../../domain/shared/fields-that-differ.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { CheckboxRow } from "../../../ui/form/checkbox.tsx";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/overlay/form-dialog.tsx";
import { clubMessages } from "../club-messages.ts";
import { emptyAsNone, wholeNumber } from "../form-values.ts";
import { LeagueField, leagueOfNew } from "../league-field.tsx";
import { refusalText } from "../refusal-text.ts";
import { TeamColorField } from "./team-color-field.tsx";
import { TeamCrestField } from "./team-crest-field.tsx";
import { teamWorkMessages } from "./team-work-messages.ts";

const { form: words, saved } = teamWorkMessages;

const teamSchema = v.object({
  leagueId: v.pipe(v.string(), v.nonEmpty(clubMessages.leagueMissing)),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(words.nameMissing)),
  shortName: v.pipe(
    emptyAsNone,
    v.nullable(v.pipe(v.string(), v.check(isShort, words.shortNameLong))),
  ),
  code: v.pipe(
    emptyAsNone,
    v.nullable(v.pipe(v.string(), v.toUpperCase(), v.regex(TEAM_CODE, words.codeWrong))),
  ),
  color: v.pipe(emptyAsNone, v.nullable(v.picklist(TEAM_COLORS))),
  divisionName: emptyAsNone,
  captainName: emptyAsNone,
  captainEmail: v.pipe(emptyAsNone, v.nullable(v.pipe(v.string(), v.email(words.emailWrong)))),
  maxPlayers: wholeNumber(words.wholeNumber),
  maxIrSlots: wholeNumber(words.wholeNumber),
  forfeitedSeason: v.boolean(),
});

const FIELD_OF: Readonly<
  Partial<Record<ClubFailure["code"], "name" | "shortName" | "code" | "divisionName">>
> = {
  name_taken: "name",
  short_name_taken: "shortName",
  code_taken: "code",
  unknown_division: "divisionName",
};

/** Adds a team, or changes only the fields that differ. */
export function TeamEditor({
  clubs,
  team,
  filteredTo,
  onClose,
}: {
  clubs: SeasonClubs;
  /** Null for a new team. */
  team: ManagedTeam | null;
  /** The league that the list shows alone. */
  filteredTo: string | null;
  onClose: () => void;
}) {
  const { reload } = useAdminPage();
  const before = team === null ? null : fieldsOf(team, clubs);
  const { register, control, handleSubmit, setError, setValue, watch, formState } = useForm({
    defaultValues: {
      leagueId: team?.leagueId ?? leagueOfNew(clubs.leagues, filteredTo),
      name: before?.name ?? "",
      shortName: before?.shortName ?? "",
      code: before?.code ?? "",
      color: before?.color ?? "",
      divisionName: before?.divisionName ?? "",
      captainName: before?.captainName ?? "",
      captainEmail: before?.captainEmail ?? "",
      maxPlayers: String(before?.maxPlayers ?? 20),
      maxIrSlots: String(before?.maxIrSlots ?? 2),
      forfeitedSeason: before?.forfeitedSeason ?? false,
    },
    resolver: valibotResolver(teamSchema),
    shouldFocusError: false,
  });
  const { errors } = formState;
  const proposed = proposedNames(clubs.teams, team?.id ?? null, watch("name"));
  const asksLeague = team === null && clubs.leagues.length > 1;
  const league = clubs.leagues.find(({ id }) => id === watch("leagueId"));

  const save = handleSubmit(async ({ leagueId, ...fields }) => {
    const result =
      team === null || before === null
        ? await createTeam(leagueId, fields)
        : await updateTeam(team.id, fieldsThatDiffer<TeamFields>(before, fields));
    if (result.ok) {
      notify(saved(fields.name));
      onClose();
      return reload();
    }
    const text = refusalText(result.error);
    const field = FIELD_OF[result.error.code];
    if (field === undefined) await showAlert(text);
    else setError(field, { message: text }, { shouldFocus: true });
  });

  return (
    <FormDialog
      words={clubMessages.dialog}
      title={team === null ? words.addTitle : words.editTitle}
      description={team === null ? words.addLead(asksLeague) : words.editLead}
      onSave={save}
      onClose={onClose}
      className="grid gap-4 pt-2"
    >
      {asksLeague && (
        <Controller
          control={control}
          name="leagueId"
          render={({ field }) => (
            <LeagueField
              {...field}
              leagues={clubs.leagues}
              error={errors.leagueId?.message}
              onChange={(leagueId) => {
                field.onChange(leagueId);
                setValue("divisionName", "");
              }}
            />
          )}
        />
      )}
      <TextField
        {...register("name")}
        label={words.name}
        error={errors.name?.message}
        maxLength={200}
        autoComplete="off"
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          {...register("shortName")}
          label={words.shortName}
          hint={words.proposed(proposed.shortName)}
          error={errors.shortName?.message}
          maxLength={24}
          autoComplete="off"
        />
        <TextField
          {...register("code")}
          label={words.code}
          hint={words.proposed(proposed.code)}
          error={errors.code?.message}
          maxLength={3}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <Controller
        control={control}
        name="color"
        render={({ field }) => (
          <TeamColorField
            {...field}
            code={watch("code").toUpperCase() || proposed.code}
            color={TEAM_COLORS.find((color) => color === field.value) ?? null}
          />
        )}
      />
      {team !== null && <TeamCrestField team={team} />}
      <Controller
        control={control}
        name="divisionName"
        render={({ field }) => (
          <SelectField
            {...field}
            label={words.division}
            error={errors.divisionName?.message}
            options={divisionOptions(league?.divisions ?? [], field.value)}
          />
        )}
      />
      <TextField
        {...register("captainName")}
        label={words.captain}
        maxLength={200}
        autoComplete="off"
      />
      <TextField
        {...register("captainEmail")}
        label={words.email}
        hint={words.emailHint}
        error={errors.captainEmail?.message}
        type="email"
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          {...register("maxPlayers")}
          label={words.places}
          error={errors.maxPlayers?.message}
          inputMode="numeric"
          maxLength={3}
        />
        <TextField
          {...register("maxIrSlots")}
          label={words.slots}
          error={errors.maxIrSlots?.message}
          inputMode="numeric"
          maxLength={3}
        />
      </div>
      <CheckboxRow {...register("forfeitedSeason")}>
        <span className="font-strong">{words.forfeited}</span>
        <span className="block text-label text-text-2">{words.forfeitedHint}</span>
      </CheckboxRow>
    </FormDialog>
  );
}

function fieldsOf(team: ManagedTeam, clubs: SeasonClubs): TeamFields {
  const { id, leagueId: _league, crest: _crest, irSubmissionsUsed: _used, ...rest } = team;
  const { archivedAt: _at, ...fields } = rest;
  return { ...fields, captainEmail: clubs.contacts.get(id) ?? null };
}

/** A division that the league has dropped stays a choice for a team that is still in it. */
function divisionOptions(divisions: readonly string[], chosen: string) {
  const names = chosen === "" || divisions.includes(chosen) ? divisions : [...divisions, chosen];
  return [
    { value: "", label: words.noDivision },
    ...names.map((name) => ({ value: name, label: name })),
  ];
}
