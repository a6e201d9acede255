import { lightFormat } from "date-fns/lightFormat";
import type { ManagedSeason } from "../../domain/season/work/managed-season.ts";
import { ok, type Result } from "../../domain/shared/result.ts";
import { readSeasonFile, type SeasonTables } from "../../remote/api/season-file-reads.ts";
import type { CommandFailure } from "../commands/command-failure.ts";
import { downloadFile } from "../files/download-file.ts";
import { askServer } from "./ask-server.ts";

export async function exportSeason(
  season: ManagedSeason,
  onRows: (count: number) => void,
): Promise<Result<null, CommandFailure>> {
  const read = await askServer((http, call) => readSeasonFile(http, call, season.id, onRows));
  if (!read.ok) return read;
  const now = Date.now();
  const text = JSON.stringify(seasonFile(season.name, new Date(now), read.value), null, 1);
  downloadFile(seasonFileName(season.name, now), "application/json", text);
  return ok(null);
}

function seasonFile(name: string, at: Date, tables: SeasonTables) {
  return { format: "stat-tracker-season", version: 1, name, exportedAt: at.toISOString(), tables };
}

function seasonFileName(name: string, nowMs: number): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");
  return `season-${plain.slice(0, 60)}-${lightFormat(nowMs, "yyyy-MM-dd")}.json`;
}
