import { valibotResolver } from "@hookform/resolvers/valibot";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { notify, showAlert } from "../../../app/notices/notices.ts";
import { paths } from "../../../app/paths.ts";
import { useScoringProfiles } from "../../../app/queries/server/use-season-work.ts";
import { createSeason } from "../../../app/server-calls/season-work.ts";
import { useSession } from "../../../app/session/use-session.ts";
import { AdminPage } from "../../../parts/admin/admin-page.tsx";
import { Button } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import { seasonFailureWords } from "../failure-words.ts";
import { newSeasonMessages as words } from "../season-messages.ts";
import { SeasonFieldset } from "./season-fields.tsx";
import { seasonSchema } from "./season-schema.ts";

/** Create New Season (A §2), by hand; goes straight to managing it. Online only. */
export function NewSeasonPage() {
  const { query, reload } = useScoringProfiles();
  const isOffline = useSession().connection === "offline";
  return (
    <AdminPage words={words} query={query} isOffline={isOffline} onRetry={() => void reload()}>
      {(profiles) => (
        <div className="grid items-start gap-6 laptop:grid-cols-[minmax(0,1fr)_360px]">
          <Section title={words.form}>
            <NewSeasonForm profiles={profiles} isOffline={isOffline} />
          </Section>
          <Section title={words.provider}>
            <p className="text-dense text-text-2">{words.providerText}</p>
          </Section>
        </div>
      )}
    </AdminPage>
  );
}

function NewSeasonForm({
  profiles,
  isOffline,
}: {
  profiles: readonly { readonly id: string; readonly name: string }[];
  isOffline: boolean;
}) {
  const navigate = useNavigate();
  const { register, control, handleSubmit, formState } = useForm({
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
  const { errors, isSubmitting } = formState;

  const create = handleSubmit(async (fields) => {
    const result = await createSeason(fields);
    if (!result.ok) return showAlert(seasonFailureWords(result.error));
    notify(words.created(fields.name));
    if (result.value.id !== null) await navigate(paths.adminSeason(result.value.id));
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (isSubmitting) event.preventDefault();
        else void create(event);
      }}
      className="mt-2 grid gap-4"
    >
      <SeasonFieldset
        register={register}
        control={control}
        errors={errors}
        profiles={profiles}
        status={null}
      />
      <Button
        type="submit"
        variant="fill"
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
