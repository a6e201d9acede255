import type { Player } from "../game/player.ts";
import type { SeasonTeam } from "../season/season-team.ts";

export interface PlayerCard extends Player, SeasonTeam {
  readonly seasonId: string;
  readonly seasonName: string;
}
