import * as v from "valibot";
import { columnsOf } from "./columns-of.ts";

export const contactRowSchema = v.pipe(
  v.object({ team_id: v.string(), captain_email: v.string() }),
  v.transform((row) => ({ id: row.team_id, captainEmail: row.captain_email })),
);

export const CONTACT_COLUMNS = columnsOf("season_contacts", contactRowSchema);

/** The e-mail address of a team's captain (D13). */
export type TeamContactRow = v.InferOutput<typeof contactRowSchema>;
