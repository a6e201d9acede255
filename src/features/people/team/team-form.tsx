import type { TeamGame } from "../../../domain/standings/game-log.ts";
import { gameSideOf, type SideResult } from "../../../domain/standings/logged-game.ts";
import {
  pointDifferential,
  pointDifferentialText,
} from "../../../domain/standings/point-differential.ts";
import { DivergingChart } from "../../../parts/charts/diverging-chart.tsx";
import { dayText } from "../../../parts/page/day-text.ts";
import { FormSection } from "../form-section.tsx";
import { resultText } from "../log/result-text.ts";
import { peopleMessages } from "../people-messages.ts";

interface Decided {
  readonly key: string;
  readonly day: string;
  readonly opponent: string;
  readonly result: SideResult;
  readonly resultText: string;
  /** null if decided by forfeit, without points (D46a). */
  readonly difference: number | null;
  readonly differenceText: string;
}

/** Charts by how much each game was won or lost, in order. */
export function TeamForm({ games, teamId }: { games: readonly TeamGame[]; teamId: string }) {
  const { team, marks, date, opponent, result } = peopleMessages;
  const decided = games.flatMap((line) => decidedOf(line, teamId));
  if (decided.length === 0) return null;
  const count = (...results: SideResult[]) =>
    decided.filter((game) => results.includes(game.result)).length;
  return (
    <FormSection
      caption={team.formCaption}
      head={[date, opponent, result, team.difference]}
      rows={decided.map((game) => ({
        key: game.key,
        cells: [game.day, game.opponent, game.resultText, game.differenceText],
      }))}
    >
      <DivergingChart
        label={team.formLabel(
          decided.length,
          count("win", "forfeit_win"),
          count("loss", "forfeit_loss"),
          count("draw"),
        )}
        bars={decided.map((game) => ({
          key: game.key,
          label: game.day,
          value: game.difference,
          text: game.differenceText,
          mark: marks[game.result],
        }))}
      />
    </FormSection>
  );
}

function decidedOf({ id, game }: TeamGame, teamId: string): Decided[] {
  const side = gameSideOf(game, teamId);
  if (side === null || side.result === null) return [];
  // A finished game's text does not depend on today's date.
  const { mark, score } = resultText(game, side, game.gameDate);
  const hasPoints = side.result !== "forfeit_win" && side.result !== "forfeit_loss";
  return [
    {
      key: id,
      day: dayText(game.gameDate, "short"),
      opponent: peopleMessages.versus(side.opponentName, side.isHome),
      result: side.result,
      resultText: `${mark ?? ""} ${score}`.trim(),
      difference: hasPoints ? pointDifferential(side) : null,
      differenceText: hasPoints ? pointDifferentialText(side) : "",
    },
  ];
}
