import type { GameTeamView, GameView } from "../../app/queries/game-view.ts";
import { gameFlags } from "../../domain/game/game-flags.ts";
import { plainName, UNKNOWN_PLAYER } from "../../domain/roster/player-label.ts";
import { compareByJersey } from "../../domain/roster/player-order.ts";
import { Jersey } from "../../parts/jersey.tsx";
import { reviewMessages } from "./review-messages.ts";
import { TeamCard } from "./team-card.tsx";

/** Who was checked in, in jersey order, and what the log holds beyond a limit (D28). */
export function Rosters({ view }: { view: GameView }) {
  return (
    <div className="grid items-start gap-5 wide:grid-cols-2 wide:gap-6">
      {[view.visitor, view.home].map((team) => (
        <TeamCard
          key={team.side}
          side={team.side}
          name={team.team.name}
          caption={reviewMessages.rosters.title}
        >
          <Roster team={team} view={view} />
        </TeamCard>
      ))}
    </div>
  );
}

function Roster({ team, view }: { team: GameTeamView; view: GameView }) {
  const players = team.rosterIds
    .map((id) => ({ ...(view.playersById.get(id) ?? UNKNOWN_PLAYER), id }))
    .sort(compareByJersey);
  return (
    <>
      {players.length === 0 ? (
        <p className="px-4 py-3 text-dense text-text-2">{reviewMessages.rosters.none}</p>
      ) : (
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-x-3 gap-y-1 pt-2 pr-3 pb-3 pl-4">
          {players.map(({ id, name, jerseyNumber }) => (
            <li key={id} className="flex min-h-10 min-w-0 items-center gap-2 text-dense/[18px]">
              <Jersey number={jerseyNumber} />
              <span title={plainName(name)} className="truncate">
                {plainName(name)}
              </span>
            </li>
          ))}
        </ol>
      )}
      {remarksOf(team, view).map((remark) => (
        <p key={remark} className="border-t px-4 py-2 text-dense text-warn">
          {remark}
        </p>
      ))}
    </>
  );
}

function remarksOf({ team }: GameTeamView, { state }: GameView): string[] {
  const { rosters } = reviewMessages;
  return gameFlags(state).flatMap((flag) => {
    if (flag.code === "correction_from_outdated_base" || flag.teamId !== team.id) return [];
    return flag.code === "roster_over_limit"
      ? [rosters.overLimit(flag.count)]
      : [rosters.timeoutsOver(team.name, flag.count)];
  });
}
