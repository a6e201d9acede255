import type { Device } from "../../domain/access/device.ts";
import { count, optionalText, shapeSchema, text } from "../rows/row-shape.ts";
import { readRows } from "../rows/table-row.ts";

const schema = shapeSchema({
  deviceId: text,
  userId: text,
  fullName: text,
  kind: optionalText,
  appVersion: optionalText,
  pending: count,
  refused: count,
  holes: count,
  lastSeenAt: text,
});

/** Reads the answer of `list_devices`; null unless it is a whole list of devices (I23). */
export function readDeviceList(body: unknown): readonly Device[] | null {
  return readRows({ schema }, body);
}
