import type { DemoGame, DemoStory } from "../demo-schedule.ts";
import type { DemoLeague, DemoTeam } from "../demo-teams.ts";
import { demoId } from "../random.ts";
import { TEAMS_A_LEAGUE } from "./large-teams.ts";

/** Five weeks are played and the sixth begins today: 8 leagues × 25 games × 6 weeks = 1,200. */
const WEEKS = 6;
const PAIRS = TEAMS_A_LEAGUE / 2;
const TIMES = ["09:00", "10:15", "11:30", "12:45", "14:00"] as const;
const FIELDS = 5;

/** A playoff game, so that its log, longer than any real one, does not change the standings. */
export const LONG_GAME_ID = gameId(0, WEEKS - 1, PAIRS - 1);
export const LONG_GAME_EVENTS = 3_000;

function gameId(league: number, week: number, pair: number): string {
  return demoId(`large game ${league} ${week} ${pair}`);
}

/** Every team plays once a week, each time against another team. */
export function largeGames(leagues: readonly DemoLeague[]): DemoGame[] {
  return leagues.flatMap((league, leagueIndex) =>
    Array.from({ length: WEEKS * PAIRS }, (_, index): DemoGame => {
      const week = Math.floor(index / PAIRS) + 1;
      const pair = index % PAIRS;
      const [visitor, home] = pairOf(league.teams, week, pair);
      return {
        id: gameId(leagueIndex, week, pair),
        leagueId: league.id,
        visitor,
        home,
        // The open week is spread over the seven days that phones fetch ahead.
        day: 7 * (week - WEEKS) + (week === WEEKS ? pair % 7 : 0),
        time: TIMES[pair % TIMES.length] ?? TIMES[0],
        field: `Field ${Math.floor(pair / FIELDS) + 1}`,
        week,
        isPlayoff: week === WEEKS - 1 && pair === PAIRS - 1,
        story: storyOf(week, pair),
      };
    }),
  );
}

/** Round robin by the circle method: the first team stays, the others rotate. */
function pairOf(teams: readonly DemoTeam[], week: number, pair: number): [DemoTeam, DemoTeam] {
  const turning = teams.length - 1;
  const place = (n: number) => (n === 0 ? 0 : ((n - 1 + week) % turning) + 1);
  const [visitor, home] = [teams[place(pair)], teams[place(teams.length - 1 - pair)]];
  if (visitor === undefined || home === undefined) throw new Error("a league lacks a team");
  return [visitor, home];
}

/** One forfeit a league; the first of today's games is in progress. */
function storyOf(week: number, pair: number): DemoStory {
  if (week === 2 && pair === 3) return "forfeit";
  if (week < WEEKS) return "played";
  return pair === 0 ? "in progress" : "untouched";
}
