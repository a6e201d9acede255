import { Plus } from "lucide-react";
import { useState } from "react";
import type { Player } from "../../../domain/game/player.ts";
import { sheetOrder } from "../../../domain/roster/player-order.ts";
import { DashedTile, PlayerTile, PlayerTiles } from "../../../parts/player-tile.tsx";
import { statMessages } from "../../../parts/stats/stat-messages.ts";
import { Segments } from "../../../ui/form/segments.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { GameNames } from "../live/game-names.ts";
import { messages } from "../messages.ts";
import { type EntryFlow, isPlayerFirst, saidBy } from "./entry-flow.ts";
import type { EntryTeam } from "./entry-teams.ts";
import type { EntryTaps } from "./use-entry.ts";
import { WalkOnForm } from "./walk-on-form.tsx";

/** Tiles by fantasy points, then jersey; the order is that of the moment of opening (D29). */
export function PlayerChoice({
  question,
  flow,
  teamId,
  team,
  names,
  taps,
}: {
  question: "player" | "passer" | "receiver";
  flow: EntryFlow;
  teamId: string;
  team: EntryTeam;
  names: GameNames;
  taps: EntryTaps;
}) {
  const [order] = useState(() => sheetOrder(team.players, team.points()).map(({ id }) => id));
  const [isAdding, setAdding] = useState(false);
  const said = saidBy(flow);
  // The passer keeps the place, but cannot catch their own pass.
  const other = question === "player" ? undefined : (said.passer ?? said.player)?.id;
  if (isAdding) {
    return (
      <WalkOnForm
        team={team}
        onCancel={() => setAdding(false)}
        onAdd={async (walkOn) => {
          const playerId = await taps.addWalkOn(teamId, walkOn);
          if (playerId === null) return;
          setAdding(false);
          taps.player(question, playerId);
        }}
      />
    );
  }
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
        {inOrder(team.players, order).map((player) => (
          <PlayerTile
            key={player.id}
            player={player}
            disabled={player.id === other}
            onClick={() => taps.player(question, player.id)}
          />
        ))}
        <DashedTile icon={<Icon as={Plus} />} onClick={() => setAdding(true)}>
          {messages.sheets.addPlayer}
        </DashedTile>
        <DashedTile onClick={() => taps.player(question, null)}>
          {statMessages.unknownPlayer}
        </DashedTile>
      </PlayerTiles>
    </>
  );
}

/** A player who came after the sheet opened is last, so that nobody moves (D29). */
function inOrder(players: readonly Player[], order: readonly string[]): readonly Player[] {
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: Player) => place.get(id) ?? order.length;
  return [...players].sort((a, b) => placeOf(a) - placeOf(b));
}
