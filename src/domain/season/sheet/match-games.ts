import { groupBy } from "../../shared/group-by.ts";
import { ask, type Planning, type RowQuestion } from "./import-plan.ts";
import type { LeagueSheet, SheetGame, SheetTeam } from "./league-sheet.ts";
import type { ScheduleLine } from "./read-schedule.ts";
import type { SheetRow } from "./sheet-problem.ts";

/** A row of the sheet with known teams. */
export interface LineOfTeams {
  readonly line: ScheduleLine;
  readonly visitor: SheetTeam;
  readonly home: SheetTeam;
}

export interface GameMatch extends LineOfTeams {
  readonly game: SheetGame | null;
  readonly question: RowQuestion | null;
  /** The earlier row that says the same. */
  readonly repeats: SheetRow | null;
  /** The rank of the game among the pair's games of that day. */
  readonly nth: number;
  readonly beside: readonly string[];
}

export interface SchedulePlanning extends Planning {
  /** A round robin leaves out a pair that has played its game already. */
  readonly pairsMeetOnce: boolean;
}

type Side = "visitorId" | "homeId";

/** No import changes a game that was played or scored. */
export function isFixedGame({ isCollected, hasResult }: SheetGame): boolean {
  return isCollected || hasResult;
}

/** Finds each row's stored game among the pair's games of that day, by time and then in order. */
export function matchGames(
  { games }: LeagueSheet,
  lines: readonly LineOfTeams[],
  planning: SchedulePlanning,
): GameMatch[] {
  const stored = groupBy(games, (game) => dayKey(game.date, game.visitorId, game.homeId));
  const groups = groupBy(lines, ({ line, visitor, home }) =>
    dayKey(line.date, visitor.id, home.id),
  );
  const matches = new Map<LineOfTeams, GameMatch>();
  for (const [key, group] of groups) {
    for (const match of matchDay(group, stored.get(key) ?? [], planning)) {
      matches.set(match.of, match.match);
    }
  }
  const taken = new Set([...matches.values()].flatMap(({ game }) => game?.id ?? []));
  const open = games.filter(
    (game) => !taken.has(game.id) && !game.isArchived && !isFixedGame(game),
  );
  const stood = {
    byDay: groupBy(open, (game) => pairKey(game.date, game.visitorId, game.homeId)),
    byWeek: groupBy(open, (game) => dayKey(`${game.week}`, game.visitorId, game.homeId)),
    met: groupBy(
      games.filter(
        ({ hasResult, isPlayoff, isArchived }) =>
          planning.pairsMeetOnce && hasResult && !isPlayoff && !isArchived,
      ),
      (game) => pairKey("", game.visitorId, game.homeId),
    ),
  };
  return lines.flatMap((line) => {
    const match = matches.get(line);
    if (match === undefined) return [];
    const isNew = match.game === null && match.question === null && match.repeats === null;
    if (!isNew) return [match];
    const found = otherwise(line, stood, taken, planning);
    if (found?.game != null) taken.add(found.game.id);
    return [found === null ? match : { ...match, ...found }];
  });
}

function matchDay(
  group: readonly LineOfTeams[],
  stored: readonly SheetGame[],
  planning: Planning,
): { of: LineOfTeams; match: GameMatch }[] {
  const active = stored.filter(({ isArchived }) => !isArchived);
  let free = active.length > 0 ? active : stored.filter((game) => !isFixedGame(game));
  const take = (game: SheetGame | undefined) => {
    free = free.filter((other) => other !== game);
    return game ?? null;
  };
  const firstAt = new Map<string | null, SheetRow>();
  const repeated = new Map<LineOfTeams, SheetRow>();
  for (const each of group) {
    const { row, time } = each.line;
    const first = firstAt.get(time);
    if (first === undefined) firstAt.set(time, row);
    else repeated.set(each, first);
  }
  const exact = new Map(
    group
      .filter((each) => !repeated.has(each))
      .map((each) => [each, take(free.find(({ time }) => time === each.line.time))]),
  );
  const left = group.filter((each) => exact.get(each) === null).length;
  const beside = active.map(({ id }) => id);
  return group.map((each, nth) => {
    const repeats = repeated.get(each) ?? null;
    let game = exact.get(each) ?? null;
    let question: RowQuestion | null = null;
    if (repeats === null && game === null && free.length > left) {
      const key = `game:${each.line.row}:${dayKey(each.line.date, each.visitor.id, each.home.id)}`;
      question = ask(planning, key, "which_game", each.line.date, ["go", "leave"]);
    } else if (repeats === null && game === null) game = take(free[0]);
    return { of: each, match: { ...each, game, question, repeats, nth, beside } };
  });
}

/** Looks for the pair's finished game, its swapped sides on that day, or its game of that week. */
function otherwise(
  { line, visitor, home }: LineOfTeams,
  { byDay, byWeek, met }: Readonly<Record<"byDay" | "byWeek" | "met", GamesByKey>>,
  taken: ReadonlySet<string>,
  planning: Planning,
): Pick<GameMatch, "game" | "question"> | null {
  const isFree = ({ id }: SheetGame) => !taken.has(id);
  const finished = met.get(pairKey("", visitor.id, home.id))?.[0];
  if (finished !== undefined) {
    const key = `met:${pairKey("", visitor.id, home.id)}`;
    const choices = ["leave", "go"] as const;
    const question = ask(planning, key, "has_met", finished.date, choices, "leave");
    return { game: null, question };
  }
  const swapped = byDay.get(pairKey(line.date, visitor.id, home.id))?.find(isFree);
  const moved =
    line.week === null
      ? undefined
      : byWeek.get(dayKey(`${line.week}`, visitor.id, home.id))?.find(isFree);
  const game = swapped ?? moved;
  if (game === undefined) return null;
  const key = `game:${line.date}:${line.time ?? ""}:${visitor.id}:${home.id}`;
  const code = swapped === undefined ? "moved" : "swapped";
  const question = ask(planning, key, code, game.date, ["same", "go", "leave"]);
  return { game: question.chosen === "same" ? game : null, question };
}

type GamesByKey = ReadonlyMap<string, readonly SheetGame[]>;

function dayKey(day: string, visitorId: SheetGame[Side], homeId: SheetGame[Side]): string {
  return `${day} ${visitorId} ${homeId}`;
}

function pairKey(day: string, oneId: string, otherId: string): string {
  return [day, ...[oneId, otherId].sort()].join(" ");
}
