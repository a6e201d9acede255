import { valibotResolver } from "@hookform/resolvers/valibot";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { notify, showAlert } from "../../app/notices/notices.ts";
import { paths } from "../../app/paths.ts";
import { copySeason } from "../../app/server-calls/sheet-imports.ts";
import type { SeasonSheet } from "../../domain/season/sheet/season-sheet.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { useWayOn } from "../../parts/page/way-on.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { Section } from "../../ui/section.tsx";
import { copyMessages as words } from "./copy-messages.ts";
import { CopyTeams } from "./copy-teams.tsx";
import { useCopyChoice } from "./use-copy-choice.ts";

const TYPES = ["spring", "summer", "fall"] as const;

const copySchema = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(words.nameMissing), v.maxLength(200)),
    year: v.pipe(
      v.string(),
      v.transform(Number),
      v.integer(words.yearWrong),
      v.minValue(1900, words.yearWrong),
      v.maxValue(2200, words.yearWrong),
    ),
    seasonType: v.picklist(TYPES),
    startDate: v.string(),
    endDate: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [["startDate"], ["endDate"]],
      ({ startDate, endDate }) => startDate === "" || endDate === "" || startDate <= endDate,
      words.datesReversed,
    ),
    ["endDate"],
  ),
);

/** Names the new season and chooses which teams and players are copied. */
export function CopyForm({ sheet }: { sheet: SeasonSheet }) {
  const { isOffline } = useAdminPage();
  const goOn = useWayOn();
  const choice = useCopyChoice(sheet);
  const { season } = sheet;
  const { register, handleSubmit, watch, setValue, formState } = useForm({
    defaultValues: {
      name: "",
      year: `${season.year}`,
      seasonType: TYPES.find((type) => type === season.seasonType) ?? "fall",
      startDate: "",
      endDate: "",
    },
    resolver: valibotResolver(copySchema),
    criteriaMode: "all",
  });
  const { errors, isSubmitting: isBusy } = formState;

  const submit = handleSubmit(async (wanted) => {
    const answer = await copySeason({
      ...wanted,
      fromSeasonId: season.id,
      startDate: wanted.startDate || null,
      endDate: wanted.endDate || null,
      teamIds: choice.teamIds,
      playerIds: choice.playerIds,
    });
    if (!answer.ok) return showAlert(answer.error.message);
    if (answer.value.refusal !== null) return showAlert(words.refusals[answer.value.refusal]);
    notify(words.copied(wanted.name));
    await goOn(paths.adminSeason(answer.value.seasonId));
  });

  return (
    <form noValidate className="grid gap-6" onSubmit={(event) => void submit(event)}>
      <Section title={words.form}>
        <div className="mt-2 grid items-start gap-3 sm:grid-cols-2 wide:grid-cols-4">
          <TextField
            {...register("name")}
            label={words.name}
            error={errors.name?.message}
            maxLength={200}
            className="sm:col-span-2"
          />
          <TextField
            {...register("year")}
            label={words.year}
            error={errors.year?.message}
            inputMode="numeric"
          />
          <SelectField
            label={words.type}
            options={TYPES.map((value) => ({ value, label: words.types[value] }))}
            value={watch("seasonType")}
            onChange={(type) => setValue("seasonType", type)}
          />
          <TextField {...register("startDate")} label={words.start} type="date" />
          <TextField
            {...register("endDate")}
            label={words.end}
            type="date"
            error={errors.endDate?.message}
          />
        </div>
      </Section>
      <Section
        title={words.teams}
        aside={words.counts(choice.teamIds.length, choice.playerIds.length)}
      >
        <CopyTeams sheet={sheet} choice={choice} />
      </Section>
      <div>
        <Button
          type="submit"
          variant="fill"
          size="lg"
          disabled={isOffline || isBusy}
          aria-busy={isBusy}
        >
          {isBusy ? words.copying : words.copy}
        </Button>
      </div>
    </form>
  );
}
