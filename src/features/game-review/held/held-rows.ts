import type { HeldEventsQuery } from "../../../app/queries/game/use-held-events.ts";
import { doerOf } from "../../../domain/game/doer.ts";
import type { StatFields } from "../../../domain/game/events.ts";
import { doerWords } from "../../../parts/names/doer-words.ts";
import type { PlayNames } from "../../../parts/stats/play-words.ts";
import { describeEvent } from "../history/history-words.ts";
import { reviewMessages } from "../review-messages.ts";

type Ready = Extract<HeldEventsQuery, { status: "ready" }>;

export interface HeldRowWords {
  readonly eventId: string;
  readonly what: string;
  /** Says why it is held, who recorded it and when. */
  readonly why: string;
  readonly who: string;
  readonly at: string | null;
}

export function heldRows(
  events: Ready["events"],
  names: PlayNames,
  nameOf: Ready["nameOf"],
): HeldRowWords[] {
  const entries = new Map<string, StatFields>();
  return events.map(({ event, outcome }) => {
    return {
      eventId: event.eventId,
      what: describeEvent(event, names, entries).what,
      why: reviewMessages.held.reasons[outcome] ?? outcome,
      who: doerWords(doerOf(event), nameOf),
      at: event.clientTimestamp,
    };
  });
}
