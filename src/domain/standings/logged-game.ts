import type { Game } from "../game/game.ts";
import { resultOf } from "../game/winner.ts";
import type { ShownGame } from "../season/shown-games.ts";
import type { SeasonStage } from "./season-stage.ts";

export interface LoggedGame extends ShownGame, Pick<Game, "seasonId" | "leagueId"> {
  readonly seasonName: string;
  readonly visitorName: string;
  readonly homeName: string;
}

/** How a game ended for one of its teams; a forfeit is neither a win nor a loss (D46a). */
export type SideResult = "win" | "loss" | "draw" | "forfeit_win" | "forfeit_loss";

export interface GameSide {
  readonly isHome: boolean;
  readonly opponentTeamId: string;
  readonly opponentName: string;
  readonly pointsScored: number;
  readonly pointsAllowed: number;
  readonly result: SideResult | null;
}

/** Returns the team's side of a game; null when the team does not play in it (D28). */
export function gameSideOf(game: LoggedGame, teamId: string): GameSide | null {
  const isHome = teamId === game.homeTeamId;
  if (!isHome && teamId !== game.visitorTeamId) return null;
  return {
    isHome,
    opponentTeamId: isHome ? game.visitorTeamId : game.homeTeamId,
    opponentName: isHome ? game.visitorName : game.homeName,
    pointsScored: isHome ? game.homeScore : game.visitorScore,
    pointsAllowed: isHome ? game.visitorScore : game.homeScore,
    result: sideResult(game, teamId),
  };
}

function sideResult(game: LoggedGame, teamId: string): SideResult | null {
  const result = resultOf(game);
  if (result.kind === "none") return null;
  if (result.kind === "tie") return "draw";
  const isWinner = result.teamId === teamId;
  if (result.byForfeit) return isWinner ? "forfeit_win" : "forfeit_loss";
  return isWinner ? "win" : "loss";
}

export function isOfStage({ isPlayoff }: Pick<Game, "isPlayoff">, stage: SeasonStage): boolean {
  return stage === "all" || isPlayoff === (stage === "playoffs");
}
