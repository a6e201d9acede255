/** The app on the home screen uses these texts (interface.md "Install"). */
export const installMessages = {
  install: "Install App",
  showHow: "Show me how",
  cardTitle: (appName: string) => `${appName} on your home screen`,
  cardText: "Opens at once, in a window of its own, with or without a network.",
  notNow: "Not Now",
  iosWhy:
    "Safari may delete what a website keeps when nobody opens it for seven days, entries not sent yet too. The app on the home screen keeps them.",
  iosTitle: "Add to Home Screen",
  steps: [
    "Tap Share, in the bar of your browser or behind its three dots.",
    "Scroll down, or tap “View More”, and choose “Add to Home Screen”.",
    "Tap “Add”, and leave “Open as Web App” on where it is offered. The app stands beside your others.",
  ],
} as const;
