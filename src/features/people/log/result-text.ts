import { gameStatus } from "../../../domain/game/game-status.ts";
import { gamePlace } from "../../../domain/season/game-days.ts";
import { isLiveNow } from "../../../domain/season/game-stage.ts";
import { twelveHourTime } from "../../../domain/shared/clock-time.ts";
import type { PlainDate } from "../../../domain/shared/plain-date.ts";
import type { GameSide, LoggedGame } from "../../../domain/standings/logged-game.ts";
import { peopleMessages } from "../people-messages.ts";

interface ResultText {
  /** For example "W"; null while nothing is decided. */
  readonly mark: string | null;
  readonly isLive: boolean;
  /** "27–22", or the word that replaces it. */
  readonly score: string;
  /** For example "Won 27 to 22". */
  readonly words: string;
}

/** Without a side, the visitor's points come first (D28). `today` decides if a game was missed. */
export function resultText(game: LoggedGame, side: GameSide | null, today: PlainDate): ResultText {
  const { marks, resultWords, forfeit, liveWords, notPlayed, missed, toBeAnnounced } =
    peopleMessages;
  const own = side?.pointsScored ?? game.visitorScore;
  const other = side?.pointsAllowed ?? game.homeScore;
  const score = peopleMessages.score(own, other);
  const scoreWords = peopleMessages.scoreWords(own, other);
  const result = side?.result ?? null;
  if (result === "forfeit_win" || result === "forfeit_loss") {
    // Its points count for nobody (D46a).
    return { isLive: false, mark: marks[result], score: forfeit, words: resultWords[result] };
  }
  if (result !== null) {
    return {
      isLive: false,
      mark: marks[result],
      score,
      words: `${resultWords[result]} ${scoreWords}`,
    };
  }
  if (game.outcome !== "normal") {
    const words = notPlayed[game.outcome];
    return { isLive: false, mark: null, score: words, words };
  }
  const status = gameStatus(game);
  if (status === "completed") return { isLive: false, mark: null, score, words: scoreWords };
  if (status === "in_progress") {
    const isLive = isLiveNow(game, today);
    return { isLive, mark: null, score, words: `${liveWords} ${scoreWords}` };
  }
  if (gamePlace(game, today) === "earlier") {
    return { isLive: false, mark: null, score: missed, words: missed };
  }
  const time = twelveHourTime(game.gameTime) ?? toBeAnnounced;
  return { isLive: false, mark: null, score: time, words: time };
}
