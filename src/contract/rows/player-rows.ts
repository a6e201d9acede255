import * as v from "valibot";
import type { Player } from "../../domain/game/player.ts";
import type { PlayerCard } from "../../domain/roster/player-card.ts";
import type { TeamMember } from "../../domain/roster/team-member.ts";
import { column, count, optionalText, text } from "./row-shape.ts";
import { player, seasonTeam } from "./shared-columns.ts";
import { type TableRow, tableRow } from "./table-row.ts";

/** A player as the view returns it; suspensions are in a separate view (D13). */
export type PlayerRow = Omit<Player, "suspensions">;

const teamBefore = v.pipe(
  v.object({ team_id: text, until: text }),
  v.transform(({ team_id: teamId, until }) => ({ teamId, until })),
);
const injuredBefore = v.object({ from: optionalText, until: text });

export const PLAYERS: TableRow<PlayerRow> = tableRow("season_players", "id", {
  ...player,
  teamId: text,
  teamsBefore: v.array(teamBefore),
  injuredBefore: v.array(injuredBefore),
});

const period = v.object({ from: text, until: optionalText });

/** Kept for every id of a merged person. */
export const SUSPENSIONS = tableRow("player_suspensions", "player_id", {
  playerId: text,
  periods: v.array(period),
});
export type Suspension = v.InferOutput<(typeof SUSPENSIONS)["schema"]>;

export const PLAYER_CARDS: TableRow<PlayerCard> = tableRow("player_cards", "id", {
  ...player,
  ...seasonTeam,
  seasonId: text,
  seasonName: text,
});

export const TEAM_ROSTERS: TableRow<TeamMember> = tableRow("team_rosters", "player_id", {
  playerId: text,
  teamId: text,
  name: text,
  jerseyNumber: optionalText,
  isIr: v.boolean(),
  irDate: optionalText,
  isWalkOn: v.boolean(),
  gamesPlayed: count,
  regularGames: count,
  playoffMinGames: v.nullable(count),
  fantasyPoints: column("total_fantasy_points", count),
});
