import { Plus } from "lucide-react";
import { useState } from "react";
import { gameNow, useGame, useGameId } from "../../../app/queries/game/use-game.ts";
import type { Side } from "../../../domain/game/fold/fold-timeouts.ts";
import { gameStatsOf } from "../../../domain/game/game-stats.ts";
import type { Player } from "../../../domain/game/player.ts";
import { sheetOrder } from "../../../domain/roster/player-order.ts";
import { DashedTile, PlayerTile, PlayerTiles } from "../../../parts/player-tile.tsx";
import { statMessages } from "../../../parts/stats/stat-messages.ts";
import { Segments } from "../../../ui/form/segments.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { checkedIn } from "../live/checked-in.ts";
import { useGameNames } from "../live/game-names.ts";
import { messages } from "../messages.ts";
import { type EntryFlow, isPlayerFirst, saidBy } from "./entry-flow.ts";
import type { EntryTaps } from "./use-entry.ts";

/** Sorts tiles by fantasy points, then jersey, as of the moment of opening (D29). */
export function PlayerChoice({
  question,
  flow,
  side,
  taps,
  isAway,
  onAdd,
}: {
  question: "player" | "passer" | "receiver";
  flow: EntryFlow;
  side: Side;
  taps: EntryTaps;
  /** Nothing is drawn, so that no key finds a tile, and the order of the tiles stays. */
  isAway: boolean;
  onAdd: () => void;
}) {
  const gameId = useGameId();
  const names = useGameNames();
  const players = useGame((view) => checkedIn(view[side]));
  const [order] = useState(() => {
    const { state, profile } = gameNow(gameId);
    const rows = gameStatsOf(state, profile);
    const points = new Map(rows.map((row) => [row.playerId, row.points.total]));
    return sheetOrder(players, points).map(({ id }) => id);
  });
  if (isAway) return null;
  const said = saidBy(flow);
  // The passer keeps the place but cannot catch their own pass.
  const other = question === "player" ? undefined : (said.passer ?? said.player)?.id;
  const asWhom = question === "passer" ? messages.edit.receiver : messages.edit.passer;
  return (
    <>
      {isPlayerFirst(flow) && question !== "player" && (
        <Segments
          className="mb-3"
          label={messages.edit.receiver}
          value={flow.pickedThrew ? "threw" : "caught"}
          onChange={taps.swapRoles}
          options={[
            {
              value: "caught",
              label: messages.sheets.caught(names.brief(said.player?.id ?? null)),
            },
            { value: "threw", label: messages.sheets.threw(names.brief(said.player?.id ?? null)) },
          ]}
        />
      )}
      <PlayerTiles>
        {inOrder(players, order).map((player) => (
          <PlayerTile
            key={player.id}
            player={player}
            shortName={names.short(player.id)}
            chosenAs={player.id === other ? asWhom : undefined}
            onClick={() => taps.answer({ about: question, playerId: player.id })}
          />
        ))}
        <DashedTile icon={<Icon as={Plus} />} onClick={onAdd}>
          {messages.sheets.addPlayer}
        </DashedTile>
        <DashedTile onClick={() => taps.answer({ about: question, playerId: null })}>
          {statMessages.unknownPlayer}
        </DashedTile>
      </PlayerTiles>
    </>
  );
}

/** A player who arrives after the sheet opened is last, so that nobody moves (D29). */
function inOrder(players: readonly Player[], order: readonly string[]): readonly Player[] {
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: Player) => place.get(id) ?? order.length;
  return [...players].sort((a, b) => placeOf(a) - placeOf(b));
}
