import { type FunctionRefusal, readFunctionRefusal } from "../../contract/function-refusal.ts";
import { type Failure, fail, ok, type Result } from "../../domain/shared/result.ts";
import type { Http, Query, ReadAnswer, Supabase } from "../../remote/http/http.ts";
import type { CallOptions, TransportResult } from "../../sync/transport.ts";
import { services } from "../bootstrap/services.ts";
import {
  COMMAND_MESSAGES,
  type CommandFailure,
  type CommandFailureCode,
  commandFailure,
  refusedOffline,
} from "../commands/command-failure.ts";

export type ServerCall<Value> = (http: Http, call: CallOptions) => Promise<TransportResult<Value>>;

const neverAborted = new AbortController().signal;

/** Calls as the signed-in person; without a network it says so and does nothing (D36a). */
export async function askServer<Value>(
  call: ServerCall<Value>,
): Promise<Result<Value, CommandFailure>> {
  const { http, session, connectivity } = await services();
  const offline = await refusedOffline(connectivity);
  if (offline !== null) return offline;
  const asUser = session.currentUserId();
  if (asUser === null) return commandFailure("sign-in-needed");
  const result = await call(http, { asUser, signal: neverAborted });
  return result.ok ? ok(result.value) : answerFailure(result);
}

export type MakeQuery = (client: Supabase) => Query;

export function askDatabase<Value>(query: MakeQuery, read: ReadAnswer<Value>) {
  return askServer((http, call) => http.asUser(call, query, read));
}

export interface ChangeFailure<Refusal extends string> {
  readonly code: Refusal | CommandFailureCode;
  /** null if the screen has its own text for the code. */
  readonly message: string | null;
}

/** A refusal that the SQL function names is a failure. */
export function askForChange<Answer extends { readonly refusal: string | null }>(
  query: MakeQuery,
  read: ReadAnswer<Answer>,
) {
  return orRefusal(askDatabase(query, read));
}

export async function orRefusal<Answer extends { readonly refusal: string | null }>(
  asked: Promise<Result<Answer, CommandFailure>>,
): Promise<Result<Answer, ChangeFailure<NonNullable<Answer["refusal"]>>>> {
  const answer = await asked;
  if (!answer.ok || answer.value.refusal === null) return answer;
  return fail({ code: answer.value.refusal, message: null });
}

/** `code` comes from the function, or says why the call was not answered. */
export interface FunctionFailure extends Failure<string> {
  readonly message: string;
}

/** Asks `/functions/v1/…`; without a body it is a GET. */
export async function askFunction<Value>(
  name: string,
  body: Record<string, unknown> | null,
  read: ReadAnswer<Value>,
  ownTime: { readonly timeoutMs?: number } = {},
): Promise<Result<Value, FunctionFailure>> {
  const answer = await askServer((http, call) =>
    http.invoke<{ readonly done: Value } | FunctionRefusal>(
      { ...call, ...ownTime },
      name,
      body,
      (data) => {
        const done = read(data, null);
        return done === null ? null : { done };
      },
      readFunctionRefusal,
    ),
  );
  if (!answer.ok) return answer;
  return "done" in answer.value ? ok(answer.value.done) : fail(answer.value);
}

/** What the server changed shows on this device with the next reading, which begins now. */
export async function readListsAnew(): Promise<void> {
  const { prefetch } = await services();
  void prefetch.refreshAnew();
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
