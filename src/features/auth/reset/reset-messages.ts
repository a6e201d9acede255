/** All texts but the success are exact (P §2, P §5, P §8, A §2). */
export const resetMessages = {
  title: "Reset Your Password",
  invitedTitle: "Set Up Your Admin Account",
  temporaryLead: "Your password is temporary. Choose your own to go on.",
  leadFor: (email: string) => `For ${email}`,
  newPassword: "New Password",
  confirmPassword: "Confirm Password",
  lengthHint: "At least 6 characters",
  update: "Update Password",
  updating: "Updating Password...",
  complete: "Complete Setup",
  settingUp: "Setting Up Account...",
  mismatch: "Passwords do not match",
  failed: "Failed to update password",
  noSession:
    'Invalid or expired reset link. Please go back to the login page and click "Reset/Forgot Password" to get a new reset link.',
  noRecovery:
    'For security, password changes require a reset link. Please go back to the login page and click "Reset/Forgot Password" to get a secure reset link.',
  updated: "Your password has been updated",
  completed: "Your admin account has been set up. Please sign in.",
  getLink: "Reset/Forgot Password?",
  toLogin: "Back to Login",
  toAccount: "Send a Reset Link from Your Account",
  goOn: "Back to Games",
} as const;
