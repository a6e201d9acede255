import { valibotResolver } from "@hookform/resolvers/valibot";
import { FormProvider, useForm } from "react-hook-form";
import { updateSeason } from "../../../app/server-calls/season-work.ts";
import { followsLeagues, type SeasonWork } from "../../../domain/season/work/season-work.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { FormDialog } from "../../../ui/overlay/form-dialog.tsx";
import { changedFields } from "../changed-fields.ts";
import { seasonFormMessages as words } from "../season-messages.ts";
import { useSeasonChange } from "../use-season-change.ts";
import { SeasonFieldset } from "./season-fields.tsx";
import { seasonInput, seasonSchema } from "./season-schema.ts";

/** Sends only changed fields, so that two admins do not undo each other's edits. */
export function EditSeasonDialog({
  work: { season, leagues, counts },
  profiles,
  onClose,
}: {
  work: SeasonWork;
  profiles: readonly { readonly id: string; readonly name: string }[];
  onClose: () => void;
}) {
  const { isOffline } = useAdminPage();
  const change = useSeasonChange();
  const form = useForm({
    defaultValues: seasonInput({ ...season, scoringProfileId: season.scoringProfile }),
    resolver: valibotResolver(seasonSchema),
    criteriaMode: "all",
  });
  const { handleSubmit, formState, watch } = form;
  const isRecounted = watch("scoringProfileId") !== season.scoringProfile;

  const save = handleSubmit(async (fields) => {
    const changes = changedFields(fields, formState.dirtyFields);
    await change(updateSeason(season.id, changes), words.saved, onClose);
  });

  return (
    <FormDialog
      words={words}
      title={words.title}
      description={season.name}
      width="form"
      canSave={formState.isDirty && !isOffline}
      onSave={save}
      onClose={onClose}
      className="pt-2"
    >
      <FormProvider {...form}>
        <SeasonFieldset
          profiles={profiles}
          status={season.status}
          followsLeagues={followsLeagues(leagues)}
          {...(isRecounted ? { scoringHint: words.recount(counts.gamesWithLog) } : {})}
        />
      </FormProvider>
    </FormDialog>
  );
}
