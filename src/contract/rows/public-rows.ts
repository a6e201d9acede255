import * as v from "valibot";
import type { GameClock } from "../../domain/game/clock/game-clock.ts";
import type { ShownGame } from "../../domain/season/shown-games.ts";
import { LIVE_CLOCK } from "./clock-row.ts";
import { column, count, optionalText, type RowOf, text } from "./row-shape.ts";
import { gameOutcome, teamColor, teamCrest } from "./shared-columns.ts";
import { tableRow } from "./table-row.ts";

const publicGame = {
  id: text,
  weekNumber: v.nullable(count),
  gameDate: text,
  gameTime: optionalText,
  fieldLocation: optionalText,
  isPlayoff: v.boolean(),
  isCompleted: v.boolean(),
  liveEntries: count,
  outcome: gameOutcome,
  winnerTeamId: optionalText,
  visitorTeamId: column("team_visitor_id", text),
  homeTeamId: column("team_home_id", text),
  visitorScore: column("team_visitor_score", count),
  homeScore: column("team_home_score", count),
};

/** The columns of a game that the widget reads; the answer of /live has these and more. */
export const PUBLIC_GAMES = tableRow("games", "id", publicGame);

const publicTeam = {
  id: text,
  name: text,
  shortName: optionalText,
  code: optionalText,
  color: teamColor,
  crest: teamCrest,
};

export type PublicTeam = RowOf<typeof publicTeam>;

export const PUBLIC_TEAMS = tableRow("teams", "id", publicTeam);

const liveAnswer = v.object({ game: PUBLIC_GAMES.schema, clock: LIVE_CLOCK });

/** The game's row and its clock in an answer of /live, or null if the answer is something else. */
export function readLiveScoreRow(
  body: unknown,
): { readonly game: ShownGame; readonly clock: GameClock | null } | null {
  const read = v.safeParse(liveAnswer, body);
  return read.success ? read.output : null;
}

/** The widget's leaders show these beside a team's name, read from the rows of their figures. */
export const PUBLIC_FACES = tableRow("team_season_stats", "team_id", {
  id: column("team_id", text),
  name: column("team_name", text),
  shortName: optionalText,
  code: optionalText,
  color: teamColor,
  crest: teamCrest,
});
