import { type CSSProperties, memo, useLayoutEffect, useRef } from "react";
import { lacksPlayer } from "../../../domain/game/finalize-warnings.ts";
import type { EntryState } from "../../../domain/game/game-state.ts";
import type { ScoringProfile } from "../../../domain/scoring/scoring-profile.ts";
import { LongList } from "../../../parts/long-list/long-list.tsx";
import type { GameNames } from "../live/game-names.ts";
import { messages } from "../messages.ts";
import { BLOCK_SIZE, type FeedBlocks, feedBlocks, newestActFirst } from "./feed-blocks.ts";
import { type FeedActions, FeedRow } from "./feed-row.tsx";
import type { FeedFilter } from "./feed-view.ts";
import { marksByBlock, newestEntryOf, type SavingMarks, type ShownAct } from "./in-flight.ts";

/** More than a usual game has: every closing sheet lays out what is drawn. */
const UNSEEN_PLAYS = 96;

export interface FeedListProps {
  /** null shows every entry. */
  readonly filter: FeedFilter | null;
  readonly entries: ReadonlyMap<string, EntryState>;
  readonly liveCount: number;
  /** Acts that show before their transaction completed (I1). */
  readonly inFlight: readonly ShownAct[];
  /** Entries of events that the server did not accept (I14). */
  readonly refusedEntryIds: ReadonlySet<string>;
  /** Entries that another device seems to have recorded too (I12). */
  readonly doubles: ReadonlySet<string>;
  readonly names: GameNames;
  readonly profile: ScoringProfile;
  readonly actions: FeedActions;
}

export function FeedList({
  filter,
  entries,
  liveCount,
  inFlight,
  refusedEntryIds,
  ...rest
}: FeedListProps) {
  const kept = useRef<FeedBlocks>([]);
  const blocks = feedBlocks(kept.current, entries.values());
  useLayoutEffect(() => {
    kept.current = blocks;
  });
  const newestFirst = [...blocks.keys()].reverse();
  const marks = marksByBlock(inFlight, blocks, entries, refusedEntryIds);
  const list = useRef<HTMLElement>(null);
  // An entry recorded here is always in view; another phone's entry moves nobody's place.
  const newest = newestEntryOf(inFlight);
  // Scrolling or measuring would lay out the whole list before the play can show.
  const isAtTop = useRef(true);
  useLayoutEffect(() => {
    if (newest === null || isAtTop.current) return;
    list.current?.scrollTo({ top: 0, behavior: "instant" });
  }, [newest]);
  return (
    <section
      ref={list}
      className="fd-list"
      data-testid="live-feed"
      onScroll={({ currentTarget }) => {
        isAtTop.current = currentTarget.scrollTop <= 0;
      }}
      aria-label={messages.feed.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
      tabIndex={0}
    >
      <LongList count={filter === null ? entries.size : 0} unseen={UNSEEN_PLAYS}>
        {(length) =>
          newestFirst
            .slice(0, filter === null ? Math.ceil(length / BLOCK_SIZE) : undefined)
            .map((place) => (
              <FeedBlock
                key={place}
                block={blocks[place] ?? []}
                filter={filter}
                marks={marks.get(place) ?? null}
                {...rest}
              />
            ))
        }
      </LongList>
      {liveCount === 0 && (
        <p className="fd-empty">
          <b>{messages.feed.empty}</b>
          <span>{messages.feed.emptyHint}</span>
        </p>
      )}
    </section>
  );
}

interface FeedBlockProps
  extends Pick<FeedListProps, "filter" | "doubles" | "names" | "profile" | "actions"> {
  readonly block: readonly EntryState[];
  readonly marks: SavingMarks | null;
}

const FeedBlock = memo(function FeedBlock({
  block,
  filter,
  marks,
  doubles,
  ...rest
}: FeedBlockProps) {
  const all = newestActFirst(block);
  const rows = all.filter(({ entryId, fields }) =>
    filter === "doubles" ? doubles.has(entryId) : filter === null || lacksPlayer(fields),
  );
  if (rows.length === 0) return null;
  return (
    <ol className="fd-block" style={{ "--rows": rows.length } as CSSProperties}>
      {rows.map((entry) => (
        <FeedRow
          key={entry.entryId}
          entry={entry}
          saving={marks?.get(entry.entryId) ?? null}
          isDouble={doubles.has(entry.entryId)}
          {...rest}
        />
      ))}
    </ol>
  );
});
