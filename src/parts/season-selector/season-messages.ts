/** The texts follow P §2 "Navigation shell", P §4 and D2. */
export const seasonMessages = {
  label: "Season",
  selectTitle: "Select Season",
  cancel: "Cancel",
  loading: "Loading seasons...",
  noSeason: "No season",
  past: "Past",
  showing: (name: string) => `Showing ${name}`,
  viewing: (era: "past" | "coming" | "other", name: string) =>
    `You are viewing ${era === "other" ? "another" : `a ${era}`} season: ${name}`,
  /** Replaces a season from an address or the last visit; null if no season is active. */
  gone: (shown: string | null) =>
    `That season is not available: it was removed, or you may not see it.${instead(shown)}`,
  unreachable: (shown: string | null) =>
    `The season of this address is not on this device and cannot be loaded now.${instead(shown)}`,
  hidden: (shown: string | null) =>
    `The season of this address is not open to visitors: it needs a sign-in.${instead(shown)}`,
  recounting: (games: number) =>
    `The scoring profile of this season has changed. ${games === 1 ? "1 game is" : `${games} games are`} still to be counted anew, so fantasy points are not final yet.`,
  backTo: (name: string) => `Back to ${name}`,
} as const;

function instead(shown: string | null): string {
  return shown === null ? "" : ` This is ${shown}.`;
}
