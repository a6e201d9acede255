import { isolated } from "../../../domain/shared/isolated.ts";

export const scoreboardMessages = {
  title: (visitor: string, home: string) => `Scoreboard: ${isolated(visitor)} at ${isolated(home)}`,
  back: "Back to the game",
  fill: "Full screen",
  leave: "Leave full screen",
  final: "Final",
  notStarted: "Not started",
  calledOff: { forfeit: "Forfeit", cancelled: "Cancelled", postponed: "Postponed" },
} as const;
