import { Pencil } from "lucide-react";
import { Jersey } from "../../../parts/jersey.tsx";
import { PlayerLink } from "../../../parts/names/player-link.tsx";
import { deltaParts, statParts } from "../../../parts/stats/stat-parts.ts";
import { Dotted } from "../../../ui/dotted.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { reviewMessages } from "../review-messages.ts";
import { teamBar } from "../team-bar.ts";
import type { ReviewedPlayer } from "./player-rows.ts";

/** Shows a player's number, name, summary, a bar of fantasy points, and Edit. */
export function PlayerLineRow({
  row,
  share,
  onEdit,
}: {
  row: ReviewedPlayer;
  /** The bar's length, 0 to 1, of the game's best. */
  share: number;
  /** Missing for people who may not edit. */
  onEdit?: () => void;
}) {
  const { players } = reviewMessages;
  return (
    <li
      data-player-id={row.playerId}
      className="relative grid min-h-14 grid-cols-[36px_minmax(0,1fr)_auto_auto] @max-[16rem]:grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-[10px] border-b py-1.5 pl-[16px] last:border-b-0 break-inside-avoid print:min-h-0 print:grid-cols-[26px_minmax(0,1fr)_auto] print:gap-x-2 print:py-px print:pr-2 print:pl-3"
    >
      <Jersey
        number={row.jerseyNumber}
        className="print:h-[18px] print:w-[26px] print:border-0 print:pt-0 print:text-[15px]/[15px] print:before:hidden"
      />
      <span className="min-w-0 @max-[16rem]:order-last @max-[16rem]:col-span-full @max-[16rem]:pr-4 print:text-[12px]/[14px]">
        <span
          title={row.name}
          className="block font-bold font-stretch-[92%] leading-5 print:mr-1.5 print:inline print:text-[13px]/[14px]"
        >
          {row.isKnown ? (
            <PlayerLink
              playerId={row.playerId}
              player={row}
              withNumber={false}
              className="whitespace-normal wrap-anywhere before:absolute before:inset-0 before:z-10"
            />
          ) : (
            row.name
          )}
        </span>
        <span className="block text-label/4.5 text-text-2 print:inline print:text-[12px]/[14px]">
          <Dotted parts={statParts(row.counts)} />
        </span>
        <Imported row={row} />
        {row.corrections !== null && (
          <span className="block text-label/4.5 font-strong text-warn print:text-[12px]/[14px]">
            <Dotted
              parts={[
                ...labelled(players.corrected, deltaParts(row.corrections)),
                ...(row.outdatedBase ? [players.outdated] : []),
              ]}
            />
          </span>
        )}
        <span
          aria-hidden="true"
          className="mt-[3px] block h-[5px] print:hidden overflow-hidden rounded-xs bg-surface-2 sun:h-2.5 sun:border"
        >
          <i className="block h-full" style={teamBar(share)} />
        </span>
      </span>
      <span className="numeral min-w-[32px] text-right text-[1.5rem]/6 print:text-[18px]/[18px]">
        <span aria-hidden="true">{row.fantasyPoints}</span>
        <span className="sr-only">{players.points(row.fantasyPoints)}</span>
      </span>
      {onEdit ? (
        <IconButton
          label={players.edit(row.name)}
          icon={<Icon as={Pencil} />}
          className="relative z-10 text-text-2 print:hidden"
          onClick={onEdit}
        />
      ) : (
        <span className="w-1.5 print:hidden" />
      )}
    </li>
  );
}

/** Shows which figures came with a file, and what a file added to collected plays (D34). */
function Imported({ row: { imported, importedChange } }: { row: ReviewedPlayer }) {
  const { players } = reviewMessages;
  if (imported === null && importedChange === null) return null;
  return (
    <span className="block text-label/4.5 font-strong text-info print:text-[12px]/[14px]">
      <Dotted
        parts={labelled(players.imported, [
          ...(imported === null ? [] : statParts(imported)),
          ...(importedChange === null ? [] : deltaParts(importedChange)),
        ])}
      />
    </span>
  );
}

function labelled(label: string, [first = "", ...more]: readonly string[]): readonly string[] {
  return [`${label}: ${first}`, ...more];
}
