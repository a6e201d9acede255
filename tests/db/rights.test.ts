import { beforeAll, describe, expect, test } from "vitest";
import {
  type Actor,
  ANONYMOUS,
  createAccount,
  runAs,
  SERVICE,
} from "../helpers/database/actors.ts";
import { createFullLeague, type FullLeague } from "../helpers/database/full-league.ts";
import { onEachEngine } from "../helpers/database/test-database.ts";
import { EXECUTION, READERS, READING, type Reader, SERVICE_WRITES } from "./rights-expected.ts";

const VERBS = ["insert", "update", "delete", "upsert", "truncate"] as const;

onEachEngine("rights, cell by cell (security rules 1-6)", (database) => {
  let league: FullLeague;
  let actors: Readonly<Record<Reader, Actor>>;

  beforeAll(async () => {
    const sql = database();
    league = await createFullLeague(sql);
    const poison = { role: "admin", is_admin: true, invited_by_admin: true, is_collector: true };
    actors = {
      anonymous: ANONYMOUS,
      unconfirmed: await createAccount(sql, "unconfirmed", { confirmed: false }),
      "plain user": await createAccount(sql, "plain user"),
      "poisoned metadata": await createAccount(sql, "poisoned", { metadata: poison }),
      disabled: await createAccount(sql, "disabled", { profile: { is_disabled: true } }),
      admin: await createAccount(sql, "admin", { profile: { role: "admin" } }),
      service: SERVICE,
    };
  });

  /** As the owner, who sees everything: proof that a refused write changed nothing. */
  async function contentOf(relation: string): Promise<unknown> {
    const rows = await database().query(
      `select md5(coalesce(string_agg(r::text, '' order by r::text), '')) as content from ${relation} r`,
    );
    return rows[0]?.content;
  }

  async function columnOf(relation: string): Promise<string> {
    const [column] = await database().query<{ attname: string }>(
      "select attname from pg_attribute where attrelid = $1::regclass and attnum > 0 and attidentity = '' order by attnum limit 1",
      [relation],
    );
    return column?.attname ?? "";
  }

  test("the table of expectations names every relation", async () => {
    const relations = await database().query<{ relname: string }>(
      `select relname from pg_class where relnamespace = 'public'::regnamespace
         and relkind in ('r', 'v', 'm', 'p', 'f') order by relname`,
    );
    expect(relations.map((row) => row.relname)).toEqual(Object.keys(READING));
  });

  describe.each(READERS)("%s", (reader) => {
    test.each(Object.entries(READING))("select on %s", async (relation, row) => {
      const columns = relation === "app_settings" && reader !== "service" ? "id" : "*";
      const answer = await runAs(database(), actors[reader], (tx) =>
        tx.query(`select ${columns} from ${relation} limit 1`),
      ).then(
        (rows) => (rows.length > 0 ? "rows" : "empty"),
        (error: { code?: string }) => (error.code === "42501" ? "refused" : error),
      );
      expect(answer).toBe(row[reader]);
    });

    test.each(Object.keys(READING))("writes on %s", async (relation) => {
      const column = await columnOf(relation);
      const statements = {
        insert: `insert into ${relation} default values`,
        update: `update ${relation} set ${column} = ${column}`,
        delete: `delete from ${relation}`,
        upsert: `insert into ${relation} default values on conflict do nothing`,
        truncate: `truncate ${relation}`,
      };
      const granted = reader === "service" ? (SERVICE_WRITES[relation] ?? []) : [];
      const before = await contentOf(relation);
      for (const verb of VERBS) {
        const privilege = verb === "upsert" ? "insert" : verb;
        if (granted.includes(privilege)) continue;
        const error = await runAs(database(), actors[reader], (tx) =>
          tx.exec(statements[verb]),
        ).then(
          () => undefined,
          (refusal: { code?: string }) => refusal,
        );
        // A view that joins cannot be written by anybody (55000).
        expect({ verb, code: error?.code }).toEqual({
          verb,
          code: expect.stringMatching(
            READING[relation] && isView(relation) ? /42501|55000|42809/ : /42501/,
          ),
        });
      }
      expect(await contentOf(relation)).toBe(before);
    });
  });

  test("what the service may write is exactly what the table says", async () => {
    const rows = await database().query<{ relation: string; verb: string }>(
      `select table_name::text as relation, lower(privilege_type) as verb
       from information_schema.role_table_grants
       where grantee = 'service_role' and table_schema in ('public', 'private') and privilege_type <> 'SELECT'
       order by 1, 2`,
    );
    const granted: Record<string, string[]> = {};
    for (const { relation, verb } of rows) granted[relation] = [...(granted[relation] ?? []), verb];
    expect(granted).toEqual(SERVICE_WRITES);
  });

  test.each(Object.entries(EXECUTION))("functions that %s may execute", async (role, expected) => {
    const rows = await database().query<{ name: string }>(
      `select distinct n.nspname || '.' || p.proname as name
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname in ('public', 'private')
         and case when $1 = 'public'
           then exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
             where a.grantee = 0 and a.privilege_type = 'EXECUTE')
           else has_function_privilege($1, p.oid, 'execute') end
       order by 1`,
      [role],
    );
    expect(rows.map((row) => row.name)).toEqual(expected);
  });

  describe("calls by who may not make them change nothing", () => {
    const CALLS: readonly { sql: string; refused: readonly Reader[] }[] = [
      ...[
        "select push_game_events($1, $2, '[]')",
        "select held_events_for_game($1) where $2::uuid is not null",
        "select apply_held_events($1, array[$2::uuid])",
        "select dismiss_held_events($1, array[$2::uuid])",
        "select set_jersey_number($1, '5', $2)",
      ].map((sql) => ({ sql, refused: ["anonymous", "unconfirmed", "disabled"] as const })),
      ...[
        "select pull_game_events($1) where $2::uuid is not null",
        "select known_event_ids($1, $2)",
      ].map((sql) => ({ sql, refused: ["anonymous", "unconfirmed", "disabled"] as const })),
      {
        sql: "select * from verify_totals($1) where $2::uuid is not null",
        refused: ["anonymous", "unconfirmed", "disabled", "plain user", "poisoned metadata"],
      },
    ];

    test.each(CALLS)("$sql", async ({ sql, refused }) => {
      const tables = [
        "games",
        "game_events",
        "held_events",
        "players",
        "audit_log",
        "command_receipts",
      ];
      const before = await Promise.all(tables.map(contentOf));
      for (const reader of refused) {
        const error = await runAs(database(), actors[reader], (tx) =>
          tx.query(sql, [league.game.id, crypto.randomUUID()]),
        ).then(
          () => undefined,
          (refusal: { code?: string }) => refusal,
        );
        expect({ reader, code: error?.code }).toEqual({ reader, code: "42501" });
      }
      expect(await Promise.all(tables.map(contentOf))).toEqual(before);
      await runAs(database(), actors.admin, (tx) =>
        tx.query(sql, [league.game.id, crypto.randomUUID()]),
      );
    });
  });

  test("no address is reachable by an anonymous select (rule 8)", async () => {
    for (const [relation, row] of Object.entries(READING)) {
      if (row.anonymous !== "rows") continue;
      const columns = relation === "app_settings" ? "id" : "*";
      const found = await runAs(database(), ANONYMOUS, (tx) =>
        tx.query(`select * from (select ${columns} from ${relation}) r where r::text like '%@%'`),
      );
      expect({ relation, found }).toEqual({ relation, found: [] });
    }
  });

  function isView(relation: string): boolean {
    return relation === "game_cards" || relation === "team_games";
  }
});
