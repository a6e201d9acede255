import { type OfferedGame, useOfferedGame } from "../../../app/queries/game/use-offered-game.ts";
import type { CalledTeam } from "../../../domain/season/team.ts";
import { twelveHourTime } from "../../../domain/shared/clock-time.ts";
import { TeamMark } from "../../../parts/names/team-mark.tsx";
import { dayText } from "../../../parts/page/day-text.ts";
import { Dotted } from "../../../ui/dotted.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { passMessages as words } from "./pass-messages.ts";

/** Names the pass's game, because it is easy to scan the wrong code of a sheet. */
export function PassGame({ gameId }: { gameId: string }) {
  const offered = useOfferedGame(gameId);
  if (offered === "unknown") return null;
  return (
    <section aria-label={words.game} aria-busy={offered === null} className="card grid gap-1 p-3">
      {offered === null ? <Waiting /> : <Game {...offered} />}
    </section>
  );
}

function Game({ game, visitor, home }: OfferedGame) {
  const time = twelveHourTime(game.gameTime);
  const when = [game.gameDate === "" ? null : dayText(game.gameDate, "weekday"), time];
  const parts = [...when, game.fieldLocation].filter((part) => part !== null);
  return (
    <>
      <Team team={visitor} />
      <Team team={home} place={words.at} />
      <p className="text-dense text-text-2">
        <Dotted parts={parts} />
      </p>
    </>
  );
}

function Team({ team, place }: { team: CalledTeam; place?: string }) {
  return (
    <p className="flex min-h-8 items-center gap-2">
      <TeamMark team={team} />
      <span className="min-w-0 text-body font-bold font-stretch-[92%] wrap-anywhere">
        {place !== undefined && <span className="font-normal text-text-2">{place} </span>}
        <bdi>{team.name}</bdi>
      </span>
    </p>
  );
}

/** The placeholder is as high as the game that replaces it. */
function Waiting() {
  return (
    <>
      <Skeleton className="my-1 h-6 w-44" />
      <Skeleton className="my-1 h-6 w-52" />
      <Skeleton className="h-5 w-60" />
    </>
  );
}
