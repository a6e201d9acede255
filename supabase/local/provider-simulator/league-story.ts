import { teamOn } from "../seed/demo-move.ts";
import type { DemoGame } from "../seed/demo-schedule.ts";
import type { DemoLeague, DemoTeam } from "../seed/demo-teams.ts";

/** What changes at the provider in the course of a season. Each of it is known from its day on. */
export interface LeagueStory {
  readonly renamed: readonly {
    readonly from: number;
    readonly teamId: string;
    readonly name: string;
  }[];
  readonly moves: readonly Move[];
  readonly rescheduled: readonly Rescheduled[];
}

interface Move {
  readonly from: number;
  readonly playerId: string;
  readonly toTeamId: string;
  /** Plays for both teams from then on. */
  readonly isOnBoth: boolean;
}

/** A game that the provider lists under another id. */
interface Rescheduled {
  readonly from: number;
  readonly gameId: string;
  readonly day: number;
  readonly time: string;
}

/**
 * The league that can be imported: two are moved, one of them by rain; a team takes another name, a
 * player changes teams, and another one plays for two.
 */
export function thursdayStory(league: DemoLeague, games: readonly DemoGame[]): LeagueStory {
  const [throwbacks, bulls, brotherhood, hits] = league.teams;
  const [mover, helper] = [throwbacks?.players[4], bulls?.players[5]];
  const rained = games.find(({ day, time }) => day === -10 && time === "19:45");
  const earlier = games.find(({ day, time }) => day === 4 && time === "18:30");
  if (!brotherhood || !hits || !mover || !helper || !rained || !earlier) {
    throw new Error("the simulated league lacks somebody or a game of its story");
  }
  return {
    renamed: [{ from: 2, teamId: hits.id, name: "Late Hits & Friends" }],
    moves: [
      { from: -12, playerId: mover.id, toTeamId: hits.id, isOnBoth: false },
      { from: -5, playerId: helper.id, toTeamId: brotherhood.id, isOnBoth: true },
    ],
    rescheduled: [
      { from: -9, gameId: rained.id, day: -6, time: rained.time },
      { from: -16, gameId: earlier.id, day: earlier.day, time: "17:15" },
    ],
  };
}

/** The teams as the provider has them on a day. */
export function teamsOn(
  league: DemoLeague,
  story: LeagueStory | undefined,
  today: number,
): DemoTeam[] {
  const players = league.teams.flatMap((team) => team.players);
  const moves = (story?.moves ?? []).filter(({ from }) => today >= from);
  const names = (story?.renamed ?? []).filter(({ from }) => today >= from);
  return league.teams.map((team) => {
    const gone = moves.filter(({ isOnBoth }) => !isOnBoth).map(({ playerId }) => playerId);
    const came = moves.filter(({ toTeamId }) => toTeamId === team.id);
    return {
      ...teamOn(team, today),
      name: names.find(({ teamId }) => teamId === team.id)?.name ?? team.name,
      players: [
        ...teamOn(team, today).players.filter(({ id }) => !gone.includes(id)),
        ...players.filter(({ id }) => came.some(({ playerId }) => playerId === id)),
      ],
    };
  });
}
