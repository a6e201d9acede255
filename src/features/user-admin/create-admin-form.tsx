import { valibotResolver } from "@hookform/resolvers/valibot";
import { clsx } from "clsx";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { showAlert } from "../../app/notices/notices.ts";
import { askInvitation, type InvitationAnswer } from "../../app/server-calls/accounts.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Section } from "../../ui/section.tsx";
import { userMessages } from "./user-messages.ts";

const { form: words } = userMessages;

const personSchema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(words.emailMissing),
    v.email(words.emailWrong),
    v.toLowerCase(),
  ),
  fullName: v.pipe(v.string(), v.trim()),
});

/** Promotes an account to admin, or invites the address (A §5, D14). A phone unfolds it on request. */
export function CreateAdminForm({
  unfolds,
  isFolded,
  onAnswer,
}: {
  /** True once a phone's button asked for the form. */
  unfolds: boolean;
  /** On a laptop the form always shows. */
  isFolded: boolean;
  onAnswer: (answer: InvitationAnswer) => Promise<void>;
}) {
  const { isOffline } = useAdminPage();
  const { register, handleSubmit, reset, setFocus, formState } = useForm({
    defaultValues: { email: "", fullName: "" },
    resolver: valibotResolver(personSchema),
    reValidateMode: "onSubmit",
  });
  const { errors, isSubmitting: isBusy } = formState;

  useEffect(() => {
    if (unfolds) setFocus("email");
  }, [unfolds, setFocus]);

  const submit = handleSubmit(async ({ email, fullName }) => {
    if (isBusy) return;
    const result = await askInvitation("invite", {
      email,
      ...(fullName === "" ? {} : { fullName }),
    });
    if (!result.ok) return showAlert(result.error.message);
    if (result.value.kind === "done") reset();
    await onAnswer(result.value);
  });

  return (
    <div className={clsx(isFolded && "max-wide:hidden")}>
      <Section title={words.title}>
        <p className="text-dense text-text-2">{words.lead}</p>
        <form
          noValidate
          onSubmit={(event) => void submit(event)}
          className="mt-3 grid items-start gap-3 wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <TextField
            {...register("email")}
            label={words.email}
            error={errors.email?.message}
            type="email"
            maxLength={255}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            {...register("fullName")}
            label={words.fullName}
            maxLength={120}
            autoComplete="off"
          />
          <Button
            type="submit"
            variant="fill"
            size="lg"
            disabled={isOffline}
            aria-busy={isBusy}
            className="wide:mt-5"
          >
            {isBusy ? words.busy : words.submit}
          </Button>
        </form>
      </Section>
    </div>
  );
}
