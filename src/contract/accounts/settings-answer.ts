import * as v from "valibot";
import { COLLECTORS, PUBLIC_BROWSING, type Settings } from "../../domain/access/settings.ts";

const settingsSchema = v.pipe(
  v.object({
    public_browsing: v.picklist(PUBLIC_BROWSING),
    collectors: v.picklist(COLLECTORS),
    admin_email_domain: v.nullable(v.string()),
  }),
  v.transform(
    (row): Settings => ({
      publicBrowsing: row.public_browsing,
      collectors: row.collectors,
      adminEmailDomain: row.admin_email_domain,
    }),
  ),
);

/** One change of the switches, from the audit log (rule 19). */
export interface SettingsChange {
  readonly id: number;
  /** ISO 8601 */
  readonly at: string;
  /** Null when the server itself made the change. */
  readonly actorId: string | null;
  readonly before: Settings;
  readonly after: Settings;
}

export const settingsChangeSchema = v.pipe(
  v.object({
    id: v.number(),
    at: v.string(),
    actor_id: v.nullable(v.string()),
    before: settingsSchema,
    after: settingsSchema,
  }),
  v.transform(
    (row): SettingsChange => ({
      id: row.id,
      at: row.at,
      actorId: row.actor_id,
      before: row.before,
      after: row.after,
    }),
  ),
);

/** Reads the answer of `read_settings` and `update_settings`. */
export function readSettingsAnswer(body: unknown): Settings | null {
  const parsed = v.safeParse(settingsSchema, body);
  return parsed.success ? parsed.output : null;
}
