import type { ExportTable } from "../exports/export-table.ts";
import { gameStatsFile } from "../exports/game-stats-export.ts";

const COLUMNS = [
  "Player Name",
  "Number",
  "Pass TD",
  "Rush TD",
  "Rec TD",
  "XP",
  "Tackles",
  "INT",
  "Sacks",
];

/** A sample to start from, with the seven figures that every import knows (A §7). */
export const STATS_SAMPLE: ExportTable = {
  columns: COLUMNS,
  rows: [
    ["Ada Reyes", "7", 0, 2, 0, 1, 2, 0, 0],
    ["Zoë Brandt", "00", 0, 0, 1, 1, 0, 0, 0],
    ["Sam Lee", "", 2, 0, 0, 0, 1, 1, 0],
  ].map((line) => Object.fromEntries(COLUMNS.map((column, index) => [column, line[index] ?? ""]))),
};

/** A sample of one of many files; its name and its row 7 give the team and the game (A §5). */
export const BULK_SAMPLE = gameStatsFile({
  team: "Hawks",
  opponent: "Bears",
  day: "2026-09-14",
  lines: [
    { name: "Ada Reyes", jerseyNumber: "7", counts: { rushTouchdowns: 2, extraPoints: 1 } },
    { name: "Zoë Brandt", jerseyNumber: "00", counts: { receivingTouchdowns: 1, tackles: 2 } },
    { name: "Sam Lee", jerseyNumber: null, counts: { passTouchdowns: 2, interceptions: 1 } },
  ],
});
