import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import type { Career } from "../../../domain/standings/figures-of-log.ts";
import { averagePoints, type PlayerFigures } from "../../../domain/standings/player-season.ts";
import { TeamLink } from "../../../parts/names/team-link.tsx";
import { statParts } from "../../../parts/stats/stat-parts.ts";
import { Dotted } from "../../../ui/dotted.tsx";
import { Section } from "../../../ui/section.tsx";
import { peopleMessages } from "../people-messages.ts";

const NUMBER = "py-1.5 pr-4 pl-2 text-right";

/** Lists a person's seasons with team and figures, and their sum below. */
export function PlayerCareer({
  career: { seasons, total },
  playerId,
}: {
  career: Career;
  /** The player of this page; the row of their own season is no link. */
  playerId: string;
}) {
  const { player } = peopleMessages;
  return (
    <Section title={player.career} aside={player.careerCaption(seasons.length)}>
      <div className="card mt-2 overflow-x-auto!">
        <table aria-label={player.career} className="w-full border-collapse text-dense">
          <thead>
            <tr className="border-b-2 border-text text-label">
              <th scope="col" className="py-2 pl-4 text-left font-strong">
                {player.season}
              </th>
              {[player.gamesPlayed, player.fantasyPoints, player.perGame].map((name) => (
                <th key={name} scope="col" className={NUMBER}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seasons.map((season) => (
              <Lines key={season.id} figures={season}>
                <th scope="row" className="py-1.5 pl-4 text-left font-normal">
                  {season.id === playerId ? (
                    <b className="inline-flex min-h-8 items-center">{season.seasonName}</b>
                  ) : (
                    <Link
                      to={paths.player(season.id)}
                      className="inline-flex min-h-8 items-center font-bold underline underline-offset-4"
                    >
                      {season.seasonName}
                    </Link>
                  )}
                  <TeamLink teamId={season.teamId} name={season.teamName} className="block" />
                </th>
              </Lines>
            ))}
          </tbody>
          <tfoot className="border-t-2 border-text">
            <Lines figures={total}>
              <th scope="row" className="py-1.5 pl-4 text-left font-strong">
                {player.total}
              </th>
            </Lines>
          </tfoot>
        </table>
      </div>
    </Section>
  );
}

/** Shows a row of numbers and, below it across the table, all figures that are not 0. */
function Lines({
  figures: { counts, gamesPlayed, points },
  children,
}: {
  figures: PlayerFigures;
  /** Head of the row. */
  children: ReactNode;
}) {
  return (
    <>
      <tr>
        {children}
        <td className={NUMBER}>{gamesPlayed}</td>
        <td className={`${NUMBER} numeral text-[1.25rem]/6`}>{points.total}</td>
        <td className={`${NUMBER} text-text-2`}>
          {averagePoints(points.total, gamesPlayed).toFixed(1)}
        </td>
      </tr>
      <tr className="border-b last:border-b-0">
        <td colSpan={4} className="px-4 pb-2 text-label/4.5 text-text-2">
          <Dotted parts={statParts(counts)} />
        </td>
      </tr>
    </>
  );
}
