import { expect, it } from "vitest";
import { resetMessages } from "./reset-messages.ts";

it("says the specified words (P §2 reset, P §5, P §8, D2)", () => {
  const m = resetMessages;
  expect([m.title, m.invitedTitle, m.newPassword, m.confirmPassword]).toEqual([
    "Reset Your Password",
    "Set Up Your Admin Account",
    "New Password",
    "Confirm Password",
  ]);
  expect([m.update, m.updating, m.complete, m.settingUp]).toEqual([
    "Update Password",
    "Updating Password...",
    "Complete Setup",
    "Setting Up Account...",
  ]);
  expect([m.mismatch, m.failed, m.updated]).toEqual([
    "Passwords do not match",
    "Failed to update password",
    "Your password has been updated",
  ]);
  expect(m.noSession).toBe(
    'Invalid or expired reset link. Please go back to the login page and click "Reset/Forgot Password" to get a new reset link.',
  );
  expect(m.noRecovery).toBe(
    'For security, password changes require a reset link. Please go back to the login page and click "Reset/Forgot Password" to get a secure reset link.',
  );
});
