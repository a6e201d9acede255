import { readProviderState } from "../../../contract/provider/provider-state.ts";
import { askFunction } from "../../server-calls/ask-server.ts";
import { useServerRead } from "./use-server-read.ts";

const read = () => askFunction("leaguelab", null, readProviderState);

export function useProviderState() {
  return useServerRead(read);
}
