import * as v from "valibot";
import type { Device } from "../../domain/access/device.ts";
import { answerReader } from "../answer-reader.ts";
import { count, optionalText, shapeSchema, text } from "../rows/row-shape.ts";

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
export const readDeviceList = answerReader<readonly Device[]>(v.array(schema));
