import {
  STAT_KEYS,
  type StatCounts,
  type StatKey,
  zeroCounts,
} from "../../src/domain/game/stat-catalogue.ts";
import {
  type GeneratedGame,
  type GeneratedLeague,
  lastOf,
  TEAM_TOTALS,
  type TeamTotals,
} from "./database/generated-league.ts";

/**
 * Computed slowly and plainly from the decisions (D41, D44-D46b); it shares no code with what it
 * checks.
 */
export interface ReferencePlayer {
  readonly player: number;
  readonly all: ReferenceFigures;
  readonly playoffs: ReferenceFigures;
}
interface ReferenceFigures {
  readonly gamesPlayed: number;
  readonly points: {
    readonly total: number;
    readonly offensive: number;
    readonly defensive: number;
  };
  readonly counts: StatCounts;
}

export interface ReferenceTeam {
  readonly team: number;
  readonly record: Readonly<Record<string, number>>;
  readonly all: TeamTotals;
  readonly playoffs: TeamTotals;
}

/** Points for one unit of each figure (D41). */
const WORTH: Readonly<Record<StatKey, readonly ["offensive" | "defensive", number]>> = {
  passTouchdowns: ["offensive", 4],
  rushTouchdowns: ["offensive", 6],
  receivingTouchdowns: ["offensive", 6],
  extraPoints: ["offensive", 1],
  receivingYards: ["offensive", 0],
  rushingYards: ["offensive", 0],
  tackles: ["defensive", 1],
  interceptions: ["defensive", 2],
  fumbles: ["defensive", 2],
  sacks: ["defensive", 2],
  defensiveTouchdowns: ["defensive", 6],
  safeties: ["defensive", 6],
  returnedConversions: ["defensive", 2],
};

export function referencePoints(counts: StatCounts) {
  const points = { offensive: 0, defensive: 0 };
  for (const key of STAT_KEYS) {
    const [side, value] = WORTH[key];
    points[side] += counts[key] * value;
  }
  return { total: points.offensive + points.defensive, ...points };
}

const isSomething = (counts: StatCounts) => STAT_KEYS.some((key) => counts[key] > 0);

/** Every player whom the season lists, by the index that all merges lead to. */
export function referencePlayers(league: GeneratedLeague): ReferencePlayer[] {
  const counting = league.games.filter((game) => !game.isArchived);
  const known = league.players.map((_, index) => index);
  return known
    .filter((player) => lastOf(player, league.merges) === player)
    .flatMap((player) => {
      const isHim = (other: number) =>
        other < league.players.length && lastOf(other, league.merges) === player;
      const figures = (games: readonly GeneratedGame[]): ReferenceFigures => {
        const lines = games.flatMap((game) => game.lines).filter((line) => isHim(line.player));
        const counts = zeroCounts();
        for (const key of STAT_KEYS) {
          counts[key] = lines.reduce((sum, line) => sum + line.counts[key], 0);
        }
        const played = games.filter(
          (game) =>
            game.roster.some(isHim) ||
            game.lines.some((line) => isHim(line.player) && isSomething(line.counts)),
        );
        return { gamesPlayed: played.length, points: referencePoints(counts), counts };
      };
      const all = figures(counting);
      const isOnATeam = known.filter(isHim).some((one) => {
        const its = league.players[one];
        const team = league.teams[its?.team ?? 0];
        return its?.isActive === true && team?.isActive === true && !team.isArchived;
      });
      const hasLine = counting.some((game) => game.lines.some((line) => isHim(line.player)));
      const isActive = league.players[player]?.isActive === true;
      if (all.gamesPlayed === 0 && !(isActive && (isOnATeam || hasLine))) return [];
      return [{ player, all, playoffs: figures(counting.filter((game) => game.isPlayoff)) }];
    });
}

/** Every team that the season lists. */
export function referenceTeams(league: GeneratedLeague): ReferenceTeam[] {
  return league.teams.flatMap((row, team) => {
    const games = league.games
      .filter((game) => !game.isArchived && (game.visitor === team || game.home === team))
      .map((game) => {
        const isHome = game.home === team;
        const [visitor, home] = game.score;
        const won = game.winner === null ? null : game.winner === (isHome ? "home" : "visitor");
        const [scored, allowed] = isHome ? [home, visitor] : [visitor, home];
        return { ...game, scored, allowed, won, its: game.totals?.[isHome ? 1 : 0] };
      });
    const regular = games.filter((game) => !game.isPlayoff);
    const ended = regular.filter((game) => game.isCompleted && game.outcome === "normal");
    const forfeits = regular.filter((game) => game.outcome === "forfeit");
    const isKnown = games.some(
      (game) => (game.isCompleted && game.outcome === "normal") || game.its !== undefined,
    );
    if (!isKnown && forfeits.length === 0 && (!row.isActive || row.isArchived)) return [];
    const given = forfeits.length === 0;
    const totals = (some: typeof games): TeamTotals => {
      const sum = (column: keyof TeamTotals) =>
        some.reduce((all, game) => all + (game.its?.[column] ?? 0), 0);
      return Object.fromEntries(TEAM_TOTALS.map((column) => [column, sum(column)])) as TeamTotals;
    };
    return [
      {
        team,
        record: {
          wins: ended.filter((game) => game.scored > game.allowed).length,
          losses: ended.filter((game) => game.scored < game.allowed).length,
          draws: ended.filter((game) => game.scored === game.allowed).length,
          forfeitWins: given
            ? row.forfeitWins
            : forfeits.filter((game) => game.won === true).length,
          forfeitLosses: given
            ? row.forfeitLosses
            : forfeits.filter((game) => game.won === false).length,
          pointsScored: ended.reduce((sum, game) => sum + game.scored, 0),
          pointsAllowed: ended.reduce((sum, game) => sum + game.allowed, 0),
          gamesPlayed: ended.length,
        },
        all: totals(games),
        playoffs: totals(games.filter((game) => game.isPlayoff)),
      },
    ];
  });
}
