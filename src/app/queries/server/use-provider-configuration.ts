import { readConfiguration, readRefusedTest } from "../../../contract/provider/debug-answers.ts";
import type { Configuration } from "../../../domain/provider/debug/provider-test.ts";
import { fail, ok, type Result } from "../../../domain/shared/result.ts";
import { type CommandFailure, commandFailure } from "../../commands/command-failure.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerRead } from "./use-server-read.ts";

export function useProviderConfiguration() {
  return useServerRead(read);
}

async function read(): Promise<Result<Configuration, CommandFailure>> {
  const answer = await askServer("debugProvider", (http, call) =>
    http.invoke<Configuration | { readonly message: string | null }>(
      call,
      "provider-debug",
      { step: "configuration" },
      readConfiguration,
      ({ status, json }) => (status === 401 || status === 403 ? null : readRefusedTest(json)),
    ),
  );
  if (!answer.ok) return answer;
  if ("settings" in answer.value) return ok(answer.value);
  const refused = commandFailure("refused").error;
  return fail({ ...refused, message: answer.value.message ?? refused.message });
}
