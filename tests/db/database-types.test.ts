import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { databaseTypes } from "../../scripts/database-types.ts";
import { openPglite } from "../../supabase/local/database/open-pglite.ts";
import { heldTemplate } from "../../supabase/local/database/template-database.ts";

it("src/contract/database.types.ts is what the migrations give (npm run gen:types)", async () => {
  const database = await openPglite({ template: await heldTemplate() });
  const fresh = await databaseTypes(database);
  await database.close();
  expect(await readFile("src/contract/database.types.ts", "utf8")).toBe(fresh);
});
