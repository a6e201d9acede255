import { toPenaltyWire } from "../../../src/contract/discipline/penalty-wire.ts";
import { toFeedbackWire } from "../../../src/contract/feedback/feedback-wire.ts";
import { readHeldPage } from "../../../src/contract/held-answer.ts";
import { readOperationAnswer } from "../../../src/contract/operation-answer.ts";
import { readPullAnswer } from "../../../src/contract/pull-answer.ts";
import { readPushAnswer } from "../../../src/contract/push-answer.ts";
import { toPushRequest } from "../../../src/contract/push-request.ts";
import type {
  OperationRequest,
  Transport,
  TransportAnswer,
  TransportResult,
} from "../../../src/sync/transport.ts";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { type Actor, runAs } from "../database/actors.ts";

/** The real RPCs on a real database, called as the API calls them: role, claims, JSON. */
export function sqlTransport(database: SqlDatabase, people: ReadonlyMap<string, Actor>): Transport {
  async function call<Value>(
    asUser: string,
    sql: string,
    params: readonly unknown[],
    read: (body: unknown) => Value | null,
  ): Promise<TransportResult<Value>> {
    const actor = people.get(asUser);
    if (actor === undefined) return { ok: false, answer: { kind: "sign-in-required" } };
    try {
      const [row] = await runAs(database, actor, (tx) => tx.query<{ body: unknown }>(sql, params));
      const value = read(row?.body);
      return value === null
        ? { ok: false, answer: { kind: "unknown", wasTimeout: false } }
        : { ok: true, value };
    } catch (error) {
      return { ok: false, answer: answerTo(error) };
    }
  }

  return {
    push(gameId, deviceId, events, { asUser }) {
      const body = toPushRequest(gameId, deviceId, events);
      return call(
        asUser,
        "select push_game_events($1, $2, $3::jsonb) as body",
        [body.p_game_id, body.p_device_id, JSON.stringify(body.p_events)],
        readPushAnswer,
      );
    },
    pull: (gameId, afterSeq, limit, { asUser }) =>
      call(
        asUser,
        "select pull_game_events($1, $2, $3) as body",
        [gameId, afterSeq, limit],
        (body) => readPullAnswer(gameId, body),
      ),
    knownEventIds: (gameId, deviceId, { asUser }) =>
      call(
        asUser,
        "select to_jsonb(known_event_ids($1, $2)) as body",
        [gameId, deviceId],
        (body) => body as readonly string[],
      ),
    heldEvents: (gameId, { asUser }) =>
      call(
        asUser,
        "select held_events_for_game($1) as body",
        [gameId],
        (body) => readHeldPage(gameId, body)?.events ?? null,
      ),
    applyHeld: (gameId, eventIds, { asUser }) =>
      call(
        asUser,
        "select apply_held_events($1, $2::uuid[]) as body",
        [gameId, `{${eventIds.join(",")}}`],
        readHeadSeq,
      ),
    setAside: (gameId, eventIds, { asUser }) =>
      call(
        asUser,
        "select dismiss_held_events($1, $2::uuid[]) as body",
        [gameId, `{${eventIds.join(",")}}`],
        readHeadSeq,
      ),
    runOperation: (operation, { asUser }) => {
      const [expression, ...values] = commandCall(operation);
      return call(asUser, `select ${expression} as body`, values, readOperationAnswer);
    },
  };
}

function commandCall(operation: OperationRequest): readonly [string, ...unknown[]] {
  const { opId } = operation;
  switch (operation.kind) {
    case "set_jersey_number":
      return ["set_jersey_number($1, $2, $3)", operation.playerId, operation.jerseyNumber, opId];
    case "submit_feedback":
      return [
        "submit_feedback($1, $2::text::jsonb)",
        opId,
        JSON.stringify(toFeedbackWire(operation.submission)),
      ];
    case "add_penalty":
      return [
        "add_penalty($1, $2::text::jsonb)",
        opId,
        JSON.stringify(toPenaltyWire(operation.penalty)),
      ];
    case "remove_penalty":
      return ["remove_penalty($1, $2)", operation.penaltyId, opId];
  }
}

function readHeadSeq(body: unknown): { readonly headSeq: number } {
  return { headSeq: (body as { readonly head_seq: number }).head_seq };
}

/** The rows of the table of answers that a database itself can give. */
function answerTo(error: unknown): TransportAnswer {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "42501") return { kind: "permission" };
  if (["40001", "40P01", "57014", "PT429"].includes(code)) {
    return { kind: "temporary", retryAfterMs: null, wasTimeout: code === "57014" };
  }
  if (/^(22|23|54|P0001)/.test(code)) return { kind: "batch-refused", tooLarge: code === "54000" };
  throw error;
}
