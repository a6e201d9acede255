import type { ChosenProvider } from "../../../domain/provider/run/chosen-provider.ts";
import { fail, ok, type Result } from "../../../domain/shared/result.ts";
import { askProviderState } from "../../../remote/api/provider-reads.ts";
import { type CommandFailure, commandFailure } from "../../commands/command-failure.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerRead } from "./use-server-read.ts";

async function read(): Promise<Result<ChosenProvider, CommandFailure>> {
  const answer = await askServer("readSyncRuns", askProviderState);
  if (!answer.ok) return answer;
  if (!("kind" in answer.value)) return ok(answer.value);
  return fail({ ...commandFailure("refused").error, message: answer.value.message });
}

export function useProviderState() {
  return useServerRead(read);
}
