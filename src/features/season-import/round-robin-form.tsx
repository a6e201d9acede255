import { valibotResolver } from "@hookform/resolvers/valibot";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { useToday } from "../../app/queries/device/use-today.ts";
import { roundRobin } from "../../domain/season/round-robin/round-robin.ts";
import { nextDayOfPlay, weeklyDays } from "../../domain/season/round-robin/weekly-days.ts";
import { readClock } from "../../domain/season/sheet/read-clock.ts";
import { readDay } from "../../domain/season/sheet/read-day.ts";
import type { SeasonSheet } from "../../domain/season/sheet/season-sheet.ts";
import { dayText } from "../../parts/page/day-text.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxRow } from "../../ui/form/checkbox.tsx";
import { TextAreaField, TextField } from "../../ui/form/field.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { roundRobinMessages as words } from "./round-robin-messages.ts";
import type { ImportDraft } from "./use-import.ts";

interface RoundRobinFields {
  readonly teamIds: string[];
  readonly firstDay: string;
  readonly weeks: string;
  readonly dates: string;
  readonly times: string;
  readonly fields: string;
}

const parts = (text: string) =>
  text
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
const dayParts = (text: string) =>
  text
    .split(/[;\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
const isDay = (text: string) => "day" in readDay(text, "month_first");
const isTime = (text: string) => timeOf(text) !== null;

function timeOf(text: string): string | null {
  const read = readClock(text, "ask");
  return "time" in read ? read.time : null;
}

function daysText(firstDay: string, weeks: number): string {
  return weeklyDays(firstDay, weeks)
    .map((day) => dayText(day, "full"))
    .join("\n");
}

function dayOf(text: string): string {
  const read = readDay(text, "month_first");
  return "day" in read ? read.day : "";
}

function list(
  split: (text: string) => string[],
  missing: string,
  isRight: (text: string) => boolean,
  wrong: (text: string) => string,
) {
  return v.pipe(
    v.string(),
    v.check((text) => split(text).length > 0, missing),
    v.check(
      (text) => split(text).every(isRight),
      ({ input }) => wrong(split(input).find((part) => !isRight(part)) ?? ""),
    ),
  );
}

const schema = v.object({
  teamIds: v.pipe(v.array(v.string()), v.minLength(2, words.twoTeams)),
  firstDay: v.string(),
  weeks: v.string(),
  dates: list(dayParts, words.datesMissing, isDay, words.datesWrong),
  times: list(parts, words.timesMissing, isTime, words.timesWrong),
  fields: list(parts, words.fieldsMissing, () => true, String),
});

/** Proposes games from teams, days, times and fields; they go through the same preview. */
export function RoundRobinForm({
  sheet,
  draft,
  onPreview,
}: {
  sheet: SeasonSheet;
  draft: ImportDraft;
  onPreview: (changes: Partial<ImportDraft>) => void;
}) {
  const teams = sheet.teams.filter((team) => team.leagueId === draft.leagueId && !team.isArchived);
  const firstDay = nextDayOfPlay(sheet.season, useToday()) ?? "";
  const weeks = Math.max(1, teams.length - 1 + (teams.length % 2));
  const { register, handleSubmit, getValues, setValue, watch, formState } =
    useForm<RoundRobinFields>({
      defaultValues: {
        teamIds: teams.map(({ id }) => id),
        firstDay,
        weeks: `${weeks}`,
        dates: daysText(firstDay, weeks),
        times: "9:00 AM, 10:15 AM",
        fields: "Field 1, Field 2",
      },
      resolver: valibotResolver(schema),
    });
  const { errors } = formState;
  if (teams.length < 2) return <EmptyState title={words.noTeams} />;

  const propose = handleSubmit((values) => {
    const names = new Map(teams.map(({ id, name }) => [id, name]));
    const nameOf = (id: string) => names.get(id) ?? "";
    const { games, byes, unplaced } = roundRobin({
      teamIds: values.teamIds,
      dates: dayParts(values.dates).map(dayOf),
      times: parts(values.times).flatMap((time) => timeOf(time) ?? []),
      fields: parts(values.fields),
    });
    onPreview({
      proposed: games.map((game, index) => ({
        row: index + 1,
        date: game.date,
        time: game.time,
        visitor: nameOf(game.visitorId),
        home: nameOf(game.homeId),
        field: game.field,
        week: game.week,
        isPlayoff: null,
      })),
      byes: byes.map(({ teamId, week }) => `${nameOf(teamId)} (week ${week})`).join(", "),
      unplaced,
    });
  });

  function fillIn() {
    const values = getValues();
    const days = daysText(values.firstDay, Number(values.weeks));
    setValue("dates", days, { shouldValidate: true });
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void propose(event)}>
      <p className="max-w-reading text-dense text-text-2">{words.lead}</p>
      <fieldset className="grid min-w-0 gap-1">
        <legend className="text-label font-strong">
          {words.teams} · {words.teamsCount(watch("teamIds").length, teams.length)}
        </legend>
        <div className="card grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-6 px-3">
          {teams.map(({ id, name }) => (
            <CheckboxRow key={id} value={id} isBoxFirst {...register("teamIds")}>
              <span className="block truncate" title={name}>
                {name}
              </span>
            </CheckboxRow>
          ))}
        </div>
        <p role="alert" className="text-label font-strong text-danger empty:hidden">
          {errors.teamIds?.message}
        </p>
      </fieldset>
      <div className="grid items-start gap-4 wide:grid-cols-2 laptop:grid-cols-3">
        <div className="grid grid-cols-[minmax(0,1fr)_5rem] items-end gap-3">
          <TextField {...register("firstDay")} label={words.firstDay} type="date" />
          <TextField {...register("weeks")} label={words.weeks} type="number" min={1} max={60} />
          <Button size="lg" className="col-span-2" onClick={fillIn}>
            {words.fill}
          </Button>
        </div>
        <TextAreaField
          {...register("dates")}
          label={words.dates}
          hint={words.datesHint}
          error={errors.dates?.message}
          rows={5}
        />
        <div className="grid gap-3">
          <TextField
            {...register("times")}
            label={words.times}
            hint={words.timesHint}
            error={errors.times?.message}
          />
          <TextField
            {...register("fields")}
            label={words.fields}
            hint={words.fieldsHint}
            error={errors.fields?.message}
          />
        </div>
      </div>
      <div>
        <Button type="submit" variant="fill">
          {words.propose}
        </Button>
      </div>
    </form>
  );
}
