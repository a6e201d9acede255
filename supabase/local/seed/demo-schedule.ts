import { teamOn } from "./demo-move.ts";
import {
  closedLeagues,
  comingLeagues,
  type DemoLeague,
  type DemoTeam,
  demoLeagues,
} from "./demo-teams.ts";
import { demoId } from "./random.ts";

/** How a game is seeded; a past game without play-by-play was missed. */
export type DemoStory =
  | "untouched"
  | "played"
  | "tie"
  | "forfeit"
  | "cancelled"
  | "postponed"
  | "score overridden"
  | "late events held"
  | "re-opened"
  | "corrected"
  | "walk-on"
  | "walk-on merged"
  | "in progress";

export interface DemoGame {
  readonly id: string;
  readonly leagueId: string;
  readonly visitor: DemoTeam;
  readonly home: DemoTeam;
  /** Days from the day of the first start; negative days are past. */
  readonly day: number;
  /** The league's local time, HH:MM. */
  readonly time: string;
  readonly field: string;
  readonly week: number;
  readonly isPlayoff: boolean;
  readonly story: DemoStory;
}

/** [day, time, field, week, pairing of the four teams, story]: a row per game of a league. */
type Row = readonly [number, string, string, number, readonly [number, number], DemoStory];

const SATURDAY: readonly Row[] = [
  [-28, "10:00", "Field 1", 1, [0, 1], "played"],
  [-28, "11:15", "Field 1", 1, [2, 3], "walk-on merged"],
  [-21, "10:00", "Field 1", 2, [0, 2], "score overridden"],
  [-21, "11:15", "Field 2", 2, [3, 1], "forfeit"],
  [-14, "10:00", "Field 1", 3, [3, 0], "played"],
  [-14, "11:15", "Field 1", 3, [1, 2], "tie"],
  [-7, "10:00", "Field 1", 4, [1, 0], "late events held"],
  [-7, "11:15", "Field 2", 4, [2, 3], "cancelled"],
  [0, "18:30", "Field 1", 5, [2, 0], "untouched"],
  [0, "19:45", "Field 2", 5, [1, 3], "untouched"],
  [1, "10:00", "Field 1", 5, [3, 2], "untouched"],
  [7, "10:00", "Field 1", 6, [0, 1], "untouched"],
  [7, "11:15", "Field 1", 6, [2, 3], "untouched"],
  [14, "10:00", "Field 1", 7, [0, 2], "untouched"],
  [14, "11:15", "Field 2", 7, [1, 3], "untouched"],
];

const SUNDAY: readonly Row[] = [
  [-27, "13:00", "Riverside Park, Field A", 1, [0, 1], "re-opened"],
  [-27, "14:30", "Riverside Park, Field B", 1, [2, 3], "played"],
  [-20, "13:00", "Riverside Park, Field A", 2, [0, 2], "corrected"],
  [-20, "14:30", "Riverside Park, Field B", 2, [1, 3], "played"],
  [-13, "13:00", "Riverside Park, Field A", 3, [3, 0], "walk-on"],
  [-13, "14:30", "Riverside Park, Field B", 3, [1, 2], "untouched"],
  [-6, "13:00", "Riverside Park, Field A", 4, [1, 2], "played"],
  [-6, "14:30", "Riverside Park, Field B", 4, [3, 0], "postponed"],
  [0, "12:00", "Riverside Park, Field A", 5, [3, 1], "in progress"],
  [0, "20:15", "Riverside Park, Field B", 5, [2, 0], "untouched"],
  [1, "13:00", "Riverside Park, Field A", 5, [0, 3], "untouched"],
  [8, "13:00", "Riverside Park, Field A", 6, [0, 1], "untouched"],
  [8, "14:30", "Riverside Park, Field B", 6, [2, 3], "untouched"],
  [10, "19:00", "Riverside Park, Field A", 6, [3, 1], "postponed"],
  [15, "13:00", "Riverside Park, Field A", 7, [1, 2], "untouched"],
];

const PLAYOFFS: readonly Row[] = [
  [-3, "19:00", "Riverside Park, Field A", 5, [2, 1], "played"],
  [22, "13:00", "Riverside Park, Field A", 8, [0, 2], "untouched"],
];

const LAST_SPRING: readonly Row[] = [
  [-190, "10:00", "Field 1", 1, [0, 1], "played"],
  [-190, "11:15", "Field 1", 1, [2, 3], "played"],
  [-183, "10:00", "Field 1", 2, [2, 0], "played"],
  [-183, "11:15", "Field 1", 2, [3, 1], "played"],
  [-176, "10:00", "Field 1", 3, [0, 3], "tie"],
  [-176, "11:15", "Field 1", 3, [1, 2], "cancelled"],
];

const SPRING_FINAL: readonly Row[] = [[-169, "10:00", "Field 1", 4, [2, 0], "played"]];

const NEXT_SPRING: readonly Row[] = [
  [125, "10:00", "Field 1", 1, [0, 1], "untouched"],
  [125, "11:15", "Field 1", 1, [2, 3], "untouched"],
  [132, "10:00", "Field 1", 2, [2, 0], "untouched"],
  [132, "11:15", "Field 1", 2, [1, 3], "untouched"],
];

/** All games of the demo league by day. */
export function demoGames(): DemoGame[] {
  const [saturday, sunday] = demoLeagues();
  const [lastSpring] = closedLeagues();
  const [nextSpring] = comingLeagues();
  if (!saturday || !sunday || !lastSpring || !nextSpring) return [];
  const games = [
    ...LAST_SPRING.map((row) => toGame(lastSpring, row, false)),
    ...SPRING_FINAL.map((row) => toGame(lastSpring, row, true)),
    ...SATURDAY.map((row) => toGame(saturday, row, false)),
    ...SUNDAY.map((row) => toGame(sunday, row, false)),
    ...PLAYOFFS.map((row) => toGame(sunday, row, true)),
    ...NEXT_SPRING.map((row) => toGame(nextSpring, row, false)),
  ];
  return games.sort((a, b) => a.day - b.day);
}

function toGame(league: DemoLeague, row: Row, isPlayoff: boolean): DemoGame {
  const [day, time, field, week, [visitorIndex, homeIndex], story] = row;
  const visitor = league.teams[visitorIndex];
  const home = league.teams[homeIndex];
  if (visitor === undefined || home === undefined) throw new Error(`${league.name} lacks a team`);
  return {
    id: demoId(`game ${league.id} day ${day} ${time}`),
    leagueId: league.id,
    visitor: teamOn(visitor, day),
    home: teamOn(home, day),
    day,
    time,
    field,
    week,
    isPlayoff,
    story,
  };
}
