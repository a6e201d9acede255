import type { TeamCard } from "../../../domain/season/team-card.ts";
import { ForfeitedMark } from "../../../parts/names/forfeited-mark.tsx";
import { peopleMessages } from "../people-messages.ts";

/** The name over an ink rule, its season and league, its captain. */
export function TeamHead({ card }: { card: TeamCard }) {
  const { team } = peopleMessages;
  const place = [card.seasonName, card.leagueName, card.divisionName];
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
      <p className="text-dense text-text-2">{place.filter((part) => part !== null).join(" · ")}</p>
      <h1 className="type-h1 wrap-anywhere">
        {card.name}
        {card.forfeitedSeason && <ForfeitedMark />}
      </h1>
      {card.forfeitedSeason && <p className="text-dense text-danger">* {team.forfeited}</p>}
      {card.captainName !== null && <p className="text-dense">{team.captain(card.captainName)}</p>}
      {!card.isActive && <p className="text-dense text-text-2">{team.inactive}</p>}
    </header>
  );
}
