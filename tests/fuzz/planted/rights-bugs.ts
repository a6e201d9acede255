import type { PlantedBug } from "./planted-bug.ts";

const PEOPLE = "supabase/migrations/20261121000100_people_and_settings.sql";
const LOG = "supabase/migrations/20261121000400_game_log.sql";
const PUSH = "supabase/migrations/20261121000900_push_call.sql";
const DELETION = "supabase/migrations/20261121002400_season_deletion.sql";
const SEASONS = "tests/db/league/season-deletion.test.ts";
const REASONS = "tests/contract/discipline-over-http.test.ts";
const RIGHTS = "tests/contract/rights-over-sql.test.ts";

const PASSES = "supabase/migrations/20261121003500_game_passes.sql";

/** Who may do and read what, and in whose name it stands. */
export const RIGHTS_BUGS: readonly PlantedBug[] = [
  {
    name: "anybody with an account may record where collectors are approved",
    rule: "D12",
    file: PASSES,
    find: "perform private.require_collector();",
    replace: "perform private.require_member();",
    caughtBy: { file: "tests/db/game/who-did-it.test.ts", titled: "D12" },
  },
  {
    name: "a pass that ends while a push waits for its game still counts",
    rule: "D69",
    file: PUSH,
    find: "lets somebody do.\n  perform private.require_scorer(p_game_id);",
    replace: "lets somebody do.",
    caughtBy: {
      file: "tests/db/accounts/game-passes.test.ts",
      titled: "waited for the game meanwhile",
    },
  },
  {
    name: "a collector resets a game that was final",
    rule: "D31",
    file: "supabase/migrations/20261121000800_push.sql",
    find: "and s.ever_finalized and not (s.is_admin or s.is_server) then",
    replace: "and false then",
    caughtBy: {
      file: "tests/db/game/outcomes.test.ts",
      titled: "a collector may not",
    },
  },
  {
    name: "a play stands in the name of whoever the phone claims",
    rule: "security rule 6",
    file: PUSH,
    find: "e.payload, e.recorded_by, e.author_id, e.client_timestamp, e.app_version, e.log_digest",
    replace: "e.payload, e.author_id, e.author_id, e.client_timestamp, e.app_version, e.log_digest",
    caughtBy: {
      file: "tests/db/game/who-did-it.test.ts",
      titled: "forged override",
    },
  },
  {
    name: "an override leaves no trace of who made it",
    rule: "security rule 19",
    file: PUSH,
    find: "perform private.audit_push(g, v_judged.events);",
    replace: "",
    caughtBy: { file: "tests/db/game/totals.test.ts", titled: "rule 19" },
  },
  {
    name: "whoever restores a season lends their rights to what phones sent meanwhile",
    rule: "D65",
    file: DELETION,
    find: "s.is_admin := exists (",
    replace: "s.is_admin := s.is_admin or exists (",
    caughtBy: { file: SEASONS, titled: "lends nobody a right" },
  },
  {
    name: "a season is deleted although its impact cannot be computed",
    rule: "D65",
    file: DELETION,
    find: "if v_impact is null then",
    replace: "if false then",
    caughtBy: { file: SEASONS, titled: "cannot be computed" },
  },
  {
    name: "the log can be rewritten by a later function",
    rule: "I4",
    file: LOG,
    find: "create trigger game_events_are_append_only before update or delete or truncate",
    replace: "create trigger game_events_are_append_only before truncate",
    caughtBy: { file: "tests/db/schema.test.ts" },
  },
  {
    name: "an account without a confirmed address reads who recorded what",
    rule: "security rule 3",
    file: LOG,
    find: 'create policy "members read the log" on public.game_events for select to authenticated\n  using ((select private.is_member()) and ',
    replace:
      'create policy "members read the log" on public.game_events for select to authenticated\n  using (',
    caughtBy: { file: RIGHTS, titled: "select on game_events" },
  },
  {
    name: "a collector pulls why somebody else let a suspended player play",
    rule: "D13",
    file: LOG,
    find: "then p_payload - 'overrides' else p_payload end",
    replace: "then p_payload else p_payload end",
    caughtBy: { file: REASONS, titled: "collector" },
  },
  {
    name: "the table of the log says why a suspended player plays",
    rule: "D13",
    file: LOG,
    find: "or not payload ? 'overrides' or recorded_by = (select auth.uid())));\ncreate policy \"admins",
    replace: 'or true));\ncreate policy "admins',
    caughtBy: { file: REASONS, titled: "collector" },
  },
  {
    name: "every signed-in person reads what the server refused of others",
    rule: "security rule 6",
    file: LOG,
    find: "using (outcome in ('rejected', 'orphaned') and recorded_by = (select auth.uid())",
    replace: "using (outcome in ('rejected', 'orphaned')",
    caughtBy: { file: "tests/contract/rows-over-sql.test.ts" },
  },
  {
    name: "a visitor reads people's addresses",
    rule: "security rule 8",
    file: PEOPLE,
    find: 'create policy "people read their own profile" on public.user_profiles\n  for select to authenticated using (user_id = (select auth.uid()));',
    replace:
      'grant select on public.user_profiles to anon;\ncreate policy "people read their own profile" on public.user_profiles\n  for select to anon, authenticated using (true);',
    caughtBy: { file: RIGHTS, titled: "anonymous select on user_profiles" },
  },
  {
    name: "a disabled account goes on as before",
    rule: "security rule 3",
    file: PEOPLE,
    find: "where p.user_id = (select auth.uid()) and p.email_confirmed and not p.is_disabled\n      and not p.must_change_password\n      and (p.role",
    replace:
      "where p.user_id = (select auth.uid()) and p.email_confirmed\n      and not p.must_change_password\n      and (p.role",
    caughtBy: { file: RIGHTS, titled: "disabled calls push_game_events" },
  },
  {
    name: "a game pass opens every game",
    rule: "D69",
    file: PASSES,
    find: "where g.game_id = p_game_id)",
    replace: "where true)",
    caughtBy: {
      file: "tests/db/accounts/game-passes.test.ts",
      titled: "collect its one game",
    },
  },
  {
    name: "a pass that checks in a team records plays",
    rule: "D69",
    file: "supabase/migrations/20261121000800_push.sql",
    find: "s.check_in_teams is not null and not (",
    replace: "false and not (",
    caughtBy: {
      file: "tests/db/accounts/game-passes.test.ts",
      titled: "stat.recorded.v1  is refused",
    },
  },
  {
    name: "a pass that checks in a team checks in the other one",
    rule: "D69",
    file: "supabase/migrations/20261121000800_push.sql",
    find: "and coalesce(private.read_uuid(e.payload -> 'team_id') = any (s.check_in_teams), false))",
    replace: ")",
    caughtBy: {
      file: "tests/db/accounts/game-passes.test.ts",
      titled: "roster.changed.v1 of the other team is refused",
    },
  },
  {
    name: "a withdrawn game pass goes on as before",
    rule: "D69",
    file: PASSES,
    find: "when p.withdrawn_at is not null then 'withdrawn'",
    replace: "when false then 'withdrawn'",
    caughtBy: {
      file: "tests/db/accounts/game-passes.test.ts",
      titled: "withdrawn: nothing is taken any more",
    },
  },
  {
    name: "a picture of a crest keeps a value that may load something",
    rule: "docs/decisions/team-crests.md",
    file: "supabase/functions/set-crest/svg/svg-rules.ts",
    find: "if (!VALUE.test(value)) return null;",
    replace: "",
    caughtBy: { file: "tests/unit/clean-svg.test.ts" },
  },
  {
    name: "whoever was an admin when an upload began still is when it ends",
    rule: "docs/decisions/team-crests.md",
    file: "supabase/migrations/20261121003600_crests.sql",
    find: "where p.user_id = p_actor and private.is_acting_admin(p)",
    replace: "where p.user_id = p_actor",
    caughtBy: { file: "tests/db/crests.test.ts" },
  },
];
