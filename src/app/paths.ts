const RESET_REASONS = { recovery: "?type=recovery", invited: "?invited=true" } as const;

export function isCollecting(pathname: string, search: string): boolean {
  return pathname === paths.collect() && new URLSearchParams(search).has("gameId");
}

export const paths = {
  games: () => "/games",
  teams: () => "/teams",
  team: (teamId: string) => `/teams/${encodeURIComponent(teamId)}`,
  player: (playerId: string) => `/players/${encodeURIComponent(playerId)}`,
  stats: () => "/stats",
  statsAll: () => "/stats/all",
  standings: () => "/standings",
  review: (gameId: string) => `/games/${encodeURIComponent(gameId)}/review`,
  scoreboard: (gameId: string) => `/games/${encodeURIComponent(gameId)}/scoreboard`,
  scoreSheet: (gameId: string) => `/games/${encodeURIComponent(gameId)}/sheet`,
  collect: (gameId?: string) =>
    gameId === undefined ? "/collect" : `/collect?gameId=${encodeURIComponent(gameId)}`,
  gamePasses: (gameId: string) => `/games/${encodeURIComponent(gameId)}/passes`,
  /** The secret stands in the fragment, which no request carries (D69). */
  pass: (gameId: string, secret: string, checkInTeamId: string | null = null) =>
    `/pass/${encodeURIComponent(gameId)}${checkInTeamId === null ? "" : `?check-in=${encodeURIComponent(checkInTeamId)}`}#${secret}`,
  checkIn: (gameId: string, teamId: string) =>
    `/games/${encodeURIComponent(gameId)}/check-in/${encodeURIComponent(teamId)}`,
  login: () => "/login",
  signup: () => "/auth/signup",
  callback: () => "/auth/callback",
  resetPassword: (reason?: "recovery" | "invited") =>
    `/auth/reset-password${reason === undefined ? "" : RESET_REASONS[reason]}`,
  recoveryCode: () => "/login?view=verify_otp&for=recovery",
  account: () => "/account",
  admin: () => "/admin",
  feedback: () => "/feedback",
  myFeedback: () => "/my-feedback",
  userGuide: (section?: string, topic?: string) =>
    `/user-guide${section === undefined ? "" : `/${section}`}${topic === undefined ? "" : `#${topic}`}`,
  update: () => "/update",
} as const;

interface WayToSignIn {
  readonly to: string;
  readonly state: unknown;
}

const SIGN_IN = /^\/(login$|auth\/)/;

/** A fragment with values may be a session, so it goes no further (D4, rule 14). */
export function signInFrom(
  {
    pathname,
    search,
    hash,
    state,
  }: Pick<Location, "pathname" | "search" | "hash"> & { readonly state: unknown },
  isNeeded?: boolean,
): WayToSignIn {
  if (SIGN_IN.test(pathname)) return { to: paths.login(), state };
  return {
    to: paths.login(),
    state: { returnTo: pathname + search + (hash.includes("=") ? "" : hash), isNeeded },
  };
}
