import pg from "pg";
import { startCluster, TEMPLATE_DATABASE } from "./postgres-cluster.ts";

export interface OwnPostgres {
  readonly connectionString: string;
  stop(): void;
}

/** A PostgreSQL of this test's own with one fresh, migrated, empty database in it. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const cluster = await startCluster();
  try {
    const client = new pg.Client(`${cluster.ownerUrl}postgres`);
    await client.connect();
    await client.query(`create database own template ${TEMPLATE_DATABASE}`);
    await client.end();
    return { connectionString: `${cluster.ownerUrl}own`, stop: cluster.stop };
  } catch (error) {
    cluster.stop();
    throw error;
  }
}
