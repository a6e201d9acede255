import { TextField } from "../../../ui/form/field.tsx";
import { authMessages } from "../auth-messages.ts";

/** Password managers file the password under this address. */
export function EmailField({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (email: string) => void;
  error: string | undefined;
}) {
  return (
    <TextField
      label={authMessages.email}
      placeholder={authMessages.emailHint}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
