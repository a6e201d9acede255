import { fail, ok, type Result } from "../../../domain/shared/result.ts";
import type { StatCells } from "../../files/stat-cells.ts";
import statFileWorker from "../../files/stat-file.worker.ts?worker&url";

/** A game of forty players needs a few KB, so a larger file was chosen by mistake. */
const MOST_BYTES = 3_000_000;
/** Reading stops after this time, because a file can make the reader hang. */
const LONGEST_MS = 10_000;

export type StatFileFailure = "not_csv" | "too_large" | "unreadable" | "binary" | "open_quote";

interface ReadStatFile {
  readonly cells: readonly (readonly string[])[];
  /** SHA-256 of the cells, so that the same content in another encoding has the same hash. */
  readonly hash: string;
}

/** Reads the cells of a chosen file in a worker, so that the page stays usable meanwhile. */
export async function readStatCells(
  file: File,
): Promise<Result<ReadStatFile, { code: StatFileFailure; row: number | null }>> {
  if (!/\.csv$/i.test(file.name)) return fail({ code: "not_csv", row: null });
  if (file.size > MOST_BYTES) return fail({ code: "too_large", row: null });
  const read = await readInWorker(file);
  if (read === null) return fail({ code: "unreadable", row: null });
  if (!read.ok) return fail({ code: read.code, row: read.row });
  return ok({ cells: read.cells, hash: await hashOf(read.cells) });
}

async function readInWorker(file: File): Promise<StatCells | null> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
  const worker = new Worker(statFileWorker, { type: "module" });
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

async function hashOf(cells: ReadStatFile["cells"]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(cells));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
