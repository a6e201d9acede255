import type { ExportTable } from "../exports/export-table.ts";

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

/** A file to begin with: the seven figures that every import knows (A §7). */
export const STATS_SAMPLE: ExportTable = {
  columns: COLUMNS,
  rows: [
    ["Ada Reyes", "7", 0, 2, 0, 1, 2, 0, 0],
    ["Zoë Brandt", "00", 0, 0, 1, 1, 0, 0, 0],
    ["Sam Lee", "", 2, 0, 0, 0, 1, 1, 0],
  ].map((line) => Object.fromEntries(COLUMNS.map((column, index) => [column, line[index] ?? ""]))),
};
