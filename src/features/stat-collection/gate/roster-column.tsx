import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import type { GameTeamView } from "../../../app/queries/game/game-view.ts";
import { useGame } from "../../../app/queries/game/use-game.ts";
import { useLastRoster } from "../../../app/queries/game/use-last-roster.ts";
import { useShortOfGames } from "../../../app/queries/game/use-short-of-games.ts";
import { useHasAccount } from "../../../app/session/use-has-account.ts";
import type { Side } from "../../../domain/game/fold/fold-timeouts.ts";
import type { Player } from "../../../domain/game/player.ts";
import { wasSuspended } from "../../../domain/game/player-on-day.ts";
import { playerSearch } from "../../../domain/roster/player-search.ts";
import { canSelectMore, isSelectable } from "../../../domain/roster/roster-rules.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { gateMessages } from "./gate-messages.ts";
import { NumberPad } from "./number-pad.tsx";
import { GateRosterRow } from "./roster-row.tsx";
import { countPlaying, listedPlayers } from "./roster-selection.ts";
import { Slots } from "./slots.tsx";

const SEARCH_FROM = 13;

interface RosterColumnProps {
  readonly side: Side;
  readonly chosen: readonly string[];
  readonly onToggle: (playerId: string) => void;
  /** Asks for a reason instead of ticking a suspended player at once. */
  readonly onAskReason: (playerId: string) => void;
  readonly onSelectAll: (playerIds: readonly string[]) => void;
  readonly onAddPlayer: () => void;
}

export function RosterColumn({
  side,
  chosen,
  onToggle,
  onAskReason,
  onSelectAll,
  onAddPlayer,
}: RosterColumnProps) {
  const team = useGame((view) => view[side]);
  const day = useGame(({ game }) => game.gameDate);
  const [query, setQuery] = useState("");
  const [isPad, setPad] = useState(false);
  const mayEditNumbers = useHasAccount();
  const last = useLastRoster(side);
  const short = useShortOfGames(side);
  const listed = useStableOrder(listedPlayers(team));
  const count = countPlaying(team, chosen);
  // Every suspended player needs a reason of their own, so a tick for all leaves them out.
  const selectable = listed.filter((player) => isSelectable(player) && !wasSuspended(player, day));
  const open = selectable.map(({ id }) => id).filter((id) => !chosen.includes(id));
  const fromLast = open.filter((id) => last.includes(id));
  const shown = listed.filter(playerSearch(query));
  const isFull = !canSelectMore(chosen.length);
  const toggle = (player: Player) =>
    wasSuspended(player, day) && !chosen.includes(player.id) ? onAskReason : onToggle;
  // The arrays stay the same until the team changes, so that a tap redraws one row only.
  const teammates = useMemo(() => numbersOfOthers(team.players), [team.players]);
  return (
    <>
      <div className="contents flat:grid flat:grid-cols-[minmax(12rem,1fr)_auto] flat:items-center">
        <Slots count={count} label={gateMessages.slots(team.team.name, count)} />
        {/* Upright it stands under the list, where a thumb reaches it. */}
        <div className="gate-ways order-last flex flex-wrap justify-end gap-2 border-t px-3 py-2 *:px-3 tablet:order-none tablet:border-0 tablet:px-4 tablet:pt-0 flat:border-0 flat:py-1">
          {/* Its roster comes late from the server: a button that came with it would move the list. */}
          <Button
            className="flex-auto tablet:flex-none flat:flex-none"
            disabled={isFull || fromLast.length === 0}
            onClick={() => onSelectAll(fromLast)}
          >
            {gateMessages.lastRoster}
          </Button>
          <Button
            className="flex-auto"
            disabled={isFull || open.length === 0}
            onClick={() => onSelectAll(open)}
          >
            {gateMessages.selectAll}
          </Button>
          <Button className="flex-auto" aria-pressed={isPad} onClick={() => setPad(!isPad)}>
            {isPad ? gateMessages.list : gateMessages.pad}
          </Button>
        </div>
      </div>
      <div className="px-3 pb-2 empty:hidden tablet:px-4 flat:hidden">
        {mayEditNumbers && listed.length < SEARCH_FROM && (
          <p className="text-label">{gateMessages.numberHint}</p>
        )}
        {!isPad && listed.length >= SEARCH_FROM && (
          <TextField
            label={gateMessages.search}
            hideLabel
            type="search"
            placeholder={gateMessages.search}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        )}
      </div>
      {isFull && (
        <p role="status" className="px-3 pb-2 text-label font-semi tablet:px-4">
          {gateMessages.full}
        </p>
      )}
      {isPad ? (
        <NumberPad
          players={listed.filter((player) => isSelectable(player) || chosen.includes(player.id))}
          chosen={chosen}
          isFull={isFull}
          onToggle={(player) => toggle(player)(player.id)}
        />
      ) : (
        <ul className="min-h-0 flex-1 overflow-y-auto overscroll-contain squat:overflow-visible border-t flat:grid flat:auto-rows-min flat:grid-cols-2">
          {shown.map((player) => {
            const isChosen = chosen.includes(player.id);
            const isSuspended = wasSuspended(player, day);
            const games = short.get(player.id);
            return (
              <GateRosterRow
                key={player.id}
                player={player}
                isChosen={isChosen}
                isFull={isFull}
                isSuspended={isSuspended}
                gamesOf={
                  games
                    ? gateMessages.gamesOf(games.regularGames, games.playoffMinGames ?? 0)
                    : null
                }
                teammates={teammates.get(player.id) ?? []}
                onToggle={toggle(player)}
              />
            );
          })}
          {shown.length === 0 && (
            <li className="px-4 py-3 text-dense">
              {listed.length === 0 ? gateMessages.noPlayers : gateMessages.noMatch}
            </li>
          )}
          <li className="p-3 tablet:px-4 flat:col-span-2">
            <Button block icon={<Icon as={Plus} />} onClick={onAddPlayer}>
              {gateMessages.addPlayer}
            </Button>
          </li>
        </ul>
      )}
    </>
  );
}

/** Maps a player to the numbers of the others (D33). */
function numbersOfOthers(
  players: GameTeamView["players"],
): ReadonlyMap<string, readonly (string | null)[]> {
  return new Map(
    players.map(({ id }) => [
      id,
      players.filter((one) => one.id !== id).map((one) => one.jerseyNumber),
    ]),
  );
}

/** Keeps the order of the moment of opening, because an edited number must not move its row. */
function useStableOrder<Each extends { readonly id: string }>(players: readonly Each[]): Each[] {
  const [order] = useState(() => players.map(({ id }) => id));
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: Each) => place.get(id) ?? order.length;
  return [...players].sort((a, b) => placeOf(a) - placeOf(b));
}
