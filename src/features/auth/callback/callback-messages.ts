/** The busy texts and the failure's alert are exact (P §2, P §8). */
export const callbackMessages = {
  completing: "Completing authentication...",
  settingUp: "Setting up your admin account...",
  failed: "There was an error with your authentication. Please try again.",
  welcome: "Welcome! Your admin account has been set up. Choose a password to finish.",

  otherPerson: (email: string) =>
    `You are signed in as ${email}. This link signs in the person it was sent to. Use it on this device?`,
  signInAs: (email: string | null) =>
    email === null
      ? "This link signs in the person it was sent to. Sign in on this device?"
      : `Sign in as ${email} on this device?`,
  signInByLink: "Sign In",
  notNow: "Not Now",
  useLink: "Use the Link",
  stay: "Stay Signed In",

  expiredTitle: "This link does not work any more",
  expiredText:
    "A link works once and for a short time, and only the newest email counts. Some mail programs open links before you do.",
  invitationText:
    "An invitation holds for seven days: send a new link to the address that was invited. Later, ask the admin who invited you to invite you again.",
  signedInText: (email: string) => `You are signed in as ${email}, so you can simply go on.`,
  otherTitle: "This link belongs to another browser",
  otherText:
    "It works only where it was asked for; the installed app and the browser are two different places. Get a new email here and type its code.",
  otherSignUp: "If you have just confirmed a new account, you can sign in now.",
  networkTitle: "The link could not be used yet",
  networkText:
    "The server could not be reached, or it failed. The link keeps working: try again in a moment.",
  limitedTitle: "Too many links in a short time",
  limitedText:
    "The server lets only so many links through from one network in five minutes. Your link keeps working: wait a little, then open it from the email again.",
  limitedHereText:
    "The server takes only so many sign-ins from one network in five minutes. Your link keeps working on this page: wait a little, then try again.",

  newLink: "Send a New Link",
  newCode: "Send Me a Code",
  signIn: "Sign In",
  goOn: "Go On",
  tryAgain: "Try Again",
} as const;
