import { enterCode } from "../../../app/session/session-commands.ts";
import { TextField } from "../../../ui/form/field.tsx";
import { authMessages } from "../auth-messages.ts";
import type { CodeFor } from "../auth-place.ts";
import { AuthForm } from "../form/auth-form.tsx";
import { checkCode, checkEmail, digitsOf } from "../form/check-fields.ts";
import { EmailField } from "../form/email-field.tsx";
import { ViewLinks } from "../form/view-links.tsx";
import type { ViewProps } from "./view-props.ts";

const CHECKS = { email: checkEmail, code: checkCode };

/** Asks for a mail's digits instead of its link (P §2, verify_otp); phones get no codes (D8). */
export function CodeView({
  memory,
  onEmail,
  codeFor,
  onRecovered,
}: ViewProps & { codeFor: CodeFor; onRecovered: () => void }) {
  const askAgain = codeFor === "recovery" ? "forgotten_password" : "magic_link";
  return (
    <>
      <AuthForm
        checks={CHECKS}
        send={({ email, code }) => enterCode(email, digitsOf(code), codeFor)}
        onDone={() => codeFor === "recovery" && onRecovered()}
        submit={authMessages.verify}
        busy={authMessages.verifying}
      >
        {(errors) => (
          <>
            <EmailField value={memory.email} onChange={onEmail} error={errors.email} />
            <CodeField error={errors.code} />
          </>
        )}
      </AuthForm>
      <ViewLinks
        memory={memory}
        links={[{ to: askAgain, label: authMessages.toNewCode }, { to: "sign_in" }]}
      />
    </>
  );
}

/** Phones offer to fill in the digits of a mail. */
function CodeField({ error }: { error: string | undefined }) {
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
