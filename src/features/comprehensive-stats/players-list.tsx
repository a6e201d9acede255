import { clsx } from "clsx";
import { memo } from "react";
import type { RankedPlayer } from "../../domain/standings/player-lines.ts";
import { Jersey } from "../../parts/jersey.tsx";
import { BarTrack } from "../../parts/leaders/tracks.tsx";
import { listPlace } from "../../parts/long-list/list-place.ts";
import { hasLongWord } from "../../parts/names/long-word.ts";
import { PlayerLink } from "../../parts/names/player-link.tsx";
import { TeamLink } from "../../parts/names/team-link.tsx";
import { PlayerRank } from "./player-rank.tsx";
import type { PlayerRowsProps } from "./players-table.tsx";
import { statsMessages } from "./stats-messages.ts";

const COLUMNS =
  "grid grid-cols-[52px_minmax(0,1fr)] items-center gap-x-2 px-[12px] @max-[16rem]:grid-cols-[minmax(0,1fr)]";
/** The height of two lines and a bar in px. */
const ROW_HEIGHT = 60;
const LINE = "flex min-w-0 items-center justify-between gap-x-3 @max-[16rem]:flex-wrap";

/** Phones and upright tablets show two lines and a bar per player, so nothing scrolls sideways. */
export function PlayersList({ players, shortNames, stat, ...list }: PlayerRowsProps) {
  const { player: words, stats, views } = statsMessages;
  return (
    <div className="card @container">
      <div
        aria-hidden="true"
        className={`${COLUMNS} border-b-2 border-text py-2 text-label font-strong max-wide:hidden`}
      >
        <span>{words.rank}</span>
        <span className={LINE}>
          <span>{words.player}</span>
          <span>{stats[stat]}</span>
        </span>
      </div>
      <ol aria-label={views.players}>
        {players.map((row, index) => (
          <PlayerItem
            key={row.player.playerId}
            row={row}
            shortName={shortNames.get(row.player.teamId)}
            place={index + 1}
            of={list.count}
            share={list.largest > 0 ? row.value / list.largest : 0}
            stat={stats[stat]}
            saysDivision={list.saysDivision}
            saysPoints={stat !== "fantasy_points"}
          />
        ))}
      </ol>
    </div>
  );
}

interface PlayerItemProps {
  /** Counts all listed players, drawn or not. */
  readonly place: number;
  readonly of: number;
  /** The figure divided by the largest one, 0 to 1. */
  readonly share: number;
  readonly row: RankedPlayer;
  readonly shortName: string | undefined;
  /** The name of the row's figure. */
  readonly stat: string;
  readonly saysDivision: boolean;
  /** Set if the row's value does not include them already. */
  readonly saysPoints: boolean;
}

/** A row is drawn again only when its player's data change. */
const PlayerItem = memo(function PlayerItem(props: PlayerItemProps) {
  const { place, of, share, stat, saysDivision, saysPoints } = props;
  const { player, division, figures, value } = props.row;
  const { player: words, noDivision } = statsMessages;
  return (
    <li
      aria-posinset={place}
      aria-setsize={of}
      className={`${COLUMNS} border-b py-1 last:border-b-0 wide:py-2`}
      {...listPlace(`player ${player.playerId}`, ROW_HEIGHT)}
    >
      <PlayerRank row={props.row} />
      <div className="min-w-0">
        <p className={LINE}>
          <span className="flex min-w-0 items-center gap-[8px]">
            <Jersey number={player.jerseyNumber} />
            <PlayerLink
              playerId={player.playerId}
              player={{ name: player.playerName, jerseyNumber: player.jerseyNumber }}
              withNumber={false}
              className={clsx(
                "py-1 text-body/5 font-strong font-stretch-[92%] whitespace-normal! wrap-anywhere",
                hasLongWord(player.playerName) && "@max-[16rem]:font-stretch-[66%]",
              )}
            />
          </span>
          <span className="numeral text-[1.5rem]/6">
            <span className="sr-only"> {stat} </span>
            {value}
          </span>
        </p>
        <p className={`${LINE} text-label font-stretch-[88%] text-text-2`}>
          <span className="flex max-w-full min-w-0 flex-1 @max-[16rem]:flex-none @max-[16rem]:flex-wrap">
            <TeamLink
              teamId={player.teamId}
              name={player.teamName}
              shortName={props.shortName}
              className="-my-1 py-1.5"
            />
            {saysDivision && (
              <span className="max-w-2/5 flex-none truncate py-0.5 whitespace-pre @max-[16rem]:max-w-none">
                {` · ${division ?? noDivision}`}
              </span>
            )}
          </span>
          <span className="flex-none">
            {words.gamesLine(figures.gamesPlayed)}
            {saysPoints && ` · ${words.pointsLine(figures.points.total)}`}
          </span>
        </p>
        <BarTrack share={share} isLeader={props.row.rank === 1} className="mt-0.5 h-1.5" />
      </div>
    </li>
  );
});
