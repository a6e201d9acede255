import type { SqlDatabase } from "../database/sql-database.ts";

export async function seedDemoLeague(_database: SqlDatabase, _firstStart: Date): Promise<void> {}
