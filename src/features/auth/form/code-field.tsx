import { TextField } from "../../../ui/form/field.tsx";
import { authMessages } from "../auth-messages.ts";

/** The digits of a mail; phones offer to fill them in. */
export function CodeField({ error }: { error: string | undefined }) {
  return (
    <TextField
      label={authMessages.code}
      placeholder={authMessages.codeHint}
      error={error}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
