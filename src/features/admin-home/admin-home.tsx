import {
  ChartColumn,
  CodeXml,
  type LucideIcon,
  MessageSquareText,
  SlidersHorizontal,
  Smartphone,
  UserRoundPlus,
} from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { Section } from "../../ui/section.tsx";
import { adminMessages as words } from "./admin-messages.ts";

/** One card for each sub-view that exists (A §2); a sub-view enters with its route. */
const TOOLS: readonly AdminCard[] = [
  { to: paths.adminUsers(), icon: UserRoundPlus, title: words.users, text: words.usersText },
  { to: paths.adminStats(), icon: ChartColumn, title: words.stats, text: words.statsText },
];
const MORE: readonly AdminCard[] = [
  {
    to: paths.feedback(),
    icon: MessageSquareText,
    title: words.feedback,
    text: words.feedbackText,
  },
  {
    to: paths.adminSettings(),
    icon: SlidersHorizontal,
    title: words.settings,
    text: words.settingsText,
  },
  {
    to: paths.adminDevices(),
    icon: Smartphone,
    title: words.devices,
    text: words.devicesText,
  },
  { to: paths.adminWidget(), icon: CodeXml, title: words.widget, text: words.widgetText },
];

/** The admin panel's home. */
export function AdminHome() {
  return (
    <Page title={words.title} lead={words.lead}>
      <div className="grid gap-6">
        <Section title={words.tools}>
          <AdminCards cards={TOOLS} />
        </Section>
        <Section title={words.more}>
          <AdminCards cards={MORE} />
        </Section>
      </div>
    </Page>
  );
}

interface AdminCard {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

/** Ways to the sub-views, four abreast on a laptop, one under the other on a phone. */
function AdminCards({ cards }: { cards: readonly AdminCard[] }) {
  return (
    <ul className="mt-2 grid gap-2 wide:grid-cols-2 wide:gap-3 laptop:grid-cols-4">
      {cards.map(({ to, icon, title, text }) => (
        <li key={to} className="card">
          <Link
            to={to}
            className="grid h-full min-h-16 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 rounded-card px-4 py-3 hover:bg-surface-2 wide:min-h-[92px]"
          >
            <Icon as={icon} className="text-brand" />
            <span>
              <span className="type-h3 block">{title}</span>
              <span className="block text-label text-text-2">{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
