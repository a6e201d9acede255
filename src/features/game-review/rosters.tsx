import { clsx } from "clsx";
import type { GameTeamView } from "../../app/queries/game/game-view.ts";
import { useGame } from "../../app/queries/game/use-game.ts";
import { personOf } from "../../domain/roster/merged-players.ts";
import { plainName, UNKNOWN_PLAYER } from "../../domain/roster/player-label.ts";
import { compareByJersey } from "../../domain/roster/player-order.ts";
import { Jersey } from "../../parts/jersey.tsx";
import { PlayerLink } from "../../parts/names/player-link.tsx";
import { REVIEW_TEAMS } from "./review-layout.ts";
import { reviewMessages } from "./review-messages.ts";
import type { ShownReview } from "./shown-review.ts";
import { ReviewedTeamCard } from "./team-card.tsx";

/** A longer name stands in one line of a laptop's column only in narrower letters. */
const EASY_LETTERS = 16;

/** Lists checked-in players in jersey order, and entries of the log beyond a limit (D28). */
export function Rosters(shown: ShownReview) {
  const teams = useGame(({ visitor, home }) => [visitor, home]);
  return (
    <div className={`${REVIEW_TEAMS} print:hidden`}>
      {teams.map((team) => (
        <ReviewedTeamCard key={team.side} team={team} caption={reviewMessages.rosters.title}>
          <Roster team={team} shown={shown} />
        </ReviewedTeamCard>
      ))}
    </div>
  );
}

function Roster({ team, shown }: { team: GameTeamView; shown: ShownReview }) {
  const playersById = useGame((view) => view.playersById);
  const checkedIn = shown.review.rosters.get(team.team.id) ?? [];
  // Merged players are one (D33).
  const players = [...new Set(checkedIn.map((id) => personOf(playersById, id)))]
    .map((id) => ({ ...(playersById.get(id) ?? UNKNOWN_PLAYER), id }))
    .sort(compareByJersey);
  return (
    <>
      {players.length === 0 ? (
        <p className="px-4 py-3 text-dense text-text-2">{reviewMessages.rosters.none}</p>
      ) : (
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.75rem),1fr))] gap-x-3 pt-1.5 pr-3 pb-2.5 pl-4">
          {players.map(({ id, name, jerseyNumber }) => (
            <li
              key={id}
              className="@container relative flex min-h-11 min-w-0 items-center gap-2 text-dense/4.5"
            >
              <Jersey number={jerseyNumber} />
              {playersById.has(id) ? (
                <PlayerLink
                  playerId={id}
                  player={{ name, jerseyNumber }}
                  withNumber={false}
                  className={clsx(
                    "whitespace-normal wrap-anywhere @max-[11rem]:font-stretch-[74%] before:absolute before:inset-0",
                    name.length > EASY_LETTERS && "font-stretch-[80%]",
                  )}
                />
              ) : (
                <span className="min-w-0 @max-[11rem]:font-stretch-[74%]">{plainName(name)}</span>
              )}
            </li>
          ))}
        </ol>
      )}
      {remarksOf(team, shown).map((remark) => (
        <p key={remark} className="border-t px-4 py-2 text-dense text-warn">
          {remark}
        </p>
      ))}
    </>
  );
}

function remarksOf({ team }: GameTeamView, { marks }: ShownReview): string[] {
  const { rosters } = reviewMessages;
  return (marks?.limits ?? []).flatMap((flag) => {
    if (flag.code === "correction_from_outdated_base" || flag.teamId !== team.id) return [];
    return flag.code === "roster_over_limit"
      ? [rosters.overLimit(flag.count)]
      : [rosters.timeoutsOver(team.name, flag.count)];
  });
}
