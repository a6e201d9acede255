import { valibotResolver } from "@hookform/resolvers/valibot";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { type WantedSeason, wantedSeasons } from "../../domain/provider/run/season-import.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Section } from "../../ui/section.tsx";
import { manualMessages as words } from "./create-messages.ts";

const schema = v.object({
  leagueId: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(words.missing),
    v.regex(/^\d{1,12}$/, words.wrong),
  ),
});

/** Imports one league by its id (A §2, A §5). */
export function LeagueIdForm({
  onImport,
}: {
  onImport: (seasons: readonly WantedSeason[]) => void;
}) {
  const { isOffline } = useAdminPage();
  const { register, handleSubmit, formState, watch } = useForm({
    defaultValues: { leagueId: "" },
    resolver: valibotResolver(schema),
  });
  const isBlank = watch("leagueId").trim() === "";
  const submit = handleSubmit(({ leagueId }) =>
    onImport(wantedSeasons([leagueId], "each", () => crypto.randomUUID())),
  );
  return (
    <Section title={words.title}>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-2 grid gap-4">
        <p className="text-dense text-text-2">{words.lead}</p>
        <TextField
          {...register("leagueId")}
          label={words.leagueId}
          placeholder={words.placeholder}
          needed={isBlank && words.missing}
          error={formState.errors.leagueId?.message}
          inputMode="numeric"
          autoComplete="off"
          className="wide:max-w-160"
        />
        <Button
          type="submit"
          size="lg"
          disabled={isOffline || isBlank}
          className="justify-self-start"
        >
          {words.create}
        </Button>
      </form>
    </Section>
  );
}
