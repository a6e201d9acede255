import type { GameEvent, Score, StatFields } from "../../src/domain/game/events.ts";
import type { StatType } from "../../src/domain/game/plays.ts";
import { STAT_KEYS, type StatCounts, zeroCounts } from "../../src/domain/game/stat-catalogue.ts";
import { HOME, VISITOR } from "./builders/build-log.ts";

/**
 * A second fold from the decisions alone; it reads the whole log for each figure, which is slow but
 * clear.
 */
export interface SetBasedTruth {
  readonly live: ReadonlyMap<string, StatFields>;
  readonly computed: Score;
  readonly shown: Score;
  readonly timeoutsUsed: Score;
  /** Event id of the current clock fact, and the clock at each live entry (D71). */
  readonly clock: string | null;
  readonly moments: ReadonlyMap<string, unknown>;
  readonly captains: readonly (string | null)[];
  readonly rosters: Readonly<Record<string, readonly string[]>>;
  readonly players: ReadonlyMap<string, { readonly counts: StatCounts; readonly teamId: string }>;
  readonly teams: Readonly<Record<string, StatCounts>>;
}

const POINTS: Readonly<Record<string, number>> = {
  touchdown: 6,
  safety: 2,
  returned_conversion: 2,
  defensive_touchdown: 6,
  "5_yard": 1,
  "10_yard": 2,
  "20_yard": 3,
};

type Single = Exclude<StatType, "touchdown" | "extra_point">;

const SINGLE: Readonly<Record<Single, keyof StatCounts>> = {
  tackle: "tackles",
  interception: "interceptions",
  sack: "sacks",
  safety: "safeties",
  defensive_touchdown: "defensiveTouchdowns",
  returned_conversion: "returnedConversions",
  fumble: "fumbles",
};

function scored(fields: StatFields): number {
  return POINTS[fields.extraPointType ?? fields.statType] ?? 0;
}

/** How often `fields` raises `key` for `playerId`; null counts what belongs to the team only. */
function raises(fields: StatFields, key: keyof StatCounts, playerId: string | null): number {
  const isScorer = fields.playerId === playerId;
  if (fields.statType === "extra_point") {
    return key === "extraPoints" && isScorer ? scored(fields) : 0;
  }
  if (fields.statType !== "touchdown") {
    return SINGLE[fields.statType] === key && isScorer ? 1 : 0;
  }
  const isPass = fields.statSubtype === "pass";
  if (key === "rushTouchdowns") return !isPass && isScorer ? 1 : 0;
  if (key === "receivingTouchdowns") return isPass && isScorer ? 1 : 0;
  const isPasser = (fields.passerPlayerId ?? null) === playerId;
  return key === "passTouchdowns" && isPass && isPasser ? 1 : 0;
}

function payloads<Type extends GameEvent["type"]>(log: readonly GameEvent[], type: Type) {
  return log.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);
}

function liveEntries(log: readonly GameEvent[]): Map<string, StatFields> {
  const removed = new Set(payloads(log, "stat.removed.v1").flatMap((e) => e.payload.entryIds));
  const changes = payloads(log, "stat.changed.v1");
  const live = new Map<string, StatFields>();
  for (const { entryId, ...fields } of payloads(log, "stat.recorded.v1").flatMap(
    (event) => event.payload.entries,
  )) {
    if (removed.has(entryId) || live.has(entryId)) continue;
    const change = changes.filter((event) => event.payload.entryId === entryId).at(-1);
    live.set(entryId, change?.payload.to ?? fields);
  }
  return live;
}

function timeouts(log: readonly GameEvent[], teamId: string): number {
  let used = 0;
  for (const event of log) {
    if (event.type === "timeout.used.v1" && event.payload.teamId === teamId) used += 1;
    if (event.type === "timeout.returned.v1" && event.payload.teamId === teamId) used -= 1;
    used = Math.min(4, Math.max(0, used));
  }
  return used;
}

/**
 * In these logs no phone has seen another's fact, so the latest instant counts; of equal instants the
 * last event counts.
 */
function clock(log: readonly GameEvent[]): string | null {
  const told = log.filter(
    (event) =>
      event.type === "clock.started.v1" ||
      event.type === "clock.stopped.v1" ||
      event.type === "clock.set.v1",
  );
  return told.toSorted((a, b) => a.payload.atMs - b.payload.atMs).at(-1)?.eventId ?? null;
}

function moments(
  log: readonly GameEvent[],
  live: ReadonlyMap<string, StatFields>,
): Map<string, unknown> {
  const recorded = payloads(log, "stat.recorded.v1").map(({ payload }) => payload);
  return new Map(
    [...live.keys()].map((id) => {
      const first = recorded.find(({ entries }) => entries.some(({ entryId }) => entryId === id));
      return [id, first?.gameClock];
    }),
  );
}

/** The side's last word since the last re-opening (D70). */
function captain(log: readonly GameEvent[], side: "visitor" | "home"): string | null {
  const since = log.slice(log.findLastIndex((event) => event.type === "game.reopened.v1") + 1);
  const words = payloads(since, "game.confirmed.v1").filter((event) => event.payload.side === side);
  return words.at(-1)?.eventId ?? null;
}

function roster(log: readonly GameEvent[], teamId: string): string[] {
  const changes = payloads(log, "roster.changed.v1").filter((e) => e.payload.teamId === teamId);
  const last = new Map<string, { add: boolean; at: number }>();
  let at = 0;
  for (const { payload } of changes) {
    for (const id of payload.remove) last.set(id, { add: false, at: at++ });
    for (const id of payload.add) last.set(id, { add: true, at: at++ });
  }
  const standing = [...last].filter(([, { add }]) => add).sort((a, b) => a[1].at - b[1].at);
  return standing.map(([id]) => id);
}

/** Facts that an import wrote which was taken back in the same epoch; the import's event stays. */
function withoutUndone(log: readonly GameEvent[]): GameEvent[] {
  const undone = payloads(log, "stats.imported.v1").flatMap((event) =>
    event.payload.undone === true ? [event.payload.batchId] : [],
  );
  return log.filter(({ payload }) => {
    const batchId = (payload as { readonly batchId?: string }).batchId;
    return batchId === undefined || !undone.includes(batchId);
  });
}

/** The team of the latest live entry by first appearance, else of the latest correction (D46b). */
function latestTeam(
  playerId: string,
  log: readonly GameEvent[],
  live: ReadonlyMap<string, StatFields>,
): string {
  const appeared = payloads(log, "stat.recorded.v1").flatMap((event) => event.payload.entries);
  const newest = appeared.map(({ entryId }) => entryId);
  const latest = [...live]
    .filter(([, f]) => f.playerId === playerId || f.passerPlayerId === playerId)
    .sort(([a], [b]) => newest.indexOf(a) - newest.indexOf(b))
    .at(-1);
  if (latest !== undefined) return latest[1].teamId;
  const others = log.flatMap((event): readonly { playerId: string; teamId: string }[] => {
    if (event.type === "stats.corrected.v1") return [event.payload];
    return event.type === "stats.imported.v1" ? standing(event.payload.rows, log) : [];
  });
  return others.findLast((row) => row.playerId === playerId)?.teamId ?? "";
}

type Imported = Extract<GameEvent, { type: "stats.imported.v1" }>["payload"]["rows"][number];

/** Those of `rows` that are the log's last word about their player and team, and say something. */
function standing(rows: readonly Imported[], log: readonly GameEvent[]): readonly Imported[] {
  const all = payloads(log, "stats.imported.v1").flatMap((event) => event.payload.rows);
  return rows.filter((row) => {
    const isSame = (other: Imported) =>
      other.playerId === row.playerId && other.teamId === row.teamId;
    return all.findLast(isSame) === row && Object.keys(row.counts).length > 0;
  });
}

/** The figures that must be true after the server's whole log, in order and all applied. */
export function setBasedFold(log: readonly GameEvent[]): SetBasedTruth {
  const lastReset = log.findLastIndex((event) => event.type === "game.reset.v1");
  const epochLog = withoutUndone(log.slice(lastReset + 1));
  const live = liveEntries(epochLog);
  const fields = [...live.values()];
  const corrections = payloads(epochLog, "stats.corrected.v1").map((e) => e.payload);
  const imports = payloads(epochLog, "stats.imported.v1").flatMap((e) =>
    standing(e.payload.rows, epochLog),
  );
  const named = [
    ...fields.flatMap((f) => [f.playerId, f.passerPlayerId ?? null]),
    ...[...corrections, ...imports].map((row) => row.playerId),
  ].filter((id) => id !== null);
  const teamIds = new Set([VISITOR, HOME, ...fields.map((f) => f.teamId)]);

  const part = (playerId: string | null, teamId: string): StatCounts => {
    const figures = zeroCounts();
    const isPart = (row: { playerId: string | null; teamId: string }) =>
      row.playerId === playerId && row.teamId === teamId;
    for (const key of STAT_KEYS) {
      const ofTeam = fields.filter((f) => f.teamId === teamId);
      const counted = ofTeam.reduce((sum, f) => sum + raises(f, key, playerId), 0);
      const imported = imports.findLast(isPart)?.counts[key] ?? 0;
      const corrected = corrections
        .filter(isPart)
        .reduce((sum, row) => sum + (row.deltas[key] ?? 0), 0);
      figures[key] = Math.max(0, counted + imported + corrected);
    }
    return figures;
  };
  const total = (parts: readonly StatCounts[]): StatCounts => {
    const sum = zeroCounts();
    for (const key of STAT_KEYS) sum[key] = parts.reduce((all, one) => all + one[key], 0);
    return sum;
  };
  const players = [...new Set(named)];
  const points = (teamId: string) =>
    fields.filter((f) => f.teamId === teamId).reduce((sum, f) => sum + scored(f), 0);
  const computed = { visitor: points(VISITOR), home: points(HOME) };
  const override = epochLog.findLast((event) => event.type.startsWith("score."));
  const teamTotal = (id: string) => total([null, ...players].map((player) => part(player, id)));
  return {
    live,
    computed,
    shown: override?.type === "score.overridden.v1" ? override.payload : computed,
    clock: clock(epochLog),
    moments: moments(epochLog, live),
    timeoutsUsed: { visitor: timeouts(epochLog, VISITOR), home: timeouts(epochLog, HOME) },
    captains: [captain(epochLog, "visitor"), captain(epochLog, "home")],
    rosters: { [VISITOR]: roster(epochLog, VISITOR), [HOME]: roster(epochLog, HOME) },
    players: new Map(
      players.map((id) => {
        const counts = total([...teamIds].map((teamId) => part(id, teamId)));
        return [id, { counts, teamId: latestTeam(id, epochLog, live) }];
      }),
    ),
    teams: { [VISITOR]: teamTotal(VISITOR), [HOME]: teamTotal(HOME) },
  };
}
