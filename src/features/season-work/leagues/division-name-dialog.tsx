import { valibotResolver } from "@hookform/resolvers/valibot";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { createDivision, renameDivision } from "../../../app/server-calls/league-work.ts";
import type { ManagedLeague } from "../../../domain/season/work/season-work.ts";
import { TextField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/overlay/form-dialog.tsx";
import { useSeasonChange } from "../use-season-change.ts";
import { leagueDivisionMessages as words } from "./league-messages.ts";

const divisionSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(words.nameMissing),
    v.maxLength(200, words.nameLong),
  ),
});

/** Adds a division, or renames one together with its teams' entries. */
export function DivisionNameDialog({
  league,
  division,
  onClose,
}: {
  league: ManagedLeague;
  /** Null for a new division. */
  division: string | null;
  onClose: () => void;
}) {
  const change = useSeasonChange();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: division ?? "" },
    resolver: valibotResolver(divisionSchema),
  });
  const isNew = division === null;

  const save = handleSubmit(async ({ name }) => {
    await (isNew
      ? change(createDivision(league.id, name), words.added(name), onClose)
      : change(renameDivision(league.id, division, name), words.renamed(name), onClose));
  });

  return (
    <FormDialog
      words={{ ...words, save: isNew ? words.saveNew : words.saveRename }}
      title={isNew ? words.titleNew : words.titleRename}
      description={isNew ? league.name : `${league.name} · ${division}`}
      onSave={save}
      onClose={onClose}
      className="pt-2"
    >
      <TextField
        {...register("name")}
        label={words.name}
        {...(isNew ? {} : { hint: words.carries })}
        error={formState.errors.name?.message}
        autoComplete="off"
      />
    </FormDialog>
  );
}
