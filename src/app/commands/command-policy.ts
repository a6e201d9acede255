/**
 * What each command does without a network: `queue` (it counts at once on this device and
 * travels later) or `online-only` (it says in words that it needs the network). D36a, "What
 * works offline".
 */
export const COMMAND_POLICY = {
  recordStat: "queue",
  changeEntry: "queue",
  removeEntry: "queue",
  undoAct: "queue",
  markTimeoutUsed: "queue",
  giveTimeoutBack: "queue",
  saveRosters: "queue",
  addWalkOn: "queue",
  setJerseyNumber: "queue",
  saveJerseyNumber: "queue",
  submitFeedback: "queue",
  discardRefusedReport: "queue",
  finalizeGame: "queue",
  reopenGame: "queue",
  overrideScore: "queue",
  clearScoreOverride: "queue",
  correctStats: "queue",
  resetGame: "online-only",
  applyHeldEvents: "online-only",
  setAsideHeldEvents: "online-only",
  moveFeedback: "online-only",
  prioritizeFeedback: "online-only",
  setUserRole: "online-only",
  setCollector: "online-only",
  setUserDisabled: "online-only",
  askInvitation: "online-only",
  saveSettings: "online-only",
  setLiveSeason: "online-only",
  updatePlayer: "online-only",
  setTeamDivision: "online-only",
  mergePlayers: "online-only",
  unmergePlayer: "online-only",
} as const satisfies Record<string, "queue" | "online-only">;
