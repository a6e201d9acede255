import { toPenaltyWire } from "../../contract/discipline/penalty-wire.ts";
import { toFeedbackWire } from "../../contract/feedback/feedback-wire.ts";
import { type HeldEvent, type HeldPage, readHeldPage } from "../../contract/held-answer.ts";
import { readOperationAnswer } from "../../contract/operation-answer.ts";
import { readPullAnswer } from "../../contract/pull-answer.ts";
import { readPushAnswer } from "../../contract/push-answer.ts";
import { toPushRequest } from "../../contract/push-request.ts";
import type {
  CallOptions,
  OperationRequest,
  Transport,
  TransportResult,
} from "../../sync/transport.ts";
import type { Http, Query, Supabase } from "../http/http.ts";

export function createEventsApi(http: Http): Transport {
  return {
    push: (gameId, deviceId, events, call) =>
      http.asUser(
        call,
        (client) => client.rpc("push_game_events", toPushRequest(gameId, deviceId, events)),
        readPushAnswer,
      ),
    pull: (gameId, afterSeq, limit, call) =>
      http.asUser(
        call,
        (client) =>
          client.rpc("pull_game_events", {
            p_game_id: gameId,
            p_after_seq: afterSeq,
            p_limit: limit,
          }),
        (data) => readPullAnswer(gameId, data),
      ),
    knownEventIds: (gameId, deviceId, call) =>
      http.asUser(
        call,
        (client) => client.rpc("known_event_ids", { p_game_id: gameId, p_device_id: deviceId }),
        readIds,
      ),
    heldEvents: (gameId, call) => readAllHeld(http, gameId, call),
    applyHeld: (gameId, eventIds, call) =>
      http.asUser(
        call,
        (client) =>
          client.rpc("apply_held_events", { p_game_id: gameId, p_event_ids: [...eventIds] }),
        readHeadSeq,
      ),
    setAside: (gameId, eventIds, call) =>
      http.asUser(
        call,
        (client) =>
          client.rpc("dismiss_held_events", { p_game_id: gameId, p_event_ids: [...eventIds] }),
        readHeadSeq,
      ),
    runOperation: (operation, call) =>
      http.asUser(call, (client) => operationQuery(client, operation), readOperationAnswer),
  };
}

async function readAllHeld(
  http: Http,
  gameId: string,
  call: CallOptions,
): Promise<TransportResult<readonly HeldEvent[]>> {
  const events: HeldEvent[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const p_after_id: number = after;
    const page: TransportResult<HeldPage> = await http.asUser(
      call,
      (client) => client.rpc("held_events_for_game", { p_game_id: gameId, p_after_id }),
      (data) => readHeldPage(gameId, data),
    );
    if (!page.ok) return page;
    events.push(...page.value.events);
    after = page.value.lastId;
  }
  return { ok: true, value: events };
}

/** A queued command calls the function of the same name. */
export function operationQuery(client: Supabase, operation: OperationRequest): Query {
  switch (operation.kind) {
    case "set_jersey_number":
      return client.rpc("set_jersey_number", {
        p_player_id: operation.playerId,
        p_jersey_number: operation.jerseyNumber,
        p_op_id: operation.opId,
      });
    case "submit_feedback":
      return client.rpc("submit_feedback", {
        p_op_id: operation.opId,
        p_report: toFeedbackWire(operation.submission),
      });
    case "add_penalty":
      return client.rpc("add_penalty", {
        p_op_id: operation.opId,
        p_penalty: toPenaltyWire(operation.penalty),
      });
    case "remove_penalty":
      return client.rpc("remove_penalty", {
        p_penalty_id: operation.penaltyId,
        p_op_id: operation.opId,
      });
  }
}

function readIds(data: unknown): readonly string[] | null {
  return Array.isArray(data) && data.every((id) => typeof id === "string") ? data : null;
}

function readHeadSeq(data: unknown): { readonly headSeq: number } | null {
  if (typeof data !== "object" || data === null || !("head_seq" in data)) return null;
  return typeof data.head_seq === "number" ? { headSeq: data.head_seq } : null;
}
