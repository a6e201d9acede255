import { demoProviderId } from "../seed/clubs/demo-provider-ids.ts";
import type { DemoGame, DemoStory } from "../seed/demo-schedule.ts";
import { createChance, demoId } from "../seed/random.ts";
import type { LeagueStory } from "./league-story.ts";
import type { SimulatedLeague } from "./simulated-league.ts";

/** A game as the provider has it on a day. */
export interface SimulatedGame {
  readonly id: string;
  readonly day: number;
  /** Empty if it is to be announced. */
  readonly time: string;
  readonly field: string;
  readonly isPlayoff: boolean;
  /** Empty while it is to be decided. */
  readonly teamIds: readonly string[];
  readonly scores: readonly [number, number] | null;
  readonly winnerId: string | null;
}

/** The league collects these games itself and enters no result at the provider. */
const COLLECTED: ReadonlySet<DemoStory> = new Set([
  "played",
  "tie",
  "late events held",
  "re-opened",
  "corrected",
  "walk-on",
  "walk-on merged",
  "in progress",
  "cancelled",
  "postponed",
]);

/** The schedule and the results of a league on a day: results come in the day after a game. */
export function gamesOn(
  { league, games, lastDay, story }: SimulatedLeague,
  today: number,
): SimulatedGame[] {
  const known = games.map((game) => onDay(game, story, today));
  const [first, second] = league.teams;
  if (games.length === 0 || games.some(({ isPlayoff }) => isPlayoff)) return known;
  if (first === undefined || second === undefined) return known;
  // The final is scheduled before anybody knows who plays it.
  const final: SimulatedGame = {
    id: demoProviderId(demoId(`final ${league.id}`)),
    day: lastDay - 1,
    time: "",
    field: "",
    isPlayoff: true,
    teamIds: today > lastDay - 8 ? [first, second].map(({ id }) => demoProviderId(id)) : [],
    scores: null,
    winnerId: null,
  };
  return [...known, final];
}

/** A game that is moved is another one for the provider: its id is another. */
function onDay(game: DemoGame, story: LeagueStory | undefined, today: number): SimulatedGame {
  const moved = movedOn(game, story, today);
  const { day, time } = moved ?? game;
  const number = Number(demoProviderId(game.id));
  return {
    id: String(moved === undefined ? number : number + 1),
    day,
    // Whoever starts the demo sees the games of that day move with the clock.
    time: game.day === 0 ? "" : time,
    field: game.field,
    isPlayoff: game.isPlayoff,
    teamIds: [demoProviderId(game.visitor.id), demoProviderId(game.home.id)],
    ...resultOf(game, day, today),
  };
}

/** One Saturday game is rained out on its day and comes back nine days later. */
function movedOn(
  { id, day, time }: DemoGame,
  story: LeagueStory | undefined,
  today: number,
): { readonly day: number; readonly time: string } | undefined {
  if (day === 7 && time === "11:15" && today > day) return { day: day + 9, time };
  return story?.rescheduled.find(({ gameId, from }) => gameId === id && today >= from);
}

function resultOf(
  game: DemoGame,
  day: number,
  today: number,
): Pick<SimulatedGame, "scores" | "winnerId"> {
  const open = { scores: null, winnerId: null };
  if (day >= today || COLLECTED.has(game.story)) return open;
  const [visitorId, homeId] = [demoProviderId(game.visitor.id), demoProviderId(game.home.id)];
  if (game.story === "forfeit") return { scores: null, winnerId: homeId };
  const chance = createChance(`simulated result ${game.id}`);
  const scores = [chance.between(0, 5) * 7, chance.between(0, 5) * 6] as const;
  const winnerId = scores[0] > scores[1] ? visitorId : scores[0] < scores[1] ? homeId : null;
  return { scores, winnerId };
}
