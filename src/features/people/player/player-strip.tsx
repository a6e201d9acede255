import { averagePoints, type PlayerFigures } from "../../../domain/standings/player-season.ts";
import { FigureStrip } from "../figure-strip.tsx";
import { peopleMessages } from "../people-messages.ts";

/** Fantasy points, their average, where they come from, and in how many games. */
export function PlayerStrip({ figures: { points, gamesPlayed } }: { figures: PlayerFigures }) {
  const { player } = peopleMessages;
  return (
    <FigureStrip
      figures={[
        { label: player.fantasyPoints, value: points.total },
        { label: player.perGame, value: averagePoints(points.total, gamesPlayed).toFixed(1) },
        { label: player.gamesPlayed, value: gamesPlayed },
        { label: player.offense, value: points.offensive },
        { label: player.defense, value: points.defensive },
      ]}
    />
  );
}
