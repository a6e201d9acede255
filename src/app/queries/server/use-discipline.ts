import { readDiscipline } from "../../../contract/discipline/penalty-list.ts";
import { askDatabase } from "../../server-calls/ask-server.ts";
import { useServerReadOf } from "./use-server-read.ts";

const readOf = (seasonId: string) =>
  askDatabase((client) => client.rpc("list_penalties", { p_season_id: seasonId }), readDiscipline);

export function useDiscipline(seasonId: string) {
  return useServerReadOf(readOf, seasonId);
}
