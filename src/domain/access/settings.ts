import type { CollectorsSetting } from "./rights.ts";

/** What visitors may read without an account (D10). */
export const PUBLIC_BROWSING = ["all", "live_season", "off"] as const;
export type PublicBrowsing = (typeof PUBLIC_BROWSING)[number];

/** Who may collect stats (D12). */
export const COLLECTORS = ["open", "approved"] as const satisfies readonly CollectorsSetting[];

/** The switches of an installation, as admins see them. */
export interface Settings {
  readonly publicBrowsing: PublicBrowsing;
  readonly collectors: CollectorsSetting;
  /** Confirmed addresses of exactly this domain are admins (D11); null: the rule is off. */
  readonly adminEmailDomain: string | null;
}

/** In: a domain as typed. Out: as the rule compares it, null for none, undefined for no domain. */
export function cleanDomain(typed: string): string | null | undefined {
  const domain = typed.trim().toLowerCase().replace(/^@/, "");
  if (domain === "") return null;
  return /^[a-z0-9.-]+\.[a-z]{2,}$/.test(domain) ? domain : undefined;
}

/**
 * What was changed about the switches, and nothing else: another admin may have changed the others
 * meanwhile, and a form that was opened before must not turn theirs back.
 */
export function changedSettings(wanted: Settings, saved: Settings): Partial<Settings> {
  const names = Object.keys(wanted) as (keyof Settings)[];
  const changed = names.filter((name) => wanted[name] !== saved[name]);
  return Object.fromEntries(changed.map((name) => [name, wanted[name]]));
}
