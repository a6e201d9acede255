import { text } from "./row-shape.ts";
import { tableRow } from "./table-row.ts";

/** Each row is a queued command that the server has accepted; people read their own. */
export const COMMAND_RECEIPTS = tableRow("command_receipts", "op_id", { opId: text });
