/** The mail's success text is exact (A §8), and so is "Administrator" (P §2). */
export const accountMessages = {
  title: "Your account",
  you: "You",
  name: "Name",
  email: "Email",
  role: "Role",
  collecting: "Collecting stats",
  administrator: "Administrator",
  user: "User",
  mayCollect: "Allowed",
  byPass: "The games of your game passes, until they end",
  mayNotCollect: "An admin has to approve you first",
  disabled:
    "Your account is disabled. What you record or write stays on this device until an admin enables it.",
  disabledNow: "Not while your account is disabled",

  password: "Password",
  passwordText:
    "For security, a password is changed through an email: its link, or its code, lets you choose a new one. Your other devices are signed out then.",
  sendReset: "Change Password",
  sending: "Sending ...",
  resetSent: "Check your email for the password reset link",
  resetSentTo: (email: string) => `We wrote to ${email}.`,
  enterCode: "Enter the Code from the Email",

  devices: "Signed-in devices",
  hereText: "Signing out works offline too. What is not sent yet stays on this device.",
  signOut: "Sign Out",
  others: "Sign Out of Other Devices",
  othersBusy: "Signing Out ...",
  othersDone: "Your other devices are signed out.",
  everywhere: "Sign Out Everywhere",
  everywhereQuestion:
    "Sign out everywhere?\n\nYou have to sign in again on every device, this one included. What a device has not sent yet stays on it.",
  everywhereYes: "Sign Out Everywhere",
  stay: "Stay Signed In",
  notRevoked:
    "You are signed out on this device. The server could not be reached, so your other devices are still signed in. Sign in again when you are online to end them.",

  feedback: "Feedback",
  myFeedback: "My Feedback",
  myFeedbackText: "What you have reported, and what came of it.",

  offline: "This needs a network connection. Please try again when you are online.",
  noAnswer: "The server did not answer. Please check your connection and try again.",
  serverFailed: "The server could not do this now. Please try again in a moment.",
  failed: "That did not work. Please try again.",
} as const;
