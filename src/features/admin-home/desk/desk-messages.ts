import type { TroubledSyncState } from "../../../domain/access/admin-desk.ts";
import type { FeedbackPriority } from "../../../domain/feedback/feedback-report.ts";
import { counted } from "../../../domain/shared/counted.ts";
import { isolated } from "../../../domain/shared/isolated.ts";

const priorities: Readonly<Record<FeedbackPriority, string>> = {
  critical: "Critical",
  high: "High",
  medium: "Medium",
  low: "Low",
};

const syncStates: Readonly<Record<TroubledSyncState, string>> = {
  failed: "Failed",
  partial: "Done in part",
  planned: "Waits to be looked at",
  left: "Stopped in the middle",
};

export const deskMessages = {
  title: "Your desk",
  waiting: (count: number) =>
    count === 0 ? "Nothing waiting" : `${counted(count, "thing waits", "things wait")}`,
  loading: "Looking what waits...",
  failedTitle: "The desk could not be read",
  offline: "What waits can be seen only with a network connection.",
  offlineNote: "No network: the desk is as it was last read.",
  quiet: "Nothing waiting",
  more: (count: number) => `${count} more`,
  showMore: (count: number) => `Show ${count} More`,
  matters: {
    feedback: "Open feedback",
    invitations: "Unconfirmed invitations",
    results: "Past games without a result",
    injured: "Over injured reserve",
    captains: "Captains who see a game differently",
    devices: "Phones that have not sent everything",
    syncs: "Syncs that went wrong",
  },
  quietMatters: {
    feedback: "Feedback",
    invitations: "Invitations",
    results: "Results of past games",
    injured: "Injured reserve",
    captains: "Captains",
    devices: "Phones",
    syncs: "Sync",
  },
  priorities,
  invited: (day: string) => `Invited ${day}`,
  expired: (day: string) => `Expired, invited ${day}`,
  games: (games: number, oldest: string) =>
    games === 1 ? `1 game, from ${oldest}` : `${games} games, the oldest from ${oldest}`,
  slots: (used: number, slots: number, season: string) =>
    `${counted(used, "player")} on ${counted(slots, "slot")} · ${season}`,
  game: (visitor: string, home: string) => `${isolated(visitor)} at ${isolated(home)}`,
  captain: (team: string) => `Captain of ${isolated(team)}`,
  namedCaptain: (name: string, team: string) => `${isolated(name)}, ${isolated(team)}`,
  quoted: (note: string) => `“${note}”`,
  device: (kind: string | null) => kind ?? "Device",
  pending: (count: number) => `${count} to send`,
  holes: (count: number) => `${count} missing`,
  refused: (count: number) => `${count} refused`,
  seen: (moment: string) => `seen ${moment}`,
  syncStates,
  sync: (state: string, moment: string) => `${state}, ${moment}`,
  health: (succeeded: number, runs: number) =>
    `${succeeded} of the last ${counted(runs, "run")} succeeded`,
  running: "Being scored",
  live: {
    title: "Live season",
    none: "No season is live",
    noneText: "The widget shows nothing until one is chosen.",
    choose: "Choose the Live Season",
    change: "Change",
    games: (completed: number, games: number) =>
      games === 0 ? "No games yet" : `${completed} of ${counted(games, "game")} completed`,
    today: (today: number) => `${today} today`,
  },
} as const;
