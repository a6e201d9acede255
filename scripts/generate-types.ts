import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { openPglite } from "../supabase/local/database/open-pglite.ts";
import { loadTemplate } from "../supabase/local/database/template-database.ts";
import { databaseTypes } from "./database-types.ts";

/** `npm run gen:types`: writes src/contract/database.types.ts from the migrations. */
const database = await openPglite({ template: await loadTemplate() });
const target = fileURLToPath(new URL("../src/contract/database.types.ts", import.meta.url));
await writeFile(target, await databaseTypes(database));
await database.close();
