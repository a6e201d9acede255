import { type SyntheticEvent, useRef, useState } from "react";
import { showAlert } from "../../app/notices/notices.ts";
import { askInvitation, type InvitationAnswer } from "../../app/server-calls/accounts.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Section } from "../../ui/section.tsx";
import { userMessages } from "./user-messages.ts";

const { form: words } = userMessages;

/** Makes somebody an admin: promotes an account, else invites the address (A §5, D14). */
export function CreateAdminForm({
  isOffline,
  onAnswer,
}: {
  isOffline: boolean;
  onAnswer: (answer: InvitationAnswer) => Promise<void>;
}) {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const email = useRef<HTMLInputElement>(null);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || email.current === null) return;
    const form = event.currentTarget;
    const wrong = emailProblem(email.current);
    setError(wrong);
    if (wrong !== undefined) return email.current.focus();
    const fullName = String(new FormData(form).get("fullName") ?? "").trim();
    const address = email.current.value.trim().toLowerCase();
    setBusy(true);
    const result = await askInvitation("invite", {
      email: address,
      ...(fullName === "" ? {} : { fullName }),
    });
    setBusy(false);
    if (!result.ok) return showAlert(result.error.message);
    if (result.value.kind === "done") form.reset();
    await onAnswer(result.value);
  }

  return (
    <Section title={words.title}>
      <p className="text-dense text-text-2">{words.lead}</p>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-3 grid items-start gap-3 wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        <TextField
          ref={email}
          label={words.email}
          error={error}
          type="email"
          name="email"
          maxLength={255}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField label={words.fullName} name="fullName" maxLength={120} autoComplete="off" />
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
  );
}

/** The browser's own judgement of an address, in our words. */
function emailProblem(input: HTMLInputElement): string | undefined {
  if (input.value.trim() === "") return words.emailMissing;
  return input.validity.valid ? undefined : words.emailWrong;
}
