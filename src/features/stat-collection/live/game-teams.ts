import type { GameTeamView, GameView } from "../../../app/queries/game/game-view.ts";
import { gameStatsOf } from "../../../domain/game/game-stats.ts";
import type { Player } from "../../../domain/game/player.ts";
import { isSelectable } from "../../../domain/roster/roster-rules.ts";
import type { EntryTeam, EntryTeams } from "../entry/entry-teams.ts";
import type { RailTeam } from "../entry/player-rail.tsx";
import type { GameNames } from "./game-names.ts";

/** Checked in and not on IR, in jersey order (D29, D36). */
export function checkedIn(team: GameTeamView): readonly Player[] {
  const roster = new Set(team.rosterIds);
  return team.players.filter((player) => roster.has(player.id) && isSelectable(player));
}

/** What the sheets need of both teams. */
export function entryTeams(
  view: Pick<GameView, "visitor" | "home" | "state" | "profile">,
): EntryTeams {
  const points = () =>
    new Map(gameStatsOf(view.state, view.profile).map((row) => [row.playerId, row.points.total]));
  const team = (side: GameTeamView): EntryTeam => ({
    id: side.team.id,
    name: side.team.name,
    players: checkedIn(side),
    takenNumbers: side.players.map((player) => player.jerseyNumber),
    points,
  });
  return { visitor: team(view.visitor), home: team(view.home) };
}

/** What a rail needs of one team. */
export function railTeam(team: EntryTeam, side: "visitor" | "home", names: GameNames): RailTeam {
  return {
    side,
    teamId: team.id,
    name: team.name,
    brief: names.briefTeam(team.id),
    players: team.players,
  };
}
