import * as v from "valibot";
import {
  CAPTAINS_CONFIRM,
  COLLECTORS,
  GAME_PASSES,
  PUBLIC_BROWSING,
  type Settings,
} from "../../domain/access/settings.ts";
import { answerReader } from "../answer-reader.ts";
import { count, mayLack, optionalText, shapeSchema, text } from "../rows/row-shape.ts";
import { type TableRow, tableRow } from "../rows/table-row.ts";

const settingsSchema = shapeSchema({
  publicBrowsing: v.picklist(PUBLIC_BROWSING),
  collectors: v.picklist(COLLECTORS),
  gamePasses: v.picklist(GAME_PASSES),
  captainsConfirm: v.picklist(CAPTAINS_CONFIRM),
  adminEmailDomain: optionalText,
  eventsPerGame: count,
  walkOnsPerGame: count,
  pushesPerMinute: count,
  pushBytesPerMinute: count,
  leagueTimeZone: text,
});

/** A change from before a setting existed does not mention it. */
const recordedSchema = shapeSchema({
  publicBrowsing: v.picklist(PUBLIC_BROWSING),
  collectors: v.picklist(COLLECTORS),
  gamePasses: mayLack(v.picklist(GAME_PASSES)),
  captainsConfirm: mayLack(v.picklist(CAPTAINS_CONFIRM)),
  adminEmailDomain: optionalText,
  eventsPerGame: mayLack(count),
  walkOnsPerGame: mayLack(count),
  pushesPerMinute: mayLack(count),
  pushBytesPerMinute: mayLack(count),
  leagueTimeZone: mayLack(text),
});

/** Null if nothing was recorded about it; a missing domain is null too. */
type RecordedSettings = {
  readonly [Name in keyof Settings]: Settings[Name] | null;
} & Pick<Settings, "publicBrowsing" | "collectors">;

export interface SettingsChange {
  readonly id: number;
  /** ISO 8601 */
  readonly at: string;
  /** null if the server itself made the change. */
  readonly actorId: string | null;
  readonly before: RecordedSettings;
  readonly after: RecordedSettings;
}

export const SETTINGS_CHANGES: TableRow<SettingsChange, null> = tableRow("audit_log", null, {
  id: v.number(),
  at: text,
  actorId: optionalText,
  before: recordedSchema,
  after: recordedSchema,
});

export const readSettingsAnswer = answerReader<Settings>(settingsSchema);
