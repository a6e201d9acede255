import { Mail } from "lucide-react";
import { memo, useId } from "react";
import type { TeamCard } from "../../../app/queries/pages/season-rosters.ts";
import type { Player } from "../../../domain/game/player.ts";
import { mailTo } from "../../../parts/names/mail-to.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { OpenDialog } from "../team-dialogs.tsx";
import { teamMessages } from "../team-messages.ts";
import type { TeamRights } from "../team-rights.ts";
import { ActiveList, InjuredList } from "./player-lists.tsx";
import { TeamCapacity } from "./team-capacity.tsx";
import { TeamHeading } from "./team-heading.tsx";

/** A team as a printed sheet: name, figures, captain, who is hurt, who can play (P §2). */
export const TeamCardView = memo(function TeamCardView({
  card,
  active,
  injured,
  isOpen,
  onToggle,
  showsLeague,
  waitingIds,
  rights,
  onOpen,
}: {
  card: TeamCard;
  /** Of the team's people, those who are to be shown. */
  active: readonly Player[];
  injured: readonly Player[];
  /** Whether the list of active players is open. */
  isOpen: boolean;
  onToggle: (teamId: string) => void;
  showsLeague: boolean;
  waitingIds: ReadonlySet<string>;
  rights: TeamRights;
  onOpen: (dialog: OpenDialog) => void;
}) {
  const { team } = card;
  const headingId = useId();
  const rows = { waitingIds, onOpen: rights.mayEdit ? onOpen : null };
  return (
    <article aria-labelledby={headingId} className="card @container">
      <TeamHeading
        id={headingId}
        card={card}
        showsLeague={showsLeague}
        onOpen={rights.isAdmin ? onOpen : null}
      />
      <div className="grid grid-cols-2 border-y @min-[520px]:grid-cols-[3fr_4fr_7fr]">
        <TeamCapacity
          team={team}
          players={card.active.length + card.injured.length}
          irUsed={card.injured.length}
        />
        <CaptainBlock
          name={team.captainName}
          email={rights.isSignedIn ? card.captainEmail : null}
        />
      </div>
      <InjuredList players={injured} {...rows} />
      <ActiveList
        players={active}
        all={card.active.length}
        isOpen={isOpen}
        onToggle={() => onToggle(team.id)}
        {...rows}
      />
    </article>
  );
});

const { card: words } = teamMessages;

/** Who leads the team, and for signed-in people how to write to them (P §2, D13). */
function CaptainBlock({ name, email }: { name: string | null; email: string | null }) {
  return (
    <div className="col-span-2 flex min-h-13 min-w-0 items-center gap-2 border-t py-1 pr-2 pl-3 @min-[520px]:col-span-1 @min-[520px]:border-t-0 @min-[520px]:border-l">
      <p className="min-w-0 flex-1">
        <span className="block text-label text-text-2">{words.captain} </span>
        <span className="block truncate text-dense font-strong" title={name ?? undefined}>
          {name ?? words.noCaptain}
        </span>
      </p>
      {email !== null && (
        <a
          href={mailTo(email)}
          title={email}
          aria-label={words.mailTo(name ?? words.captain, email)}
          className="flex min-h-11 min-w-0 max-w-[58%] items-center gap-1.5 rounded-chip px-1.5 text-dense underline underline-offset-4"
        >
          <Icon as={Mail} size="sm" />
          <span className="truncate">{email}</span>
        </a>
      )}
    </div>
  );
}
