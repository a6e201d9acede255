import { paths } from "../../../app/paths.ts";
import { useGame } from "../../../app/queries/game/use-game.ts";
import type { StatFields } from "../../../domain/game/events.ts";
import { playOf } from "../../../domain/game/play-of.ts";
import { personOf } from "../../../domain/roster/merged-players.ts";
import { NameLink } from "../../../parts/names/name-link.tsx";
import { statMessages } from "../../../parts/stats/stat-messages.ts";
import type { ShownReview } from "../shown-review.ts";

/** The finger gets 37 px and the line 15; a receiver below the passer leaves both 24 px. */
const STRETCHED = "whitespace-normal! relative after:absolute after:inset-x-0 after:-bottom-[7px]";
const REACH = { first: "after:-top-[15px]", second: "after:-top-[4.5px]" };

type People = Pick<ShownReview, "names">;

/** Links a play's players to their pages; a pass touchdown reads "#4 Peña to #11 Ibarra" (D27). */
export function PlayPeople({ fields, shown }: { fields: StatFields; shown: People }) {
  const isPass = playOf(fields).raisesPasser !== undefined;
  const scorer = (
    <PlayPerson playerId={fields.playerId} shown={shown} place={isPass ? "second" : "first"} />
  );
  if (!isPass) return scorer;
  return (
    <>
      <PlayPerson playerId={fields.passerPlayerId ?? null} shown={shown} /> {statMessages.to}{" "}
      {scorer}
    </>
  );
}

/** An unknown player is a name without a page (D28, P §8). */
export function PlayPerson({
  playerId,
  shown,
  place = "first",
}: {
  playerId: string | null;
  shown: People;
  place?: keyof typeof REACH;
}) {
  const playersById = useGame((view) => view.playersById);
  const name = shown.names.player(playerId);
  if (playerId === null || !playersById.has(playerId)) return name;
  const person = personOf(playersById, playerId);
  return (
    <NameLink to={paths.player(person)} name={name} className={`${STRETCHED} ${REACH[place]}`} />
  );
}
