import { valibotResolver } from "@hookform/resolvers/valibot";
import { Controller, useForm } from "react-hook-form";
import * as v from "valibot";
import { notify, showAlert } from "../../../app/notices/notices.ts";
import { createGame, updateGame } from "../../../app/server-calls/clubs.ts";
import {
  type GameFields,
  isCollected,
  leaguesThatPlay,
  type ManagedGame,
  proposedWeek,
  type SeasonSchedule,
} from "../../../domain/season/clubs/managed-game.ts";
import { fieldsThatDiffer } from "../../../domain/shared/fields-that-differ.ts";
import { hasFullYear, noonOf } from "../../../domain/shared/plain-date.ts";
import { compareNames } from "../../../domain/standings/name-order.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { CheckboxRow } from "../../../ui/form/checkbox.tsx";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/overlay/form-dialog.tsx";
import { clubMessages } from "../club-messages.ts";
import { emptyAsNone, wholeNumberOrNone } from "../form-values.ts";
import { LeagueField, leagueOfNew } from "../league-field.tsx";
import { refusalText } from "../refusal-text.ts";
import { gameWorkMessages } from "./game-work-messages.ts";

const { form: words, saved } = gameWorkMessages;

const gameSchema = v.pipe(
  v.object({
    leagueId: v.pipe(v.string(), v.nonEmpty(clubMessages.leagueMissing)),
    teamVisitorId: v.pipe(v.string(), v.nonEmpty(words.teamMissing)),
    teamHomeId: v.pipe(v.string(), v.nonEmpty(words.teamMissing)),
    gameDate: v.pipe(
      v.string(),
      v.check((date) => noonOf(date) !== null && hasFullYear(date), words.dateMissing),
    ),
    gameTime: emptyAsNone,
    fieldLocation: emptyAsNone,
    weekNumber: wholeNumberOrNone(words.weekWrong),
    isPlayoff: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [["teamVisitorId"], ["teamHomeId"]],
      ({ teamVisitorId, teamHomeId }) => teamVisitorId === "" || teamVisitorId !== teamHomeId,
      words.sameTeam,
    ),
    ["teamHomeId"],
  ),
);

/** Adds a game, or changes the fields of one that differ. Day and time stay as typed (D48). */
export function GameForm({
  schedule,
  game,
  filteredTo,
  onClose,
}: {
  schedule: SeasonSchedule;
  /** Null: a new one. */
  game: ManagedGame | null;
  /** The league that the list shows alone. */
  filteredTo: string | null;
  onClose: () => void;
}) {
  const { reload } = useAdminPage();
  const leagues = leaguesThatPlay(schedule);
  const { register, control, handleSubmit, setError, setValue, watch, formState } = useForm({
    defaultValues: {
      leagueId: game?.leagueId ?? leagueOfNew(leagues, filteredTo),
      teamVisitorId: game?.teamVisitorId ?? "",
      teamHomeId: game?.teamHomeId ?? "",
      gameDate: game?.gameDate ?? "",
      gameTime: game?.gameTime ?? "",
      fieldLocation: game?.fieldLocation ?? "",
      weekNumber: game?.weekNumber === null || game === null ? "" : String(game.weekNumber),
      isPlayoff: game?.isPlayoff ?? false,
    },
    resolver: valibotResolver(gameSchema),
    // With the first error alone, a missing day would hide that both teams are the same.
    criteriaMode: "all",
    shouldFocusError: false,
  });
  const { errors } = formState;
  const [leagueId, gameDate] = [watch("leagueId"), watch("gameDate")];
  const isFixed = game !== null && isCollected(game);
  const teams = [
    { value: "", label: leagueId === "" ? words.leagueFirst : words.choose },
    ...schedule.teams
      .filter(
        (team) =>
          team.leagueId === leagueId &&
          (team.archivedAt === null ||
            team.id === game?.teamVisitorId ||
            team.id === game?.teamHomeId),
      )
      .sort((a, b) => compareNames(a.name, b.name))
      .map(({ id, name }) => ({ value: id, label: name })),
  ];
  const isKnown = leagueId !== "" && noonOf(gameDate) !== null;
  const week = !isKnown ? null : proposedWeek(schedule.games, leagueId, gameDate);

  const save = handleSubmit(async ({ leagueId: league, ...typed }) => {
    // A new game without a week gets that of its day, as a provider would give it (A §4).
    const fields: GameFields =
      game === null ? { ...typed, weekNumber: typed.weekNumber ?? week } : typed;
    const changes = game === null ? {} : fieldsThatDiffer(fieldsOf(game), fields);
    if (game !== null && Object.keys(changes).length === 0) return onClose();
    const result =
      game === null ? await createGame(league, fields) : await updateGame(game.id, changes);
    if (result.ok) {
      notify(saved);
      onClose();
      return reload();
    }
    const text = refusalText(result.error);
    if (result.error.code === "same_team") setError("teamHomeId", { message: text });
    else await showAlert(text);
  });

  return (
    <FormDialog
      words={clubMessages.dialog}
      title={game === null ? words.addTitle : words.editTitle}
      description={words.lead}
      onSave={save}
      onClose={onClose}
      className="grid gap-4 pt-2"
    >
      {game === null && schedule.leagues.length > 1 && (
        <Controller
          control={control}
          name="leagueId"
          render={({ field }) => (
            <LeagueField
              {...field}
              leagues={leagues}
              error={errors.leagueId?.message}
              onChange={(league) => {
                field.onChange(league);
                setValue("teamVisitorId", "");
                setValue("teamHomeId", "");
              }}
            />
          )}
        />
      )}
      {(["teamVisitorId", "teamHomeId"] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => (
            <SelectField
              {...field}
              label={name === "teamVisitorId" ? words.visitor : words.home}
              hint={isFixed && name === "teamHomeId" ? words.teamsFixed : undefined}
              error={leagueId === "" ? undefined : errors[name]?.message}
              aria-disabled={isFixed || undefined}
              disabled={leagueId === ""}
              options={isFixed ? teams.filter(({ value }) => value === field.value) : teams}
            />
          )}
        />
      ))}
      <div className="grid grid-cols-[minmax(0,4fr)_minmax(0,3fr)] items-start gap-3">
        <TextField
          className="grid-cols-[minmax(0,1fr)]"
          {...register("gameDate")}
          label={words.date}
          error={errors.gameDate?.message}
          type="date"
        />
        <TextField
          className="grid-cols-[minmax(0,1fr)]"
          {...register("gameTime")}
          label={words.time}
          type="time"
        />
        <TextField
          {...register("fieldLocation")}
          label={words.field}
          maxLength={200}
          autoComplete="off"
        />
        <TextField
          {...register("weekNumber")}
          label={words.week}
          hint={week === null ? undefined : words.weekHint(week)}
          error={errors.weekNumber?.message}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
        />
      </div>
      <CheckboxRow {...register("isPlayoff")}>
        <span className="font-strong">{words.playoff}</span>
        <span className="block text-label text-text-2">{words.playoffHint}</span>
      </CheckboxRow>
    </FormDialog>
  );
}

function fieldsOf(game: ManagedGame): GameFields {
  const { teamVisitorId, teamHomeId, gameDate, gameTime, fieldLocation, weekNumber, isPlayoff } =
    game;
  return { teamVisitorId, teamHomeId, gameDate, gameTime, fieldLocation, weekNumber, isPlayoff };
}
