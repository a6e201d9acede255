import { readdirSync, readFileSync } from "node:fs";
import { readWireEvent } from "../../src/contract/event-wire.ts";
import type { GameEvent, Score } from "../../src/domain/game/events.ts";
import type { GameTeams } from "../../src/domain/game/game-state.ts";
import { STAT_KEYS, STATS } from "../../src/domain/game/stat-catalogue.ts";

const FOLDER = new URL("../fixtures/games/", import.meta.url);

interface ScriptedTeam {
  readonly id: string;
  readonly players: readonly unknown[];
}

/** A game as its file tells it: facts in order of arrival, their outcomes, the totals. */
export interface ScriptedGame {
  readonly name: string;
  readonly teams: { readonly visitor: ScriptedTeam; readonly home: ScriptedTeam };
  readonly events: readonly {
    readonly expected_outcome: string;
    readonly [field: string]: unknown;
  }[];
  readonly expected: {
    readonly computed_score: Score;
    readonly final_score: Score;
    readonly rosters: Readonly<Record<string, readonly string[]>>;
    readonly timeouts_used: Score;
    readonly captains_agree: { readonly visitor: boolean | null; readonly home: boolean | null };
    readonly state: string;
    readonly epoch: number;
    readonly live_entries: number;
    readonly held: number;
    /** As in the game's row; absent in a game without a clock (D71). */
    readonly clock?: unknown;
    /** Period and seconds by entry id, or null. */
    readonly moments?: Readonly<Record<string, string | null>>;
    readonly game_stats: Readonly<Record<string, Readonly<Record<string, number | string>>>>;
    readonly team_game_stats: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
}

const NO_FIGURES = Object.fromEntries(STAT_KEYS.map((key) => [STATS[key].column, 0]));

/**
 * Every scripted game of tests/fixtures/games, in order of file name. A figure that a script does
 * not name, because its stat is newer, is 0.
 */
export function scriptedGames(): ScriptedGame[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
  return files.sort().map((name) => {
    const game = JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")) as ScriptedGame;
    const rows = Object.entries(game.expected.game_stats).map(([playerId, row]) => {
      return [playerId, { ...NO_FIGURES, ...row }];
    });
    return { ...game, expected: { ...game.expected, game_stats: Object.fromEntries(rows) } };
  });
}

export function teamsOf(game: ScriptedGame): GameTeams {
  return { visitorTeamId: game.teams.visitor.id, homeTeamId: game.teams.home.id };
}

/** The applied facts, numbered from 1 in order of arrival. */
export function appliedLog(game: ScriptedGame, gameId: string): GameEvent[] {
  return game.events
    .filter((event) => event.expected_outcome === "applied")
    .map(({ expected_outcome: _, ...wire }, index) => {
      const event = readWireEvent(gameId, { ...wire, game_seq: index + 1 });
      if (event === null) throw new Error(`${game.name}: event ${index + 1} cannot be read`);
      return event;
    });
}

/** Every fact of the script in order of arrival, as its device holds it before any answer. */
export function waitingFacts(
  game: ScriptedGame,
  gameId: string,
): { readonly event: GameEvent; readonly outcome: string }[] {
  return game.events.map(({ expected_outcome: outcome, ...wire }) => {
    const event = readWireEvent(gameId, wire);
    if (event === null) throw new Error(`${game.name}: an event cannot be read`);
    return { event, outcome };
  });
}

/** A camelCase name as the tables spell it. */
export function columnName(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
