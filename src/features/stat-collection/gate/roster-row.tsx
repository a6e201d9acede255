import { clsx } from "clsx";
import { memo, useState } from "react";
import type { Player } from "../../../domain/game/player.ts";
import { plainName } from "../../../domain/roster/player-label.ts";
import { Badge } from "../../../ui/badge.tsx";
import { CheckboxRow } from "../../../ui/form/checkbox.tsx";
import { TakenNumberRemark } from "../entry/taken-number.tsx";
import { gateMessages } from "./gate-messages.ts";
import { JerseyEditor, type RowRemark } from "./jersey-editor.tsx";

export const GateRosterRow = memo(function GateRosterRow({
  player,
  isChosen,
  isFull,
  isSuspended,
  gamesOf,
  teammates,
  onToggle,
}: {
  player: Player;
  isChosen: boolean;
  isFull: boolean;
  /** The player is suspended on the day of this game. */
  isSuspended: boolean;
  /** Remark on a player who lacks games for the playoffs; null if there is none. */
  gamesOf: string | null;
  teammates: readonly (string | null)[];
  onToggle: (playerId: string) => void;
}) {
  const [shown, show] = useState<RowRemark | null>(null);
  return (
    <li className="@container border-b">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-2 pl-2 tablet:pl-3 @max-[16rem]:grid-cols-[minmax(0,1fr)]">
        <JerseyEditor player={player} teammates={teammates} onRemark={show} />
        <CheckboxRow
          className="py-1.5 pr-3 tablet:pr-4"
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={() => onToggle(player.id)}
        >
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className={clsx("min-w-0 leading-5 wrap-anywhere", isChosen && "font-bold")}>
              {plainName(player.name)}
            </span>
            {player.isWalkOn && <Badge tone="plain">{gateMessages.walkOn}</Badge>}
            {player.isIr && <Badge tone="warn">{gateMessages.injured}</Badge>}
            {!player.isActive && <Badge tone="warn">{gateMessages.left}</Badge>}
            {gamesOf !== null && <Badge tone="plain">{gamesOf}</Badge>}
            {isSuspended && <Badge tone="stamp">{gateMessages.suspended}</Badge>}
          </span>
        </CheckboxRow>
      </div>
      {shown !== null && (
        <div role="alert" className="px-3 pb-2 text-label tablet:pl-15 font-strong text-danger">
          {typeof shown.remark === "string" ? (
            shown.remark
          ) : (
            <TakenNumberRemark taken={shown.remark} onTake={shown.take} />
          )}
        </div>
      )}
    </li>
  );
});
