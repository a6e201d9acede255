import { useToday } from "../../../app/queries/device/use-today.ts";
import type { PlayerGame } from "../../../domain/standings/game-log.ts";
import { gameSideOf } from "../../../domain/standings/logged-game.ts";
import { averagePoints, type PlayerFigures } from "../../../domain/standings/player-season.ts";
import { recentForm } from "../../../domain/standings/recent-form.ts";
import { BarChart } from "../../../parts/charts/bar-chart.tsx";
import { dayText } from "../../../parts/page/day-text.ts";
import { FormSection } from "../form-section.tsx";
import { resultText } from "../log/result-text.ts";
import { peopleMessages } from "../people-messages.ts";

/** Compares the latest games with all games, and charts fantasy points game by game. */
export function PlayerForm({
  games,
  figures,
}: {
  /** Sorted with the earliest first. */
  games: readonly PlayerGame[];
  figures: PlayerFigures;
}) {
  const { player, versus, date, opponent, result } = peopleMessages;
  const today = useToday();
  if (games.length === 0) return null;
  const values = games.map(({ points }) => points.total);
  const average = averagePoints(figures.points.total, figures.gamesPlayed);
  return (
    <FormSection
      caption={player.formCaption}
      lead={<Recent games={games} />}
      head={[date, opponent, result, player.fantasyPoints]}
      rows={games.map(({ id, game, teamId, points }) => {
        const side = gameSideOf(game, teamId);
        const { mark, score } = resultText(game, side, today);
        return {
          key: id,
          cells: [
            dayText(game.gameDate, "short"),
            side === null ? "" : versus(side.opponentName, side.isHome),
            [mark, score].filter((part) => part !== null).join(" "),
            points.total,
          ],
        };
      })}
    >
      <BarChart
        label={player.formLabel(
          games.length,
          Math.min(...values),
          Math.max(...values),
          average.toFixed(1),
        )}
        bars={games.map(({ id, game, points }) => ({
          key: id,
          label: dayText(game.gameDate, "short"),
          value: points.total,
        }))}
        average={{ value: average, name: player.formAverage, text: average.toFixed(1) }}
      />
    </FormSection>
  );
}

/** Shows the last games' average and its difference to the average of all. */
function Recent({ games }: { games: readonly PlayerGame[] }) {
  const form = recentForm(games);
  if (form === null) return null;
  const { player } = peopleMessages;
  const difference = form.difference.toFixed(1);
  const mark = Number(difference) === 0 ? "=" : form.difference > 0 ? "▲" : "▼";
  return (
    <p className="mb-1 flex flex-wrap items-baseline gap-x-2 text-dense">
      {player.recent(form.games)}
      <b className="numeral text-[1.5rem]/6">{form.average.toFixed(1)}</b>
      <span className="text-text-2">
        <span aria-hidden="true">{mark} </span>
        {player.trend(difference)}
      </span>
    </p>
  );
}
