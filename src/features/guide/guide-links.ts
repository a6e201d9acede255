import { adminPaths } from "../../app/admin-paths.ts";
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
  adminUsers: { to: adminPaths.users(), isForAdmins: true },
  adminDevices: { to: adminPaths.devices(), isForAdmins: true },
  adminPenalties: { to: adminPaths.penalties(), isForAdmins: true },
  adminSettings: { to: adminPaths.settings(), isForAdmins: true },
  adminApiDebug: { to: adminPaths.apiDebug(), isForAdmins: true },
  adminImport: { to: adminPaths.import(), isForAdmins: true },
  adminBulkImport: { to: adminPaths.bulkImport(), isForAdmins: true },
  adminSync: { to: adminPaths.sync(), isForAdmins: true },
  adminStats: { to: adminPaths.stats(), isForAdmins: true },
  adminWidget: { to: adminPaths.widget(), isForAdmins: true },
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
