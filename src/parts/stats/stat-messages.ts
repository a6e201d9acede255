/** The names of plays are in the catalogue (P §3; D2). */
export const statMessages = {
  /** Names a team-level entry (D28). */
  unknownPlayer: "Unknown player",
  /** Stands between passer and receiver (D27). */
  to: "to",
} as const;
