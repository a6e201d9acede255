/** How entries are called in lists of plays (P §3 "Stat types in the live feed"; D2, D26). */
export const statMessages = {
  passTouchdown: "PASS TD",
  rushTouchdown: "RUSH TD",
  extraPoint: "EXTRA POINT",
  tackle: "TACKLE",
  interception: "INTERCEPTION",
  sack: "SACK",
  safety: "SAFETY",
  defensiveTouchdown: "DEF TD",
  returnedConversion: "Defensive TD",
  fumble: "FUMBLE",
  extraPoints: { "5_yard": "5 yard", "10_yard": "10 yard", "20_yard": "20 yard" },
  /** A team-level entry (D28). */
  unknownPlayer: "Unknown player",
  /** Between passer and receiver (D27). */
  to: "to",
} as const;
