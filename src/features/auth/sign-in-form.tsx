import { CircleAlert } from "lucide-react";
import { type SyntheticEvent, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { authMessages } from "./auth-messages.ts";
import { type CredentialErrors, checkCredentials } from "./check-credentials.ts";
import { PasswordField } from "./password-field.tsx";
import { type SignInFailure, signInWords } from "./sign-in-words.ts";

export interface SignInFormProps {
  /** Asks the server; a failure carries a code and the server's message where it gave one. */
  readonly onSubmit: (email: string, password: string) => Promise<SignInAnswer>;
}

type SignInAnswer = { readonly ok: true } | { readonly ok: false; readonly error: SignInFailure };

/** E-mail and password. The backend's message stands in a red box (P §2). */
export function SignInForm({ onSubmit }: SignInFormProps) {
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const email = emailField.current?.value.trim() ?? "";
    const password = passwordField.current?.value ?? "";
    const wrong = checkCredentials(email, password);
    setErrors(wrong ?? {});
    setRefusal(null);
    if (wrong) {
      (wrong.email ? emailField : passwordField).current?.focus();
      return;
    }
    setIsBusy(true);
    const answer = await onSubmit(email, password);
    setIsBusy(false);
    if (!answer.ok) setRefusal(signInWords(answer.error));
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      {refusal !== null && (
        <Note icon={CircleAlert} tone="bad" role="alert">
          {refusal}
        </Note>
      )}
      <TextField
        ref={emailField}
        label={authMessages.email}
        placeholder={authMessages.emailHint}
        error={errors.email}
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField ref={passwordField} error={errors.password} />
      <Button type="submit" variant="fill" size="lg" className="mt-1" aria-busy={isBusy}>
        {isBusy ? authMessages.signingIn : authMessages.signIn}
      </Button>
    </form>
  );
}
