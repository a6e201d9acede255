/** Words around the names of plays, which are in the catalogue (P §3; D2). */
export const statMessages = {
  /** A team-level entry (D28). */
  unknownPlayer: "Unknown player",
  /** Between passer and receiver (D27). */
  to: "to",
} as const;
