import {
  ChartColumn,
  CodeXml,
  FileSpreadsheet,
  Layers,
  MessageSquareText,
  Plug,
  Plus,
  RefreshCw,
  SlidersHorizontal,
  Smartphone,
  TriangleAlert,
  UserRoundPlus,
} from "lucide-react";
import { Link } from "react-router-dom";
import { adminPaths } from "../../app/admin-paths.ts";
import { paths } from "../../app/paths.ts";
import { useAdminDesk } from "../../app/queries/server/use-admin-desk.ts";
import { useManagedSeasons } from "../../app/queries/server/use-managed-seasons.ts";
import { AccessDenied } from "../../parts/admin/access-denied.tsx";
import { AdminRead, isDenied } from "../../parts/admin/admin-read.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { Section } from "../../ui/section.tsx";
import { type AdminCard, AdminCards } from "./admin-cards.tsx";
import { seasonsMessages, adminMessages as words } from "./admin-messages.ts";
import { DeskSection } from "./desk/desk-section.tsx";
import { SeasonsView } from "./seasons-view.tsx";
import { SystemInformation } from "./system-information.tsx";

const TOOLS: readonly AdminCard[] = [
  { to: adminPaths.newSeason(), icon: Plus, title: words.create, text: words.createText },
  { to: adminPaths.apiDebug(), icon: Plug, title: words.debug, text: words.debugText },
  { to: adminPaths.import(), icon: FileSpreadsheet, title: words.weekly, text: words.weeklyText },
  { to: adminPaths.bulkImport(), icon: Layers, title: words.bulk, text: words.bulkText },
  { to: adminPaths.users(), icon: UserRoundPlus, title: words.users, text: words.usersText },
  { to: adminPaths.sync(), icon: RefreshCw, title: words.sync, text: words.syncText },
  {
    to: adminPaths.penalties(),
    icon: TriangleAlert,
    title: words.penalties,
    text: words.penaltiesText,
  },
  { to: adminPaths.stats(), icon: ChartColumn, title: words.stats, text: words.statsText },
];
const MORE: readonly AdminCard[] = [
  {
    to: paths.feedback(),
    icon: MessageSquareText,
    title: words.feedback,
    text: words.feedbackText,
  },
  {
    to: adminPaths.settings(),
    icon: SlidersHorizontal,
    title: words.settings,
    text: words.settingsText,
  },
  { to: adminPaths.devices(), icon: Smartphone, title: words.devices, text: words.devicesText },
  { to: adminPaths.widget(), icon: CodeXml, title: words.widget, text: words.widgetText },
];

/** Shows what waits, every season, links to the sub-views, and the system's state (A §2). */
export function AdminHome() {
  const desk = useAdminDesk();
  const { query, isOffline, reload } = useManagedSeasons();
  const renew = async () => void (await Promise.all([reload(), desk.reload()]));
  if (isDenied(query) || isDenied(desk.query)) return <AccessDenied text={words.deniedText} />;
  // While the desk above them loads, rows and links would move away from the finger.
  const seasons = desk.query.status === "loading" ? desk.query : query;
  return (
    <Page
      title={words.title}
      lead={words.lead}
      aside={
        <Link to={adminPaths.newSeason()} className={buttonClass({ size: "lg" })}>
          <Icon as={Plus} />
          {words.createSeason}
        </Link>
      }
    >
      {/* Its heading is short, so the pill stands beside it. */}
      <div data-beside-pill className="grid gap-6 *:min-w-0">
        <DeskSection query={desk.query} isOffline={isOffline} onRetry={() => void desk.reload()} />
        <AdminRead
          words={seasonsMessages}
          query={seasons}
          isOffline={isOffline}
          onRetry={() => void reload()}
        >
          {(listed) => <SeasonsView seasons={listed} isOffline={isOffline} reload={renew} />}
        </AdminRead>
        {seasons.status !== "loading" && (
          <>
            <Section title={words.tools}>
              <AdminCards cards={TOOLS} />
            </Section>
            <Section title={words.more}>
              <AdminCards cards={MORE} />
            </Section>
          </>
        )}
        {seasons.status === "ready" && <SystemInformation seasons={seasons.value} />}
      </div>
    </Page>
  );
}
