import { isolated } from "../../domain/shared/isolated.ts";
import { localPlainDate } from "../../domain/shared/plain-date.ts";
import { clockTime } from "../../parts/page/clock-time.ts";
import { dayText } from "../../parts/page/day-text.ts";

const madeAt = (at: Date) => `${dayText(localPlainDate(at), "short")}, ${clockTime(at.getTime())}`;

export const gamePassesMessages = {
  title: "Game passes",
  lead: "Whoever opens a pass collects this one game under a name that they give, without an account.",
  loading: "Loading passes...",
  failedTitle: "Failed to load passes",
  deniedText: "You need admin privileges to make game passes.",
  offlineText: "Passes can be made only with a network connection.",
  offlineNote: "No network: no pass can be made or withdrawn now.",
  backToGame: "Back to the Game",
  game: (visitor: string, home: string) => `${visitor} at ${home}`,
  make: "Make a Pass",
  making: "Making...",
  toSettings: "Open Settings",
  listTitle: "Passes of this game",
  none: "No pass was made yet.",
  states: {
    valid: "Valid",
    expired: "Expired",
    withdrawn: "Withdrawn",
    switched_off: "Switched off",
  },
  /** The first one that was made is number 1. */
  pass: (number: number, at: string) => `Pass ${number}, ${madeAt(new Date(at))}`,
  opened: (names: readonly string[]) =>
    names.length === 0 ? "Nobody has opened it yet" : `Opened by ${names.join(", ")}`,
  madeBy: (name: string) => `Made by ${name}`,
  checksIn: (team: string) => `Check-in of ${isolated(team)}`,
  theServer: "the server",
  withdraw: "Withdraw",
  withdrawQuestion:
    "Withdraw this pass?\n\nNobody can collect with it any more. What a phone has not sent yet stays on that phone; a new pass sends it.",
  withdrawn: "The pass is withdrawn.",

  sheetTitle: "Game passes of a day",
  sheetLead: "A code for each open game of a day, to print or to show on a tablet at the field.",
  backToSchedule: "Back to Games & Schedule",
  day: "Day",
  noDays: "No open game has a date from today on.",
  makeSheet: (count: number) => `Make ${count} ${count === 1 ? "Pass" : "Passes"}`,
  openGames: "Open games of this day",
  print: "Print",
  scan: "Scan to score this game",
} as const;
