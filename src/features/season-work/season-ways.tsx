import { CalendarDays, ChevronRight, Copy, FileUp, type LucideIcon, Users } from "lucide-react";
import { Link } from "react-router-dom";
import { adminPaths } from "../../app/admin-paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";
import { seasonWorkMessages as words } from "./season-messages.ts";

/** Links to the pages that enter or import a season's teams, players and games, and to its copy. */
export function SeasonWays({ seasonId }: { seasonId: string }) {
  return (
    <Section title={words.ways}>
      <ul className="card mt-2 divide-y divide-line">
        <Way
          to={adminPaths.teams(seasonId)}
          icon={Users}
          title={words.teams}
          text={words.teamsText}
        />
        <Way
          to={adminPaths.games(seasonId)}
          icon={CalendarDays}
          title={words.games}
          text={words.gamesText}
        />
        <Way
          to={adminPaths.seasonImport(seasonId)}
          icon={FileUp}
          title={words.importSheet}
          text={words.importText}
        />
        <Way
          to={adminPaths.seasonCopy(seasonId)}
          icon={Copy}
          title={words.copySeason}
          text={words.copyText}
        />
      </ul>
    </Section>
  );
}

function Way({
  to,
  icon,
  title,
  text,
}: {
  to: string;
  icon: LucideIcon;
  title: string;
  text: string;
}) {
  return (
    <li>
      <Link
        to={to}
        className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-[12px] px-[12px] py-2 hover:bg-surface-2 focus-visible:-outline-offset-3"
      >
        <Icon as={icon} className="text-brand" />
        <span>
          <span className="type-h3 block font-stretch-[90%]">{title}</span>
          <span className="block text-label text-text-2">{text}</span>
        </span>
        <Icon as={ChevronRight} size="sm" />
      </Link>
    </li>
  );
}
