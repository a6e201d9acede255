import type { GameEvent } from "../../domain/game/events.ts";

export type LogChange =
  /** New waiting events, in device order. */
  | { readonly kind: "appended"; readonly gameId: string; readonly events: readonly GameEvent[] }
  | {
      readonly kind: "settled";
      readonly gameId: string;
      /** Own and others' events that have a gameSeq now, ordered by it. */
      readonly confirmed: readonly GameEvent[];
      /** Ids of waiting events that were moved to the quarantine and count no longer. */
      readonly withdrawn: readonly string[];
      /** Ids of waiting events that were moved to the quarantine and still count here (I14). */
      readonly refused: readonly string[];
      readonly completeThrough: number;
      readonly version: number;
    }
  /** Any other change: holders of data in memory must read it again. */
  | { readonly kind: "rewritten"; readonly gameId: string };
