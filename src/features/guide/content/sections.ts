import type { GuideSection } from "../guide-section.ts";
import { adminTools } from "./admin-tools.ts";
import { dataAndReporting } from "./data-and-reporting.ts";
import { gettingStarted } from "./getting-started.ts";
import { leagueManagement } from "./league-management.ts";
import { publicStatsWidget } from "./public-stats-widget.ts";
import { statCollection } from "./stat-collection.ts";
import { troubleshooting } from "./troubleshooting.ts";

/** Keeps the specified order (A §2). Every new screen adds its topic here. */
export const GUIDE_SECTIONS = [
  gettingStarted,
  leagueManagement,
  statCollection,
  dataAndReporting,
  adminTools,
  publicStatsWidget,
  troubleshooting,
] as const satisfies readonly GuideSection[];

export interface GuidePlace {
  readonly section: GuideSection;
  /** Starts at 1. */
  readonly number: number;
  readonly count: number;
  readonly previous: GuideSection | undefined;
  readonly next: GuideSection | undefined;
}

/** undefined is the first section; null means that no section has this slug. */
export function guidePlace(slug: string | undefined): GuidePlace | null {
  const sections: readonly GuideSection[] = GUIDE_SECTIONS;
  const index = slug === undefined ? 0 : sections.findIndex((each) => each.slug === slug);
  const section = sections[index];
  if (section === undefined) return null;
  return {
    section,
    number: index + 1,
    count: sections.length,
    previous: sections[index - 1],
    next: sections[index + 1],
  };
}
