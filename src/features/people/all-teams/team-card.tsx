import { Mail } from "lucide-react";
import { memo, useEffect, useId, useRef } from "react";
import type { TeamCard } from "../../../app/queries/pages/season-rosters.ts";
import type { Player } from "../../../domain/game/player.ts";
import { EmailText, mailTo } from "../../../parts/names/email-text.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { OpenDialog } from "../editing/edit-buttons.tsx";
import type { TeamRights } from "../editing/team-rights.ts";
import { ActiveList, InjuredList } from "./player-lists.tsx";
import { TeamCapacity } from "./team-capacity.tsx";
import { TeamHeading } from "./team-heading.tsx";
import { teamMessages } from "./team-messages.ts";
import { TeamSlip } from "./team-slip.tsx";

/**
 * Shows a team like a printed sheet: name, figures, captain, injured and active players (P §2). On
 * a phone it is a slip of a few lines until its people are opened.
 */
export const TeamCardView = memo(function TeamCardView({
  card,
  active,
  injured,
  isSlip,
  record,
  next,
  isOpen,
  onToggle,
  showsLeague,
  waitingIds,
  rights,
  onOpen,
}: {
  card: TeamCard;
  isSlip: boolean;
  /** A field is "" while it is not known here. */
  record: string;
  next: string;
  /** The team's people who are shown. */
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
  const article = useRef<HTMLElement>(null);
  const hasToggled = useRef(false);
  const toggle = () => {
    hasToggled.current = true;
    onToggle(team.id);
  };
  // Slip and sheet have a button each, so the focus stays on the other after a press.
  useEffect(() => {
    if (!hasToggled.current) return;
    hasToggled.current = false;
    if (document.activeElement !== document.body) return;
    const button = article.current?.querySelector<HTMLElement>(`[aria-expanded="${isOpen}"]`);
    button?.focus({ preventScroll: true });
  }, [isOpen]);
  if (isSlip && !isOpen)
    return (
      <article ref={article} aria-labelledby={headingId} className="card">
        <TeamSlip id={headingId} card={card} record={record} next={next} onOpen={toggle} />
      </article>
    );
  return (
    <article ref={article} aria-labelledby={headingId} className="card @container">
      <TeamHeading
        id={headingId}
        card={card}
        record={record}
        next={next}
        showsLeague={showsLeague}
        onOpen={rights.isAdmin ? onOpen : null}
      />
      <div className="grid grid-cols-2 border-y @min-[520px]:grid-cols-[3fr_4fr_7fr]">
        <TeamCapacity
          limits={team}
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
        onToggle={toggle}
        {...rows}
      />
    </article>
  );
});

const { card: words } = teamMessages;

/** Names the captain; signed-in people also get the address (P §2, D13). */
function CaptainBlock({ name, email }: { name: string | null; email: string | null }) {
  return (
    <div className="col-span-2 flex min-h-13 min-w-0 items-center gap-2 border-t py-1 pr-2 pl-3 @min-[520px]:col-span-1 @min-[520px]:border-t-0 @min-[520px]:border-l">
      <p className="min-w-0 flex-[1_0_auto] max-w-full has-[+a]:max-w-[60%] self-start pt-0.5">
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
          className="flex min-h-11 min-w-0 flex-initial items-center gap-1.5 rounded-chip px-1.5 text-dense/4 underline underline-offset-2"
        >
          <Icon as={Mail} size="sm" />
          <EmailText email={email} />
        </a>
      )}
    </div>
  );
}
