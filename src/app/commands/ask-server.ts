import { ok, type Result } from "../../domain/shared/result.ts";
import type { RestCalls } from "../../remote/http/rest-calls.ts";
import { callServer } from "../../sync/call-server.ts";
import { browserTime } from "../../sync/sync-time.ts";
import type { CallOptions, TransportResult } from "../../sync/transport.ts";
import { services } from "../bootstrap/services.ts";
import { answerFailure } from "./answer-failure.ts";
import { type CommandFailure, commandFailure } from "./command-failure.ts";

const never = new AbortController().signal;

/**
 * One online-only call in the name of who is signed in, with one token refresh where the server
 * asks for it (command policy: it says in words that it needs the network). Errors: `offline`,
 * `sign-in-needed`, `permission`, `refused`, `too-old`, `network`.
 */
export async function askServer<Value>(
  call: (rest: RestCalls, options: CallOptions) => Promise<TransportResult<Value>>,
): Promise<Result<Value, CommandFailure>> {
  const { rest, session, connectivity } = await services();
  if (!connectivity.isOnline()) return commandFailure("offline");
  const result = await callServer(
    { identity: session.identity, time: browserTime },
    session.currentUserId(),
    never,
    (options) => call(rest, options),
  );
  if (result.ok) return ok(result.value);
  return answerFailure(result.answer);
}
