import { readConfiguration } from "../../../contract/provider/debug-answers.ts";
import { askFunction } from "../../server-calls/ask-server.ts";
import { useServerRead } from "./use-server-read.ts";

const read = () => askFunction("provider-debug", { step: "configuration" }, readConfiguration);

export function useProviderConfiguration() {
  return useServerRead(read);
}
