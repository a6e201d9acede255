import type { PlainDate } from "../../shared/plain-date.ts";
import { pairings } from "./pairings.ts";

export interface RoundRobinOptions {
  readonly teamIds: readonly string[];
  /** The days of play; order and repetitions do not matter. */
  readonly dates: readonly PlainDate[];
  /** HH:MM. */
  readonly times: readonly string[];
  readonly fields: readonly string[];
}

interface ProposedGame {
  readonly visitorId: string;
  readonly homeId: string;
  readonly date: PlainDate;
  readonly time: string;
  readonly field: string;
  readonly week: number;
}

interface RoundRobin {
  readonly games: readonly ProposedGame[];
  /** With an odd number of teams, one sits out each round. */
  readonly byes: readonly { readonly teamId: string; readonly week: number }[];
  readonly unplaced: number;
}

interface Place {
  readonly day: number;
  readonly time: string;
  readonly field: string;
}

/** Every pair meets once: rounds spread, sides balanced, no team or field twice at one time. */
export function roundRobin(options: RoundRobinOptions): RoundRobin {
  const dates = distinct(options.dates).sort();
  const times = distinct(options.times).sort();
  const fields = distinct(options.fields);
  const rounds = pairings(distinct(options.teamIds));
  const taken = new Set<string>();
  const games: ProposedGame[] = [];
  const byes: { teamId: string; week: number }[] = [];
  let unplaced = 0;
  for (const [index, round] of rounds.entries()) {
    const firstDay = firstDayOf(index, rounds.length, dates.length);
    if (round.bye !== null) byes.push({ teamId: round.bye, week: firstDay + 1 });
    for (const { visitorId, homeId } of round.games) {
      const place = freePlace({ dates, times, fields }, firstDay, [visitorId, homeId], taken);
      if (place === null) {
        unplaced += 1;
        continue;
      }
      const { day, time, field } = place;
      for (const who of [`field ${field}`, visitorId, homeId]) taken.add(`${day} ${time} ${who}`);
      const date = dates[day] ?? "";
      games.push({ visitorId, homeId, date, time, field, week: day + 1 });
    }
  }
  games.sort((a, b) => order(a, fields).localeCompare(order(b, fields)));
  return { games, byes, unplaced };
}

/** Spreads the rounds evenly where there are fewer days than rounds. */
function firstDayOf(round: number, rounds: number, days: number): number {
  return rounds <= days ? round : Math.floor((round * days) / rounds);
}

/** Returns the earliest free place on that day, else on a later day, else on an earlier one. */
function freePlace(
  { dates, times, fields }: Pick<RoundRobinOptions, "dates" | "times" | "fields">,
  firstDay: number,
  teamIds: readonly string[],
  taken: ReadonlySet<string>,
): Place | null {
  for (let step = 0; step < dates.length; step += 1) {
    const day = (firstDay + step) % dates.length;
    for (const time of times) {
      if (teamIds.some((id) => taken.has(`${day} ${time} ${id}`))) continue;
      const field = fields.find((name) => !taken.has(`${day} ${time} field ${name}`));
      if (field !== undefined) return { day, time, field };
    }
  }
  return null;
}

function order({ date, time, field }: ProposedGame, fields: readonly string[]): string {
  return `${date} ${time} ${String(fields.indexOf(field)).padStart(4, "0")}`;
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
