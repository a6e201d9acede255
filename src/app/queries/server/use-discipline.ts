import { listPenalties } from "../../../remote/api/admin-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerReadOf } from "./use-server-read.ts";

const readOf = (seasonId: string) =>
  askServer("readPenalties", (http, call) => listPenalties(http, call, seasonId));

export function useDiscipline(seasonId: string) {
  return useServerReadOf(readOf, seasonId);
}
