import { readImportSeason } from "../../../remote/api/stat-import-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerReadOf } from "./use-server-read.ts";

const readOf = (seasonId: string) =>
  askServer((http, call) => readImportSeason(http, call, seasonId));

export function useImportSeason(seasonId: string) {
  return useServerReadOf(readOf, seasonId);
}
