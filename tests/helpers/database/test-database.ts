import { afterAll, beforeAll, describe, inject } from "vitest";
import { openPglite } from "../../../supabase/local/database/open-pglite.ts";
import { openPostgres } from "../../../supabase/local/database/open-postgres.ts";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { heldTemplate } from "../../../supabase/local/database/template-database.ts";
import { chosenEngines, type Engine } from "./engines.ts";
import { TEMPLATE_DATABASE } from "./postgres-cluster.ts";

/** A fresh, migrated, empty database of the engine. */
async function openTestDatabase(engine: Engine): Promise<SqlDatabase> {
  if (engine === "pglite") return openPglite({ template: await heldTemplate() });
  const url = inject("postgresUrl");
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const maintenance = await openPostgres(`${url}postgres`);
  try {
    await maintenance.exec(`create database ${name} template ${TEMPLATE_DATABASE}`);
  } finally {
    await maintenance.close();
  }
  return openPostgres(url + name);
}

/** One database per engine for all tests of `work`, so each makes its own games and people. */
export function onEachEngine(title: string, work: (database: () => SqlDatabase) => void): void {
  describe.each(chosenEngines())(`${title} (%s)`, (engine) => {
    let database: SqlDatabase | undefined;
    beforeAll(async () => {
      database = await openTestDatabase(engine);
    });
    afterAll(() => database?.close());
    work(() => {
      if (database === undefined) throw new Error("the database is opened by beforeAll");
      return database;
    });
  });
}
