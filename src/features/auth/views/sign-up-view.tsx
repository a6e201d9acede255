import { resendConfirmation, signUp } from "../../../app/session/session-commands.ts";
import { authMessages } from "../auth-messages.ts";
import { AuthForm } from "../form/auth-form.tsx";
import { checkEmail, checkNewPassword } from "../form/check-fields.ts";
import { EmailField } from "../form/email-field.tsx";
import { PasswordField } from "../form/password-field.tsx";
import { ViewLinks } from "../form/view-links.tsx";
import { MailSent } from "./mail-sent.tsx";
import type { ViewProps } from "./view-props.ts";

const CHECKS = { email: checkEmail, password: checkNewPassword };

/** Creates an account (P §2, sign_up). Without a session, its address waits for confirmation. */
export function SignUpView({ memory, onEmail, onSent }: ViewProps) {
  if (memory.isSent) {
    return (
      <MailSent
        text={authMessages.confirmSent}
        memory={memory}
        view="sign_up"
        onSendAgain={() => resendConfirmation(memory.email, memory.returnTo)}
      />
    );
  }
  return (
    <>
      <AuthForm
        checks={CHECKS}
        send={({ email, password }) => signUp(email, password, memory.returnTo)}
        onDone={(session) => session === null && onSent()}
        submit={authMessages.signUp}
        busy={authMessages.signingUp}
      >
        {(errors) => (
          <>
            <EmailField value={memory.email} onChange={onEmail} error={errors.email} />
            <PasswordField
              label={authMessages.createPassword}
              hint={authMessages.lengthHint}
              autoComplete="new-password"
              error={errors.password}
            />
          </>
        )}
      </AuthForm>
      <ViewLinks memory={memory} links={[{ to: "sign_in" }]} />
    </>
  );
}
