import * as v from "valibot";
import { COLLECTORS, PUBLIC_BROWSING, type Settings } from "../../domain/access/settings.ts";
import { count, optionalText, shapeSchema, text } from "../rows/row-shape.ts";
import { type TableRow, tableRow } from "../rows/table-row.ts";

const settingsSchema = shapeSchema({
  publicBrowsing: v.picklist(PUBLIC_BROWSING),
  collectors: v.picklist(COLLECTORS),
  adminEmailDomain: optionalText,
  eventsPerGame: count,
  walkOnsPerGame: count,
  pushesPerMinute: count,
  pushBytesPerMinute: count,
  leagueTimeZone: text,
});

export interface SettingsChange {
  readonly id: number;
  /** ISO 8601 */
  readonly at: string;
  /** Null when the server itself made the change. */
  readonly actorId: string | null;
  readonly before: Settings;
  readonly after: Settings;
}

export const SETTINGS_CHANGES: TableRow<SettingsChange, null> = tableRow("audit_log", null, {
  id: v.number(),
  at: text,
  actorId: optionalText,
  before: settingsSchema,
  after: settingsSchema,
});

export function readSettingsAnswer(body: unknown): Settings | null {
  const parsed = v.safeParse(settingsSchema, body);
  return parsed.success ? parsed.output : null;
}
