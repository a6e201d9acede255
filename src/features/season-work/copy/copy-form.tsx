import { valibotResolver } from "@hookform/resolvers/valibot";
import { FormProvider, useForm } from "react-hook-form";
import { adminPaths } from "../../../app/admin-paths.ts";
import { notify, showAlert } from "../../../app/notices/notices.ts";
import { copySeason } from "../../../app/server-calls/sheet-imports.ts";
import type { SeasonSheet } from "../../../domain/season/sheet/season-sheet.ts";
import { SEASON_TYPES } from "../../../domain/season/work/season-fields.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { useWayOn } from "../../../parts/page/way-on.ts";
import { Button } from "../../../ui/button.tsx";
import { hasHalfTyped } from "../../../ui/form/invalid-focus.ts";
import { Section } from "../../../ui/section.tsx";
import { SeasonBasics } from "../season/season-fields.tsx";
import { seasonBasicsSchema } from "../season/season-schema.ts";
import { copyMessages as words } from "./copy-messages.ts";
import { CopyTeams } from "./copy-teams.tsx";
import { useCopyChoice } from "./use-copy-choice.ts";

/** Names the new season and chooses which teams and players are copied. */
export function CopyForm({ sheet }: { sheet: SeasonSheet }) {
  const { isOffline } = useAdminPage();
  const goOn = useWayOn();
  const choice = useCopyChoice(sheet);
  const { season } = sheet;
  const form = useForm({
    defaultValues: {
      name: "",
      year: String(season.year),
      seasonType: SEASON_TYPES.find((type) => type === season.seasonType) ?? "fall",
      startDate: "",
      endDate: "",
    },
    resolver: valibotResolver(seasonBasicsSchema),
    criteriaMode: "all",
  });
  const isBusy = form.formState.isSubmitting;

  const submit = form.handleSubmit(async (wanted) => {
    const answer = await copySeason({
      ...wanted,
      fromSeasonId: season.id,
      teamIds: choice.teamIds,
      playerIds: choice.playerIds,
    });
    if (!answer.ok) return showAlert(answer.error.message);
    if (answer.value.refusal !== null) return showAlert(words.refusals[answer.value.refusal]);
    notify(words.copied(wanted.name));
    await goOn(adminPaths.season(answer.value.seasonId));
  });

  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        if (hasHalfTyped(event.currentTarget)) event.preventDefault();
        else void submit(event);
      }}
    >
      <Section title={words.form}>
        <FormProvider {...form}>
          <div className="mt-2 grid items-start gap-3 sm:grid-cols-2 wide:grid-cols-4">
            <SeasonBasics isNew />
          </div>
        </FormProvider>
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
