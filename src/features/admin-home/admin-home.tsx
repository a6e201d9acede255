import {
  ChartColumn,
  CodeXml,
  MessageSquareText,
  SlidersHorizontal,
  UserRoundPlus,
} from "lucide-react";
import { paths } from "../../app/paths.ts";
import { Page } from "../../ui/page.tsx";
import { Section } from "../../ui/section.tsx";
import { type AdminCard, AdminCards } from "./admin-cards.tsx";
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
