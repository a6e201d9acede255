import type { StatFileName } from "./file-name.ts";

/** A game of the season that a file may belong to. */
export interface ImportGame {
  readonly id: string;
  readonly visitorTeamId: string;
  readonly homeTeamId: string;
  /** YYYY-MM-DD. */
  readonly date: string | null;
  readonly week: number | null;
}

export type FileGameMatch =
  | { readonly state: "found"; readonly gameId: string; readonly by: "day" | "week" }
  /** The team plays twice on that day, or the season has the day twice, so a person chooses. */
  | { readonly state: "several"; readonly gameIds: readonly string[] }
  | { readonly state: "not_found" };

/**
 * Finds the team's game on the day in the file's name; the season decides the year. If no game
 * fits, or no day is given, the week in the name decides (A §5).
 */
export function matchGame(
  teamId: string,
  name: StatFileName,
  games: readonly ImportGame[],
): FileGameMatch {
  const own = games.filter((game) => game.visitorTeamId === teamId || game.homeTeamId === teamId);
  const { day, week } = name;
  const onDay = day === null ? [] : own.filter((game) => isOn(game.date, day));
  const inWeek = week === null ? [] : own.filter((game) => game.week === week);
  const both = onDay.filter((game) => inWeek.includes(game));
  if (onDay.length > 0) return matchOf(both.length > 0 ? both : onDay, "day");
  return matchOf(inWeek, "week");
}

function isOn(date: string | null, { month, day }: { month: number; day: number }): boolean {
  const parts = /^\d{4}-(\d{2})-(\d{2})/.exec(date ?? "");
  return parts !== null && Number(parts[1]) === month && Number(parts[2]) === day;
}

function matchOf(games: readonly ImportGame[], by: "day" | "week"): FileGameMatch {
  const [first] = games;
  if (first === undefined) return { state: "not_found" };
  if (games.length > 1) return { state: "several", gameIds: games.map(({ id }) => id) };
  return { state: "found", gameId: first.id, by };
}
