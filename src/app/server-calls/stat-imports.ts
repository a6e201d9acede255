import { changeAnswer } from "../../contract/change-answer.ts";
import { toWireKeys } from "../../contract/key-case.ts";
import { readStatImportAnswer } from "../../contract/seasons/stat-import-answer.ts";
import type { ReadyLine } from "../../domain/imports/merge-files.ts";
import { askDatabase, readListsAnew } from "./ask-server.ts";

interface StatsToImport {
  /** An id is imported only once, however often it is sent. */
  readonly opId: string;
  readonly gameId: string;
  readonly teamId: string;
  readonly fileName: string;
  /** SHA-256 of the cells that were read. */
  readonly fileHash: string;
  readonly lines: readonly ReadyLine[];
  readonly collected: "keep" | "correct";
}

/** Writes all figures of a file or none. */
export async function importStats(stats: StatsToImport) {
  const answer = await sendStats(stats, false);
  if (answer.ok) await readListsAnew();
  return answer;
}

/** Writes nothing, so its id is never used again; says what a correction would change. */
export function planStats(stats: Pick<StatsToImport, "gameId" | "teamId" | "fileHash" | "lines">) {
  const opId = crypto.randomUUID();
  return sendStats({ ...stats, opId, fileName: "", collected: "correct" }, true);
}

function sendStats(stats: StatsToImport, isDryRun: boolean) {
  return askDatabase(
    (client) =>
      client.rpc("import_stats", {
        p_op_id: stats.opId,
        p_game_id: stats.gameId,
        p_team_id: stats.teamId,
        p_file_name: stats.fileName,
        p_file_hash: stats.fileHash,
        p_rows: toWireKeys(stats.lines),
        p_collected: stats.collected,
        p_dry_run: isDryRun,
      }),
    readStatImportAnswer,
  );
}

const readUndo = changeAnswer(["unknown_import", "replaced", "reset"]);

/** The earlier import of the same game and team counts again; without one, nothing does. */
export async function undoStatImport(batchId: string) {
  const answer = await askDatabase(
    (client) => client.rpc("undo_import", { p_batch_id: batchId }),
    readUndo,
  );
  if (answer.ok) await readListsAnew();
  return answer;
}
