export interface SessionRecord {
  readonly userId: string;
  readonly email: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Counted from `obtainedAt`. */
  readonly lifetimeMs: number;
  /** Local clock when the token arrived; its age is measured with no other clock. */
  readonly obtainedAt: number;
  /** The auth server itself has refused the refresh token for good. */
  readonly isRefused: boolean;
  readonly user: Readonly<Record<string, unknown>>;
}

const DEFAULT_LIFETIME_S = 3600;

/** Reads the form of the auth server or its library; null for any other. */
export function readAuthSession(value: unknown, obtainedAt: number): SessionRecord | null {
  if (!isRecord(value) || !isRecord(value.user)) return null;
  const { access_token, refresh_token, expires_in, user } = value;
  if (!isText(access_token) || !isText(refresh_token) || !isText(user.id)) return null;
  const seconds =
    typeof expires_in === "number" && expires_in > 0 ? expires_in : DEFAULT_LIFETIME_S;
  return {
    userId: user.id,
    email: isText(user.email) ? user.email : "",
    accessToken: access_token,
    refreshToken: refresh_token,
    lifetimeMs: seconds * 1000,
    obtainedAt,
    isRefused: false,
    user,
  };
}

const LONGEST_MARGIN_MS = 60_000;
/** Clocks are corrected in small steps; only a real jump back makes the age unknown. */
const CLOCK_STEP_MS = 60_000;

/** Counts from the token's arrival: against `exp`, a fast clock would find every token expired. */
export function needsRefresh(session: SessionRecord, now: number): boolean {
  const age = now - session.obtainedAt;
  const margin = Math.min(LONGEST_MARGIN_MS, session.lifetimeMs / 10);
  return age < -CLOCK_STEP_MS || age > session.lifetimeMs - margin;
}

/** Such a session has no account; it may have opened game passes (D69). */
export function isAnonymousSession({ user }: Pick<SessionRecord, "user">): boolean {
  return user.is_anonymous === true;
}

/** Reads what `JSON.stringify(record)` wrote; null for anything else. */
export function readStoredSession(text: string | null): SessionRecord | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || typeof value.obtainedAt !== "number") return null;
    const session = readAuthSession(
      {
        access_token: value.accessToken,
        refresh_token: value.refreshToken,
        expires_in: typeof value.lifetimeMs === "number" ? value.lifetimeMs / 1000 : null,
        user: value.user,
      },
      value.obtainedAt,
    );
    return session && { ...session, isRefused: value.isRefused === true };
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
