import type { DemoGame } from "./demo-schedule.ts";
import type { DemoTeam } from "./demo-teams.ts";
import { type Chance, createChance, demoId } from "./random.ts";

/** A fact before it has a device, a number and a time of day. */
export interface DemoFact {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Seconds after the start of the game. */
  readonly atSecond: number;
}

export interface PlayedGame {
  readonly facts: readonly DemoFact[];
  readonly visitorScore: number;
  readonly homeScore: number;
}

/** Two halves of 25 minutes. */
const GAME_SECONDS = 3_000;

const ROSTER_SIZES = [7, 8, 8, 9, 10, 12] as const;

interface Side {
  readonly team: DemoTeam;
  readonly rosterIds: readonly string[];
  score: number;
}

/**
 * Simulates a game, always the same for a name: rosters, then downs with tackles, sacks,
 * touchdowns, conversions and interceptions, and sometimes an edit or a delete.
 * @param untilSecond ends a game in progress early.
 */
export function playGame(game: DemoGame, take: number, untilSecond = GAME_SECONDS): PlayedGame {
  const chance = createChance(`play ${game.id} take ${take}`);
  const visitor = toSide(game.visitor, chance);
  const home = toSide(game.home, chance);
  const book = new Book(`${game.id} take ${take}`);
  book.write(-600, "roster.changed.v1", rosterPayload(visitor));
  book.write(-540, "roster.changed.v1", rosterPayload(home));

  let [offense, defense] = chance.next() < 0.5 ? [visitor, home] : [home, visitor];
  for (
    let second = chance.between(20, 60);
    second < untilSecond;
    second += chance.between(26, 46)
  ) {
    const isPossessionOver = playDown(book, chance, second, offense, defense);
    if (chance.next() < 0.035)
      book.write(second + 5, "timeout.used.v1", { team_id: offense.team.id });
    if (isPossessionOver) [offense, defense] = [defense, offense];
  }
  return { facts: book.facts, visitorScore: visitor.score, homeScore: home.score };
}

function toSide(team: DemoTeam, chance: Chance): Side {
  const healthy = team.players.filter((player) => !player.isIr).map((player) => player.id);
  return { team, rosterIds: chance.some(healthy, chance.pick(ROSTER_SIZES)), score: 0 };
}

function rosterPayload(side: Side): Record<string, unknown> {
  return { team_id: side.team.id, add: side.rosterIds, remove: [] };
}

/** Simulates a down; true when possession changes afterwards. */
function playDown(
  book: Book,
  chance: Chance,
  second: number,
  offense: Side,
  defense: Side,
): boolean {
  const roll = chance.next();
  const tackler = chance.pick(defense.rosterIds);
  if (roll < 0.3) return chance.next() < 0.2;
  if (roll < 0.8) {
    const entryId = book.record(second, [{ stat_type: "tackle", ...by(defense, tackler) }]);
    correctSomeTaps(book, chance, second, defense, entryId);
    return chance.next() < 0.16;
  }
  if (roll < 0.855) {
    book.record(second, [
      { stat_type: "sack", ...by(defense, tackler) },
      { stat_type: "tackle", ...by(defense, tackler), automatic: true },
    ]);
    return false;
  }
  if (roll < 0.885) {
    defensivePlay(book, chance, second, defense, tackler);
    return true;
  }
  if (roll < 0.9) {
    book.record(second, [{ stat_type: "fumble", ...by(defense, tackler) }]);
    return true;
  }
  if (roll < 0.904) {
    defense.score += 2;
    book.record(second, [{ stat_type: "safety", ...by(defense, tackler) }]);
    return true;
  }
  touchdown(book, chance, second, offense);
  return true;
}

/** An interception; one in five is returned all the way (D26). */
function defensivePlay(
  book: Book,
  chance: Chance,
  second: number,
  side: Side,
  player: string,
): void {
  const taken = { stat_type: "interception", ...by(side, player) };
  if (chance.next() < 0.8) {
    book.record(second, [taken]);
    return;
  }
  side.score += 6;
  book.record(second, [taken, { stat_type: "defensive_touchdown", ...by(side, player) }]);
}

function touchdown(book: Book, chance: Chance, second: number, side: Side): void {
  const [passer = "", ...receivers] = side.rosterIds;
  const isPass = chance.next() < 0.7;
  const scorer = chance.pick(receivers);
  side.score += 6;
  book.record(second, [
    isPass
      ? {
          stat_type: "touchdown",
          stat_subtype: "pass",
          ...by(side, scorer),
          passer_player_id: passer,
        }
      : { stat_type: "touchdown", stat_subtype: "rush", ...by(side, scorer) },
  ]);
  const [type, points] = chance.pick([
    ["5_yard", 1],
    ["5_yard", 1],
    ["10_yard", 2],
    ["20_yard", 3],
  ] as const);
  if (chance.next() < 0.62) {
    side.score += points;
    book.record(second + 20, [
      { stat_type: "extra_point", ...by(side, chance.pick(receivers)), extra_point_type: type },
    ]);
  }
}

/** A tap on the wrong player is edited, a double tap deleted. */
function correctSomeTaps(
  book: Book,
  chance: Chance,
  second: number,
  side: Side,
  entryId: string,
): void {
  const roll = chance.next();
  if (roll < 0.04) {
    const to = { stat_type: "tackle", ...by(side, chance.pick(side.rosterIds)) };
    book.write(second + 12, "stat.changed.v1", { entry_id: entryId, to });
  } else if (roll < 0.07) {
    book.write(second + 7, "stat.removed.v1", { entry_ids: [entryId] });
  }
}

function by(side: Side, playerId: string): { team_id: string; player_id: string } {
  return { team_id: side.team.id, player_id: playerId };
}

/** Collects facts and gives their entries ids. */
class Book {
  readonly facts: DemoFact[] = [];
  readonly #name: string;
  #entries = 0;

  constructor(name: string) {
    this.#name = name;
  }

  write(atSecond: number, type: string, payload: Record<string, unknown>): void {
    this.facts.push({ atSecond, type, payload });
  }

  /** Adds one act and returns the id of its first entry. */
  record(atSecond: number, entries: readonly Record<string, unknown>[]): string {
    const withIds = entries.map((entry) => {
      this.#entries += 1;
      return { entry_id: demoId(`entry ${this.#name} ${this.#entries}`), ...entry };
    });
    this.write(atSecond, "stat.recorded.v1", { entries: withIds });
    return withIds[0]?.entry_id ?? "";
  }
}
