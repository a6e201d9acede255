import { clsx } from "clsx";
import type { TeamFace } from "../../domain/season/team-color.ts";
import { Icon } from "../../ui/icon.tsx";
import { TrophyIcon } from "../../ui/list-icons.tsx";
import { FittedName } from "../names/fitted-name.tsx";
import { MARK_SIZES } from "../names/mark-sizes.ts";
import { TeamLink } from "../names/team-link.tsx";
import { TeamMark } from "../names/team-mark.tsx";
import { gameMessages } from "./game-messages.ts";

interface TeamScoreRowProps {
  readonly side: "visitor" | "home";
  readonly name: string;
  readonly shortName: string | undefined;
  readonly face: TeamFace;
  /** Links the name to the team's page; left out if only the card's action may be tapped. */
  readonly teamId?: string | undefined;
  /** null shows an empty box, or who won. */
  readonly score: number | null;
  /** null for a tie, or while it is not decided. */
  readonly result: "won" | "lost" | null;
  /** The game has a score, which an empty box does not show. */
  readonly isLive?: boolean;
  readonly isLarge?: boolean;
  readonly marksWinner?: boolean | undefined;
}

/** The winner stands out by weight, which survives greyscale and glare, and by green. */
export function TeamScoreRow({
  side,
  name,
  shortName,
  face,
  teamId,
  score,
  result,
  isLive,
  isLarge = false,
  marksWinner,
}: TeamScoreRowProps) {
  const weight = result === "lost" ? "font-medium" : "font-bold";
  return (
    <div
      className={clsx(
        "edge-left grid flex-[1_0_44px] items-center border-t pl-1.5",
        isLarge
          ? "grid-cols-[minmax(0,1fr)_minmax(5.5rem,auto)] @min-[50rem]:grid-cols-[minmax(0,1fr)_minmax(7rem,auto)]"
          : "grid-cols-[minmax(0,1fr)_minmax(56px,auto)]",
        side === "visitor" ? "side-visitor" : "side-home",
      )}
    >
      <span
        className={clsx(
          "flex min-w-0 items-center gap-2 px-[8px] font-stretch-[88%]",
          isLarge
            ? "text-[1.5rem]/8"
            : "text-lead @max-[16rem]:text-body @max-[16rem]:font-stretch-[76%]",
          weight,
        )}
      >
        <TeamMark team={face} size={isLarge ? MARK_SIZES.name : MARK_SIZES.row} />
        <span className="sr-only">{gameMessages[side]} </span>
        {teamId === undefined ? (
          <span dir="auto" className="min-w-0 name-line">
            <FittedName name={name} shortName={shortName} />
          </span>
        ) : (
          <TeamLink teamId={teamId} name={name} shortName={shortName} className="py-2.5" />
        )}
        {marksWinner && result === "won" && <Icon as={TrophyIcon} size="sm" />}
      </span>
      <span
        className={clsx(
          "grid h-full place-items-center border-l",
          isLarge
            ? "px-3 text-[2.75rem]/12 @min-[50rem]:px-4 @min-[50rem]:text-[4.5rem]/22"
            : "text-[1.875rem]/8",
          result === "lost" ? "font-medium font-stretch-[70%] text-text-2" : "numeral",
          score === null && result === null && "bg-bg",
          result === "won" && "text-win",
        )}
      >
        {score ??
          (result !== null
            ? gameMessages.marks[result]
            : !isLive && <span className="sr-only">{gameMessages.noScore}</span>)}
      </span>
    </div>
  );
}
