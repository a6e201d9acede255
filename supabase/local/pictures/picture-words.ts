import { STAT_KEYS, STATS } from "../../../src/domain/game/stat-catalogue.ts";
import { recordText } from "../../../src/domain/standings/record.ts";
import type { GamePicture, PlayerPicture, TeamPicture } from "./picture-facts.ts";

const STATES = { final: "FINAL", live: "LIVE", scheduled: "SCHEDULED" } as const;
const OUTCOMES = { forfeit: "FORFEIT", cancelled: "CANCELLED", postponed: "POSTPONED" } as const;

export const pictureWords = {
  separator: " · ",
  record: "Record",
  noGame: "No games yet",
  points: "Fantasy points",
  games: "Games",
} as const;

export function stateWord(game: GamePicture): string {
  const { state, outcome } = game;
  if (outcome !== "normal") return OUTCOMES[outcome];
  // A final game with equal scores is a tie (D47).
  const isTie = state === "final" && game.visitor_score === game.home_score;
  return isTie ? "FINAL · TIE GAME" : STATES[state];
}

/** A game that was not played has no score (D46a, D46c). */
export function isPlayed({ state, outcome }: GamePicture): boolean {
  return outcome === "normal" && state !== "scheduled";
}

/** A forfeit names its winner itself (D46a). */
export function hasWon(game: GamePicture, teamId: string, score: number): boolean {
  if (game.outcome === "forfeit") return game.winner_id === teamId;
  const { visitor_score, home_score, state } = game;
  if (!isPlayed(game) || state !== "final") return false;
  return visitor_score !== home_score && score === Math.max(visitor_score, home_score);
}

/** "Sat, Nov 14, 2026", "Week 9", "10:30 AM", "Field 2", as far as they are known. */
export function whenParts(game: GamePicture): string[] {
  const moment = new Date(`${game.date}T${game.time ?? "12:00"}:00Z`);
  const say = (form: Intl.DateTimeFormatOptions) =>
    moment.toLocaleString("en-US", { ...form, timeZone: "UTC" });
  const stage = game.is_playoff ? "PLAYOFF" : game.week === null ? null : `Week ${game.week}`;
  const isToCome = game.state === "scheduled" && game.outcome === "normal";
  return [
    say({ weekday: "short", month: "short", day: "numeric", year: "numeric" }),
    isToCome && game.time !== null ? say({ hour: "numeric", minute: "2-digit" }) : null,
    stage,
    game.field,
  ].filter((part) => part !== null && part !== "") as string[];
}

export function recordWords({ record }: TeamPicture): string | null {
  if (record === null) return null;
  const { wins, losses, draws } = record;
  const [forfeitWins, forfeitLosses] = [record.forfeit_wins, record.forfeit_losses];
  const isNew = wins + losses + draws + forfeitWins + forfeitLosses === 0;
  return isNew ? null : recordText({ wins, losses, draws, forfeitWins, forfeitLosses });
}

export interface PictureFigure {
  readonly label: string;
  readonly value: string;
}

export const SHOWN_FIGURES = 4;

/** Fantasy points first, then stats in the order of the catalogue, without zeros. */
export function bestFigures({ figures }: PlayerPicture): readonly PictureFigure[] {
  if (figures === null) return [];
  const of = (column: string) => Number(figures[column] ?? 0);
  const stats = STAT_KEYS.map((key) => ({
    label: STATS[key].label,
    value: of(STATS[key].column),
  })).filter(({ value }) => value > 0);
  return [
    { label: pictureWords.points, value: of("total_fantasy_points") },
    { label: pictureWords.games, value: of("games_played") },
    ...stats,
  ]
    .slice(0, SHOWN_FIGURES)
    .map(({ label, value }) => ({ label, value: String(value) }));
}
