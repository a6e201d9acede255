import { expect, test } from "vitest";
import { onEachEngine } from "../helpers/database/test-database.ts";

/**
 * Lists every function that could be abused, with the guard it lacks. Before its first statement, a
 * definer function of the API may only declare variables that read no table and call no function of
 * ours.
 */
const UNGUARDED_FUNCTIONS = `
  with functions as (
    select n.nspname || '.' || p.proname as name, n.nspname = 'public' as is_api, p.*
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private')
  )
  select name || ': search_path' as fault from functions
  where prosecdef and not coalesce(proconfig, '{}') @> array['search_path=""']
  union all
  select name || ': PUBLIC' from functions
  where exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) a where a.grantee = 0)
  union all
  select name || ': caller' from functions
  where prosecdef and is_api
    and prosrc !~ '^\\s*(declare((?!(private|public)\\.\\w+\\(|\\mfrom\\M|\\mbegin\\M).)*)?\\mbegin\\s+perform private\\.require_\\w+\\((p_\\w+)?\\);'
  order by 1`;

onEachEngine("the whole schema (security rules 1 and 2)", (database) => {
  /** The result of `UNGUARDED_FUNCTIONS` after `sql`, which is rolled back. */
  async function plantAndFind(sql: string): Promise<string[]> {
    class NotKept extends Error {}
    let found: string[] = [];
    await database()
      .transaction(async (tx) => {
        await tx.exec(sql);
        found = (await tx.query<{ fault: string }>(UNGUARDED_FUNCTIONS)).map((row) => row.fault);
        throw new NotKept();
      })
      .catch((error: unknown) => {
        if (!(error instanceof NotKept)) throw error;
      });
    return found;
  }

  test("row-level security is enabled and forced on every table", async () => {
    const open = await database().query(
      `select relname from pg_class
       where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
         and relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity)`,
    );
    expect(open).toEqual([]);
  });

  test("every policy names its role, reads only, and asks who is calling once per statement", async () => {
    const policies = await database().query<{
      name: string;
      roles: string[];
      cmd: string;
      qual: string;
    }>(
      `select tablename || ': ' || policyname as name, roles::text[] as roles, cmd, qual
       from pg_policies where schemaname = 'public'`,
    );
    expect(policies.length).toBeGreaterThan(20);
    for (const { name, roles, cmd, qual } of policies) {
      expect({ name, cmd }).toEqual({ name, cmd: "SELECT" });
      expect({ name, everyone: roles.includes("public") }).toEqual({ name, everyone: false });
      // Every call stands in a sub-select of its own, so that it runs once and not for each row.
      const bare = qual.replaceAll(/(SELECT|FROM|JOIN) \(*(auth|private)\.\w+\(\)/g, "");
      expect({ name, bare: /(auth|private)\.\w+\(/.exec(bare) }).toEqual({ name, bare: null });
    }
  });

  test("views ask with the rights of their reader", async () => {
    const views = await database().query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
         and not coalesce(reloptions, '{}') @> '{security_invoker=true}'`,
    );
    expect(views).toEqual([]);
  });

  test("definer functions have an empty search_path, those of the API check their caller first, PUBLIC runs none (rule 2)", async () => {
    expect(await database().query(UNGUARDED_FUNCTIONS)).toEqual([]);
  });

  test("a function that lacks a guard is found", async () => {
    const found = await plantAndFind(`
      create function public.planted_path() returns void language plpgsql security definer as
        'begin perform private.require_admin(); end';
      create function public.planted_public() returns void language plpgsql security definer
        set search_path = '' as 'begin perform private.require_admin(); end';
      grant execute on function public.planted_public() to public;
      create function public.planted_late() returns integer language plpgsql security definer
        set search_path = '' as 'begin update public.seasons set year = year; perform private.require_admin(); end';
      create function public.planted_early() returns integer language plpgsql security definer
        set search_path = '' as 'declare v text := (select max(s.name) from public.seasons s);
          begin perform private.require_admin(); end';
      create function private.planted_twin() returns void language sql security definer
        set search_path to 'public' as 'select private.is_admin()';
      create function public.planted_well() returns void language plpgsql security definer
        set search_path = '' as 'declare v uuid := (select auth.uid()); begin perform private.require_member(); end'`);
    expect(found).toEqual([
      "private.planted_twin: search_path",
      "public.planted_early: caller",
      "public.planted_late: caller",
      "public.planted_path: search_path",
      "public.planted_public: PUBLIC",
    ]);
  });

  test("only what reads nothing may keep the caller's search_path; a body of SQL has its names bound", async () => {
    const loose = await database().query<{ name: string }>(
      `select p.proname as name from pg_proc p
       where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and p.prosqlbody is null
         and not coalesce(p.proconfig, '{}') @> array['search_path=""'] order by 1`,
    );
    expect(loose.map((row) => row.name)).toEqual(["has_figure"]);
  });

  test("columns that policies and lookups filter by are indexed", async () => {
    const missing = await database().query(
      `select c.relname, a.attname from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
         and a.attname in ('season_id', 'game_id', 'team_id', 'user_id', 'reporter_id', 'league_id')
         and c.relname not in ('player_suspensions', 'unsportsmanlike_penalties', 'game_rosters')
         and not exists (select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum)
         and not exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any (i.indkey) and i.indisunique)
         and (c.relname, a.attname::text) not in (('stat_corrections', 'team_id'), ('stat_events', 'team_id'))`,
    );
    expect(missing).toEqual([]);
  });

  test("who threw a pass stands in the plays, and in no figures of a player (D25)", async () => {
    const holders = await database().query(
      `select table_name from information_schema.columns
       where table_schema = 'public' and column_name = 'passer_player_id' order by 1`,
    );
    expect(holders).toEqual([{ table_name: "stat_events" }]);
  });

  test("no role of the API holds a write grant, and every table explains itself or is plain", async () => {
    const writes = await database().query(
      `select grantee, table_name, privilege_type from information_schema.role_table_grants
       where grantee in ('anon', 'authenticated', 'PUBLIC') and table_schema in ('public', 'private')
         and privilege_type <> 'SELECT'`,
    );
    expect(writes).toEqual([]);
  });

  test("the log and the audit trail refuse even their owner (I4, rule 19)", async () => {
    for (const statement of [
      "update game_events set type = type",
      "delete from game_events",
      "truncate game_events",
      "delete from held_events",
      "truncate held_events",
      "update audit_log set action = action",
      "delete from audit_log",
      "truncate audit_log",
      "delete from command_receipts",
    ]) {
      await expect(database().exec(statement), statement).rejects.toMatchObject({ code: "42501" });
    }
  });
});
