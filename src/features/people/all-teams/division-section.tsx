import type { DivisionGroup } from "../../../domain/roster/team-roster.ts";
import { listPlace } from "../../../parts/long-list/list-place.ts";
import { Section } from "../../../ui/section.tsx";
import type { OpenDialog } from "../editing/edit-buttons.tsx";
import type { TeamRights } from "../editing/team-rights.ts";
import { type CardColumns, cardHeight } from "./card-height.ts";
import { TeamCardView } from "./team-card.tsx";
import type { TeamGlance } from "./team-glance.ts";
import { teamMessages } from "./team-messages.ts";
import type { ListedTeam } from "./use-team-list.ts";

/** Draws only part of a long list at first. */
export function DivisionSection({
  group,
  drawn,
  columns,
  glance,
  isOpen,
  ...rest
}: {
  group: DivisionGroup<ListedTeam>;
  drawn: readonly ListedTeam[];
  columns: CardColumns;
  glance: (teamId: string) => TeamGlance;
  isOpen: (listed: ListedTeam) => boolean;
  onToggle: (teamId: string) => void;
  showsLeague: boolean;
  waitingIds: ReadonlySet<string>;
  rights: TeamRights;
  onOpen: (dialog: OpenDialog) => void;
}) {
  return (
    <Section title={teamMessages.division(group)} aside={teamMessages.teams(group.rosters.length)}>
      <ul className="mt-2 grid items-start gap-2 wide:gap-4 laptop:grid-cols-2">
        {drawn.map((listed) => (
          <li
            key={listed.team.id}
            className="min-w-0"
            {...placeOf(listed, isOpen(listed), columns)}
          >
            <TeamCardView
              card={listed.card}
              active={listed.active}
              injured={listed.injured}
              isSlip={columns === 1}
              {...glance(listed.team.id)}
              isOpen={isOpen(listed)}
              {...rest}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function placeOf({ team, active, injured }: ListedTeam, isOpen: boolean, columns: CardColumns) {
  const people = { active: active.length, injured: injured.length };
  return listPlace(`team ${team.id} in ${columns}`, cardHeight(people, isOpen, columns));
}
