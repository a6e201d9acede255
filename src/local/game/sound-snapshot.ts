import type { GameState } from "../../domain/game/game-state.ts";
import {
  type Check,
  has,
  isFlag,
  isListOf,
  isNumber,
  isObject,
  isOneOf,
  isScore,
  isText,
  orNull,
} from "../db/field-checks.ts";
import type { SnapshotRecord } from "../db/records.ts";

const isSet: Check = (value) => value instanceof Set;
const isMapOf =
  (isSound: Check): Check =>
  (value) => {
    if (!(value instanceof Map)) return false;
    for (const each of value.values()) if (!isSound(each)) return false;
    return true;
  };
const objects = isListOf(isObject);
const counts: Check = (value) => isObject(value) && Object.values(value as object).every(isNumber);

const isClock = has({
  eventId: isText,
  period: isText,
  remainingMs: isNumber,
  atMs: isNumber,
  isRunning: isFlag,
});
const isCaptainsWord = orNull(
  has({
    eventId: isText,
    agrees: isFlag,
    name: orNull(isText),
    note: orNull(isText),
    score: orNull(isScore),
  }),
);

const CHECKS: { readonly [Field in keyof Omit<GameState, "gameId">]-?: Check } = {
  teams: has({ visitorTeamId: isText, homeTeamId: isText }),
  revision: isNumber,
  throughSeq: isNumber,
  epoch: isNumber,
  phase: isOneOf("open", "final"),
  lastTransition: orNull(isText),
  transitionsKnown: isFlag,
  everFinalized: isFlag,
  appliedEvents: isSet,
  entries: isMapOf(
    has({
      entryId: isText,
      position: isNumber,
      version: isNumber,
      removed: isFlag,
      eventId: isText,
      clientTimestamp: orNull(isText),
      fields: has({ statType: isText, teamId: isText, playerId: orNull(isText) }),
    }),
  ),
  liveEntryCount: isNumber,
  parkedChanges: isMapOf(isObject),
  tombstones: isSet,
  lines: isMapOf(
    has({
      playerId: isText,
      teamId: isText,
      counted: counts,
      corrected: counts,
      liveEntries: isNumber,
    }),
  ),
  teamLevel: isMapOf(counts),
  points: isMapOf(isNumber),
  timeoutsUsed: isScore,
  timeoutsOver: isScore,
  clock: orNull(isClock),
  rosters: isMapOf(isSet),
  rosterOverrides: isMapOf(isText),
  walkOns: isMapOf(has({ playerId: isText, teamId: isText })),
  corrections: objects,
  imports: objects,
  undoneImports: isSet,
  rosterMoves: objects,
  override: orNull(isScore),
  captains: has({ visitor: isCaptainsWord, home: isCaptainsWord }),
  keepsScore: isFlag,
};
const isState = has(CHECKS);

/** A damaged snapshot is not shown; the log is folded again (S20). The check is cheap. */
export function isSoundSnapshot(record: SnapshotRecord): boolean {
  if (!isNumber(record.gameSeq) || !isObject(record.snapshot)) return false;
  if (record.kind === "head" && !(isNumber(record.deviceSeq) && isSet(record.pendingEventIds))) {
    return false;
  }
  return isState(record.snapshot.state) && hasAllEntries(record.snapshot.state);
}

function hasAllEntries({ entries, liveEntryCount }: GameState): boolean {
  let live = 0;
  for (const { removed } of entries.values()) if (!removed) live += 1;
  return live === liveEntryCount;
}
