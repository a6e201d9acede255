import type { DemoGame } from "../seed/demo-schedule.ts";
import { demoGames } from "../seed/demo-schedule.ts";
import {
  closedLeagues,
  comingLeagues,
  type DemoLeague,
  demoLeagues,
  type LeaguePlan,
  toLeague,
} from "../seed/demo-teams.ts";
import { demoId } from "../seed/random.ts";
import { type LeagueStory, thursdayStory } from "./league-story.ts";

/** A league as the simulated provider knows it. Days count from the demo's first start. */
export interface SimulatedLeague {
  readonly league: DemoLeague;
  readonly games: readonly DemoGame[];
  readonly firstDay: number;
  readonly lastDay: number;
  readonly sportId: number;
  readonly sport: string;
  /** Fixed where the days do not decide it. */
  readonly status?: string;
  /** What changes in the course of the season. */
  readonly story?: LeagueStory;
}

const FLAG = { sportId: 6, sport: "Flag Football" } as const;

/** Leagues that nobody has imported yet, for the discovery. */
const THURSDAY: LeaguePlan = {
  name: "Coed Thursday 8v8 Flag Football | Fall '26",
  format: "8v8",
  teamsByDivision: {
    A: ["Thursday Throwbacks", 'The Pit Bulls, "Inc"'],
    B: ["Brotherhood II", "Late Hits"],
  },
};
const WOMEN: LeaguePlan = {
  name: "Women's Saturday 7v7 Flag Football - Spring 2027",
  format: "7v7",
  teamsByDivision: { A: ["Lady Larks", "Spring Chickens"] },
  unmanned: ["Lady Larks", "Spring Chickens"],
};
const KICKBALL: LeaguePlan = {
  name: "Monday Kickball - Fall 2026",
  format: "",
  teamsByDivision: {},
};
const SUBS: LeaguePlan = {
  name: "Flag Football Free Agents / Sub List",
  format: "",
  teamsByDivision: {},
};

/** The demo's leagues and four more, of which two can be imported. */
export function simulatedLeagues(): SimulatedLeague[] {
  const games = demoGames();
  const ofDemo = (leagues: readonly DemoLeague[], firstDay: number, lastDay: number) =>
    leagues.map((league) => ({
      league,
      games: games.filter(({ leagueId }) => leagueId === league.id),
      firstDay,
      lastDay,
      ...FLAG,
    }));
  const thursday = toLeague(THURSDAY, "", "simulated");
  const ofThursday = thursdayGames(thursday);
  return [
    ...ofDemo(closedLeagues(), -200, -120),
    ...ofDemo(demoLeagues(), -28, 29),
    ...ofDemo(comingLeagues(), 120, 180),
    {
      league: thursday,
      games: ofThursday,
      firstDay: -24,
      lastDay: 32,
      story: thursdayStory(thursday, ofThursday),
      ...FLAG,
    },
    { league: toLeague(WOMEN, "", "simulated"), games: [], firstDay: 110, lastDay: 170, ...FLAG },
    {
      league: toLeague(KICKBALL, "", "simulated"),
      games: [],
      firstDay: -20,
      lastDay: 30,
      sportId: 11,
      sport: "Kickball",
    },
    {
      league: toLeague(SUBS, "", "simulated"),
      games: [],
      firstDay: -60,
      lastDay: 60,
      status: "Open",
      ...FLAG,
    },
  ];
}

/** Everybody plays everybody, two games a Thursday. */
function thursdayGames(league: DemoLeague): DemoGame[] {
  const rounds = [
    [
      [0, 1],
      [2, 3],
    ],
    [
      [0, 2],
      [3, 1],
    ],
    [
      [3, 0],
      [1, 2],
    ],
  ] as const;
  return Array.from({ length: 7 }, (_, week) => week).flatMap((week) =>
    (rounds[week % 3] ?? rounds[0]).map(([visitorAt, homeAt], place): DemoGame => {
      const [visitor, home] = [league.teams[visitorAt], league.teams[homeAt]];
      if (visitor === undefined || home === undefined) throw new Error("a team is missing");
      const day = week * 7 - 24;
      return {
        id: demoId(`simulated game ${day} ${place}`),
        leagueId: league.id,
        visitor,
        home,
        day,
        time: place === 0 ? "18:30" : "19:45",
        field: "Zilker 2",
        week: week + 1,
        isPlayoff: false,
        story: week === 0 && place === 0 ? "forfeit" : "untouched",
      };
    }),
  );
}
