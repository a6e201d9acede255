import type { GameEvent } from "../../domain/game/events.ts";

/** What a completed transaction changed in a game's log on this device. */
export type LogChange =
  /** New waiting events, in device order. */
  | { readonly kind: "appended"; readonly gameId: string; readonly events: readonly GameEvent[] }
  | {
      readonly kind: "settled";
      readonly gameId: string;
      /** Events that now have a gameSeq, own or others', ordered by it. */
      readonly confirmed: readonly GameEvent[];
      /** Ids of waiting events that were moved to the quarantine and count no longer. */
      readonly withdrawn: readonly string[];
      /** Ids of waiting events that were moved to the quarantine and still count here (I14). */
      readonly refused: readonly string[];
      /** The position through which the log is complete. */
      readonly completeThrough: number;
      /** The checkpoint's version after the write. */
      readonly version: number;
    }
  /** Any other change: holders of data in memory must read it again. */
  | { readonly kind: "rewritten"; readonly gameId: string };
