import type { Game } from "../../../domain/game/game.ts";
import type { Player } from "../../../domain/game/player.ts";
import { STAT_KEYS, STATS, type StatKey } from "../../../domain/game/stat-catalogue.ts";
import { resultOf } from "../../../domain/game/winner.ts";
import type { GameReview } from "../../../domain/review/game-review.ts";
import { shortPlayerName } from "../../../domain/roster/short-names.ts";
import type { CalledTeam } from "../../../domain/season/team.ts";
import type { TeamFace } from "../../../domain/season/team-color.ts";
import { gameMessages } from "../../../parts/games/game-messages.ts";
import { dayText } from "../../../parts/page/day-text.ts";
import { statParts } from "../../../parts/stats/stat-parts.ts";
import { playerRows } from "../players/player-rows.ts";

export interface CardTeam extends TeamFace {
  readonly name: string;
  readonly shortName: string;
  readonly score: number;
  readonly hasWon: boolean;
}

export interface CardPlayer {
  readonly name: string;
  readonly shortName: string;
  readonly jerseyNumber: string | null;
  readonly side: "visitor" | "home";
  readonly team: string;
  /** For example "Rush TD 2", the figure worth most first, because the last may have no room. */
  readonly figures: readonly string[];
  readonly fantasyPoints: number;
}

/** The texts and figures of a game's picture. */
export interface CardContent {
  /** Empty if it is not on this device. */
  readonly league: string;
  readonly season: string;
  readonly isFinal: boolean;
  /** Final, and nobody has won (D47). */
  readonly isTie: boolean;
  /** The parts of "Sat, Nov 14, 2026 · Week 9 · Field 2"; the last may be left out. */
  readonly when: readonly string[];
  readonly visitor: CardTeam;
  readonly home: CardTeam;
  /** At most three players with fantasy points, the best first. */
  readonly best: readonly CardPlayer[];
}

const SHOWN_PLAYERS = 3;

const worth = (key: StatKey) => (key.endsWith("ouchdowns") ? 10 : (STATS[key].fantasy?.guide ?? 0));
const BY_WORTH = STAT_KEYS.toSorted((a, b) => worth(b) - worth(a));

export function cardContent(
  game: Game,
  teams: { readonly visitor: CalledTeam; readonly home: CalledTeam },
  review: GameReview | null,
  playersById: ReadonlyMap<string, Player>,
  places: { readonly league: string; readonly season: string },
): CardContent {
  const result = resultOf(game);
  const teamOf = (
    { id, name, shortName, code, color, crest }: CalledTeam,
    score: number,
  ): CardTeam => ({
    name,
    shortName,
    code,
    color,
    crest,
    score,
    hasWon: result.kind === "winner" && result.teamId === id,
  });
  const stage = game.isPlayoff
    ? gameMessages.playoff
    : game.weekNumber === null
      ? null
      : gameMessages.week(game.weekNumber);
  const rows = review === null ? [] : playerRows(review, null, playersById);
  return {
    ...places,
    isFinal: game.isCompleted,
    isTie: result.kind === "tie",
    when: [dayText(game.gameDate, "full"), stage, game.fieldLocation].filter(
      (part) => part !== null,
    ),
    visitor: teamOf(teams.visitor, game.visitorScore),
    home: teamOf(teams.home, game.homeScore),
    best: rows
      .filter(({ fantasyPoints }) => fantasyPoints > 0)
      .slice(0, SHOWN_PLAYERS)
      .map(({ name, jerseyNumber, teamId, counts, fantasyPoints }) => {
        const side = teamId === game.homeTeamId ? "home" : "visitor";
        return {
          name,
          shortName: shortPlayerName(name),
          jerseyNumber,
          side,
          team: teams[side].shortName,
          figures: BY_WORTH.flatMap((key) => statParts({ [key]: counts[key] })),
          fantasyPoints,
        };
      }),
  };
}
