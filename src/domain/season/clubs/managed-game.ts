import { TZDate } from "@date-fns/tz";
import { lightFormat } from "date-fns/lightFormat";
import { subHours } from "date-fns/subHours";
import type { GameOutcome } from "../../game/game.ts";
import { localPlainDate, type PlainDate } from "../../shared/plain-date.ts";
import { foldText } from "../../shared/search-text.ts";
import { whenPlayed } from "../game-order.ts";
import type { League } from "../season.ts";
import type { NamedByAdmin } from "../team-names.ts";

export interface GameFields {
  readonly teamVisitorId: string;
  readonly teamHomeId: string;
  readonly gameDate: PlainDate;
  /** HH:MM by the league's clock. */
  readonly gameTime: string | null;
  readonly fieldLocation: string | null;
  readonly weekNumber: number | null;
  readonly isPlayoff: boolean;
}

export interface ManagedGame extends GameFields {
  readonly id: string;
  readonly leagueId: string;
  readonly isCompleted: boolean;
  readonly phase: "open" | "final";
  readonly headSeq: number;
  readonly liveEntries: number;
  readonly outcome: GameOutcome;
  readonly winnerTeamId: string | null;
  readonly visitorScore: number;
  readonly homeScore: number;
  readonly archivedAt: string | null;
}

export interface ScheduledTeam extends NamedByAdmin {
  readonly leagueId: string;
  readonly archivedAt: string | null;
}

export interface SeasonSchedule {
  readonly season: { readonly id: string; readonly name: string };
  readonly leagues: readonly League[];
  readonly teams: readonly ScheduledTeam[];
  readonly games: readonly ManagedGame[];
}

/** A league needs two teams in use before a game can be added. */
export function leaguesThatPlay({
  leagues,
  teams,
}: Pick<SeasonSchedule, "leagues" | "teams">): League[] {
  return leagues.filter(
    ({ id }) =>
      teams.filter(({ leagueId, archivedAt }) => leagueId === id && archivedAt === null).length > 1,
  );
}

/** A collected game keeps its teams; the server checks again under the game's lock. */
export function isCollected({ headSeq }: Pick<ManagedGame, "headSeq">): boolean {
  return headSeq > 0;
}

type GameStanding = "scheduled" | "in_progress" | "final" | "forfeit" | "cancelled" | "postponed";

/** An outcome that a person has set outranks the score (D46a, D46c). */
export function standingOf(
  game: Pick<ManagedGame, "outcome" | "isCompleted" | "liveEntries">,
): GameStanding {
  if (game.outcome !== "normal") return game.outcome;
  if (game.isCompleted) return "final";
  return game.liveEntries > 0 ? "in_progress" : "scheduled";
}

/** A game that somebody still scores after midnight runs; after so many hours it was forgotten. */
const LONGEST_RUN_HOURS = 12;

/** An old browser lacks the names of new zones, and every use of such a name throws. */
export function isKnownZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }) !== null;
  } catch {
    return false;
  }
}

/** Returns a moment with the league's day and hour (D3), or the device's without a known zone. */
export function leagueDate(momentMs: number, timeZone: string | null): Date {
  return timeZone !== null && isKnownZone(timeZone)
    ? new TZDate(momentMs, timeZone)
    : new Date(momentMs);
}

/**
 * Whether its day is over and it neither has a result nor runs, as `private.lacks_result` says in
 * SQL. `now` is a `leagueDate`.
 */
export function lacksResult(
  game: Pick<
    ManagedGame,
    "outcome" | "isCompleted" | "liveEntries" | "archivedAt" | "gameDate" | "gameTime"
  >,
  now: Date,
): boolean {
  const isOpen = game.outcome === "normal" && !game.isCompleted && game.archivedAt === null;
  if (!isOpen || game.gameDate >= localPlainDate(now)) return false;
  const began = lightFormat(subHours(now, LONGEST_RUN_HOURS), "yyyy-MM-dd HH:mm");
  return game.liveEntries === 0 || whenPlayed(game) <= began;
}

interface ScheduleFilter {
  readonly typed: string;
  readonly leagueId: string | null;
  readonly withArchived: boolean;
}

/** Filters games by team or field and orders them by day, time and field. */
export function gamesToShow(
  games: readonly ManagedGame[],
  nameOf: (teamId: string) => string,
  { typed, leagueId, withArchived }: ScheduleFilter,
): ManagedGame[] {
  const wanted = foldText(typed);
  const textOf = (game: ManagedGame) =>
    foldText(
      `${nameOf(game.teamVisitorId)} ${nameOf(game.teamHomeId)} ${game.fieldLocation ?? ""}`,
    );
  return games
    .filter(
      (game) =>
        (withArchived || game.archivedAt === null) &&
        (leagueId === null || game.leagueId === leagueId) &&
        textOf(game).includes(wanted),
    )
    .sort((a, b) => compareText(placeOf(a), placeOf(b)));
}

/** Splits games in order: what runs and is to come, soonest first, and the past, newest first. */
export function scheduleParts(
  inOrder: readonly ManagedGame[],
  now: Date,
): { readonly coming: readonly ManagedGame[]; readonly past: readonly ManagedGame[] } {
  const today = localPlainDate(now);
  const isComing = (game: ManagedGame) =>
    game.gameDate >= today || (standingOf(game) === "in_progress" && !lacksResult(game, now));
  return {
    coming: inOrder.filter(isComing),
    past: inOrder.filter((game) => !isComing(game)).reverse(),
  };
}

/** About a day of games and half of the day before. */
const NEWEST_PAST = 6;

/** Leaves older games out and counts them. A single one stays, because its button would be as high. */
export function newestPast<Game>(past: readonly Game[]): {
  readonly newest: readonly Game[];
  readonly older: number;
} {
  const older = past.length - NEWEST_PAST;
  return older > 1 ? { newest: past.slice(0, NEWEST_PAST), older } : { newest: past, older: 0 };
}

function placeOf(game: ManagedGame): string {
  return [whenPlayed(game), game.fieldLocation ?? "", game.id].join(" ");
}

function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Returns the week of the league's games on that day, or else the day's rank among all days. */
export function proposedWeek(
  games: readonly Pick<ManagedGame, "leagueId" | "gameDate" | "weekNumber" | "archivedAt">[],
  leagueId: string,
  date: PlainDate,
): number {
  const own = games.filter((game) => game.leagueId === leagueId && game.archivedAt === null);
  const sameDay = own.find(({ gameDate, weekNumber }) => gameDate === date && weekNumber !== null);
  if (sameDay?.weekNumber != null) return sameDay.weekNumber;
  return new Set(own.map(({ gameDate }) => gameDate).filter((day) => day < date)).size + 1;
}
