import { useCallback, useEffect, useMemo, useRef } from "react";
import { useStore } from "zustand";
import type { Season } from "../../../domain/season/season.ts";
import { allOk, type Failure, ok, type Result } from "../../../domain/shared/result.ts";
import type { DeviceRows } from "../../../local/db/device-rows.ts";
import type { ReferenceTable } from "../../../local/reference/reference-tables.ts";
import { services } from "../../bootstrap/services.ts";
import { isRecent, type Pace, SHOWN } from "../../refresh/paces.ts";
import type { PullParts, PullProblem } from "../../refresh/pull.ts";
import { isUnanswered, reachStore } from "../../refresh/reach.ts";
import { createRefresher, type Refresher } from "../../refresh/refresher.ts";
import type { SeasonsQuery } from "../../season/read-seasons.ts";
import { readSeasonAhead, useSelectedSeason } from "../../season/use-selected-season.ts";
import { whyAbsent } from "../../season/why-absent.ts";
import { QUERY_MESSAGES } from "../device/query-messages.ts";
import { deviceRows, readAhead, useDeviceRead } from "../device/use-device-read.ts";

/** Data kept under a key (season, player, game); it shows at once and is renewed behind. */
export interface KeptPage<Value> {
  readonly name: string;
  /** Pages of one reading are renewed together; the default is the page's own name. */
  readonly reading?: string;
  readonly pace?: Pace;
  /** `pull` replaces them under the key; `read` is asked once all of them were read. */
  readonly tables: readonly ReferenceTable[];
  readonly pull: (parts: PullParts, key: string) => Promise<PullProblem | null>;
  readonly read: (device: DeviceRows, key: string) => Promise<Result<Value, Failure<string>>>;
  /** Serves a page that was never read while the server is out of reach; null has nothing. */
  readonly fromSeason?: (
    device: DeviceRows,
    key: string,
  ) => Promise<
    Result<Pick<ReadyPage<Value>, "value" | "readAt" | "isPartial"> | null, Failure<string>>
  >;
}

/** `season` is null if the page has a key of its own. */
export type PageQuery<Value> =
  | { readonly status: "loading" }
  | { readonly status: "no-season" }
  /** The page was never read here, and the server cannot be reached; it arrives by itself. */
  | { readonly status: "not-on-device"; readonly season: Season | null }
  /** The server's words, shown with the page's own (P §8); null if it sent none. */
  | { readonly status: "error"; readonly message: string | null }
  | ReadyPage<Value>;

interface ReadyPage<Value> {
  readonly status: "ready";
  readonly season: Season | null;
  readonly value: Value;
  /** ISO 8601, this device's clock. */
  readonly readAt: string;
  readonly isRefreshing: boolean;
  /** The server confirmed it since this tab opened, within the page's pace. */
  readonly isNew: boolean;
  readonly problem: PullProblem | null;
  readonly isOffline: boolean;
  /** Damaged rows are left out of it until it is read again (S20). */
  readonly isPartial: boolean;
}

export interface ReadPage<Value> {
  readonly query: PageQuery<Value>;
  /** Resolves to null if all went well (D7). */
  readonly reload: () => Promise<ReloadFailure | null>;
  /** Returns the newest rows, from the server if it answers within `patienceMs`; for exports. */
  readonly newest: (patienceMs: number) => Promise<NewestPage<Value> | null>;
}

interface ReloadFailure {
  /** The server's own words, if it sent any (P §8). */
  readonly said: string | null;
}

type NewestPage<Value> = Pick<ReadyPage<Value>, "value" | "readAt" | "isNew">;

export function useSeasonPage<Value>(page: KeptPage<Value>): ReadPage<Value> {
  const seasons = useSelectedSeason();
  const season = seasons.status === "ready" ? seasons.selected : null;
  const kept = useKeptPage(page, season?.id ?? null, season);
  const reload = useCallback(async () => {
    const { prefetch } = await services();
    return reloaded(prefetch);
  }, []);
  if (season !== null) return kept;
  return { query: withoutSeason(seasons), reload, newest: kept.newest };
}

function withoutSeason(seasons: SeasonsQuery): PageQuery<never> {
  if (seasons.status !== "error") {
    return { status: seasons.status === "ready" ? "no-season" : "loading" };
  }
  const { isUnreachable, said, message } = seasons;
  return isUnreachable
    ? { status: "not-on-device", season: null }
    : { status: "error", message: said ?? message };
}

export function useKeptPage<Value>(
  page: KeptPage<Value>,
  key: string | null,
  season: Season | null = null,
  pace: Pace = page.pace ?? SHOWN,
): ReadPage<Value> {
  const refresher = useMemo(() => keptPageRefresher(page, key ?? ""), [page, key]);
  useEffect(() => (key === null ? undefined : refresher.follow(pace)), [refresher, key, pace]);
  const { isRunning, problem, said, finishedAt } = useStore(refresher.status);
  const { isOnline } = useStore(reachStore);
  const name = nameOf(page, key);
  const rows = useDeviceRead(...rowsOf(page, key));
  const age = useDeviceRead(...ageOf(page, key));
  const isAbsent = rows?.ok && age?.ok && (rows.value === null || age.value === null);
  const why = isAbsent ? whyAbsent({ isRunning, problem, isOnline }) : null;
  const part = useDeviceRead(...partOf(page, why === "unreachable" ? key : null));
  useReturn(rows?.ok ? rows.value !== null : undefined, name, () => {
    if (problem === null) void refresher.refresh();
  });
  const reload = useCallback(async () => {
    await services();
    return reloaded(refresher);
  }, [refresher]);
  const newest = useCallback(
    async (patienceMs: number) => {
      await services();
      return key === null ? null : readNewest(page, key, patienceMs);
    },
    [page, key],
  );
  const query = useMemo((): PageQuery<Value> => {
    if (key === null || rows === undefined || age === undefined) return { status: "loading" };
    if (!rows.ok || !age.ok) return { status: "error", message: QUERY_MESSAGES.storageFailed };
    if (rows.value === null || age.value === null) {
      if (why === "failed") return { status: "error", message: said };
      if (why === "loading" || part === undefined) return { status: "loading" };
      if (!part.ok || part.value === null) return { status: "not-on-device", season };
      const old = { isRefreshing: false, isNew: false, problem: null, isOffline: true };
      return { status: "ready", season, ...part.value, ...old };
    }
    return {
      status: "ready",
      season,
      value: rows.value.value,
      readAt: age.value,
      isRefreshing: isRunning,
      isNew: isRecent(finishedAt, pace.everyMs) && isRecent(Date.parse(age.value), pace.everyMs),
      problem,
      isOffline: isUnanswered(isOnline, problem),
      isPartial: rows.value.isPartial,
    };
  }, [key, rows, age, why, part, season, isRunning, problem, said, finishedAt, pace, isOnline]);
  return { query, reload, newest };
}

async function reloaded(refresher: Refresher): Promise<ReloadFailure | null> {
  if ((await refresher.refreshAnew()) === null) return null;
  return { said: refresher.status.getState().said };
}

/** Figures older than this are renewed before they are exported. */
const NEW_ENOUGH_MS = 30_000;

/** null if it was never read, or cannot be. */
export async function readNewest<Value>(
  page: KeptPage<Value>,
  key: string,
  patienceMs: number,
): Promise<NewestPage<Value> | null> {
  const refresher = keptPageRefresher(page, key);
  const isRead = () => {
    const { finishedAt, isRunning, problem } = refresher.status.getState();
    return problem === null && !isRunning && isRecent(finishedAt, NEW_ENOUGH_MS, 0);
  };
  if (!isRead()) {
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
    await Promise.race([refresher.refresh(), patience]);
  }
  const device = deviceRows();
  const [value, age] = await Promise.all([page.read(device, key), ageOf(page, key)[1](device)]);
  if (!value.ok || !age.ok || age.value === null) return null;
  const isNew = isRead() && !device.reference.isPartial(page.tables, key);
  return { value: value.value, readAt: age.value, isNew };
}

/** Lets a route read ahead: the first render has a page that is on this device. */
export async function readPageAhead(page: KeptPage<unknown>, key: string): Promise<void> {
  await Promise.all([readAhead(...rowsOf(page, key)), readAhead(...ageOf(page, key))]);
}

export async function readSeasonPageAhead(page: KeptPage<unknown>): Promise<void> {
  const seasonId = await readSeasonAhead();
  if (seasonId !== null) await readPageAhead(page, seasonId);
}

const nameOf = ({ name }: KeptPage<unknown>, key: string | null) => `${name} ${key}`;

/** null within the result means that it was never read. */
function rowsOf<Value>(page: KeptPage<Value>, key: string | null) {
  const read = async (device: DeviceRows) => {
    if (key === null) return ok(null);
    const were = await device.reference.wereRead(page.tables, key);
    if (!were.ok || !were.value) return were.ok ? ok(null) : were;
    const value = await page.read(device, key);
    const isPartial = device.reference.isPartial(page.tables, key);
    return value.ok ? ok({ value: value.value, isPartial }) : value;
  };
  return [nameOf(page, key), read] as const;
}

function partOf<Value>({ name, fromSeason }: KeptPage<Value>, key: string | null) {
  const read = async (device: DeviceRows) =>
    key === null || fromSeason === undefined ? ok(null) : fromSeason(device, key);
  return [`season's part of ${name} ${key}`, read] as const;
}

function ageOf(page: KeptPage<unknown>, key: string | null) {
  const read = (device: DeviceRows) => oldestReading(device, page.tables, key ?? "");
  return [`age of ${nameOf(page, key)}`, read] as const;
}

/** null if one of them was never read. */
export async function oldestReading(
  { reference }: DeviceRows,
  tables: readonly ReferenceTable[],
  key: string,
) {
  const ages = allOk(await Promise.all(tables.map((table) => reference.readAt(table, key))));
  return ages.ok ? ok(ages.value.map((readAt) => readAt ?? "").sort()[0] || null) : ages;
}

export function keptPageRefresher({ name, reading = name, pull }: KeptPage<unknown>, key: string) {
  return createRefresher(`${reading} ${key}`, (parts) => pull(parts, key));
}

/** Another tab's sign-in or sign-out removes the rows, and nothing would ask for them soon. */
function useReturn(isHere: boolean | undefined, name: string, askAgain: () => void): void {
  const wasHere = useRef<string | null>(null);
  useEffect(() => {
    if (isHere === true) wasHere.current = name;
    if (isHere !== false || wasHere.current !== name) return;
    wasHere.current = null;
    askAgain();
  });
}
