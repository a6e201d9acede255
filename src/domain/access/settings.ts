import type { CollectorsSetting } from "./rights.ts";

/** What visitors may read without an account (D10). */
export const PUBLIC_BROWSING = ["all", "live_season", "off"] as const;
export type PublicBrowsing = (typeof PUBLIC_BROWSING)[number];

/** Who may collect stats (D12). */
export const COLLECTORS = ["open", "approved"] as const satisfies readonly CollectorsSetting[];

/** The switches of an installation. */
export interface Settings {
  readonly publicBrowsing: PublicBrowsing;
  readonly collectors: CollectorsSetting;
  /** Confirmed addresses of exactly this domain are admins (D11); null: the rule is off. */
  readonly adminEmailDomain: string | null;
}

/** A typed domain as it is compared: null when empty, undefined when it is not a domain. */
export function cleanDomain(typed: string): string | null | undefined {
  const domain = typed.trim().toLowerCase().replace(/^@/, "");
  if (domain === "") return null;
  return /^[a-z0-9.-]+\.[a-z]{2,}$/.test(domain) ? domain : undefined;
}

/** Only what changed: a form must not undo what another admin changed while it was open. */
export function changedSettings(wanted: Settings, saved: Settings): Partial<Settings> {
  const names = Object.keys(wanted) as (keyof Settings)[];
  const changed = names.filter((name) => wanted[name] !== saved[name]);
  return Object.fromEntries(changed.map((name) => [name, wanted[name]]));
}
