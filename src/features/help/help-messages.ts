/** Texts of the help panel (P §2; D2). */
export const helpMessages = {
  title: "Need Help?",
  close: "Close",
  guide: "User Guide",
  guideHint: "How everything works, step by step",
  request: "Feature Request",
  requestHint: "Something is missing, or could be better",
  bug: "Report Bug",
  bugHint: "Something does not work as it should",
  email: "Email Developer",
  emailHint: (address: string) => `Write to ${address}`,
  myFeedback: "My feedback",
  manageFeedback: "Feedback management",
  mail: {
    subject: (appName: string) => `${appName}: help`,
    prompt: "Please describe what you need:",
    page: "Page",
    browser: "Browser",
    screen: "Screen",
    version: "Version",
  },
} as const;
