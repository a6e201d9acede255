import type { LocalStore } from "../../local/db/local-store.ts";
import type { ReferenceTable, ReferenceTables } from "../../local/reference/reference-tables.ts";
import type { ReferenceApi } from "../../remote/api/reference-api.ts";
import type { Identity, TransportAnswer, TransportResult } from "../../sync/transport.ts";

/** An address can name this many ids. */
export const IDS_PER_READ = 100;

export type PullProblem = TransportAnswer["kind"] | "storage" | "would-shrink";

export interface PullParts {
  readonly store: Pick<LocalStore, "reference">;
  readonly reference: ReferenceApi;
  readonly identity: Pick<Identity, "currentUserId">;
  /** null for a visitor. */
  readonly reader: string | null;
  readonly signal: AbortSignal;
  /** ISO 8601, this device's clock. */
  readonly readAt: string;
  /** Hears what the server said where it refused a reading. */
  readonly onRefusal?: (said: string) => void;
}

/** null: everything is stored. A problem: nothing is. */
export type Pull = (parts: PullParts) => Promise<PullProblem | null>;

/** Explains why a reading gave nothing; the server's words go to the caller. */
export function notRead(
  { onRefusal }: Pick<PullParts, "onRefusal">,
  { answer, said }: Extract<TransportResult<unknown>, { ok: false }>,
): TransportAnswer["kind"] {
  if (said !== undefined) onRefusal?.(said);
  return answer.kind;
}

export const NOTHING = Promise.resolve({ ok: true, value: [] } as const);

type Tables = { readonly [Table in ReferenceTable]?: readonly ReferenceTables[Table][] };

/** Checks before each table who is signed in, so that purged rows do not return (rule 18). */
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

/** The other rows stay (I23, rule 18). */
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
