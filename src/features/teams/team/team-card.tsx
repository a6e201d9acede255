import { memo, useId } from "react";
import type { TeamCard } from "../../../app/queries/pages/season-rosters.ts";
import type { Player } from "../../../domain/game/player.ts";
import type { TeamRights } from "../team-rights.ts";
import { CaptainBlock } from "./captain-block.tsx";
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
  onEditPlayer,
  onEditDivision,
  onEditForfeited,
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
  onEditPlayer: (playerId: string) => void;
  onEditDivision: (teamId: string) => void;
  onEditForfeited: (teamId: string) => void;
}) {
  const { team } = card;
  const headingId = useId();
  const rows = { waitingIds, ...(rights.mayEdit ? { onEdit: onEditPlayer } : {}) };
  return (
    <article aria-labelledby={headingId} className="card @container">
      <TeamHeading
        id={headingId}
        card={card}
        showsLeague={showsLeague}
        isAdmin={rights.isAdmin}
        onEditDivision={onEditDivision}
        onEditForfeited={onEditForfeited}
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
