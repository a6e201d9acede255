import type { GameEvent } from "../domain/game/events.ts";
import { toWireEvent, type WireEvent } from "./event-wire.ts";

interface PushRequest {
  readonly p_game_id: string;
  readonly p_device_id: string;
  readonly p_events: readonly WireEvent[] | string;
}

/**
 * Text that jsonb cannot hold (NUL, a lone surrogate) would make the server refuse the whole call;
 * sent as one string, only that event is refused (I7).
 */
export function toPushRequest(
  gameId: string,
  deviceId: string,
  events: readonly GameEvent[],
): PushRequest {
  const wire = events.map(toWireEvent);
  const text = JSON.stringify(wire);
  return {
    p_game_id: gameId,
    p_device_id: deviceId,
    // In well-formed text, JSON.stringify writes only a NUL and lone surrogates this way.
    p_events: /\\u0000|\\ud[89a-f][0-9a-f]{2}/.test(text) ? text : wire,
  };
}
