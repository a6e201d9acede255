/**
 * Texts of the sign-in form in its six views. Exact by the specification: title, subtitle, "Reset/
 * Forgot Password?" (P §2, brand by D3), the success texts (A §8) and the length of a password
 * (P §5). The rest follows the form that the specification takes for granted.
 */
export const authMessages = {
  title: (appName: string) => `Sign in to ${appName}`,
  subtitle: "Access the flag football statistics system",
  loading: "Loading...",

  email: "Email address",
  emailHint: "Your email address",
  password: "Your password",
  passwordHint: "Your password",
  createPassword: "Create a password",
  newPassword: "New password",
  newPasswordHint: "Your new password",
  lengthHint: "At least 6 characters",
  code: "Code from the email",
  codeHint: "6 digits",
  showPassword: "Show password",
  hidePassword: "Hide password",

  signIn: "Sign in",
  signingIn: "Signing in ...",
  signUpTitle: "Create an account",
  signUp: "Sign up",
  signingUp: "Signing up ...",
  resetTitle: "Get a new password",
  sendReset: "Send reset password instructions",
  sendingReset: "Sending reset instructions ...",
  magicTitle: "Sign in without a password",
  sendMagic: "Send magic link",
  sendingMagic: "Sending magic link ...",
  codeTitle: "Enter the code",
  verify: "Verify code",
  verifying: "Verifying ...",
  updateTitle: "Choose a new password",
  update: "Update password",
  updating: "Updating password ...",
  notNow: "Not now",

  toSignIn: "Already have an account? Sign in",
  toSignUp: "Don't have an account? Sign up",
  toReset: "Reset/Forgot Password?",
  toMagic: "Send a magic link email",
  toCode: "Enter the code from the email",
  toNewCode: "Send me a new code",

  magicSent: "Check your email for the magic link",
  confirmSent: "Check your email for the confirmation link",
  resetSent: "Check your email for the password reset link",
  updated: "Your password has been updated",
  sentTo: (email: string) =>
    `We wrote to ${email}. Open the link on this device, or type the code from that email here.`,
  sentSpam: "Nothing there after a minute? Look in the spam folder, or send it again.",
  otherAddress: "Use another address",
  sendAgain: "Send it again",
  sendingAgain: "Sending ...",
  sentAgain: "Sent again. Only the newest email works.",

  emailMissing: "Enter your email address.",
  emailWrong: "Enter a full email address, like name@example.org.",
  passwordMissing: "Enter your password.",
  passwordShort: "Password must be at least 6 characters",
  codeMissing: "Enter the 6 digits from the email.",

  offline: "This needs a network connection. Please try again when you are online.",
  noAnswer: "The server did not answer. Please check your connection and try again.",
  tooMany: "Too many attempts.",
  waitFor: (wait: string) => `Please try again in ${wait}.`,
  seconds: (count: number) => (count === 1 ? "1 second" : `${count} seconds`),
  minutes: (count: number) => (count === 1 ? "1 minute" : `${count} minutes`),
  aMoment: "a moment",
  otherBrowser: "This link was asked for in another browser.",
  linkExpired: "This link or code has expired or was already used.",
  reauthenticate:
    'For security, password changes require a reset link. Please go back to the login page and click "Reset/Forgot Password" to get a secure reset link.',
  sessionEnded:
    'Invalid or expired reset link. Please go back to the login page and click "Reset/Forgot Password" to get a new reset link.',
  failed: "Signing in failed. Please try again.",
} as const;
