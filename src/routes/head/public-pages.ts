import { matchPath } from "react-router-dom";
import { paths } from "../../app/paths.ts";

interface PublicPage {
  readonly canonicalPath: string;
  readonly description: string;
}

const GAMES = "The season's games: schedule, live scores, results and statistics.";

/** Every screen open to visitors (D10), by its pattern in router.tsx. */
const DESCRIPTIONS: readonly (readonly [pattern: string, description: string])[] = [
  ["/", GAMES],
  [paths.games(), GAMES],
  ["/games/:gameId/review", "One game: its score, each player's statistics and every play."],
  [
    "/games/:gameId/scoreboard",
    "One game at the field: score and timeouts in digits that fill a screen.",
  ],
  ["/games/:gameId/sheet", "A blank score sheet of one game, with both rosters, to be printed."],
  [paths.teams(), "The season's teams by division: captains, players and injured reserve."],
  ["/teams/:teamId", "One team: record, games, roster and the season's statistics."],
  ["/players/:playerId", "One player: fantasy points, season totals and every game played."],
  [paths.stats(), "Who leads the season: fantasy points, offense, defense and the MVP races."],
  [paths.statsAll(), "Every player and team of the season, ranked by any statistic."],
  [paths.standings(), "Team standings by league and division: record, points and rank."],
];

/** null for a screen of signed-in people, or for none at all. */
export function publicPageAt(pathname: string): PublicPage | null {
  for (const [pattern, description] of DESCRIPTIONS) {
    const match = matchPath(pattern, pathname);
    if (match === null) continue;
    // The list of games has two addresses (P §2).
    const canonicalPath = pattern === "/" ? paths.games() : match.pathnameBase;
    return { canonicalPath, description };
  }
  return null;
}
