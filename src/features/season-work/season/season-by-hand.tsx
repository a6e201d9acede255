import { valibotResolver } from "@hookform/resolvers/valibot";
import { FormProvider, useForm } from "react-hook-form";
import { adminPaths } from "../../../app/admin-paths.ts";
import { notify, showAlert } from "../../../app/notices/notices.ts";
import { useScoringProfiles } from "../../../app/queries/server/use-season-work.ts";
import { createSeason } from "../../../app/server-calls/season-work.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { AdminRead } from "../../../parts/admin/admin-read.tsx";
import { useWayOn } from "../../../parts/page/way-on.ts";
import { Button } from "../../../ui/button.tsx";
import { hasHalfTyped } from "../../../ui/form/invalid-focus.ts";
import { Section } from "../../../ui/section.tsx";
import { seasonFailureWords } from "../failure-words.ts";
import { newSeasonMessages as words } from "../season-messages.ts";
import { SeasonFieldset } from "./season-fields.tsx";
import { seasonSchema } from "./season-schema.ts";

/** Creates a season without a provider and opens its management (A §2). It needs the network. */
export function SeasonByHand({
  isMain,
}: {
  /** True if there is no other way to create a season. */
  isMain: boolean;
}) {
  const { query, reload } = useScoringProfiles();
  return (
    <Section title={words.form}>
      <div className="mt-2 grid gap-4 *:min-w-0">
        <p className="text-dense text-text-2">{words.lead}</p>
        <AdminRead words={words} query={query} isOffline={false} onRetry={reload}>
          {(profiles) => <NewSeasonForm profiles={profiles} isMain={isMain} />}
        </AdminRead>
      </div>
    </Section>
  );
}

function NewSeasonForm({
  profiles,
  isMain,
}: {
  profiles: readonly { readonly id: string; readonly name: string }[];
  isMain: boolean;
}) {
  const { isOffline } = useAdminPage();
  const goOn = useWayOn();
  const form = useForm({
    defaultValues: {
      name: "",
      seasonType: "fall",
      year: String(new Date().getFullYear()),
      startDate: "",
      endDate: "",
      status: "Upcoming",
      scoringProfileId: profiles.find(({ id }) => id === "guide")?.id ?? profiles[0]?.id ?? "",
    },
    resolver: valibotResolver(seasonSchema),
    criteriaMode: "all",
  });
  const { isSubmitting } = form.formState;

  const create = form.handleSubmit(async (fields) => {
    const result = await createSeason(fields);
    if (!result.ok) return showAlert(seasonFailureWords(result.error));
    notify(words.created(fields.name));
    if (result.value.id !== null) await goOn(adminPaths.season(result.value.id));
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (isSubmitting || hasHalfTyped(event.currentTarget)) event.preventDefault();
        else void create(event);
      }}
      className="grid gap-4 wide:max-w-160"
    >
      <FormProvider {...form}>
        <SeasonFieldset profiles={profiles} status={null} isNew />
      </FormProvider>
      <Button
        type="submit"
        variant={isMain ? "fill" : "plain"}
        size="lg"
        disabled={isOffline}
        aria-busy={isSubmitting}
        className="justify-self-start"
      >
        {isSubmitting ? words.creating : words.create}
      </Button>
    </form>
  );
}
