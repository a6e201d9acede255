import { useCallback } from "react";
import type { Season } from "../../domain/season/season.ts";
import { services } from "../bootstrap/services.ts";
import type { PullProblem } from "../prefetch/pull-reference.ts";
import { readSeasons } from "../season/read-seasons.ts";
import { seasonChoice } from "../season/season-choice.ts";
import { connectPage, readName, selectedSeasonPlace } from "./connect-page.ts";
import {
  connectedSource,
  type ExternalSource,
  sourcePerKey,
  useSource,
} from "./external-source.ts";
import type { PageQuery } from "./page-query.ts";
import type { PageRead } from "./page-read.ts";

export interface Page<Value> {
  readonly query: PageQuery<Value>;
  /** The Sync buttons (D7): reads anew, and resolves when that has ended; null: well. */
  readonly reload: () => Promise<PullProblem | null>;
}

/** A page of the selected season, in the shape that `useSeasonPage` wants; made once per read. */
export interface SeasonPage<Value> {
  readonly read: PageRead<Value>;
  readonly source: ExternalSource<PageQuery<Value>>;
}

const LOADING = { status: "loading" } as const;

/** In: how it is read, kept under the season's id. A module constant, so that screens share it. */
export function seasonPage<Value>(read: PageRead<Value>): SeasonPage<Value> {
  let leftWith: string | null = null;
  const source = connectedSource<PageQuery<Value>>(LOADING, (emit) => {
    // What was shown last stays until it is read again, unless it is another season's.
    if (seasonChoice.getState().chosenId !== leftWith) emit(LOADING);
    const end = connectPage(read, selectedSeasonPlace, emit);
    return () => {
      leftWith = seasonChoice.getState().chosenId;
      end();
    };
  });
  return { read, source };
}

/** What the selected season has of a page, from this device at once and renewed behind. */
export function useSeasonPage<Value>({ read, source }: SeasonPage<Value>): Page<Value> {
  const query = useSource(source);
  const reload = useCallback(async () => {
    const { prefetch } = await services();
    const season = await seasonShown();
    if (season !== null) return reloadPage(read, season.id);
    // What there is to read depends on the seasons, so they are asked for first.
    await prefetch.refresh();
    const found = await seasonShown();
    return found === null ? prefetch.status().problem : reloadPage(read, found.id);
  }, [read]);
  return { query, reload };
}

/** The selected season as this device knows it; null: there is none. */
async function seasonShown(): Promise<Season | null> {
  const { prefetch, store, connectivity } = await services();
  const reach = { prefetch: prefetch.status(), isOnline: connectivity.isOnline() };
  const seasons = await readSeasons(store, reach, seasonChoice.getState().chosenId);
  return seasons.status === "ready" ? seasons.selected : null;
}

/** A page per key (a player, a team, a game); as `SeasonPage` else. */
export interface KeyedPage<Value> {
  readonly read: PageRead<Value>;
  readonly sourceOf: (key: string) => ExternalSource<PageQuery<Value>>;
}

export function keyedPage<Value>(read: PageRead<Value>): KeyedPage<Value> {
  return {
    read,
    sourceOf: sourcePerKey((key) =>
      connectedSource<PageQuery<Value>>(LOADING, (emit) =>
        connectPage(read, async () => ({ key, season: null }), emit),
      ),
    ),
  };
}

export function useKeyedPage<Value>(
  { read, sourceOf }: KeyedPage<Value>,
  key: string,
): Page<Value> {
  const query = useSource(sourceOf(key));
  const reload = useCallback(() => reloadPage(read, key), [read, key]);
  return { query, reload };
}

/** Reads a page anew; resolves to its problem, null: well. */
export async function reloadPage<Value>(
  read: PageRead<Value>,
  key: string,
): Promise<PullProblem | null> {
  const { pageReads } = await services();
  return pageReads.refresh(readName(read, key), (parts) => read.pull(parts, key));
}
