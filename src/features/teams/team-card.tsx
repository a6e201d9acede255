import { memo, useId } from "react";
import type { TeamCard } from "../../app/queries/season-rosters.ts";
import type { Player } from "../../domain/game/player.ts";
import { TeamLink } from "../../parts/names/team-link.tsx";
import { Button } from "../../ui/button.tsx";
import { CaptainBlock } from "./captain-block.tsx";
import { ActiveList, InjuredList } from "./player-lists.tsx";
import { TeamFigures } from "./team-figures.tsx";
import { teamMessages } from "./team-messages.ts";
import type { TeamRights } from "./team-rights.ts";

const { card: words } = teamMessages;

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
}) {
  const { team, league } = card;
  const headingId = useId();
  const place = [
    team.divisionName ?? teamMessages.noDivision,
    ...(showsLeague ? [league.name] : []),
  ];
  const rows = { waitingIds, ...(rights.mayEdit ? { onEdit: onEditPlayer } : {}) };
  return (
    <article aria-labelledby={headingId} className="card @container">
      <header className="flex items-center gap-2 py-2.5 pr-2 pl-3">
        <div className="min-w-0 flex-1">
          <h3 id={headingId} className="flex min-w-0 text-lead font-head font-stretch-[90%]">
            <TeamLink teamId={team.id} name={team.name} />
          </h3>
          <p className="truncate text-label text-text-2">{place.join(" · ")}</p>
        </div>
        {rights.isAdmin && league.divisions.length > 0 && (
          <Button aria-label={words.divisionOf(team.name)} onClick={() => onEditDivision(team.id)}>
            {words.division}
          </Button>
        )}
      </header>
      <div className="grid grid-cols-2 border-y @min-[520px]:grid-cols-[3fr_4fr_7fr]">
        <TeamFigures
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
