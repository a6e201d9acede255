import type { DivisionGroup } from "../../../domain/roster/team-roster.ts";
import { listPlace } from "../../../parts/long-list/list-place.ts";
import { Section } from "../../../ui/section.tsx";
import type { OpenDialog } from "../team-dialogs.tsx";
import { teamMessages } from "../team-messages.ts";
import type { TeamRights } from "../team-rights.ts";
import type { ListedTeam } from "../use-team-list.ts";
import { TeamCardView } from "./team-card.tsx";

/** The usual height of a team's card. */
const CLOSED_CARD_PX = 300;

/** Of a long list only the cards that are drawn by now. */
export function DivisionSection({
  group,
  drawn,
  isOpen,
  ...rest
}: {
  group: DivisionGroup<ListedTeam>;
  drawn: readonly ListedTeam[];
  isOpen: (listed: ListedTeam) => boolean;
  onToggle: (teamId: string) => void;
  showsLeague: boolean;
  waitingIds: ReadonlySet<string>;
  rights: TeamRights;
  onOpen: (dialog: OpenDialog) => void;
}) {
  return (
    <Section title={teamMessages.division(group)} aside={teamMessages.teams(group.rosters.length)}>
      <ul className="mt-2 grid items-start gap-4 laptop:grid-cols-2">
        {drawn.map((listed) => (
          <li
            key={listed.team.id}
            className="min-w-0"
            {...listPlace(`team card ${listed.team.id}`, CLOSED_CARD_PX)}
          >
            <TeamCardView
              card={listed.card}
              active={listed.active}
              injured={listed.injured}
              isOpen={isOpen(listed)}
              {...rest}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
