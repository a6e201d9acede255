import type { GameEvent } from "../../domain/game/events.ts";

/** What a completed transaction changed in the log of one game on this device. */
export type LogChange =
  /** New waiting events, in device order. */
  | { readonly kind: "appended"; readonly gameId: string; readonly events: readonly GameEvent[] }
  | {
      readonly kind: "settled";
      readonly gameId: string;
      /** Events that have a gameSeq now, own or others', ordered by it. */
      readonly confirmed: readonly GameEvent[];
      /** Waiting events that left for the quarantine. */
      readonly withdrawn: readonly string[];
      /** The log is complete through here. */
      readonly completeThrough: number;
      /** The checkpoint's version after the write. */
      readonly version: number;
    }
  /** More than the above: whoever holds something in memory reads it again. */
  | { readonly kind: "rewritten"; readonly gameId: string };
