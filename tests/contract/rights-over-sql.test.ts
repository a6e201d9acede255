import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Actor,
  ANONYMOUS,
  insertAccount,
  runAs,
  SERVICE,
} from "../helpers/database/actors.ts";
import { createFullLeague, type FullLeague } from "../helpers/database/full-league.ts";
import { createPassHolder, endPassesOf } from "../helpers/database/pass-holder.ts";
import { onEachEngine } from "../helpers/database/test-database.ts";
import { argumentTypes, callByName } from "./call-by-name.ts";
import { readContents } from "./contents.ts";
import { GUESTS, PEOPLE, PERSONS } from "./matrix-people.ts";
import {
  CALLERS,
  type Caller,
  FUNCTIONS,
  OPEN_IN_EVERY_MODE,
  OPEN_TO_ITS_OWNER,
  QUESTIONS,
  READABLE_COLUMNS,
  RELATIONS,
  VIEWS,
} from "./rights-matrix.ts";

const VERBS = ["insert", "update", "delete", "upsert", "truncate"] as const;

/** Rolls back a transaction that only had to be possible. */
class NotKept extends Error {}

onEachEngine("rights in the database, cell by cell (security rules 1-6)", (database) => {
  let league: FullLeague;
  let actors: Readonly<Record<Caller, Actor>>;

  beforeAll(async () => {
    const sql = database();
    league = await createFullLeague(sql);
    const people: Partial<Record<Caller, Actor>> = {};
    for (const name of PERSONS) people[name] = await insertAccount(sql, name, PEOPLE[name]);
    await sql.query("update app_settings set game_passes = 'admins'");
    const { id, home } = league.game;
    for (const name of GUESTS) {
      people[name] = await createPassHolder(
        sql,
        id,
        name === "check-in pass" ? home.id : undefined,
      );
    }
    await endPassesOf(sql, people["ended pass"]?.userId ?? "");
    actors = { anonymous: ANONYMOUS, service: SERVICE, ...people } as Record<Caller, Actor>;
  });

  async function columnOf(relation: string): Promise<string> {
    const [column] = await database().query<{ attname: string }>(
      "select attname from pg_attribute where attrelid = $1::regclass and attnum > 0 and attidentity = '' order by attnum limit 1",
      [relation],
    );
    return column?.attname ?? "";
  }

  test("the matrix has a row for every table and view", async () => {
    const relations = await database().query<{ relname: string }>(
      `select relname from pg_class where relnamespace = 'public'::regnamespace
         and relkind in ('r', 'v', 'm', 'p', 'f') order by relname`,
    );
    expect(relations.map((row) => row.relname)).toEqual(Object.keys(RELATIONS).sort());
  });

  test("the matrix has a row for every function of the API", async () => {
    const functions = await database().query<{ name: string }>(
      `select distinct proname::text as name from pg_proc
       where pronamespace = 'public'::regnamespace
         and (has_function_privilege('service_role', oid, 'execute')
           or has_function_privilege('authenticated', oid, 'execute')) order by 1`,
    );
    expect(functions.map((row) => row.name)).toEqual(Object.keys(FUNCTIONS).sort());
  });

  async function readingOf(caller: Caller, relation: string): Promise<unknown> {
    const columns = caller === "service" ? "*" : (READABLE_COLUMNS[relation] ?? "*");
    return runAs(database(), actors[caller], (tx) =>
      tx.query(`select ${columns} from ${relation} limit 1`),
    ).then(
      (rows) => (rows.length > 0 ? "rows" : "empty"),
      (error: { code?: string }) => (error.code === "42501" ? "refused" : error),
    );
  }

  describe("while public browsing is off (D10)", () => {
    beforeAll(async () => {
      await database().query("update app_settings set public_browsing = 'off'");
    });
    afterAll(async () => {
      await database().query("update app_settings set public_browsing = 'all'");
    });

    test.each([
      "anonymous",
      "unconfirmed",
      "disabled",
      "temporary password",
      "ended pass",
    ] as const)("%s reads nothing of the league", async (caller) => {
      for (const [relation, row] of Object.entries(RELATIONS)) {
        const isOpen =
          OPEN_IN_EVERY_MODE.includes(relation) ||
          (caller !== "anonymous" && OPEN_TO_ITS_OWNER.includes(relation));
        const expected = row[caller] === "rows" && !isOpen ? "empty" : row[caller];
        const found = await readingOf(caller, relation);
        expect({ relation, found }).toEqual({ relation, found: expected });
      }
    });

    test.each(["check-in pass", "pass holder", "plain user", "collector", "admin"] as const)(
      "%s reads as ever",
      async (caller) => {
        for (const [relation, row] of Object.entries(RELATIONS)) {
          const found = await readingOf(caller, relation);
          expect({ relation, found }).toEqual({ relation, found: row[caller] });
        }
      },
    );
  });

  describe.each(CALLERS)("%s", (caller) => {
    let before: Awaited<ReturnType<typeof readContents>>;
    beforeAll(async () => {
      before = await readContents(database());
    });

    test.each(Object.entries(RELATIONS))("select on %s", async (relation, row) => {
      expect(await readingOf(caller, relation)).toBe(row[caller]);
    });

    test("writes on every table and view are refused", async () => {
      for (const relation of Object.keys(RELATIONS)) {
        const column = await columnOf(relation);
        const statements = {
          insert: `insert into ${relation} default values`,
          update: `update ${relation} set ${column} = ${column}`,
          delete: `delete from ${relation}`,
          upsert: `insert into ${relation} default values on conflict do nothing`,
          truncate: `truncate ${relation}`,
        };
        for (const verb of VERBS) {
          const code = await runAs(database(), actors[caller], (tx) =>
            tx.exec(statements[verb]),
          ).then(
            () => "done",
            (refusal: { code?: string }) => refusal.code,
          );
          // Nobody can write to a view that joins (55000, 42809).
          const refusal = VIEWS.includes(relation) ? /42501|55000|42809/ : /42501/;
          expect({ relation, verb, code }).toEqual({
            relation,
            verb,
            code: expect.stringMatching(refusal),
          });
        }
      }
    });

    test.each(Object.entries(FUNCTIONS))("calls %s", async (name, row) => {
      const types = await argumentTypes(database(), name);
      const outcome = await runAs(database(), actors[caller], async (tx) => {
        await callByName(tx, name, types, row.args(league));
        throw new NotKept();
      }).then(
        () => "kept",
        (error: { code?: string }) => (error instanceof NotKept ? "done" : error.code),
      );
      expect(outcome).toBe(row.callers.includes(caller) ? "done" : "42501");
    });

    // One look after all cells: two looks at each cell were most of this file's time.
    test("nothing of this has changed anything", async () => {
      expect(await readContents(database())).toEqual(before);
    });
  });

  test("nobody may write a table: all writes are calls of functions", async () => {
    const granted = await database().query(
      `select grantee, table_name, privilege_type from information_schema.role_table_grants
       where grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC')
         and table_schema in ('public', 'private') and privilege_type <> 'SELECT'`,
    );
    expect(granted).toEqual([]);
  });

  /** The functions that a role of the API may execute, as the matrix implies them. */
  function executable(role: "anon" | "authenticated" | "service_role"): string[] {
    const names = new Set(QUESTIONS.map((name) => `private.${name}`));
    for (const [name, row] of Object.entries(FUNCTIONS)) {
      const callers = row.callers.filter((caller) =>
        role === "anon"
          ? caller === "anonymous"
          : (caller === "service") === (role === "service_role"),
      );
      if (callers.length === 0) continue;
      names.add(`public.${name}`);
    }
    return [...names].sort();
  }

  test.each(["anon", "authenticated", "service_role"] as const)(
    "%s may execute what the matrix says, and nothing of the schema private besides",
    async (role) => {
      const rows = await database().query<{ name: string }>(
        `select distinct n.nspname || '.' || p.proname as name
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where n.nspname in ('public', 'private') and has_function_privilege($1, p.oid, 'execute')
         order by 1`,
        [role],
      );
      expect(rows.map((row) => row.name).sort()).toEqual(executable(role));
    },
  );

  test("no role of the API holds any grant on a table of the schema private", async () => {
    const granted = await database().query(
      `select grantee, table_name, privilege_type from information_schema.role_table_grants
       where table_schema = 'private' and grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC')`,
    );
    expect(granted).toEqual([]);
  });

  test("no address is reachable by an anonymous select (rule 8)", async () => {
    for (const [relation, row] of Object.entries(RELATIONS)) {
      if (row.anonymous !== "rows") continue;
      const columns = READABLE_COLUMNS[relation] ?? "*";
      const found = await runAs(database(), ANONYMOUS, (tx) =>
        tx.query(`select * from (select ${columns} from ${relation}) r where r::text like '%@%'`),
      );
      expect({ relation, found }).toEqual({ relation, found: [] });
    }
  });
});
