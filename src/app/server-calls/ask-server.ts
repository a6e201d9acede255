import { fail, ok, type Result } from "../../domain/shared/result.ts";
import type { Http } from "../../remote/http/http.ts";
import type { CallOptions, TransportResult } from "../../sync/transport.ts";
import { services } from "../bootstrap/services.ts";
import {
  COMMAND_MESSAGES,
  type CommandFailure,
  commandFailure,
} from "../commands/command-failure.ts";
import { type OnlineOnly, refusedOffline } from "../commands/command-policy.ts";

export type ServerCall<Value> = (http: Http, call: CallOptions) => Promise<TransportResult<Value>>;

const never = new AbortController().signal;

export async function askServer<Value>(
  name: OnlineOnly,
  call: ServerCall<Value>,
): Promise<Result<Value, CommandFailure>> {
  const { http, session, connectivity } = await services();
  const offline = await refusedOffline(name, connectivity);
  if (offline !== null) return offline;
  const asUser = session.currentUserId();
  if (asUser === null) return commandFailure("sign-in-needed");
  const result = await call(http, { asUser, signal: never });
  return result.ok ? ok(result.value) : answerFailure(result);
}

export function answerFailure({ answer, said }: Extract<TransportResult<unknown>, { ok: false }>) {
  switch (answer.kind) {
    case "permission":
      return commandFailure("permission");
    case "sign-in-required":
    case "token-expired":
    case "wrong-identity":
      return commandFailure("sign-in-needed");
    case "batch-refused":
    case "gone":
      return commandFailure("refused");
    case "protocol-too-old":
      return commandFailure("too-old");
    case "unknown":
      return commandFailure("network");
    case "temporary":
      return serverFailure(said);
  }
}

/** The server answered, so the text must not say otherwise; the act may be tried again. */
function serverFailure(said: string = COMMAND_MESSAGES.serverFailed) {
  const { error } = commandFailure("network");
  return fail({ ...error, message: said });
}
