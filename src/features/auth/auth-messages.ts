/** Texts of the sign-in screen; title and subtitle are exact (P §2, brand by D3). */
export const authMessages = {
  title: (appName: string) => `Sign in to ${appName}`,
  subtitle: "Access the flag football statistics system",
  email: "Email address",
  emailHint: "Your email address",
  password: "Your password",
  passwordHint: "Your password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  signIn: "Sign in",
  signingIn: "Signing in ...",
  emailMissing: "Enter your email address.",
  emailWrong: "Enter a full email address, like name@example.org.",
  passwordMissing: "Enter your password.",
  noNetwork: "Signing in needs a network connection. Please try again when you are online.",
  failed: "Signing in failed. Please try again.",
} as const;
