import type { CollectorsSetting } from "./rights.ts";

export const PUBLIC_BROWSING = ["all", "live_season", "off"] as const;
export type PublicBrowsing = (typeof PUBLIC_BROWSING)[number];

export const COLLECTORS = ["open", "approved"] as const satisfies readonly CollectorsSetting[];

/** The people who may make game passes (D69). */
export const GAME_PASSES = ["off", "admins", "collectors"] as const;
type GamePassSetting = (typeof GAME_PASSES)[number];

/** Whether each team's captain is asked to confirm a game before it is finalized (D70). */
export const CAPTAINS_CONFIRM = ["off", "optional", "asked"] as const;
export type CaptainsSetting = (typeof CAPTAINS_CONFIRM)[number];

/** Limits for a game and an account; app_settings checks the same bounds. */
export const LIMITS = {
  eventsPerGame: { least: 1_000, most: 1_000_000 },
  walkOnsPerGame: { least: 0, most: 1_000 },
  pushesPerMinute: { least: 10, most: 100_000 },
  pushBytesPerMinute: { least: 4_000_000, most: 2_000_000_000 },
} as const;
export type Limit = keyof typeof LIMITS;
export type Limits = Readonly<Record<Limit, number>>;
export const LIMIT_NAMES = Object.keys(LIMITS) as readonly Limit[];

/** People type and see bytes as megabytes. */
export function limitUnit(limit: Limit): number {
  return limit === "pushBytesPerMinute" ? 1_000_000 : 1;
}

/** Reads a typed limit; undefined if it is not a whole number within the bounds. */
export function readLimit(limit: Limit, typed: string): number | undefined {
  if (!/^\d+$/.test(typed.trim())) return undefined;
  const value = Number(typed) * limitUnit(limit);
  const { least, most } = LIMITS[limit];
  return value >= least && value <= most ? value : undefined;
}

export interface Settings extends Limits {
  readonly publicBrowsing: PublicBrowsing;
  readonly collectors: CollectorsSetting;
  readonly gamePasses: GamePassSetting;
  readonly captainsConfirm: CaptainsSetting;
  /** Confirmed addresses of exactly this domain are admins (D11); null turns the rule off. */
  readonly adminEmailDomain: string | null;
  /** The zone in which the league plays; it decides the date of a game (D3, D48). */
  readonly leagueTimeZone: string;
}

/** Normalizes a typed domain; null if it is empty and undefined if it is not a domain. */
export function cleanDomain(typed: string): string | null | undefined {
  const domain = typed.trim().toLowerCase().replace(/^@/, "");
  if (domain === "") return null;
  return /^[a-z0-9.-]+\.[a-z]{2,}$/.test(domain) ? domain : undefined;
}
