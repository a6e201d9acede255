import { paths } from "../../app/paths.ts";

/** Texts of the guide link to these pages; `section#topic` links inside the guide. */
const PAGES = {
  games: { to: paths.games() },
  collect: { to: paths.collect() },
  teams: { to: paths.teams() },
  stats: { to: paths.stats() },
  statsAll: { to: paths.statsAll() },
  standings: { to: paths.standings() },
  account: { to: paths.account() },
  myFeedback: { to: paths.myFeedback() },
  admin: { to: paths.admin(), isForAdmins: true },
  adminUsers: { to: paths.adminUsers(), isForAdmins: true },
  adminDevices: { to: paths.adminDevices(), isForAdmins: true },
  adminPenalties: { to: paths.adminPenalties(), isForAdmins: true },
  adminSettings: { to: paths.adminSettings(), isForAdmins: true },
  adminApiDebug: { to: paths.adminApiDebug(), isForAdmins: true },
  adminImport: { to: paths.adminImport(), isForAdmins: true },
  adminBulkImport: { to: paths.adminBulkImport(), isForAdmins: true },
  adminSync: { to: paths.adminSync(), isForAdmins: true },
  adminStats: { to: paths.adminStats(), isForAdmins: true },
  adminWidget: { to: paths.adminWidget(), isForAdmins: true },
  feedback: { to: paths.feedback(), isForAdmins: true },
} as const satisfies Record<string, GuideLink>;

interface GuideLink {
  readonly to: string;
  /** Other people are sent back to the games (P §2), so they get the words without the link. */
  readonly isForAdmins?: boolean;
}

export function guideLink(target: string): GuideLink {
  const page = (PAGES as Readonly<Record<string, GuideLink>>)[target];
  if (page !== undefined) return page;
  const [section, topic] = target.split("#");
  return { to: paths.userGuide(section, topic) };
}

/** True if a target names a page of the app and not a place in the guide. */
export function isPage(target: string): boolean {
  return Object.hasOwn(PAGES, target);
}
