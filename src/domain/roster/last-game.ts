import type { Game } from "../game/game.ts";

type Played = Pick<
  Game,
  "id" | "gameDate" | "gameTime" | "visitorTeamId" | "homeTeamId" | "headSeq"
>;

/** Returns the team's newest earlier game with anything in its log; undefined if there is none. */
export function lastGameOf<Each extends Played>(
  teamId: string,
  before: Played,
  games: readonly Each[],
): Each | undefined {
  const when = ({ gameDate, gameTime }: Played) => `${gameDate} ${gameTime ?? ""}`;
  return games
    .filter(
      (game) =>
        game.id !== before.id &&
        game.headSeq > 0 &&
        [game.visitorTeamId, game.homeTeamId].includes(teamId) &&
        when(game) < when(before),
    )
    .toSorted((a, b) => (when(a) < when(b) ? 1 : -1))[0];
}
