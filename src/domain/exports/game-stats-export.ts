import { STAT_KEYS, STATS, type StatCounts, type StatKey } from "../game/stat-catalogue.ts";
import type { PlainDate } from "../shared/plain-date.ts";
import { TEAM_TABLE_STATS } from "../standings/team-table-stats.ts";

interface ExportedLine {
  readonly name: string;
  readonly jerseyNumber: string | null;
  readonly counts: Partial<StatCounts>;
}

interface GameStatsExport {
  readonly team: string;
  readonly opponent: string;
  readonly day: PlainDate;
  /** Everybody who was there, even without a figure. */
  readonly lines: readonly ExportedLine[];
}

export interface StatFileToSave {
  readonly fileName: string;
  readonly cells: readonly (readonly (string | number)[])[];
}

/** Every stat file has the figures of the teams' table (A §7); another one needs a player who has it. */
const ALWAYS = new Set<StatKey>(TEAM_TABLE_STATS.map(({ key }) => key));

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Both imports drop a letter alone behind the team, because it is the division (A §5). */
const DIVISION = "A";

/**
 * Writes one team's figures of one game as a file that both imports read: row 7 holds the team, and
 * the file's name holds team and day (A §5).
 */
export function gameStatsFile({ team, opponent, day, lines }: GameStatsExport): StatFileToSave {
  const stats = STAT_KEYS.filter(
    (key) => ALWAYS.has(key) || lines.some(({ counts }) => (counts[key] ?? 0) !== 0),
  );
  return {
    fileName: fileNameOf(team, day),
    cells: [
      [`${team} and ${opponent}`],
      [`Game day: ${day}`],
      ["Extra points are the points of the tries"],
      [],
      [],
      [],
      [`Team: ${team} ${DIVISION}`],
      ["Player Name", "Number", ...stats.map((key) => STATS[key].label)],
      ...lines.map(({ name, jerseyNumber, counts }) => [
        name,
        jerseyNumber ?? "",
        ...stats.map((key) => counts[key] ?? 0),
      ]),
    ],
  };
}

/** Returns "Team_ Hawks A-November-14.csv" (A §5), without characters that file names forbid. */
function fileNameOf(team: string, day: PlainDate): string {
  const [, month = "1", date = "1"] = day.split("-");
  const name = team.replace(/[\\/:*?"<>|]/g, " ");
  return `Team_ ${name} ${DIVISION}-${MONTHS[Number(month) - 1]}-${date}.csv`;
}
