/** A start that failed for a reason the operator can mend; the message says how. */
export class StartUpError extends Error {}
