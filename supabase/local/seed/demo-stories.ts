import type { DemoGame } from "./demo-schedule.ts";
import { DEMO_PERIODS } from "./demo-teams.ts";
import { withWalkOn } from "./demo-walk-ons.ts";
import { type DemoFact, type PlayedGame, playGame } from "./play-by-play.ts";

/** What the first scorekeeper's phone sends, and then the second one's. */
export interface DemoStoryFacts {
  readonly first: readonly DemoFact[];
  readonly second: readonly DemoFact[];
}

const END_SECOND = 3_060;

/** How far the game in progress has come. */
const IN_PROGRESS_SECONDS = 1_500;

const PERIOD_SECONDS = DEMO_PERIODS.periodMinutes * 60;

/** At Q2 4:12, when the game in progress stands still. */
const STOPPED_AT_SECOND = 1_548;

/** The facts of a game's story; none for games that nobody has opened. */
export function tellStory(game: DemoGame): DemoStoryFacts {
  switch (game.story) {
    case "untouched":
    case "forfeit":
    case "cancelled":
    case "postponed":
      return { first: [], second: [] };
    case "in progress": {
      const { facts } = play(game, () => true, IN_PROGRESS_SECONDS, 20);
      return splitBetweenPhones(withGameClock(facts));
    }
    case "tie":
      return { first: [...play(game, (a, b) => a === b).facts, finalize("open")], second: [] };
    case "score overridden": {
      const { facts, visitorScore, homeScore } = play(game);
      const override = fact(END_SECOND + 120, "score.overridden.v1", {
        visitor: visitorScore + 2,
        home: homeScore,
      });
      return { first: [...facts, finalize("open"), override], second: [] };
    }
    case "late events held":
      return lateEvents(game);
    case "re-opened": {
      const { facts } = play(game);
      const at = facts.length - 6;
      const reopened = fact(END_SECOND + 60, "game.reopened.v1", seen("final"));
      const added = facts.slice(at).map((late) => ({ ...late, atSecond: late.atSecond + 240 }));
      const end = finalize("open", END_SECOND + 300);
      return {
        first: [
          ...facts.slice(0, at),
          finalize("open"),
          reopened,
          ...added,
          captain(game, "visitor", null, END_SECOND + 280),
          captain(game, "home", null, END_SECOND + 290),
          end,
        ],
        second: [],
      };
    }
    case "corrected":
      return { first: [...play(game).facts, finalize("open"), ...corrections(game)], second: [] };
    case "walk-on": {
      const facts = withWalkOn(game, play(game).facts);
      const differs = captain(game, "home", "Our last extra point was good.");
      return { first: [...facts, captain(game, "visitor"), differs, finalize("open")], second: [] };
    }
    case "walk-on merged":
      return { first: [...withWalkOn(game, play(game).facts), finalize("open")], second: [] };
    case "played":
      return { first: [...play(game).facts, finalize("open")], second: [] };
  }
}

/** The first simulated game with a plausible score that also fits the wish. */
function play(
  game: DemoGame,
  isWanted: (visitorScore: number, homeScore: number) => boolean = (a, b) => a !== b,
  untilSecond?: number,
  highest = 40,
): PlayedGame {
  for (let take = 1; take < 2_000; take += 1) {
    const played = playGame(game, take, untilSecond);
    const { visitorScore, homeScore } = played;
    const low = Math.min(visitorScore, homeScore);
    const high = Math.max(visitorScore, homeScore);
    if (low >= 6 && high <= highest && isWanted(visitorScore, homeScore)) return played;
  }
  throw new Error(`no believable game between ${game.visitor.name} and ${game.home.name}`);
}

/** Two phones score one game: the second takes over in the middle. */
function splitBetweenPhones(facts: readonly DemoFact[]): DemoStoryFacts {
  const at = Math.floor(facts.length * 0.7);
  return { first: facts.slice(0, at), second: facts.slice(at) };
}

/**
 * Three taps of a second phone that was offline until after the finalize; the server holds them
 * (D31).
 */
function lateEvents(game: DemoGame): DemoStoryFacts {
  const { facts } = play(game);
  const taps = facts.filter(({ type }) => type === "stat.recorded.v1");
  const late = taps.slice(-3);
  const inTime = facts.filter((one) => !late.includes(one));
  return { first: [...inTime, finalize("open")], second: late };
}

function corrections(game: DemoGame): DemoFact[] {
  const [first, second] = game.home.players;
  return [
    correction(game.home.id, first?.id, { rushing_yards: 34, receiving_yards: 12 }),
    correction(game.home.id, second?.id, { tackles: 2 }),
  ];
}

function correction(
  teamId: string,
  playerId: string | undefined,
  deltas: Readonly<Record<string, number>>,
): DemoFact {
  const payload = { player_id: playerId, team_id: teamId, deltas };
  return fact(END_SECOND + 600, "stats.corrected.v1", payload);
}

/** A captain's word before the final whistle; without a note the captain agrees (D70). */
function captain(
  game: DemoGame,
  side: "visitor" | "home",
  note: string | null = null,
  atSecond = END_SECOND - 10,
): DemoFact {
  const { captainName: name } = game[side];
  return fact(atSecond, "game.confirmed.v1", { side, agrees: note === null, name, note });
}

function finalize(state: "open" | "final", atSecond = END_SECOND): DemoFact {
  return fact(atSecond, "game.finalized.v1", seen(state));
}

function seen(state: "open" | "final"): Record<string, unknown> {
  return { seen_epoch: 0, seen_state: state };
}

function fact(atSecond: number, type: string, payload: Record<string, unknown>): DemoFact {
  return { atSecond, type, payload };
}

/** Started with the game and with each period, stopped at the end; plays say when they were. */
function withGameClock(facts: readonly DemoFact[]): DemoFact[] {
  const timed = facts.map((fact) =>
    fact.type === "stat.recorded.v1" && fact.atSecond >= 0
      ? { ...fact, payload: { ...fact.payload, game_clock: shownAt(fact.atSecond) } }
      : fact,
  );
  const clock = [
    clockFact("clock.started.v1", 0),
    clockFact("clock.started.v1", PERIOD_SECONDS),
    clockFact("clock.stopped.v1", STOPPED_AT_SECOND),
  ];
  return [...timed, ...clock].toSorted((a, b) => a.atSecond - b.atSecond);
}

/** The phone that sends it adds the moment, `at_ms`. */
function clockFact(type: string, atSecond: number): DemoFact {
  const { period, seconds } = shownAt(atSecond);
  return { type, atSecond, payload: { period, remaining_ms: seconds * 1_000, seen_clock: null } };
}

function shownAt(second: number): { readonly period: string; readonly seconds: number } {
  const period = Math.floor(second / PERIOD_SECONDS);
  return { period: `Q${period + 1}`, seconds: (period + 1) * PERIOD_SECONDS - second };
}
