import { clsx } from "clsx";
import type { PlayerCard } from "../../../domain/roster/player-card.ts";
import { plainName } from "../../../domain/roster/player-label.ts";
import { ForfeitedMark } from "../../../parts/names/forfeited-mark.tsx";
import { hasLongWord } from "../../../parts/names/long-word.ts";
import { TeamLink } from "../../../parts/names/team-link.tsx";
import { dayText } from "../../../parts/page/day-text.ts";
import { Badge } from "../../../ui/badge.tsx";
import { peopleMessages } from "../people-messages.ts";

/** Shows the shirt, the name, the team, and what keeps somebody from playing. */
export function PlayerHead({
  card,
  shortName,
  isNumberWaiting,
  seasonName,
}: {
  card: PlayerCard;
  /** Of the team; undefined while it is not known here. */
  shortName: string | undefined;
  /** The number is only on this device yet (I17). */
  isNumberWaiting: boolean;
  seasonName: string;
}) {
  const { player, team } = peopleMessages;
  const place = [card.leagueName, card.divisionName].filter((part) => part !== null).join(" · ");
  return (
    <header className="@container w-full">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-[16px] gap-y-2 @max-[16rem]:grid-cols-[minmax(0,1fr)] wide:gap-x-5">
        <Shirt number={card.jerseyNumber} />
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5">
          <p className="text-dense text-text-2">{seasonName}</p>
          <h1
            dir="auto"
            className={clsx(
              "type-h1 max-w-full wrap-anywhere",
              hasLongWord(card.name) && "@max-[16rem]:font-stretch-[66%]",
            )}
          >
            {plainName(card.name)}
          </h1>
          <p className="flex max-w-full min-w-0 flex-wrap gap-x-2 text-dense">
            <span className="flex min-w-0">
              <TeamLink
                teamId={card.teamId}
                name={card.teamName}
                shortName={shortName}
                className="tall-target font-bold whitespace-normal! wrap-anywhere underline [--lines:3]"
              />
              {card.forfeitedSeason && <ForfeitedMark />}
            </span>
            <span className="text-text-2">{place}</span>
          </p>
          {card.forfeitedSeason && (
            <p aria-hidden="true" className="text-dense text-danger">
              * {team.forfeited}
            </p>
          )}
          {card.isIr && (
            <span className="mt-1 *:whitespace-normal">
              <Badge tone="bad">
                {player.injured(card.irDate === null ? null : dayText(card.irDate, "short"))}
              </Badge>
            </span>
          )}
          {isNumberWaiting && <p className="text-dense text-text-2">{player.numberWaiting}</p>}
          {!card.isActive && <p className="text-dense text-text-2">{player.inactive}</p>}
        </div>
      </div>
    </header>
  );
}

/** Draws the number as on a back, 72 px high on a phone and 88 from 800 px. */
function Shirt({ number }: { number: string | null }) {
  return (
    <span className="collar relative inline-grid h-[72px] w-[80px] flex-none place-items-center wide:h-[88px] wide:w-[96px] rounded-card border border-line-strong bg-surface pt-2 [--collar:var(--bg)]">
      <span aria-hidden="true" className="numeral text-[48px]/[48px] wide:text-[60px]/[60px]">
        {number ?? "?"}
      </span>
      <span className="sr-only">{peopleMessages.player.jersey(number)}</span>
    </span>
  );
}
