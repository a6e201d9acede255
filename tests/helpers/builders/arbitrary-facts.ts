import fc from "fast-check";
import { PERIODS } from "../../../src/domain/game/clock/game-clock.ts";
import type { GameFact, StatEntry, StatFields } from "../../../src/domain/game/events.ts";
import { EXTRA_POINT_TYPES, STAT_TYPES, type StatType } from "../../../src/domain/game/plays.ts";
import { STAT_KEYS, type StatCounts } from "../../../src/domain/game/stat-catalogue.ts";
import { HOME, testId, VISITOR } from "./build-log.ts";

/** Few ids make facts meet: entries are changed, removed and repeated, and players move. */
const entryId = fc.integer({ min: 1, max: 12 }).map(testId);
const playerId = fc.integer({ min: 101, max: 106 }).map(testId);
const nullablePlayer = fc.option(playerId, { freq: 6 });
const gameTeam = fc.constantFrom(VISITOR, HOME);
/** Now and then a team that does not play here (D28). */
const anyTeam = fc.oneof({ weight: 12, arbitrary: gameTeam }, fc.constant(testId(903)));

const batchId = fc.integer({ min: 701, max: 703 }).map(testId);
/** Some facts come from an import. */
const batch = fc.option(fc.record({ batchId }), { freq: 2, nil: {} });

const isSingle = (type: StatType) => type !== "touchdown" && type !== "extra_point";

const scorer = fc.record({ teamId: anyTeam, playerId: nullablePlayer });

const statFields: fc.Arbitrary<StatFields> = fc.oneof(
  fc
    .tuple(scorer, fc.constantFrom(...STAT_TYPES.filter(isSingle)))
    .map(([who, statType]) => ({ statType, ...who })),
  scorer.map((who) => ({ statType: "touchdown" as const, statSubtype: "rush" as const, ...who })),
  fc.tuple(scorer, nullablePlayer).map(([who, passerPlayerId]) => ({
    statType: "touchdown" as const,
    statSubtype: "pass" as const,
    passerPlayerId,
    ...who,
  })),
  fc.tuple(scorer, fc.constantFrom(...EXTRA_POINT_TYPES)).map(([who, extraPointType]) => ({
    statType: "extra_point" as const,
    extraPointType,
    ...who,
  })),
);

const statEntry: fc.Arbitrary<StatEntry> = fc
  .tuple(entryId, statFields)
  .map(([id, fields]) => ({ entryId: id, ...fields }));

function counts(min: number): fc.Arbitrary<Partial<StatCounts>> {
  return fc
    .array(fc.tuple(fc.constantFrom(...STAT_KEYS), fc.integer({ min, max: 4 })), {
      minLength: 1,
      maxLength: 3,
    })
    .map((pairs): Partial<StatCounts> => Object.fromEntries(pairs));
}

export const recordedFact = fc
  .tuple(
    fc.uniqueArray(statEntry, { minLength: 1, maxLength: 2, selector: (entry) => entry.entryId }),
    fc.option(fc.record({ period: fc.constantFrom(...PERIODS), seconds: fc.nat({ max: 3_600 }) })),
  )
  .map(([entries, gameClock]): GameFact => {
    const payload = gameClock === null ? { entries } : { entries, gameClock };
    return { type: "stat.recorded.v1", payload };
  });

export const changedFact = fc
  .record({ entryId, to: statFields })
  .map((payload): GameFact => ({ type: "stat.changed.v1", payload }));

export const removedFact = fc
  .uniqueArray(entryId, { minLength: 1, maxLength: 2 })
  .map((entryIds): GameFact => ({ type: "stat.removed.v1", payload: { entryIds } }));

const timeoutFact = fc
  .tuple(fc.constantFrom("timeout.used.v1" as const, "timeout.returned.v1" as const), anyTeam)
  .map(([type, teamId]): GameFact => ({ type, payload: { teamId } }));

/** Few instants, so that facts often lie before or after the current clock. */
const clockFact = fc
  .record({
    type: fc.constantFrom(
      "clock.started.v1" as const,
      "clock.stopped.v1" as const,
      "clock.set.v1" as const,
    ),
    payload: fc.record({
      period: fc.constantFrom(...PERIODS),
      remainingMs: fc.nat({ max: 3_600_000 }),
      atMs: fc.nat({ max: 5 }),
      seenClock: fc.constant(null),
    }),
  })
  .map((fact): GameFact => fact);

const rosterFact = fc
  .record({
    teamId: gameTeam,
    add: fc.uniqueArray(playerId, { maxLength: 3 }),
    remove: fc.uniqueArray(playerId, { maxLength: 2 }),
    batch,
  })
  .map(
    ({ teamId, add, remove, batch: ofImport }): GameFact => ({
      type: "roster.changed.v1",
      // One event never both adds and removes a player.
      payload: { teamId, add, remove: remove.filter((id) => !add.includes(id)), ...ofImport },
    }),
  );

const correctedFact = fc
  .record({ playerId, teamId: gameTeam, deltas: counts(-4), batch })
  .map(({ batch: ofImport, ...correction }): GameFact => {
    return { type: "stats.corrected.v1", payload: { ...correction, ...ofImport } };
  });

const importedFact = fc
  .record({
    batchId,
    teamId: gameTeam,
    rows: fc.array(fc.record({ playerId, counts: fc.option(counts(0), { freq: 4, nil: {} }) }), {
      minLength: 1,
      maxLength: 3,
    }),
    undone: fc.constantFrom({}, {}, {}, { undone: true }),
  })
  .map(({ batchId: id, teamId, rows, undone }): GameFact => {
    const ofTeam = rows.map((row) => ({ ...row, teamId }));
    return { type: "stats.imported.v1", payload: { batchId: id, rows: ofTeam, ...undone } };
  });

const scoreFact = fc.oneof(
  fc
    .record({ visitor: fc.nat({ max: 60 }), home: fc.nat({ max: 60 }) })
    .map((payload): GameFact => ({ type: "score.overridden.v1", payload })),
  fc.constant<GameFact>({ type: "score.override_cleared.v1", payload: {} }),
);

const walkOnFact = fc
  .record({ playerId, teamId: gameTeam, jerseyNumber: fc.constantFrom("7", "00", null) })
  .map((payload): GameFact => ({ type: "player.added.v1", payload }));

const captainFact = fc
  .record({
    side: fc.constantFrom("visitor" as const, "home" as const),
    agrees: fc.boolean(),
    name: fc.constantFrom("Kim", null),
    note: fc.constantFrom("One touchdown is missing", null),
  })
  .map((payload): GameFact => ({ type: "game.confirmed.v1", payload }));

const transitionFact = fc
  .constantFrom("game.finalized.v1" as const, "game.reopened.v1" as const, "game.reset.v1" as const)
  .map((type): GameFact => ({ type, payload: { seenEpoch: 0, seenState: "open" } }));

/** Any fact about the test game; stats most often, transitions rarely. */
export const anyFact: fc.Arbitrary<GameFact> = fc.oneof(
  { weight: 14, arbitrary: recordedFact },
  { weight: 6, arbitrary: changedFact },
  { weight: 6, arbitrary: removedFact },
  { weight: 4, arbitrary: timeoutFact },
  { weight: 3, arbitrary: rosterFact },
  { weight: 3, arbitrary: clockFact },
  { weight: 3, arbitrary: correctedFact },
  { weight: 1, arbitrary: importedFact },
  { weight: 1, arbitrary: scoreFact },
  { weight: 1, arbitrary: walkOnFact },
  { weight: 1, arbitrary: captainFact },
  { weight: 1, arbitrary: transitionFact },
);
