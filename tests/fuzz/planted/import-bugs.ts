import type { PlantedBug } from "./planted-bug.ts";

const CALLS = "supabase/migrations/20261121003000_stat_imports.sql";
const FOLD = "src/domain/game/fold/fold-imports.ts";
const SQL = "tests/db/imports/stat-imports.test.ts";
const UNIT = "src/domain/game/fold/fold-imports.test.ts";

/** What an import writes, and what its undo leaves. */
export const IMPORT_BUGS: readonly PlantedBug[] = [
  {
    name: "an undone import leaves its players checked in",
    rule: "I16",
    file: FOLD,
    find: "if (removeWhere(state.rosterMoves, isOfBatch)) rebuildRosters(state);",
    replace: "",
    caughtBy: { file: UNIT, titled: "go along" },
  },
  {
    name: "a phone counts an import that was undone before its rows came",
    rule: "D64",
    file: FOLD,
    find: "if (isUndone(state, batchId)) return;",
    replace: "",
    caughtBy: { file: UNIT, titled: "after the undo" },
  },
  {
    name: "a person's correction passes for an import's",
    rule: "D34",
    file: "supabase/migrations/20261121000800_push.sql",
    find: "or e.payload ? 'batch_id') and not s.is_server",
    replace: ") and not s.is_server",
    caughtBy: { file: SQL, titled: "by a person is refused" },
  },
  {
    name: "an import takes a provider's score away",
    rule: "D37",
    file: "supabase/migrations/20261121000700_totals.sql",
    find: "v_is_covered := private.log_keeps_score(p_game_id) and",
    replace: "v_is_covered := g.head_seq > 0 and",
    caughtBy: { file: SQL, titled: "without a result stays" },
  },
  {
    name: "players of the earlier file keep its figures",
    rule: "D64",
    file: CALLS,
    find: "s.player_id, '{}' from standing s",
    replace: "s.player_id, s.counts from standing s",
    caughtBy: { file: SQL, titled: "and nothing else" },
  },
  {
    name: "a file's figures come on top of what was collected",
    rule: "D64",
    file: CALLS,
    find: "else w.value - coalesce(s.value, 0) end as delta",
    replace: "else w.value end as delta",
    caughtBy: { file: SQL, titled: "never on top" },
  },
  {
    name: "an import checks a suspended player in and says nothing",
    rule: "D28",
    file: CALLS,
    find: "where private.was_suspended(s.periods, g.game_date);",
    replace: "where false;",
    caughtBy: { file: "tests/db/league/discipline.test.ts", titled: "says so" },
  },
  {
    name: "a row with a comma too many is imported with shifted columns",
    rule: "A §5",
    file: "src/domain/imports/read-stat-file.ts",
    find: `  else if (usual !== null && line.length !== usual) {
    notes.push({ code: "uneven", cells: line.length, usual });
  } else if (line.length !== heads) {`,
    replace: "  else if (usual === 0 && heads === 0) {",
    caughtBy: {
      file: "src/app/files/mutated-stat-files.test.ts",
      titled: "shifts no figure",
    },
  },
  {
    name: "the same file again takes back what was checked in and out since",
    rule: "D64",
    file: CALLS,
    find: "if (v_standing.content_hash, v_standing.way) = (v_hash, v_numbers ->> 'way') then",
    replace: "if false then",
    caughtBy: { file: SQL, titled: "changes nothing" },
  },
  {
    name: "the roster places of an import outlive its undo",
    rule: "D46",
    file: "supabase/migrations/20261121000800_push.sql",
    find: "if p_types && array['roster.changed.v1', 'stats.imported.v1'] then",
    replace: "if false then",
    caughtBy: { file: SQL, titled: "brings back" },
  },
];
