/** A schedule as the database's function `calendar` gives it. */
export interface CalendarGames {
  readonly name: string;
  readonly time_zone: string;
  readonly games: readonly CalendarGame[];
}

export interface CalendarGame {
  readonly id: string;
  /** YYYY-MM-DD in the league's zone, like `time`. */
  readonly date: string;
  /** HH:MM; null if it is to be announced. */
  readonly time: string | null;
  readonly field: string | null;
  readonly week: number | null;
  readonly is_playoff: boolean;
  readonly outcome: "normal" | "forfeit" | "cancelled" | "postponed";
  readonly visitor: string;
  readonly home: string;
  /** Of a game that was played to its end. */
  readonly score: { readonly visitor: number; readonly home: number } | null;
  readonly changed_at: string;
}

/** The database's answer; null: there is no such schedule for this caller. */
export function readCalendarGames(body: unknown): CalendarGames | null {
  if (typeof body !== "object" || body === null) return null;
  const { name, time_zone, games } = body as Record<string, unknown>;
  const isWhole = typeof name === "string" && typeof time_zone === "string" && Array.isArray(games);
  return isWhole ? (body as CalendarGames) : null;
}
