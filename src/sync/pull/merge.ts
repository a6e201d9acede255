import type { PullAnswer } from "../../contract/pull-answer.ts";
import type { GameEvent } from "../../domain/game/events.ts";

export interface LogPosition {
  readonly gameSeq: number;
  readonly eventId: string;
  readonly logDigest: number;
}

export type Merge =
  /** The server's log is not the one read before, because a backup was restored (I3). */
  | { readonly kind: "other-history" }
  | { readonly kind: "unusable" }
  | { readonly kind: "up-to-date" }
  | {
      readonly kind: "append";
      readonly events: readonly GameEvent[];
      readonly complete: boolean;
    };

/** Null means from the start. A page whose game_seq values leave a gap is rejected (S10). */
export function mergePage(position: LogPosition | null, page: PullAnswer): Merge {
  const after = position?.gameSeq ?? 0;
  if (position !== null) {
    if (page.headSeq < after) return { kind: "other-history" };
    if (!isAnchoredAt(position, page.anchor)) return { kind: "other-history" };
  }
  const last = page.events.at(-1);
  if (last === undefined || last.gameSeq === null) {
    return page.headSeq > after ? { kind: "unusable" } : { kind: "up-to-date" };
  }
  const climbs = page.events.every((event, index) => event.gameSeq === after + index + 1);
  if (!climbs || last.gameSeq > page.headSeq) return { kind: "unusable" };
  return {
    kind: "append",
    events: page.events,
    complete: last.gameSeq >= page.headSeq,
  };
}

function isAnchoredAt(position: LogPosition, anchor: PullAnswer["anchor"]): boolean {
  if (anchor?.gameSeq !== position.gameSeq || anchor.eventId !== position.eventId) return false;
  return (anchor.logDigest ?? position.logDigest) === position.logDigest;
}
