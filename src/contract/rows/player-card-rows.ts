import * as v from "valibot";
import type { PlayerCard } from "../../domain/roster/player-card.ts";
import { columnsOf } from "./columns-of.ts";
import { playerEntries, playerOfRow } from "./player-rows.ts";
import { seasonTeamEntries, teamOfRow } from "./season-team.ts";

const entries = {
  ...seasonTeamEntries,
  ...playerEntries,
  season_id: v.string(),
  season_name: v.string(),
};

export const playerCardRowSchema = v.pipe(
  v.object(entries),
  v.transform(
    (row): PlayerCard => ({
      ...playerOfRow(row),
      ...teamOfRow(row),
      seasonId: row.season_id,
      seasonName: row.season_name,
    }),
  ),
);

export const PLAYER_CARD_COLUMNS = columnsOf("player_cards", playerCardRowSchema);
