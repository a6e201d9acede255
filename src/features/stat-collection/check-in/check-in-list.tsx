import { clsx } from "clsx";
import { isKept } from "../../../app/commands/command-failure.ts";
import { checkIn } from "../../../app/commands/game-commands.ts";
import { showAlert } from "../../../app/notices/notices.ts";
import { useGame, useGameId } from "../../../app/queries/game/use-game.ts";
import type { Side } from "../../../domain/game/fold/fold-timeouts.ts";
import type { Player } from "../../../domain/game/player.ts";
import { wasSuspended } from "../../../domain/game/player-on-day.ts";
import { plainName } from "../../../domain/roster/player-label.ts";
import { canSelectMore } from "../../../domain/roster/roster-rules.ts";
import { Jersey } from "../../../parts/jersey.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { CheckboxRow } from "../../../ui/form/checkbox.tsx";
import { gateMessages } from "../gate/gate-messages.ts";
import { countPlaying, listedPlayers } from "../gate/roster-selection.ts";
import { Slots } from "../gate/slots.tsx";
import { checkInMessages as words } from "./check-in-messages.ts";

/** Each tick is recorded at once, so there is no save button. */
export function CheckInList({ side }: { side: Side }) {
  const gameId = useGameId();
  const team = useGame((view) => view[side]);
  const day = useGame(({ game }) => game.gameDate);
  const isOver = useGame(({ state }) => state.phase === "final");
  const players = listedPlayers(team);
  const chosen = team.rosterIds;
  const isFull = !canSelectMore(chosen.length);
  const count = countPlaying(team, chosen);
  const suspended = players.some((player) => wasSuspended(player, day));
  const tick = async ({ id }: Player) => {
    const kept = await checkIn(gameId, team.team.id, id, !chosen.includes(id));
    if (!isKept(kept)) await showAlert(words.failed);
  };
  return (
    <section aria-label={words.list} className={`card side-${side} edge-top overflow-hidden`}>
      <Slots count={count} label={gateMessages.slots(team.team.name, count)} />
      <p role="status" className="px-3 pb-2 text-label font-semi empty:hidden tablet:px-4">
        {isOver ? words.over : isFull ? words.full : ""}
      </p>
      <ul className="border-t">
        {players.map((player) => {
          const isHere = chosen.includes(player.id);
          const isSuspended = wasSuspended(player, day);
          return (
            <li key={player.id} className="border-b last:border-b-0">
              <CheckboxRow
                className="px-3 tablet:px-4"
                checked={isHere}
                disabled={isOver || (!isHere && (isFull || isSuspended || player.isIr))}
                onChange={() => void tick(player)}
              >
                <span className="flex flex-wrap items-center gap-x-3">
                  <Jersey number={player.jerseyNumber} />
                  <span
                    className={clsx(
                      "min-w-0 flex-[1_1_6rem] leading-5 wrap-break-word",
                      isHere && "font-bold",
                    )}
                  >
                    {plainName(player.name)}
                  </span>
                  {player.isIr && <Badge tone="warn">{gateMessages.injured}</Badge>}
                  {isSuspended && <Badge tone="stamp">{gateMessages.suspended}</Badge>}
                </span>
              </CheckboxRow>
            </li>
          );
        })}
        {players.length === 0 && <li className="px-4 py-3 text-dense">{words.none}</li>}
      </ul>
      {suspended && (
        <p className="border-t px-3 py-2 text-label tablet:px-4">{words.suspendedHint}</p>
      )}
    </section>
  );
}
