import { updatePassword } from "../../../app/session/session-commands.ts";
import { AuthForm } from "../form/auth-form.tsx";
import { checkNewPassword } from "../form/check-fields.ts";
import { PasswordField } from "../form/password-field.tsx";
import { resetMessages } from "./reset-messages.ts";

const CHECKS = { newPassword: checkNewPassword, confirmPassword: () => undefined };

export function ResetForm({
  email,
  isSetup,
  onDone,
}: {
  email: string;
  isSetup: boolean;
  onDone: () => void;
}) {
  return (
    <AuthForm
      checks={CHECKS}
      checkTogether={({ newPassword, confirmPassword }) =>
        newPassword === confirmPassword ? {} : { confirmPassword: resetMessages.mismatch }
      }
      send={({ newPassword }) => updatePassword(newPassword)}
      onDone={onDone}
      submit={isSetup ? resetMessages.complete : resetMessages.update}
      busy={isSetup ? resetMessages.settingUp : resetMessages.updating}
      fallback={resetMessages.failed}
    >
      {(errors) => (
        <>
          {/* For password managers: under which name the new password is kept. */}
          <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            name="newPassword"
            label={resetMessages.newPassword}
            hint={resetMessages.lengthHint}
            autoComplete="new-password"
            error={errors.newPassword}
          />
          <PasswordField
            name="confirmPassword"
            label={resetMessages.confirmPassword}
            autoComplete="new-password"
            error={errors.confirmPassword}
          />
        </>
      )}
    </AuthForm>
  );
}
