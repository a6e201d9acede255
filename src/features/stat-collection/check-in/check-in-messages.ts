import { isolated } from "../../../domain/shared/isolated.ts";

export const checkInMessages = {
  title: (team: string) => `Check in: ${isolated(team)}`,
  game: (visitor: string, home: string) => `${isolated(visitor)} at ${isolated(home)}`,
  toTeam: "To the Team",
  needHelp: "Need Help?",
  list: "Players",
  hint: "Tick who is here. Each tick is kept on this phone at once and sent by itself, also later.",
  none: "No players are listed for this team. Whoever scores the game can add them.",
  suspendedHint: "A suspended player is checked in by whoever scores the game.",
  full: "20 players are checked in. Take one out to add another.",
  over: "This game is over. Its roster stays as it is.",
  failed: "Failed to update roster. Please try again.",
  otherTeam: "This check-in is for another team",
  otherTeamWhy: "Ask an organizer for a check-in link for this one, and open it on this phone.",
  notPlaying: "This team does not play in this game",
} as const;
