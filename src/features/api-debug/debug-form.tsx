import { valibotResolver } from "@hookform/resolvers/valibot";
import { Play } from "lucide-react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";
import { apiDebugMessages } from "./api-debug-messages.ts";

const { form: words } = apiDebugMessages;

const leagueSchema = v.object({
  leagueId: v.pipe(v.string(), v.trim(), v.regex(/^\d{0,12}$/, words.wrong)),
});

/** Asks for a league and runs the tests. */
export function DebugForm({
  isDisabled,
  onRun,
}: {
  isDisabled: boolean;
  /** null asks for the list of leagues. */
  onRun: (leagueId: string | null) => Promise<void>;
}) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { leagueId: "" },
    resolver: valibotResolver(leagueSchema),
    reValidateMode: "onSubmit",
  });
  const { errors, isSubmitting: isBusy } = formState;
  const submit = handleSubmit(async ({ leagueId }) => {
    if (!isBusy) await onRun(leagueId === "" ? null : leagueId);
  });
  return (
    <Section title={words.title}>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-2 grid items-start gap-3 wide:grid-cols-[minmax(0,20rem)_auto] wide:justify-start"
      >
        <TextField
          {...register("leagueId")}
          label={words.leagueId}
          hint={words.hint}
          error={errors.leagueId?.message}
          placeholder={words.placeholder}
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
        />
        <Button
          type="submit"
          variant="fill"
          size="lg"
          icon={<Icon as={Play} />}
          disabled={isDisabled}
          aria-busy={isBusy}
          className="wide:mt-5"
        >
          {isBusy ? words.busy : words.submit}
        </Button>
      </form>
    </Section>
  );
}
