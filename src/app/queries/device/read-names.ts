import { playerLabel } from "../../../domain/roster/player-label.ts";
import type { Services } from "../../bootstrap/tab-services.ts";

/** Returns the id itself if no name is known. */
export interface Names {
  game(id: string): string;
  team(id: string): string;
  player(id: string): string;
}

export async function readNames(store: Services["store"]): Promise<Names> {
  const seasons = await store.reference.list("seasons", "");
  const games = new Map<string, string>();
  const teams = new Map<string, string>();
  const players = new Map<string, string>();
  for (const { id } of seasons.ok ? seasons.value : []) {
    const [teamRows, playerRows, gameRows] = await Promise.all([
      store.reference.list("teams", id),
      store.reference.list("players", id),
      store.reference.list("games", id),
    ]);
    for (const team of teamRows.ok ? teamRows.value : []) teams.set(team.id, team.name);
    for (const player of playerRows.ok ? playerRows.value : []) {
      players.set(player.id, playerLabel(player));
    }
    for (const game of gameRows.ok ? gameRows.value : []) {
      const pair = [game.visitorTeamId, game.homeTeamId].map((each) => teams.get(each) ?? each);
      games.set(game.id, `${game.gameDate} ${pair.join(" at ")}`.trim());
    }
  }
  return {
    game: (id) => games.get(id) ?? id,
    team: (id) => teams.get(id) ?? id,
    player: (id) => players.get(id) ?? id,
  };
}
