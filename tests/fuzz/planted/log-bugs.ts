import type { PlantedBug } from "./planted-bug.ts";

const DECIDE = "supabase/migrations/20261121000800_push.sql";
const PUSH = "supabase/migrations/20261121000900_push_call.sql";
const FOLD = "supabase/migrations/20261121000600_fold.sql";
const TOTALS = "supabase/migrations/20261121000700_totals.sql";
const DELETION = "supabase/migrations/20261121002400_season_deletion.sql";
const SEASONS = "tests/db/league/season-deletion.test.ts";
const PROFILE = "tests/db/league/scoring-profile.test.ts";
const OUTCOMES = "tests/db/game/outcomes.test.ts";
const CONVERGENCE = "tests/db/game/convergence.test.ts";

/** What the server takes, and what it counts. */
export const LOG_BUGS: readonly PlantedBug[] = [
  {
    name: "a play that is kept while its season comes back stays out of the game for ever",
    rule: "D65",
    file: PUSH,
    find: "where x.id = p_game_id for share of y;",
    replace: "where x.id = p_game_id;",
    caughtBy: {
      file: SEASONS,
      titled: "is applied by the restore",
      engine: "postgres",
    },
  },
  {
    name: "a push behind a restore is kept as if the season were still deleted",
    rule: "D65",
    file: PUSH,
    find: "if v_is_back then",
    replace: "if false then",
    caughtBy: { file: SEASONS, titled: "is for a game again", engine: "postgres" },
  },
  {
    name: "a season that comes back leaves out what phones sent meanwhile",
    rule: "D65",
    file: DELETION,
    find: "v_done := v_done || v_judged.events;",
    replace: "",
    caughtBy: { file: SEASONS, titled: "applies what phones sent" },
  },
  {
    name: "a changed scoring profile does not wait for a push that counts by the old one",
    rule: "I17",
    file: TOTALS,
    find: "where g.season_id = p_season_id and g.head_seq = 0 order by g.id for no key update;",
    replace: "where g.season_id = p_season_id and g.head_seq = 0;",
    caughtBy: { file: PROFILE, titled: "the push first", engine: "postgres" },
  },
  {
    name: "a play that is sent again gets no receipt, because its id is not looked up",
    rule: "I8",
    file: DECIDE,
    find: "where x.event_id = r.event_id limit 1",
    replace: "where false limit 1",
    caughtBy: { file: OUTCOMES, titled: "the same event again" },
  },
  {
    name: "another play under a known id is answered as if it had been stored",
    rule: "I8",
    file: DECIDE,
    find: "(l.game_id, l.type, l.payload) is not distinct from (p_game_id, r.type, r.payload)",
    replace: "(l.game_id, l.type) is not distinct from (p_game_id, r.type)",
    caughtBy: { file: OUTCOMES, titled: "id_reused" },
  },
  {
    name: "two phones that push at once get one place in the log",
    rule: "I9",
    file: PUSH,
    find: "y.deleted_at is null for no key update of x;",
    replace: "y.deleted_at is null;",
    caughtBy: { file: CONVERGENCE, titled: "I9", engine: "postgres" },
  },
  {
    name: "places in the log come from a sequence, so phones wait for ever at a gap",
    rule: "I9",
    file: PUSH,
    find: "e.game_seq := s.head_seq + 1;",
    replace: "e.game_seq := nextval('public.held_events_id_seq');",
    caughtBy: { file: OUTCOMES, titled: "the same event again" },
  },
  {
    name: "plays of before a reset count after it",
    rule: "D31",
    file: DECIDE,
    find: "elsif e.epoch < s.epoch then",
    replace: "elsif false then",
    caughtBy: { file: OUTCOMES, titled: "starts a new epoch" },
  },
  {
    name: "the second finalize overwrites the first",
    rule: "I20",
    file: DECIDE,
    find: "then private.read_uuid(e.payload -> 'seen_transition') is distinct from s.last_transition",
    replace: "then false",
    caughtBy: { file: OUTCOMES, titled: "seen_transition decides" },
  },
  {
    name: "a late play changes a final game without anybody's decision",
    rule: "D31",
    file: DECIDE,
    find: "elsif s.state = 'final' and e.type in (",
    replace: "elsif false and e.type in (",
    caughtBy: { file: OUTCOMES, titled: "a final game" },
  },
  {
    name: "a held play is applied twice",
    rule: "D31",
    file: "supabase/migrations/20261121001000_held_events.sql",
    find: "and h.resolution is null\n    and h.event_id = any (p_event_ids::text[])",
    replace: "and h.event_id = any (p_event_ids::text[])",
    caughtBy: { file: "tests/db/game/held-events.test.ts" },
  },
  {
    name: "a missing play is not named when it is a single one",
    rule: "I6",
    file: DECIDE,
    find: "where g.high >= g.low order",
    replace: "where g.high > g.low order",
    caughtBy: { file: OUTCOMES, titled: "I6" },
  },
  {
    name: "a walk-on overwrites a player of the league",
    rule: "I7",
    file: DECIDE,
    find: "on conflict (id) do nothing",
    replace: "on conflict (id) do update set name = excluded.name",
    caughtBy: { file: OUTCOMES, titled: "a walk-on never overwrites" },
  },
  {
    name: "a change after a removal brings the play back",
    rule: "I11",
    file: FOLD,
    find: "bool_or(f.kind = 'removed') as is_deleted",
    replace: "(array_agg(f.kind order by f.game_seq desc))[1] = 'removed' as is_deleted",
    caughtBy: { file: CONVERGENCE, titled: "of two changes" },
  },
  {
    name: "the first change of the roster wins, not the last",
    rule: "I17",
    file: FOLD,
    find: "order by m.team_id, m.player_id, m.game_seq desc, m.is_add desc",
    replace: "order by m.team_id, m.player_id, m.game_seq, m.is_add desc",
    caughtBy: { file: CONVERGENCE, titled: "I17" },
  },
  {
    name: "a figure falls below 0",
    rule: "D37",
    file: TOTALS,
    find: "greatest(sum(c.value), 0)::bigint, max(c.last_order)",
    replace: "sum(c.value)::bigint, max(c.last_order)",
    caughtBy: { file: "tests/db/game/totals.test.ts", titled: "clamped at 0 once" },
  },
  {
    name: "a correction downwards does not count",
    rule: "I16",
    file: TOTALS,
    find: "select c.player_id, c.team_id, c.stat, c.delta,",
    replace: "select c.player_id, c.team_id, c.stat, greatest(c.delta, 0),",
    caughtBy: { file: "tests/db/game/totals.test.ts", titled: "clamped at 0 once" },
  },
  {
    name: "totals that lack a player pass the check of all totals",
    rule: "I15",
    file: "supabase/migrations/20261121001100_verify_totals.sql",
    find: "where s.stored is distinct from w.computed",
    replace: "where s.stored <> w.computed",
    caughtBy: { file: "tests/db/game/totals.test.ts", titled: "a missing row" },
  },
];
