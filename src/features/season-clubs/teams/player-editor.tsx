import { valibotResolver } from "@hookform/resolvers/valibot";
import { TriangleAlert } from "lucide-react";
import { Controller, useForm } from "react-hook-form";
import * as v from "valibot";
import { notify, showAlert } from "../../../app/notices/notices.ts";
import { createPlayer } from "../../../app/server-calls/clubs.ts";
import { updatePlayer } from "../../../app/server-calls/teams.ts";
import { jerseyProblem } from "../../../domain/roster/jersey.ts";
import { shortNamesOf } from "../../../domain/roster/short-names.ts";
import {
  type ManagedPlayer,
  type ManagedTeam,
  type SeasonClubs,
  teamsToShow,
} from "../../../domain/season/clubs/managed-club.ts";
import { fieldsThatDiffer } from "../../../domain/shared/fields-that-differ.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { CheckboxRow } from "../../../ui/form/checkbox.tsx";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { Note } from "../../../ui/note.tsx";
import { FormDialog } from "../../../ui/overlay/form-dialog.tsx";
import { clubMessages } from "../club-messages.ts";
import { emptyAsNone } from "../form-values.ts";
import { refusalText } from "../refusal-text.ts";
import { teamWorkMessages } from "./team-work-messages.ts";

const { player: words, saved } = teamWorkMessages;

const playerSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(words.nameMissing)),
  jerseyNumber: v.pipe(
    v.string(),
    v.check((typed) => jerseyProblem(typed, "dialog") === null, words.numberWrong),
    emptyAsNone,
  ),
  teamId: v.string(),
  isActive: v.boolean(),
  isIr: v.boolean(),
});

/** Adds a player, or changes only the fields that differ. */
export function PlayerEditor({
  clubs,
  team,
  player,
  onClose,
}: {
  clubs: SeasonClubs;
  team: ManagedTeam;
  /** Null for a new player. */
  player: ManagedPlayer | null;
  onClose: () => void;
}) {
  const { reload } = useAdminPage();
  const { register, control, handleSubmit, setError, watch, formState } = useForm({
    defaultValues: {
      name: player?.name ?? "",
      jerseyNumber: player?.jerseyNumber ?? "",
      teamId: team.id,
      isActive: player?.isActive ?? true,
      isIr: player?.isIr ?? false,
    },
    resolver: valibotResolver(playerSchema),
  });
  const { errors } = formState;
  const typed = watch("jerseyNumber").trim();
  const short = shortNameIn(clubs, watch("teamId"), { id: player?.id, name: watch("name") });
  const mate = clubs.players.find(
    (other) =>
      other.teamId === watch("teamId") &&
      other.id !== player?.id &&
      other.isActive &&
      typed !== "" &&
      other.jerseyNumber === typed,
  );

  const save = handleSubmit(async ({ teamId, ...fields }) => {
    const before = player === null ? null : { ...fieldsOf(player), teamId: player.teamId };
    const changes = before === null ? {} : fieldsThatDiffer(before, { ...fields, teamId });
    if (player !== null && Object.keys(changes).length === 0) return onClose();
    const result =
      player === null ? await createPlayer(teamId, fields) : await updatePlayer(player.id, changes);
    if (result.ok) {
      notify(saved(fields.name));
      onClose();
      return reload();
    }
    const text = refusalText(result.error);
    if (result.error.code === "invalid_jersey") setError("jerseyNumber", { message: text });
    else if (result.error.code === "already_on_team") setError("teamId", { message: text });
    else await showAlert(text);
  });

  const mates = clubs.players.filter(({ teamId, isActive }) => teamId === team.id && isActive);
  const isFull = player === null && mates.length >= team.maxPlayers;
  const teams = teamsToShow(clubs.teams, { typed: "", leagueId: null, withArchived: false });
  const choices = teams.some(({ id }) => id === team.id) ? teams : [team, ...teams];
  return (
    <FormDialog
      words={clubMessages.dialog}
      title={player === null ? words.addTitle : words.editTitle}
      description={player === null ? team.name : player.name}
      onSave={save}
      onClose={onClose}
      className="grid gap-4 pt-2"
    >
      {isFull && (
        <Note icon={TriangleAlert} tone="warn">
          {words.full(team.maxPlayers)}
        </Note>
      )}
      <TextField
        {...register("name")}
        label={words.name}
        hint={short === "" ? words.nameHint : words.shortName(short)}
        error={errors.name?.message}
        maxLength={200}
        autoComplete="off"
      />
      <TextField
        {...register("jerseyNumber")}
        label={words.number}
        hint={mate === undefined ? words.numberHint : words.numberTaken(mate.name)}
        error={errors.jerseyNumber?.message}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
      />
      {player !== null && (
        <>
          <Controller
            control={control}
            name="teamId"
            render={({ field }) => (
              <SelectField
                {...field}
                label={words.team}
                hint={words.teamHint}
                error={errors.teamId?.message}
                options={choices.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          />
          {player.mergedInto === null && (
            <CheckboxRow {...register("isActive")}>
              <span className="font-strong">{words.isActive}</span>
              <span className="block text-label text-text-2">{words.isActiveHint}</span>
            </CheckboxRow>
          )}
        </>
      )}
      <CheckboxRow {...register("isIr")}>
        <span className="font-strong">{words.isIr}</span>
        <span className="block text-label text-text-2">{words.isIrHint}</span>
      </CheckboxRow>
    </FormDialog>
  );
}

/** Says what the jersey will say among these team mates. */
function shortNameIn(
  { players }: SeasonClubs,
  teamId: string,
  { id = "", name }: { id: string | undefined; name: string },
): string {
  if (name.trim() === "") return "";
  const mates = players.filter((one) => one.teamId === teamId && one.isActive && one.id !== id);
  return shortNamesOf([...mates, { id, name }]).get(id) ?? "";
}

function fieldsOf({ name, jerseyNumber, isActive, isIr }: ManagedPlayer) {
  return { name, jerseyNumber, isActive, isIr };
}
