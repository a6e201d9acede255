import { signIn } from "../../../app/session/session-commands.ts";
import { authMessages } from "../auth-messages.ts";
import { AuthForm } from "../form/auth-form.tsx";
import { checkEmail, checkKnownPassword } from "../form/check-fields.ts";
import { EmailField } from "../form/email-field.tsx";
import { PasswordField } from "../form/password-field.tsx";
import { ViewLinks } from "../form/view-links.tsx";
import type { ViewProps } from "./view-props.ts";

const CHECKS = { email: checkEmail, password: checkKnownPassword };

/** Asks for e-mail and password (P §2, sign_in). After that, the route leads on. */
export function SignInView({ memory, onEmail }: ViewProps) {
  return (
    <>
      <AuthForm
        checks={CHECKS}
        send={({ email, password }) => signIn(email, password)}
        submit={authMessages.signIn}
        busy={authMessages.signingIn}
      >
        {(errors) => (
          <>
            <EmailField value={memory.email} onChange={onEmail} error={errors.email} />
            <PasswordField
              label={authMessages.password}
              placeholder={authMessages.passwordHint}
              autoComplete="current-password"
              error={errors.password}
            />
          </>
        )}
      </AuthForm>
      <ViewLinks
        memory={memory}
        links={[{ to: "forgotten_password" }, { to: "magic_link" }, { to: "sign_up" }]}
      />
    </>
  );
}
