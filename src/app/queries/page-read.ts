import type { Failure, Result } from "../../domain/shared/result.ts";
import type { LocalStore } from "../../local/db/local-store.ts";
import type { LastRead } from "../../local/reference/reference.ts";
import type { ReferenceTable } from "../../local/reference/reference-tables.ts";
import type { Pace } from "../prefetch/pace.ts";
import type { PullParts, PullProblem } from "../prefetch/pull-reference.ts";

/**
 * What a page shows of the server beyond what the prefetch keeps. It is kept on the device under
 * a key (a season, a player, a game), shows from there at once and is renewed behind.
 */
export interface PageRead<Value> {
  /** Unique among the reads. */
  readonly name: string;
  /**
   * The tables that `pull` replaces, each under the key as its scope. While no reading has brought
   * anything new in them, the value is not read again: what else changes on the device does not
   * concern it.
   */
  readonly tables: readonly ReferenceTable[];
  /** More than the tables is shown (games, players): every change of reference data reads it again. */
  readonly showsOtherTables?: boolean;
  /** Edits that wait on this device are laid over it: every change of them reads it again (I17). */
  readonly showsWaiting?: boolean;
  /** How new it has to be; default: as what the page is about (`shown`). */
  readonly pace?: Pace;
  /** Reads everything from the server before anything is replaced; out: what went wrong. */
  readonly pull: (parts: PullParts, key: string) => Promise<PullProblem | null>;
  /** From the device; asked only when all of the tables were read here once. */
  readonly read: (store: LocalStore, key: string) => Promise<Result<Value, Failure<string>>>;
}

/**
 * When the oldest of its tables was read; `stamp` differs after every reading that brought
 * something new. Null: never.
 */
export async function lastRead(
  { reference }: Pick<LocalStore, "reference">,
  { tables }: Pick<PageRead<unknown>, "tables">,
  key: string,
): Promise<Result<{ readonly readAt: string; readonly stamp: string } | null, Failure<string>>> {
  const reads: LastRead[] = [];
  for (const table of tables) {
    const last = await reference.lastRead(table, key);
    if (!last.ok) return last;
    if (last.value === null) return { ok: true, value: null };
    reads.push(last.value);
  }
  const [oldest = ""] = reads.map(({ readAt }) => readAt).toSorted();
  const stamp = reads.map(({ changedAt }) => changedAt).join(" ");
  return { ok: true, value: { readAt: oldest, stamp } };
}
