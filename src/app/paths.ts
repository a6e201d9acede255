/** The specification's two flags of that page (P §2). */
const RESET_REASONS = { recovery: "?type=recovery", invited: "?invited=true" } as const;

/** Every URL of the product in one place; routes/router.tsx is its other half. */
export const paths = {
  games: () => "/games",
  teams: () => "/teams",
  team: (teamId: string) => `/teams/${encodeURIComponent(teamId)}`,
  player: (playerId: string) => `/players/${encodeURIComponent(playerId)}`,
  stats: () => "/stats",
  /** Every player and team, for everybody; administrators have it under /admin too. */
  statsAll: () => "/stats/all",
  standings: () => "/standings",
  review: (gameId: string) => `/games/${encodeURIComponent(gameId)}/review`,
  /** The picker, or the live screen of one game. */
  collect: (gameId?: string) =>
    gameId === undefined ? "/collect" : `/collect?gameId=${encodeURIComponent(gameId)}`,
  login: () => "/login",
  signup: () => "/auth/signup",
  callback: () => "/auth/callback",
  resetPassword: (reason?: "recovery" | "invited") =>
    `/auth/reset-password${reason === undefined ? "" : RESET_REASONS[reason]}`,
  /** Where the code of a reset mail is typed. */
  recoveryCode: () => "/login?view=verify_otp&for=recovery",
  account: () => "/account",
  admin: () => "/admin",
  adminUsers: () => "/admin/users",
  adminSettings: () => "/admin/settings",
  adminStats: () => "/admin/stats",
  adminWidget: () => "/admin/widget",
  feedback: () => "/feedback",
  myFeedback: () => "/my-feedback",
  /** The guide, one of its sections, or one topic of that. */
  userGuide: (section?: string, topic?: string) =>
    `/user-guide${section === undefined ? "" : `/${section}`}${topic === undefined ? "" : `#${topic}`}`,
  /** What a version can do that the server no longer understands. */
  update: () => "/update",
} as const;
