import { fail, ok, type Result } from "../../domain/shared/result.ts";
import type { StatCells } from "../files/stat-cells.ts";

/** A game of forty players is a few KB; more is another file by mistake. */
const MOST_BYTES = 3_000_000;
/** What a file may take that makes the reader hang. */
const LONGEST_MS = 10_000;

export type StatFileFailure = "not_csv" | "too_large" | "unreadable" | "binary" | "open_quote";

/** Reads the cells of a chosen file in a worker, so that the page stays usable meanwhile. */
export async function readStatCells(
  file: File,
): Promise<Result<readonly (readonly string[])[], { code: StatFileFailure; row: number | null }>> {
  if (!/\.csv$/i.test(file.name)) return fail({ code: "not_csv", row: null });
  if (file.size > MOST_BYTES) return fail({ code: "too_large", row: null });
  const read = await readInWorker(file);
  if (read === null) return fail({ code: "unreadable", row: null });
  return read.ok ? ok(read.cells) : fail({ code: read.code, row: read.row });
}

async function readInWorker(file: File): Promise<StatCells | null> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // The file was moved or changed after it was chosen.
    return null;
  }
  const worker = new Worker(new URL("../files/stat-file.worker.ts", import.meta.url), {
    type: "module",
  });
  try {
    return await new Promise<StatCells | null>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<StatCells>) => resolve(data);
      worker.onerror = () => resolve(null);
      setTimeout(() => resolve(null), LONGEST_MS);
      worker.postMessage(bytes, [bytes.buffer]);
    });
  } finally {
    worker.terminate();
  }
}
