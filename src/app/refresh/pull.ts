import type { DeviceRows } from "../../local/db/device-rows.ts";
import type { ReferenceTable, ReferenceTables } from "../../local/reference/reference-tables.ts";
import type { ReferenceApi } from "../../remote/api/reference-api.ts";
import type { Identity, TransportAnswer, TransportResult } from "../../sync/transport.ts";

/** Why rows could not be renewed: the server's answer, or this device. */
export type PullProblem = TransportAnswer["kind"] | "storage" | "would-shrink";

export interface PullParts {
  readonly store: Pick<DeviceRows, "reference">;
  readonly reference: ReferenceApi;
  readonly identity: Pick<Identity, "currentUserId">;
  /** Who was signed in when the reading began; null: a visitor. */
  readonly reader: string | null;
  readonly signal: AbortSignal;
  /** ISO 8601, this device's clock. */
  readonly readAt: string;
}

/** One reading of the server: everything is stored, or the reason why nothing was. */
export type Pull = (parts: PullParts) => Promise<PullProblem | null>;

type Reads = Readonly<Record<string, Promise<TransportResult<unknown>>>>;
type Values<Named extends Reads> = {
  readonly [Name in keyof Named]: Extract<Awaited<Named[Name]>, { ok: true }>["value"];
};

/** The values of all reads, or the problem of the first that failed: nothing is stored of half (I23). */
export async function readAll<Named extends Reads>(
  reads: Named,
): Promise<{ ok: true; value: Values<Named> } | { ok: false; problem: PullProblem }> {
  const named = await Promise.all(
    Object.entries(reads).map(async ([name, read]) => [name, await read] as const),
  );
  const values: Record<string, unknown> = {};
  for (const [name, read] of named) {
    if (!read.ok) return { ok: false, problem: read.answer.kind };
    values[name] = read.value;
  }
  return { ok: true, value: values as Values<Named> };
}

/** What a visitor is not shown (D13). */
export const NOTHING = Promise.resolve({ ok: true, value: [] } as const);

type Tables = { readonly [Table in ReferenceTable]?: readonly ReferenceTables[Table][] };

/**
 * Replaces tables of a scope, in the order given. Before each it asks who is signed in: a sign-out
 * between two of them has purged what was read, and nothing of it may come back (rule 18).
 * `confirmedEmpty`: an empty table is empty on the server; by default to whoever is signed in.
 */
export async function replaceTables(
  { store, identity, reader, readAt }: PullParts,
  scope: string,
  tables: Tables,
  confirmedEmpty = reader !== null,
): Promise<PullProblem | null> {
  for (const table of Object.keys(tables) as ReferenceTable[]) {
    if (identity.currentUserId() !== reader) return "wrong-identity";
    const read = { complete: true, confirmedEmpty, readAt };
    const written = await store.reference.replace(table, scope, tables[table] ?? [], read);
    if (!written.ok) return written.error.code === "would-shrink" ? "would-shrink" : "storage";
  }
  return null;
}

/** Adds or renews some rows of a table; the others stay (I23, rule 18). */
export async function renewRows<Table extends ReferenceTable>(
  { store, identity, reader, readAt }: PullParts,
  table: Table,
  scope: string,
  rows: readonly ReferenceTables[Table][],
): Promise<PullProblem | null> {
  if (rows.length === 0) return null;
  if (identity.currentUserId() !== reader) return "wrong-identity";
  const written = await store.reference.replace(table, scope, rows, { complete: false, readAt });
  return written.ok ? null : "storage";
}
