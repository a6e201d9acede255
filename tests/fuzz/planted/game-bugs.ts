import type { PlantedBug } from "./planted-bug.ts";

const FOLD = "src/domain/game/fold/fold.property.test.ts";
const DECIDE_GAME = "src/domain/game/decide/decide-game.test.ts";
const DECIDE_ENTRY = "src/domain/game/decide/decide-entry.test.ts";

/** What the log means, and what a tap records. */
export const GAME_BUGS: readonly PlantedBug[] = [
  {
    name: "a play that arrives twice counts twice",
    rule: "I8",
    file: "src/domain/game/fold/fold.ts",
    find: "if (state.appliedEvents.has(event.eventId)) return false;",
    replace: "",
    caughtBy: { file: FOLD, titled: "I8" },
  },
  {
    name: "plays of before a reset count again",
    rule: "D31",
    file: "src/domain/game/fold/fold.ts",
    find: 'if (event.epoch !== state.epoch && event.type !== "player.added.v1") return false;',
    replace: "",
    caughtBy: { file: DECIDE_GAME, titled: "before a reset" },
  },
  {
    name: "a play in the log of a final game does not count",
    rule: "D31",
    file: "src/domain/game/fold/fold.ts",
    find: 'state.phase === "final" && event.gameSeq === null &&',
    replace: 'state.phase === "final" &&',
    caughtBy: { file: DECIDE_GAME, titled: "a waiting stat" },
  },
  {
    name: "the removal of a play that comes later is forgotten",
    rule: "I11",
    file: "src/domain/game/fold/fold-entries.ts",
    find: "state.tombstones.add(entryId);",
    replace: "",
    caughtBy: { file: FOLD, titled: "I11" },
  },
  {
    name: "a change that comes before its play is forgotten",
    rule: "I11",
    file: "src/domain/game/fold/fold-entries.ts",
    find: "state.parkedChanges.set(entryId, { to, count: parkedCount + 1 });",
    replace: "",
    caughtBy: { file: FOLD, titled: "I11" },
  },
  {
    name: "changing a removed play brings its points back",
    rule: "I11",
    file: "src/domain/game/fold/fold-entries.ts",
    find: "if (entry.removed) return;",
    replace: "",
    caughtBy: { file: FOLD, titled: "I15: equals" },
  },
  {
    name: "each correction stops at 0, so a later one adds too much",
    rule: "D37",
    file: "src/domain/game/fold/fold-corrections.ts",
    find: "const corrected = plus(line.corrected, deltas);",
    replace:
      "const corrected = plus(line.corrected, deltas);\n  for (const key of STAT_KEYS) corrected[key] = Math.max(-line.counted[key], corrected[key]);",
    caughtBy: {
      file: "src/domain/game/decide/decide-correction.test.ts",
      titled: "deltas add up",
    },
  },
  {
    name: "a re-open drops the corrections",
    rule: "I16",
    file: "src/domain/game/fold/fold-transitions.ts",
    find: 'if (type === "game.reset.v1") startNextEpoch(state);',
    replace:
      'if (type === "game.reset.v1") startNextEpoch(state);\n  if (type === "game.reopened.v1") for (const [key, line] of state.lines) state.lines.set(key, { ...line, corrected: Object.fromEntries(Object.keys(line.corrected).map((stat) => [stat, 0])) });',
    caughtBy: { file: FOLD, titled: "I15: equals" },
  },
  {
    name: "of two phones that finalize, the second wins",
    rule: "I20",
    file: "src/domain/game/fold/fold-transitions.ts",
    find: "if (waits && !(sawCurrentState(state, seen) && fitsPhase(state, type))) return false;",
    replace: "",
    caughtBy: { file: DECIDE_GAME, titled: "D31" },
  },
  {
    name: "a second walk-on under the same id renames the first",
    rule: "I7",
    file: "src/domain/game/fold/fold-rosters.ts",
    find: "if (state.walkOns.has(playerId)) return;",
    replace: "",
    caughtBy: { file: DECIDE_GAME, titled: "I7" },
  },
  {
    name: "who was taken off the roster stays on it",
    rule: "I17",
    file: "src/domain/game/fold/fold-rosters.ts",
    find: "    roster.delete(playerId);\n    state.rosterOverrides",
    replace: "    state.rosterOverrides",
    caughtBy: { file: FOLD, titled: "I15: equals" },
  },
  {
    name: "waiting plays stand in a random order",
    rule: "I10",
    file: "src/domain/game/fold/order.ts",
    find: "b.gameSeq === null ? a.deviceSeq - b.deviceSeq : 1",
    replace: "b.gameSeq === null ? 0 : 1",
    caughtBy: { file: FOLD, titled: "I10" },
  },
  {
    name: "the passer's touchdown goes to the receiver",
    rule: "D27",
    file: "src/domain/game/fold/contributions.ts",
    find: "playerId: passerPlayerId, key: raisesPasser",
    replace: "playerId, key: raisesPasser",
    caughtBy: { file: "src/domain/game/fold/scripted-games.test.ts" },
  },
  {
    name: "deleting a sack leaves its automatic tackle",
    rule: "D25",
    file: "src/domain/game/decide/decide-entry-removal.ts",
    find: "return [entry, ...tackles];",
    replace: "return [entry];",
    caughtBy: { file: DECIDE_ENTRY },
  },
  {
    name: "half of a returned interception stays with the wrong player",
    rule: "D26",
    file: "src/domain/game/decide/decide-entry-change.ts",
    find: "return ok([changed(entry, to), ...followers(state, entry, to)]);",
    replace: "return ok([changed(entry, to)]);",
    caughtBy: { file: DECIDE_ENTRY },
  },
];
