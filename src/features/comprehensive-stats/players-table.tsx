import { clsx } from "clsx";
import { memo } from "react";
import type { RankedPlayer } from "../../domain/standings/player-lines.ts";
import type { PlayerStat } from "../../domain/standings/player-stat.ts";
import { Jersey } from "../../parts/jersey.tsx";
import { BarTrack } from "../../parts/leaders/tracks.tsx";
import { listPlace } from "../../parts/long-list/list-place.ts";
import { PlayerLink } from "../../parts/names/player-link.tsx";
import { TeamLink } from "../../parts/names/team-link.tsx";
import { PlayerRank } from "./player-rank.tsx";
import { statsMessages } from "./stats-messages.ts";

export interface PlayerRowsProps {
  /** The part of a long list that is drawn so far. */
  readonly players: readonly RankedPlayer[];
  /** By the team's id. */
  readonly shortNames: ReadonlyMap<string, string>;
  /** Counts all listed players, drawn or not. */
  readonly count: number;
  readonly stat: PlayerStat;
  /** Set if the filter does not name the division already (A §2). */
  readonly saysDivision: boolean;
  /** The largest figure of the stat fills a bar. */
  readonly largest: number;
}

const ROW = "grid items-center gap-x-4 px-4";

/**
 * Shows from 1,000 px on. Rows are grids, so that rows that are not drawn yet move no column, and
 * the roles repeat what some browsers forget of a table whose rows are grids.
 */
export function PlayersTable({
  players,
  shortNames,
  count,
  stat,
  saysDivision,
  largest,
}: PlayerRowsProps) {
  const { player: words } = statsMessages;
  // Sorted by them, the points already stand as the row's figure.
  const saysPoints = stat !== "fantasy_points";
  const columns = [
    "84px minmax(0, 2fr) minmax(0, 1.1fr)",
    saysDivision && "minmax(0, 0.7fr)",
    "minmax(140px, 0.8fr) 64px",
    saysPoints && "96px",
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <div className="card overflow-clip!">
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table
        role="table"
        aria-label={statsMessages.views.players}
        aria-rowcount={count + 1}
        className="block text-dense"
      >
        <thead role="rowgroup" className="sticky top-0 z-10 block bg-surface">
          <tr
            role="row"
            className={clsx(ROW, "border-b-2 border-text py-2 text-label font-strong")}
            style={{ gridTemplateColumns: columns }}
          >
            <Head>{words.rank}</Head>
            <Head>{words.player}</Head>
            <Head>{words.team}</Head>
            {saysDivision && <Head>{words.division}</Head>}
            <Head isFigure>{statsMessages.stats[stat]}</Head>
            <Head isFigure>{words.games}</Head>
            {saysPoints && <Head isFigure>{words.points}</Head>}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block">
          {players.map((row, index) => (
            <PlayerRow
              key={row.player.playerId}
              row={row}
              shortName={shortNames.get(row.player.teamId)}
              columns={columns}
              place={index + 2}
              share={largest > 0 ? row.value / largest : 0}
              saysDivision={saysDivision}
              saysPoints={saysPoints}
            />
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  );
}

function Head({ children, isFigure = false }: { children: string; isFigure?: boolean }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as in the table
    <th role="columnheader" scope="col" className={isFigure ? "text-right" : "text-left"}>
      {children}
    </th>
  );
}

interface PlayerRowProps {
  readonly columns: string;
  /** The row's place among the table's rows, of which the head is the first. */
  readonly place: number;
  readonly row: RankedPlayer;
  readonly shortName: string | undefined;
  /** The figure divided by the largest one, 0 to 1. */
  readonly share: number;
  readonly saysDivision: boolean;
  readonly saysPoints: boolean;
}

/** A row is drawn again only when its player's data change. */
const PlayerRow = memo(function PlayerRow(props: PlayerRowProps) {
  const { columns, place, share, saysDivision, saysPoints } = props;
  const { player, division, figures, value } = props.row;
  const listed = listPlace(`player line ${player.playerId}`, 47);
  return (
    /* biome-ignore-start lint/a11y/noRedundantRoles: as in the table */
    <tr
      role="row"
      aria-rowindex={place}
      className={clsx(ROW, "h-12 border-b last:border-b-0")}
      {...listed}
      style={{ ...listed.style, gridTemplateColumns: columns }}
    >
      <td role="cell">
        <PlayerRank row={props.row} />
      </td>
      <th role="rowheader" scope="row" className="flex items-center gap-3 text-left">
        <Jersey number={player.jerseyNumber} />
        <PlayerLink
          playerId={player.playerId}
          player={{ name: player.playerName, jerseyNumber: player.jerseyNumber }}
          withNumber={false}
          className="tall-target line-clamp-2 text-body/5 font-strong font-stretch-[92%] whitespace-normal!"
        />
      </th>
      <td role="cell" className="flex">
        <TeamLink
          teamId={player.teamId}
          name={player.teamName}
          shortName={props.shortName}
          className="tall-target"
        />
      </td>
      {saysDivision && (
        <td role="cell" className="truncate" title={division ?? undefined}>
          {division ?? statsMessages.noDivision}
        </td>
      )}
      <td role="cell" className="flex items-center gap-3">
        <BarTrack share={share} isLeader={props.row.rank === 1} className="h-2 flex-1" />
        <b className="numeral w-11 text-right text-[1.375rem]/6">{value}</b>
      </td>
      <td role="cell" className="text-right">
        {figures.gamesPlayed}
      </td>
      {saysPoints && (
        <td role="cell" className="text-right">
          {figures.points.total}
        </td>
      )}
    </tr>
    /* biome-ignore-end lint/a11y/noRedundantRoles: as in the table */
  );
});
