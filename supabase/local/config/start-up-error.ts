/** The start ends here for a reason a person can mend; the message tells them how. */
export class StartUpError extends Error {}
