import type { CollectorsSetting } from "./rights.ts";

export const PUBLIC_BROWSING = ["all", "live_season", "off"] as const;
export type PublicBrowsing = (typeof PUBLIC_BROWSING)[number];

export const COLLECTORS = ["open", "approved"] as const satisfies readonly CollectorsSetting[];

export interface Settings {
  readonly publicBrowsing: PublicBrowsing;
  readonly collectors: CollectorsSetting;
  /** Confirmed addresses of exactly this domain are admins (D11); null turns the rule off. */
  readonly adminEmailDomain: string | null;
}

/** Normalizes a typed domain; returns null when it is empty and undefined when it is no domain. */
export function cleanDomain(typed: string): string | null | undefined {
  const domain = typed.trim().toLowerCase().replace(/^@/, "");
  if (domain === "") return null;
  return /^[a-z0-9.-]+\.[a-z]{2,}$/.test(domain) ? domain : undefined;
}

/** Returns what was changed, so that a form does not undo another admin's changes. */
export function changedSettings(wanted: Settings, saved: Settings): Partial<Settings> {
  const names = Object.keys(wanted) as (keyof Settings)[];
  const changed = names.filter((name) => wanted[name] !== saved[name]);
  return Object.fromEntries(changed.map((name) => [name, wanted[name]]));
}
