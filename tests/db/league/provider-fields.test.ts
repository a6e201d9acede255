import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { onEachEngine } from "../../helpers/database/test-database.ts";

interface Field {
  readonly entity: string;
  readonly field: string;
  readonly on_add: boolean;
}

/** The table of docs/provider.md. */
function documented(): readonly Field[] {
  const page = readFileSync(new URL("../../../docs/provider.md", import.meta.url), "utf8");
  const rows = page.matchAll(/^\| (league|team|player|game|standing) \| `(\w+)` \| (.*)\|$/gm);
  return [...rows].map(([, entity = "", field = "", remark = ""]) => ({
    entity,
    field,
    on_add: remark.includes("only when the row is made"),
  }));
}

onEachEngine("what a sync may write (D62)", (database) => {
  test("docs/provider.md and the database name the same fields", async () => {
    const stored = await database().query<{ entity: string; field: string; on_add: boolean }>(
      "select entity, field, on_add from private.sync_fields order by entity, field",
    );
    const byName = (one: Field, other: Field) =>
      one.entity === other.entity
        ? one.field < other.field
          ? -1
          : 1
        : one.entity < other.entity
          ? -1
          : 1;
    expect(stored.length).toBeGreaterThan(30);
    expect([...documented()].sort(byName)).toEqual([...stored].sort(byName));
  });

  test("every field is a column of its table, and none holds an address, a number of a jersey or a figure", async () => {
    const wrong = await database().query(
      `select f.entity, f.field from private.sync_fields f
       where f.field in ('jersey_number', 'is_ir', 'ir_date', 'captain_email', 'set_by_hand', 'deactivated_by_hand',
           'team_visitor_score', 'team_home_score', 'is_completed', 'state', 'live_on_widget')
         or not exists (select from information_schema.columns c where c.table_schema = 'public' and c.column_name = f.field
           and c.table_name = case f.entity when 'standing' then 'teams' else f.entity || 's' end)`,
    );
    expect(wrong).toEqual([]);
  });
});
