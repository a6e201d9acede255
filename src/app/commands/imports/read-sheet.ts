import { fail, ok, type Result } from "../../../domain/shared/result.ts";
import { decodeSheet, type SheetCells, sheetCells } from "../../files/sheet-cells.ts";

/** No season needs more, and one call to the server can carry no more. */
const MOST_BYTES = 3_000_000;

/** A workbook is a zip file and starts with these bytes. */
const ZIP = [0x50, 0x4b];

export function readSheetText(text: string): SheetCells {
  return sheetCells(text);
}

export async function readSheetFile(
  file: File,
): Promise<Result<string, { readonly code: "too-large" | "workbook" | "unreadable" }>> {
  if (file.size > MOST_BYTES) return fail({ code: "too-large" });
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (bytes[0] === ZIP[0] && bytes[1] === ZIP[1]) return fail({ code: "workbook" });
    return ok(decodeSheet(bytes));
  } catch {
    return fail({ code: "unreadable" });
  }
}
