import type { Score } from "./events.ts";
import type { Game } from "./game.ts";

type GameResult =
  | { readonly kind: "winner"; readonly teamId: string; readonly byForfeit: boolean }
  /** The screen says "Tie game" instead of a trophy line (D47). */
  | { readonly kind: "tie" }
  /** Undecided: open, cancelled, postponed, or a forfeit without a named winner. */
  | { readonly kind: "none" };

type Decided = Pick<
  Game,
  | "isCompleted"
  | "outcome"
  | "winnerTeamId"
  | "visitorScore"
  | "homeScore"
  | "visitorTeamId"
  | "homeTeamId"
>;

function byScore(score: Score, visitorTeamId: string, homeTeamId: string): GameResult {
  if (score.visitor === score.home) return { kind: "tie" };
  const teamId = score.visitor > score.home ? visitorTeamId : homeTeamId;
  return { kind: "winner", teamId, byForfeit: false };
}

export function resultOf(game: Decided): GameResult {
  if (game.outcome === "forfeit") {
    return game.winnerTeamId === null
      ? { kind: "none" }
      : { kind: "winner", teamId: game.winnerTeamId, byForfeit: true };
  }
  if (!game.isCompleted || game.outcome !== "normal") return { kind: "none" };
  const score = { visitor: game.visitorScore, home: game.homeScore };
  return byScore(score, game.visitorTeamId, game.homeTeamId);
}

/** null: nobody has won. */
export function outcomeFor(teamId: string, result: GameResult): "won" | "lost" | null {
  if (result.kind !== "winner") return null;
  return result.teamId === teamId ? "won" : "lost";
}
