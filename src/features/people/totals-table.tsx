import { clsx } from "clsx";
import { averagePoints } from "../../domain/standings/player-season.ts";
import { peopleMessages } from "./people-messages.ts";

const NUMBER = "py-1 pr-4 pl-2 text-right";

/** Lists figures in total and per game; a 0 is faint, so that a column is quickly read. */
export function TotalsTable({
  title,
  rows,
  games,
}: {
  title: string;
  rows: readonly { readonly label: string; readonly total: number }[];
  /** Without it, no averages are shown. */
  games?: number;
}) {
  const { player } = peopleMessages;
  return (
    <div className="card overflow-x-auto!">
      <table className="w-full border-collapse text-dense">
        <thead>
          <tr className="border-b-2 border-text text-label">
            <th scope="col" className="py-2 pl-4 text-left font-strong">
              {title}
            </th>
            <th scope="col" className={NUMBER}>
              {player.total}
            </th>
            {games !== undefined && (
              <th scope="col" className={NUMBER}>
                {player.perGame}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, total }) => (
            <tr key={label} className="h-9 border-b last:border-b-0">
              <th scope="row" className="pl-4 text-left font-normal">
                {label}
              </th>
              <td
                className={clsx(NUMBER, total === 0 ? "text-text-2" : "numeral text-[1.25rem]/6")}
              >
                {total}
              </td>
              {games !== undefined && (
                <td className={clsx(NUMBER, "text-text-2")}>
                  {total === 0 ? 0 : averagePoints(total, games).toFixed(1)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
