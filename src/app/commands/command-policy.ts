import type { Connectivity } from "../../sync/connectivity.ts";
import { commandFailure } from "./command-failure.ts";

/** `queue` counts at once and travels later; `online-only` says it needs the network (D36a). */
export const COMMAND_POLICY = {
  recordStat: "queue",
  changeEntry: "queue",
  removeEntry: "queue",
  undoAct: "queue",
  markTimeoutUsed: "queue",
  giveTimeoutBack: "queue",
  moveClock: "queue",
  saveRosters: "queue",
  checkIn: "queue",
  addWalkOn: "queue",
  setJerseyNumber: "queue",
  submitFeedback: "queue",
  addPenalty: "queue",
  takePenaltyBack: "queue",
  confirmGame: "queue",
  finalizeGame: "queue",
  reopenGame: "queue",
  overrideScore: "queue",
  setFinalScore: "queue",
  clearScoreOverride: "queue",
  correctStats: "queue",
  resetGame: "online-only",
  applyHeldEvents: "online-only",
  setAsideHeldEvents: "online-only",
  readFeedback: "online-only",
  moveFeedback: "online-only",
  prioritizeFeedback: "online-only",
  openPass: "online-only",
  gamePasses: "online-only",
  readAccounts: "online-only",
  setUserRole: "online-only",
  setCollector: "online-only",
  setUserDisabled: "online-only",
  askInvitation: "online-only",
  readDesk: "online-only",
  readRunningGames: "online-only",
  settleCaptains: "online-only",
  readDevices: "online-only",
  readPenalties: "online-only",
  changePenalties: "online-only",
  readSettings: "online-only",
  saveSettings: "online-only",
  readWidgetSeasons: "online-only",
  setLiveSeason: "online-only",
  readSeasonWork: "online-only",
  changeSeasonWork: "online-only",
  readSeasonClubs: "online-only",
  changeSeasonClubs: "online-only",
  readSeasonSheet: "online-only",
  importSheet: "online-only",
  undoSheetImport: "online-only",
  copySeason: "online-only",
  readSyncRuns: "online-only",
  syncSeason: "online-only",
  cancelSync: "online-only",
  debugProvider: "online-only",
  askProvider: "online-only",
  importSeasons: "online-only",
  readImportSeason: "online-only",
  importStats: "online-only",
  undoStatImport: "online-only",
  updatePlayer: "online-only",
  setTeamDivision: "online-only",
  setForfeitedSeason: "online-only",
  mergePlayers: "online-only",
  unmergePlayer: "online-only",
  removeWalkOns: "online-only",
} as const satisfies Record<string, "queue" | "online-only">;

type Policies = typeof COMMAND_POLICY;
type Command = keyof Policies;
type Under<Policy> = { [Name in Command]: Policies[Name] extends Policy ? Name : never }[Command];
export type OnlineOnly = Under<"online-only">;
export type Queued = Under<"queue">;

/** null allows the command, after a try although the browser may call itself offline (S19). */
export async function refusedOffline(_command: OnlineOnly, network: Pick<Connectivity, "reach">) {
  return (await network.reach()) ? null : commandFailure("offline");
}
