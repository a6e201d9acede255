import { notify } from "../../../app/notices/notices.ts";
import { updatePassword } from "../../../app/session/session-commands.ts";
import { authMessages } from "../auth-messages.ts";
import type { AuthMemory } from "../auth-place.ts";
import { AuthForm } from "../form/auth-form.tsx";
import { checkNewPassword } from "../form/check-fields.ts";
import { PasswordField } from "../form/password-field.tsx";
import { ViewLinks } from "../form/view-links.tsx";

const CHECKS = { password: checkNewPassword };

/** Asks for a password after a recovery code (P §2, update_password), then returns to sign_in. */
export function UpdatePasswordView({
  memory,
  onUpdated,
}: {
  memory: AuthMemory;
  onUpdated: () => void;
}) {
  return (
    <>
      <AuthForm
        checks={CHECKS}
        send={({ password }) => updatePassword(password)}
        onDone={() => {
          notify(authMessages.updated);
          onUpdated();
        }}
        submit={authMessages.update}
        busy={authMessages.updating}
      >
        {(errors) => (
          <PasswordField
            label={authMessages.newPassword}
            placeholder={authMessages.newPasswordHint}
            hint={authMessages.lengthHint}
            autoComplete="new-password"
            error={errors.password}
          />
        )}
      </AuthForm>
      <ViewLinks memory={memory} links={[{ to: "sign_in", label: authMessages.notNow }]} />
    </>
  );
}
