import type { ExportTable } from "../../exports/export-table.ts";

/** A sample to start from, whose rows show how each column is written. */
export const ROSTER_SAMPLE: ExportTable = table([
  ["Team", "Division", "Player", "Number", "Captain", "Captain Email"],
  ["Flag Falcons", "North", "Ada Reyes", "7", "Ada Reyes", "ada@example.org"],
  ["Flag Falcons", "North", "Zoë Brandt", "00", "", ""],
  ["River Hawks", "South", "Jide Okafor", "22", "Jide Okafor", "jide@example.org"],
  ["River Hawks", "South", "Sam Lee", "", "", ""],
]);

export const SCHEDULE_SAMPLE: ExportTable = table([
  ["Date", "Time", "Visitor", "Home", "Field", "Week", "Playoff"],
  ["2026-09-05", "9:00 AM", "Flag Falcons", "River Hawks", "Field 1", "1", "no"],
  ["2026-09-12", "6:30 PM", "River Hawks", "Flag Falcons", "Field 2", "2", "no"],
]);

function table([columns = [], ...lines]: readonly (readonly string[])[]): ExportTable {
  return {
    columns,
    rows: lines.map((line) =>
      Object.fromEntries(columns.map((column, index) => [column, line[index] ?? ""])),
    ),
  };
}
